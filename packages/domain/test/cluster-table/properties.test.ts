import { cases } from '@wordcluster/testing/nightly';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChange, type Rows } from '../../src/cluster-table/changes.ts';
import { reduce } from '../../src/cluster-table/reducer.ts';
import { rowAt, viewIndexOf, type TableState } from '../../src/cluster-table/state.ts';
import { foldText } from '../../src/text/folding.ts';
import { anyOperations, operationsOf, worldAfter, type World } from './world.ts';

const valuesOf = (rows: Rows) => rows.map(({ id, col_1_value, col_2_value }) => [id, col_1_value, col_2_value]);
const idsOf = (rows: Rows) => rows.map(({ id }) => id);

const unshared = operationsOf(['cells', 'order', 'rows', 'history', 'server', 'refusals', 'loads', 'looks']);

/** Texts that stand in a row they were not typed into. */
const strayTexts = ({ typedFor }: World, rows: Rows) =>
  rows.flatMap(({ id, col_1_value, col_2_value }) =>
    [col_1_value, col_2_value].filter((value) => ![undefined, null, id].includes(typedFor.get(value ?? ''))),
  );

/** Search and sorting as they read in a manual. */
function expectedView({ list, search, sorting, pinned }: TableState): number[] {
  const wanted = foldText(search.trim());
  const { compare } = new Intl.Collator(sorting?.column === 2 ? 'sk' : 'de', { numeric: true });
  const valueOf = (row: Rows[number]) => (sorting?.column === 2 ? row.col_2_value : row.col_1_value);
  const found = list.rows.filter(
    (row) => pinned.has(row.id) || foldText(`${row.col_1_value}\n${row.col_2_value ?? ''}`).includes(wanted),
  );
  if (sorting !== null)
    found.sort((a, b) => {
      const [one, two] = [valueOf(a), valueOf(b)];
      if (one === null || two === null) return Number(one === null) - Number(two === null);
      return compare(one, two) * (sorting.descending ? -1 : 1);
    });
  return idsOf(found);
}

