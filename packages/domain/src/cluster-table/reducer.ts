/**
 * Reducer of a cluster's table: `reduce(state, event): TableState`. Pure; an event that does not fit the state returns
 * the same object.
 */
import type { ClusterRow, ColumnNumber, RowValues } from '../clusters/cluster.ts';
import { fillingOf, type CellValues, type RowChange, type RowEdit, type Rows } from './changes.ts';
import { draftOf, EMPTY_DRAFT, isEmptyDraft, type DraftRow, type TableColumn } from './columns.ts';
import { cancelEditing, edit, emptyCell, goTo, saveCell, settleGrid, type AfterSaving } from './grid.ts';
import {
  answered,
  dismiss,
  enqueue,
  remoteChange,
  loaded,
  redo,
  refuse,
  retry,
  undo,
  type RemoteChange,
  type RefusalResponse,
  type RowQueue,
} from './pending-changes.ts';
import { selectRow, settleView } from './settle-view.ts';
import {
  freshLook,
  mayAdd,
  NO_IDS,
  shownRows,
  viewIndexOf,
  type ActiveCell,
  type CellPosition,
  type TableSettings,
  type TableState,
} from './state.ts';
import type { Filter, Sorting } from './view.ts';
import { validCells } from './bulk-edits.ts';

/** Events from the server. `overtaken`: a load that may miss the change was aborted. */
export type ServerEvent =
  | { readonly type: 'loaded'; readonly rows: Rows }
  | { readonly type: 'remote-change'; readonly change: RemoteChange }
  /** Reloading stale rows started. */
  | { readonly type: 'reloading' }
  | { readonly type: 'answered'; readonly key: number; readonly row: ClusterRow | null; readonly overtaken: boolean }
  | ({ readonly type: 'refused' } & RefusalResponse);

/** Changes of rows: applied at once, pending until stored. */
export type ChangeEvent =
  | {
      readonly type: 'cell-saved';
      readonly rowId: number;
      readonly column: ColumnNumber;
      readonly text: string;
      readonly next: AfterSaving;
    }
  /** Cells and tags of many rows, as one step; invalid ones are dropped. */
  | { readonly type: 'rows-edited'; readonly edits: readonly RowEdit[] }
  /** Rows that went into others: their edits, and then their deletion. */
  | { readonly type: 'rows-merged'; readonly edits: readonly RowEdit[]; readonly gone: Rows }
  /** Empties the cell at a position; a first one, which must not be empty, opens its editor. */
  | { readonly type: 'cell-emptied'; readonly position: CellPosition }
  /** Fills cells that are still empty. */
  | { readonly type: 'filled'; readonly rowId: number; readonly cells: CellValues }
  | { readonly type: 'tagged'; readonly rowId: number; readonly tags: readonly string[] }
  | { readonly type: 'moved'; readonly rowId: number; readonly to: number }
  | { readonly type: 'deleted'; readonly rowId: number }
  | { readonly type: 'selection-deleted' }
  | { readonly type: 'draft-changed'; readonly draft: DraftRow }
  | { readonly type: 'added'; readonly values: RowValues }
  /** Without a step: the newest that can be. */
  | { readonly type: 'undo' | 'redo'; readonly step?: number }
  | { readonly type: 'retry' | 'dismiss'; readonly key: number };

/** Events of the view. */
export type LookEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'configured'; readonly settings: TableSettings }
  | { readonly type: 'search-typed'; readonly text: string }
  /** The view follows the search field. */
  | { readonly type: 'searched'; readonly text: string }
  | { readonly type: 'sorted'; readonly sorting: Sorting | null }
  | { readonly type: 'filtered'; readonly filter: Filter | null }
  | { readonly type: 'all-selected' }
  | { readonly type: 'selected'; readonly rowId: number; readonly range: boolean }
  | { readonly type: 'selection-cleared' }
  | { readonly type: 'went'; readonly position: CellPosition }
  /** A cell was chosen by its row: rows may have moved since it was drawn. */
  | { readonly type: 'cell-chosen'; readonly rowId: number; readonly column: number; readonly edit: boolean }
  /** `typed` replaces the cell's value. */
  | { readonly type: 'edit-began'; readonly position: CellPosition; readonly typed?: string }
  | { readonly type: 'edit-cancelled' }
  /** The table got or lost the keyboard focus. */
  | { readonly type: 'focus-changed'; readonly focused: boolean };

export type TableEvent = ServerEvent | ChangeEvent | LookEvent;

/** The state after the event; the same object if the event does not fit the state. */
export function reduce(state: TableState, event: TableEvent): TableState {
  const after = step(state, event);
  return after === state ? state : settleGrid(settleView(state, after));
}

function step(state: TableState, event: TableEvent): TableState {
  switch (event.type) {
    case 'loaded':
      return withList(state, loaded(state.list, event.rows));
    case 'remote-change':
      return withList(state, remoteChange(state.list, event.change));
    case 'reloading':
      return state.list.stale ? withList(state, { ...state.list, stale: false }) : state;
    case 'answered':
      return store(state, event.key, event.row, event.overtaken);
    case 'refused':
      return takeOff(state, event);
    case 'retry':
      return withList(state, retry(state.list, event.key));
    case 'dismiss':
      return withList(state, dismiss(state.list, event.key));
    case 'opened':
      return { ...state, ...freshLook };
    case 'configured':
      return configure(state, event.settings);
    case 'search-typed':
      return { ...state, searchText: event.text };
    case 'searched':
      return event.text === state.search ? state : { ...state, search: event.text, pinned: NO_IDS };
    case 'sorted':
      return { ...state, sorting: event.sorting };
    case 'filtered':
      return event.filter === state.filter ? state : { ...state, filter: event.filter, pinned: NO_IDS };
    case 'went':
      return goTo(state, event.position);
    case 'cell-chosen': {
      const position = { row: viewIndexOf(state, event.rowId), column: event.column };
      if (position.row < 0) return state;
      return event.edit && state.settings.canEdit ? edit(state, position) : goTo(state, position);
    }
    case 'edit-cancelled':
      return cancelEditing(state);
    case 'focus-changed':
      return event.focused === state.focused ? state : { ...state, focused: event.focused };
    default:
      return state.settings.canEdit ? change(state, event) : state;
  }
}

