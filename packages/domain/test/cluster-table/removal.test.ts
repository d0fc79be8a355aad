import { expect, test } from 'vitest';
import { after, tableOf } from './world.ts';

test('after a row is deleted the row that takes its position is the active one', () => {
  const state = after(
    tableOf('one', 'two', 'three'),
    { type: 'went', position: { row: 0, column: 1 } },
    { type: 'deleted', rowId: 2 },
  );
  expect(state.active).toEqual({ rowId: null, column: 2, position: { row: 1, column: 1 } });
});