describe('cluster table, whatever is done, answered, refused and loaded', () => {
  it('shows stored rows with pending changes', () => {
    fc.assert(
      fc.property(anyOperations, (operations) => {
        worldAfter(operations, ({ state: { list } }) => {
          const shown = list.pending.reduce((rows, { change }) => applyChange(rows, change), list.stored);
          expect(valuesOf(list.rows)).toEqual(valuesOf(shown));
          expect(new Set(idsOf(list.rows)).size).toBe(list.rows.length);
        });
      }),
    );
  });

  it('never applies a change to another row than the one it was typed into', () => {
    fc.assert(
      fc.property(anyOperations, (operations) => {
        const world = worldAfter(operations, (one) => expect(strayTexts(one, one.state.list.rows)).toEqual([]));
        world.settle();
        expect(strayTexts(world, world.server.list())).toEqual([]);
      }),
    );
  });

  /** Undoes some steps and makes them again. */
  function undoAndRedo(world: World, times: number): void {
    const before = world.state.list.undone.length;
    for (let time = 0; time < times; time++) world.dispatch({ type: 'undo' });
    const undone = world.state.list.undone.length - before;
    for (let time = 0; time < undone; time++) world.dispatch({ type: 'redo' });
  }

  it('is the same table after undo and redo', () => {
    fc.assert(
      fc.property(anyOperations, fc.integer({ min: 1, max: 6 }), (operations, times) => {
        const world = worldAfter(operations);
        const before = world.state.list.rows;
        undoAndRedo(world, times);
        expect(valuesOf(world.state.list.rows)).toEqual(valuesOf(before));
      }),
    );
  });

  // A move gives a row another place among deleted ones, so the two are not mixed.
  it.each([
    ['moves', operationsOf(['cells', 'order', 'history', 'server', 'refusals'])],
    ['deletions and additions', operationsOf(['cells', 'rows', 'history', 'server', 'refusals'])],
  ])('is the same table on the server after undo and redo: %s', (_what, anyOfThem) => {
    fc.assert(
      fc.property(anyOfThem, fc.integer({ min: 1, max: 6 }), (operations, times) => {
        const world = worldAfter(operations);
        world.settle();
        const before = world.server.list();
        undoAndRedo(world, times);
        world.settle();
        expect(valuesOf(world.server.list())).toEqual(valuesOf(before));
      }),
    );
  });

  it.each([
    ['changes, refusals and loads', operationsOf(['cells', 'server', 'refusals', 'loads'], 3)],
    ['moves, deletions and what takes them back', operationsOf(['order', 'rows', 'history', 'server'])],
    ['all of it', unshared],
  ])('holds what the server holds once everything is answered: %s', (_what, operations) => {
    fc.assert(
      fc.property(operations, (happened) => {
        const world = worldAfter(happened);
        world.settle();
        expect(valuesOf(world.state.list.rows)).toEqual(valuesOf(world.server.list()));
        expect(world.state.list.stored).toEqual(world.state.list.rows);
      }),
      { numRuns: cases(300) },
    );
  });

  it('knows after a load what others have changed before it, also when an answer has overtaken it', () => {
    fc.assert(
      fc.property(anyOperations, operationsOf(['cells', 'server', 'refusals']), (before, meanwhile) => {
        const world = worldAfter(before);
        world.load();
        for (const operation of meanwhile.slice(0, 6)) world.do(operation);
        world.arrive();
        world.settle();
        expect(valuesOf(world.state.list.rows)).toEqual(valuesOf(world.server.list()));
      }),
    );
  });

  it('keeps a refused change with its value, and stores it when it is tried again', () => {
    fc.assert(
      fc.property(unshared, fc.nat(), (operations, pick) => {
        const world = worldAfter(operations);
        world.settle();
        const before = world.state.list;
        const row = before.rows[pick % Math.max(1, before.rows.length)];
        fc.pre(row !== undefined);
        if (row === undefined) return;
        world.dispatch({ type: 'cell-saved', rowId: row.id, column: 2, text: 'wanted', next: 'stay' });
        world.refuse();
        expect(valuesOf(world.state.list.rows)).toEqual(valuesOf(before.rows));
        const refusal = world.state.list.refused.at(-1);
        expect(refusal?.change).toEqual({ type: 'edit', rowId: row.id, cells: { col_2_value: 'wanted' } });
        world.dispatch({ type: 'retry', key: refusal?.key ?? 0 });
        expect(world.state.list.refused).not.toContain(refusal);
        world.settle();
        expect(world.server.list().find(({ id }) => id === row.id)?.col_2_value).toBe('wanted');
      }),
    );
  });

  it('never undoes to a value that the server has refused', () => {
    fc.assert(
      fc.property(operationsOf(['cells', 'history', 'server', 'refusals'], 2), fc.nat(9), (operations, times) => {
        const world = worldAfter(operations);
        for (let time = 0; time < times; time++) world.dispatch({ type: 'undo' });
        world.settle();
        const values = world.server.list().flatMap(({ col_1_value, col_2_value }) => [col_1_value, col_2_value]);
        const undoneTo = values.filter((value) => world.typedFor.has(value ?? ''));
        expect([...world.storedTexts]).toEqual(expect.arrayContaining(undoneTo));
      }),
    );
  });

  it('shows the rows of the search in the order of the sorting, and edits only a cell that is shown', () => {
    fc.assert(
      fc.property(anyOperations, (operations) => {
        worldAfter(operations, ({ state }) => {
          const { view, list, editing, active } = state;
          const shown = view === null ? list.rows : view.flatMap((index) => list.rows[index] ?? []);
          expect(idsOf(shown)).toEqual(expectedView(state));
          if (editing !== null) expect(viewIndexOf(state, editing.rowId)).toBeGreaterThanOrEqual(0);
          const rowIndex = active.rowId === null ? -1 : viewIndexOf(state, active.rowId);
          if (rowIndex >= 0) expect(rowAt(state, active.position.row)?.id).toBe(active.rowId);
        });
      }),
    );
  });

  it('changes nothing without write access', () => {
    fc.assert(
      fc.property(anyOperations, (operations) => {
        const reader = (world: World) => ({ ...world.state, settings: { ...world.state.settings, canEdit: false } });
        const world = worldAfter(operations);
        const state = reader(world);
        const rowId = state.list.rows[0]?.id ?? 0;
        for (const type of ['undo', 'redo', 'selection-deleted'] as const) expect(reduce(state, { type })).toBe(state);
        expect(reduce(state, { type: 'deleted', rowId })).toBe(state);
        expect(reduce(state, { type: 'cell-saved', rowId, column: 1, text: 'x', next: 'stay' })).toBe(state);
      }),
    );
  });
});
