import { expect, test } from 'vitest';
import { answered, enqueue, queueOf, refuse, remoteChange, undo } from '../../src/cluster-table/pending-changes.ts';

const row = (id: number, first: string, row_number = id) => ({
  id,
  cluster_id: 1,
  row_number,
  col_1_value: first,
  col_2_value: null,
  col_3_value: null,
  tags: [],
});
const ROWS = [row(1, 'one'), row(2, 'two'), row(3, 'three')];
const words = (queue: { rows: readonly { col_1_value: string | null }[] }) => queue.rows.map((one) => one.col_1_value);

test('a remote change, move, addition or deletion is shown at its position', () => {
  const queue = queueOf(ROWS);
  expect(words(remoteChange(queue, { row: row(2, 'TWO') }))).toEqual(['one', 'TWO', 'three']);
  expect(words(remoteChange(queue, { row: row(3, 'three', 1) }))).toEqual(['three', 'one', 'two']);
  expect(words(remoteChange(queue, { row: row(4, 'four') }))).toEqual(['one', 'two', 'three', 'four']);
  expect(words(remoteChange(queue, { gone: 1 }))).toEqual(['two', 'three']);
  expect(words(remoteChange(queue, { gone: 9 }))).toEqual(['one', 'two', 'three']);
});

test('an own pending change stays on top of remote ones, and wins when it is stored', () => {
  const pending = enqueue(queueOf(ROWS), { type: 'edit', rowId: 2, cells: { col_1_value: 'mine' } });
  const later = remoteChange(pending, { row: row(2, 'theirs') });
  expect(words(later)).toEqual(['one', 'mine', 'three']);
  const stored = answered(later, 1, null, false);
  expect(stored.stored[1]?.col_1_value).toBe('mine');
  // Undo brings back what stood there when it was replaced.
  expect(words(undo(stored))).toEqual(['one', 'theirs', 'three']);
});

test('hearing of an own change again changes nothing', () => {
  const queue = queueOf(ROWS);
  expect(remoteChange(queue, { row: row(2, 'two') }).rows).toEqual(queue.rows);
});

test('undo never brings back a refused value, also where the later edit then changes nothing', () => {
  const typed = enqueue(queueOf(ROWS), { type: 'edit', rowId: 2, cells: { col_2_value: 'refused' } });
  const emptied = enqueue(typed, { type: 'edit', rowId: 2, cells: { col_2_value: null } });
  const left = refuse(emptied, { key: 1, reason: 'too long', gone: false, overtaken: false });
  expect(undo(left).rows[1]?.col_2_value).toBeNull();
});
