/** The whole state of a cluster's table, and what is read from it. */
import type { ClusterRow, ColumnNumber } from '../clusters/cluster.ts';
import { canAddRow } from '../clusters/free-plan.ts';
import { EMPTY_DRAFT, type DraftRow, type TableColumn } from './columns.ts';
import { queueOf, type RowQueue } from './pending-changes.ts';
import type { Rows } from './changes.ts';
import type { Filter, Sorting, Strengths, View } from './view.ts';

/** A place in the view, counted from 0. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** The active cell: it stays with its row and its column when a search, a sorting or a change of others moves it. */
export interface ActiveCell {
  /** Null before any was chosen. */
  readonly rowId: number | null;
  readonly column: ColumnNumber | null;
  /** Where it was seen last: should its row be deleted, the one that comes there is next. */
  readonly place: CellPosition;
}

/** The cell that is edited; an editor never ends up in another cell. */
export interface EditedCell {
  readonly rowId: number;
  readonly column: ColumnNumber;
  /** The text that the editor starts with. */
  readonly text: string;
}

/** What the table is told about its cluster. */
export interface TableSettings {
  readonly columns: readonly TableColumn[];
  /** The viewer may change the rows. */
  readonly canEdit: boolean;
  readonly premium: boolean;
  /** The interface language; it sorts columns without a language. */
  readonly locale: string;
  /** Left out while the viewer has answered nothing here. */
  readonly strengths?: Strengths | undefined;
}

export interface TableState {
  readonly settings: TableSettings;
  readonly list: RowQueue;
  /** What stands in the search field. */
  readonly searchText: string;
  /** What the view was searched by; it follows the field when there is time. */
  readonly search: string;
  readonly sorting: Sorting | null;
  /** Rows of one kind alone. */
  readonly filter: Filter | null;
  /** Rows added under this search that it does not find: shown until it changes. */
  readonly kept: ReadonlySet<number>;
  readonly view: View;
  readonly selected: ReadonlySet<number>;
  /** The row selected last; Shift extends from there. */
  readonly anchor: number | null;
  readonly active: ActiveCell;
  readonly editing: EditedCell | null;
  /** The keyboard is in the table: the active cell takes the focus. */
  readonly focused: boolean;
  readonly draft: DraftRow;
  /** The row whose cell was stored last, and the one added last. */
  readonly saved: number | null;
  readonly added: number | null;
}

export const NO_IDS: ReadonlySet<number> = new Set();

/** The part of the state that a visit of the page begins anew. */
export const freshLook = {
  searchText: '',
  search: '',
  sorting: null,
  filter: null,
  kept: NO_IDS,
  view: null,
  selected: NO_IDS,
  anchor: null,
  active: { rowId: null, column: null, place: { row: 0, column: 0 } },
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

/** Place in the cluster of the row at a place of the view; -1 where there is none. */
export const indexAt = ({ view }: TableState, viewPlace: number): number =>
  view === null ? viewPlace : (view[viewPlace] ?? -1);

/** The rows of the view in its order. */
export const shownRows = ({ list, view }: TableState): Rows =>
  view === null ? list.rows : view.flatMap((index) => list.rows[index] ?? []);

export const rowAt = (state: TableState, viewPlace: number): ClusterRow | undefined =>
  state.list.rows[indexAt(state, viewPlace)];

/** Place in the view of a row, -1 where it is not shown. It is looked for at `near` first. */
export function viewPlaceOf(state: TableState, rowId: number, near = 0): number {
  if (rowAt(state, near)?.id === rowId) return near;
  const { rows } = state.list;
  return state.view === null
    ? rows.findIndex(({ id }) => id === rowId)
    : state.view.findIndex((index) => rows[index]?.id === rowId);
}

/** Where the active cell is drawn. */
export function activePlace(state: TableState): CellPosition {
  const { place } = state.active;
  return {
    row: Math.max(0, Math.min(place.row, shownCount(state) - 1)),
    column: Math.max(0, Math.min(place.column, state.settings.columns.length - 1)),
  };
}

/** Rows of one session: more are no session any more. */
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

/** Rows can be moved where they are shown in their own order. */
export const isMovable = ({ settings, view }: TableState): boolean => settings.canEdit && view === null;

/** Whether the plan lets the owner add another row. */
export const mayAdd = ({ settings, list }: TableState): boolean =>
  settings.canEdit && canAddRow({ premium: settings.premium, rows: list.rows.length });
