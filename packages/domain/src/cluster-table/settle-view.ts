/** Keeps view and selection valid after each event. */
import { matchesSearch, viewOf } from './view.ts';
import { viewIndexOf, indexAt, type TableState } from './state.ts';

/** Recomputes the view only if its inputs changed. */
export function settleView(before: TableState, after: TableState): TableState {
  const pinned = pinnedRows(before, after);
  const same =
    before.list.rows === after.list.rows &&
    before.settings.columns === after.settings.columns &&
    before.settings.locale === after.settings.locale &&
    strengthsOf(before) === strengthsOf(after) &&
    before.search === after.search &&
    before.sorting === after.sorting &&
    before.filter === after.filter &&
    before.pinned === pinned;
  if (same) return after;
  const { settings, list, search } = after;
  // The column may have been removed since.
  const isThere =
    after.sorting?.column === 'strength'
      ? strengthsOf(after) !== null
      : settings.columns.some(({ number }) => number === after.sorting?.column);
  const sorting = isThere ? after.sorting : null;
  const { columns, locale } = settings;
  return {
    ...after,
    pinned,
    sorting,
    view: viewOf(
      {
        rows: list.rows,
        columns,
        search,
        sorting,
        filter: after.filter,
        strengths: strengthsOf(after),
        locale,
        pinned,
      },
      after.view,
    ),
  };
}

const strengthsOf = ({ settings }: TableState) => settings.strengths ?? null;

/** An added row stays visible, whatever the search. */
function pinnedRows(before: TableState, after: TableState): ReadonlySet<number> {
  const narrowed = after.search.trim() !== '' || after.filter !== null;
  if (after.added === null || after.added === before.added || !narrowed) return after.pinned;
  const row = after.list.rows.findLast(({ id }) => id === after.added);
  const found = after.filter === null && row && matchesSearch(after.settings.columns, after.search)(row);
  if (row === undefined || found === true) return after.pinned;
  return new Set([...after.pinned, row.id]);
}

/** Selects or deselects a row; `range` selects all rows since the last one, in view order. */
export function selectRow(state: TableState, rowId: number, range: boolean): TableState {
  const selected = new Set(state.selected);
  const [from, to] = [state.anchor === null ? -1 : viewIndexOf(state, state.anchor), viewIndexOf(state, rowId)];
  if (to < 0) return state;
  if (range && from >= 0) {
    for (let index = Math.min(from, to); index <= Math.max(from, to); index++) {
      const row = state.list.rows[indexAt(state, index)];
      if (row !== undefined) selected.add(row.id);
    }
  } else if (!selected.delete(rowId)) selected.add(rowId);
  return { ...state, selected, anchor: rowId };
}
