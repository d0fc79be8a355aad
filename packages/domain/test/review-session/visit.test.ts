import { expect, test } from 'vitest';
import { givenAnswers, knownRows, visitDirection, visitWords } from '../../src/review-session/visit.ts';
import type { AnswerEntry, ReviewEntry } from '../../src/review-session/entries.ts';

const COLUMNS = {
  col_1_name: 'Wort',
  col_2_name: 'Word',
  col_3_name: null,
  col_1_language: null,
  col_2_language: null,
  col_3_language: null,
};
const row = (id: number, first: string | null = `w${id}`, second: string | null = `m${id}`) => ({
  id,
  col_1_value: first,
  col_2_value: second,
  col_3_value: null,
});
const answer = (row_id: number, rating: AnswerEntry['rating'], id = `${row_id} ${rating}`): AnswerEntry => ({
  id,
  kind: 'answer',
  row_id,
  source_col: 1,
  target_col: 2,
  happened_at: '2026-03-02T09:00:00Z',
  rating,
  verdict: null,
  way: 'type',
  duration_ms: 1000,
});
const idsOf = (entries: ReviewEntry[], most = 10) =>
  visitWords(COLUMNS, [row(1), row(2), row(3, 'a', null), row(4, 'b', ' '), row(5)], entries, most).map((word) => [
    word.row_id,
    word.state?.state ?? 'new',
  ]);

test('a visit asks the words that have both sides, what is not known yet alone, and all again once everything is', () => {
  expect(idsOf([])).toEqual([
    [1, 'new'],
    [2, 'new'],
    [5, 'new'],
  ]);
  expect(idsOf([], 2)).toHaveLength(2);
  expect(idsOf([answer(1, 3), answer(2, 1)])).toEqual([
    [2, 'learning'],
    [5, 'new'],
  ]);
  expect(idsOf([answer(1, 3), answer(2, 4), answer(5, 3)])).toHaveLength(3);
});

test('the last effective answer counts', () => {
  const undo: ReviewEntry = { id: 'u', kind: 'undo', undoes: '1 1', happened_at: '2026-03-02T09:01:00Z' };
  const log = [answer(1, 3), answer(1, 1), undo, answer(2, 3), answer(2, 1)];
  expect(givenAnswers(log)).toHaveLength(3);
  expect(knownRows(log)).toBe(1);
});

test('a cluster of one column has nothing to ask', () => {
  expect(visitDirection(COLUMNS)).toEqual([1, 2]);
  expect(visitDirection({ ...COLUMNS, col_2_name: null })).toBeNull();
  expect(visitWords({ ...COLUMNS, col_2_name: null }, [row(1)], [], 10)).toEqual([]);
  expect(visitDirection({ ...COLUMNS, col_2_name: null, col_3_name: 'Third' })).toEqual([1, 3]);
});