type EditorEvent = Exclude<
  ChangeEvent | Extract<LookEvent, { type: 'edit-began' | 'selected' | 'all-selected' | 'selection-cleared' }>,
  { type: 'retry' | 'dismiss' }
>;

/** Events that need write access. */
function change(state: TableState, event: EditorEvent): TableState {
  switch (event.type) {
    case 'edit-began':
      return edit(state, event.position, event.typed);
    case 'selected':
      return selectRow(state, event.rowId, event.range);
    case 'all-selected':
      return { ...state, selected: new Set(shownRows(state).map(({ id }) => id)) };
    case 'selection-cleared':
      return { ...state, selected: NO_IDS };
    case 'cell-saved':
      return saveCell(state, event);
    case 'filled': {
      const row = state.list.rows.find(({ id }) => id === event.rowId);
      const cells = row === undefined ? null : fillingOf(row, event.cells);
      return cells === null ? state : withChange(state, { type: 'edit', rowId: event.rowId, cells });
    }
    case 'rows-edited': {
      const edits = event.edits.map(({ rowId, cells }) => ({ rowId, cells: validCells(cells) }));
      return withChange(state, { type: 'edits', edits });
    }
    case 'rows-merged': {
      const edited = withChange(state, { type: 'edits', edits: event.edits });
      const gone = new Set(event.gone.map(({ id }) => id));
      return remove(
        edited,
        edited.list.rows.filter(({ id }) => gone.has(id)),
        true,
      );
    }
    case 'cell-emptied':
      return emptyCell(state, event.position);
    case 'tagged':
      return withChange(state, { type: 'edit', rowId: event.rowId, cells: { tags: event.tags } });
    case 'moved':
      return move(state, event.rowId, event.to);
    case 'deleted':
      return remove(
        state,
        state.list.rows.filter(({ id }) => id === event.rowId),
        false,
      );
    case 'selection-deleted':
      return remove(
        state,
        state.list.rows.filter(({ id }) => state.selected.has(id)),
        true,
      );
    case 'draft-changed':
      return { ...state, draft: event.draft };
    case 'added':
      // At once, so that the next row can be typed while this one is on its way.
      return { ...withChange(state, { type: 'add', values: event.values }), draft: EMPTY_DRAFT };
    case 'undo':
      return withList(state, undo(state.list, event.step));
    default:
      return withList(state, redo(state.list, event.step));
  }
}

const withList = (state: TableState, list: RowQueue): TableState => (list === state.list ? state : { ...state, list });

const withChange = (state: TableState, made: RowChange): TableState => withList(state, enqueue(state.list, made));

/** Memoisation: equal columns stay the same object, so that derived caches stay valid. */
function configure(state: TableState, settings: TableSettings): TableState {
  const known = state.settings.columns;
  const same =
    known.length === settings.columns.length &&
    known.every((column, position) => isSameColumn(column, settings.columns[position]));
  return { ...state, settings: { ...settings, columns: same ? known : settings.columns } };
}

const isSameColumn = (one: TableColumn, other: TableColumn | undefined): boolean =>
  one.number === other?.number && one.name === other.name && one.language === other.language;

/** Moves a row; the active cell follows. */
function move(state: TableState, rowId: number, to: number): TableState {
  const moved = withChange(state, { type: 'move', rowId, to });
  if (moved === state) return state;
  const { active } = state;
  return {
    ...moved,
    active: { ...active, rowId, position: { ...active.position, row: to } },
    editing: null,
    focused: true,
  };
}

/** The focus moves to the row at the same position, as the focused row may have been deleted. */
function remove(state: TableState, rows: Rows, selection: boolean): TableState {
  const first = rows[0];
  if (first === undefined) return state;
  const { active } = state;
  const row = viewIndexOf(state, first.id, active.position.row);
  const next: ActiveCell = row < 0 ? active : { ...active, rowId: null, position: { ...active.position, row } };
  return { ...withChange(state, { type: 'delete', rows, selection }), active: next, focused: true };
}

function store(state: TableState, key: number, row: ClusterRow | null, overtaken: boolean): TableState {
  const head = state.list.pending[0];
  const after = withList(state, answered(state.list, key, row, overtaken));
  if (after === state || head === undefined) return state;
  const { change: made } = head;
  if (made.type === 'edit') return { ...after, saved: made.rowId };
  if (made.type === 'add' && row !== null) return { ...after, added: row.id };
  if (made.type !== 'delete' || !made.selection) return after;
  const gone = new Set(made.rows.map(({ id }) => id));
  return { ...after, selected: new Set([...state.selected].filter((id) => !gone.has(id))) };
}

/** A refused row returns to its fields, unless they contain other text. */
function takeOff(state: TableState, answer: RefusalResponse): TableState {
  const head = state.list.pending[0];
  const after = withList(state, refuse(state.list, answer));
  if (after === state || head?.change.type !== 'add' || !isEmptyDraft(state.draft) || !mayAdd(state)) return after;
  return { ...after, list: dismiss(after.list, answer.key), draft: draftOf(head.change.values) };
}
