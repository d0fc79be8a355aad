import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeTags, tagsOfText, tagsProblem } from '../../src/clusters/tags.ts';

test('tags typed into one field are parted by commas, trimmed and each kept once', () => {
  expect(tagsOfText(' animals,unit   1; animals,,\nhome ')).toEqual(['animals', 'unit 1', 'home']);
  expect(tagsOfText('  ')).toEqual([]);
});

test('normalised tags stay the same when normalised again', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (tags) => {
      const normalized = normalizeTags(tags);
      expect(normalizeTags(normalized)).toEqual(normalized);
    }),
  );
});

test('limits of tags are reported', () => {
  expect(tagsProblem(['a'])).toBeNull();
  expect(tagsProblem(Array.from({ length: 51 }, String))?.id).toBe('tags.too_many');
  expect(tagsProblem(['x'.repeat(101)])?.id).toBe('tags.too_long');
});
