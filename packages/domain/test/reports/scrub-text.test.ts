import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scrubText, scrubUrl } from '../../src/reports/scrub-text.ts';

describe('the text of a report', () => {
  test.each([
    ['no such user nina@example.com', 'no such user [e-mail]'],
    ['Unexpected token in "das Brötchen"', 'Unexpected token in [text]'],
    ["Cannot read properties of undefined (reading 'secret')", 'Cannot read properties of undefined (reading [text])'],
    ['GET https://words.example/api/x?token=abc failed', 'GET https://words.example/api/x failed'],
    ['cluster 4711 is gone', 'cluster 0 is gone'],
  ])('%s', (text, scrubbed) => expect(scrubText(text)).toBe(scrubbed));

  test('never contains an e-mail address, a token or quoted text', () => {
    const secret = fc.constantFrom('nina@example.com', 'Zq9_'.repeat(10), '"Größe"', '“Größe”', '?signature=Abc');
    fc.assert(
      fc.property(fc.lorem(), secret, fc.lorem(), (before, hidden, after) => {
        const scrubbed = scrubText(`${before} /x${hidden} ${hidden} ${after}`);
        for (const part of ['nina', 'Zq9_', 'Größe', 'Abc']) expect(scrubbed).not.toContain(part);
      }),
    );
  });
});

test('an address is named without query, ids and secrets', () => {
  expect(scrubUrl('https://a@words.example/clusters/12/test?x=1#y')).toEqual('https://words.example/clusters/:id/test');
  expect(scrubUrl('/api/user/export/5?signature=abc')).toEqual('/api/user/export/:id');
  expect(scrubUrl('/assets/index-abcdef.js')).toEqual('/assets/index-abcdef.js');
});
