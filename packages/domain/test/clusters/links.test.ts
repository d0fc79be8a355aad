import fc from 'fast-check';
import { expect, test } from 'vitest';
import { previewText, reasonProblem } from '../../src/clusters/links.ts';

const cell = fc.option(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }));

test('a preview has whole words as far as they fit, and at most two hundred characters and a sign that there are more', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ col_1_value: cell, col_2_value: cell }), { maxLength: 8 }), (rows) => {
      const text = previewText(rows);
      expect(Array.from(text).length).toBeLessThanOrEqual(203);
      expect(text.isWellFormed()).toBe(true);
    }),
  );
  const rows = [
    { col_1_value: 'Haus', col_2_value: 'house' },
    { col_1_value: 'Baum', col_2_value: null },
  ];
  expect(previewText(rows)).toBe('Haus – house, Baum');
  expect(previewText([...rows, { col_1_value: 'x'.repeat(300), col_2_value: null }])).toBe('Haus – house, Baum, …');
});

test('a reason is at least three characters and at most a thousand', () => {
  expect(reasonProblem('no')?.id).toBe('link.reason_missing');
  expect(reasonProblem('bad')).toBeNull();
  expect(reasonProblem('x'.repeat(1001))?.id).toBe('link.reason_too_long');
});
