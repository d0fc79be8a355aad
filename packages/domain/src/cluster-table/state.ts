/** State of a cluster's table, with selectors. */
import type { ClusterRow, ColumnNumber } from '../clusters/cluster.ts';
import { canAddRow } from '../clusters/free-plan.ts';
import { EMPTY_DRAFT, type DraftRow, type TableColumn } from './columns.ts';
import { queueOf, type RowQueue } from './pending-changes.ts';
import type { Rows } from './changes.ts';
import type { Filter, Sorting, Strengths, View } from './view.ts';

/** Row and column of a cell in the view, from 0. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** The active cell: it stays with its row and its column when a search, a sorting or a change of others moves it. */
export interface ActiveCell {
  /** Null before any was chosen. */
  readonly rowId: number | null;
  readonly column: ColumnNumber | null;
  /** Last position: if the row is deleted, the row at that position becomes active. */
  readonly position: CellPosition;
}

/** The cell that is edited; an editor never ends up in another cell. */
export interface EditedCell {
  readonly rowId: number;
  readonly column: ColumnNumber;
  /** The text that the editor starts with. */
  readonly text: string;
}

/** The cluster's settings. */
export interface TableSettings {
  readonly columns: readonly TableColumn[];
  /** The viewer may change the rows. */
  readonly canEdit: boolean;
  readonly premium: boolean;
  /** The interface language; it sorts columns without a language. */
  readonly locale: string;
  /** Absent until the viewer has answered something here. */
  readonly strengths?: Strengths | undefined;
}

export interface TableState {
  readonly settings: TableSettings;
  readonly list: RowQueue;
  /** Text of the search field. */
  readonly searchText: string;
  /** Debounced search of the view. */
  readonly search: string;
  readonly sorting: Sorting | null;
  /** Restricts the view to one kind of rows. */
  readonly filter: Filter | null;
  /** Rows added under this search that it does not find: shown until it changes. */
  readonly pinned: ReadonlySet<number>;
  readonly view: View;
  readonly selected: ReadonlySet<number>;
  /** The row selected last; Shift extends from there. */
  readonly anchor: number | null;
  readonly active: ActiveCell;
  readonly editing: EditedCell | null;
  /** The table has the keyboard focus, which the active cell gets. */
  readonly focused: boolean;
  readonly draft: DraftRow;
  /** The last saved cell's row, and the last added one. */
  readonly saved: number | null;
  readonly added: number | null;
}

export const NO_IDS: ReadonlySet<number> = new Set();

/** State that is reset when the page is opened. */
export const freshLook = {
  searchText: '',
  search: '',
  sorting: null,
  filter: null,
  pinned: NO_IDS,
  view: null,
  selected: NO_IDS,
  anchor: null,
  active: { rowId: null, column: null, position: { row: 0, column: 0 } },
  editing: null,
  focused: false,
  saved: null,
  added: null,
} as const;

export const openTable = (rows: Rows, settings: TableSettings, draft: DraftRow = EMPTY_DRAFT): TableState => ({
  ...freshLook,
  settings,
  list: queueOf(rows),
  draft,
});

/** How many rows the view has. */
export const shownCount = ({ view, list }: TableState): number => (view === null ? list.rows.length : view.length);

/** Index in the cluster of a row in the view; -1 without one. */
export const indexAt = ({ view }: TableState, viewIndex: number): number =>
  view === null ? viewIndex : (view[viewIndex] ?? -1);

/** The rows of the view in its order. */
export const shownRows = ({ list, view }: TableState): Rows =>
  view === null ? list.rows : view.flatMap((index) => list.rows[index] ?? []);

export const rowAt = (state: TableState, viewIndex: number): ClusterRow | undefined =>
  state.list.rows[indexAt(state, viewIndex)];

/** Index of a row in the view, -1 if not shown. `near` is checked first. */
export function viewIndexOf(state: TableState, rowId: number, near = 0): number {
  if (rowAt(state, near)?.id === rowId) return near;
  const { rows } = state.list;
  return state.view === null
    ? rows.findIndex(({ id }) => id === rowId)
    : state.view.findIndex((index) => rows[index]?.id === rowId);
}

/** Position of the active cell in the view. */
export function activePosition(state: TableState): CellPosition {
  const { position } = state.active;
  return {
    row: Math.max(0, Math.min(position.row, shownCount(state) - 1)),
    column: Math.max(0, Math.min(position.column, state.settings.columns.length - 1)),
  };
}

/** Maximum of rows per session. */
export const MAX_PRACTISED = 200;

/** Ids for "Practise n rows": the selection, else the search result; empty without either. */
export function rowsToPractise(state: TableState): readonly number[] {
  const { list, selected, search, view } = state;
  const shown = search.trim() === '' || view === null ? [] : view.flatMap((index) => list.rows[index] ?? []);
  const chosen = list.rows.filter(({ id }) => selected.has(id));
  // A row that the server has not stored yet is unknown to the schedule.
  const ids = (chosen.length > 0 ? chosen : shown).flatMap(({ id }) => (id > 0 ? [id] : []));
  return ids.slice(0, MAX_PRACTISED);
}

/** Rows can be moved while they are shown in their own order. */
export const isMovable = ({ settings, view }: TableState): boolean => settings.canEdit && view === null;

/** Whether the plan allows another row. */
export const mayAdd = ({ settings, list }: TableState): boolean =>
  settings.canEdit && canAddRow({ premium: settings.premium, rows: list.rows.length });
