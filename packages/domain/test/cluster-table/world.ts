import * as fc from 'fast-check';
import type { ClusterRow, ColumnNumber } from '../../src/clusters/cluster.ts';
import type { RowChange, Rows } from '../../src/cluster-table/changes.ts';
import { tableColumns } from '../../src/cluster-table/columns.ts';
import type { AfterSaving } from '../../src/cluster-table/grid.ts';
import { reduce, type TableEvent } from '../../src/cluster-table/reducer.ts';
import { openTable, rowAt, shownCount, type TableState } from '../../src/cluster-table/state.ts';

export const COLUMNS = tableColumns({
  col_1_name: 'Wort',
  col_2_name: 'Preklad',
  col_3_name: null,
  col_1_language: 'de',
  col_2_language: 'sk',
  col_3_language: null,
});

export const rowOf = (id: number, col_1_value: string, col_2_value: string | null = null): ClusterRow => ({
  id,
  cluster_id: 7,
  row_number: id,
  col_1_value,
  col_2_value,
  col_3_value: null,
});

/** An open table of these words, in their order, with the ids 1, 2, 3 and so on. */
export const tableOf = (...words: string[]): TableState =>
  openTable(
    words.map((word, index) => rowOf(index + 1, word)),
    { columns: COLUMNS, canEdit: true, premium: true, locale: 'en' },
  );

export const after = (state: TableState, ...events: TableEvent[]): TableState => events.reduce(reduce, state);

interface ServedRow extends ClusterRow {
  position: number;
  deleted: boolean;
}

/** A server as the table knows it: rows have positions, deleted ones keep theirs. */
class Server {
  #rows: ServedRow[];
  #lastId: number;

  constructor(rows: Rows) {
    this.#rows = rows.map((row, index) => ({ ...row, position: index, deleted: false }));
    this.#lastId = rows.length;
  }

  #active = () => this.#rows.filter(({ deleted }) => !deleted).toSorted((a, b) => a.position - b.position);

  list(): Rows {
    return this.#active().map(({ position: _position, deleted: _deleted, ...row }, index) => ({
      ...row,
      row_number: index + 1,
    }));
  }

  #change(ids: readonly number[], change: (row: ServedRow) => Partial<ServedRow>): void {
    this.#rows = this.#rows.map((row) => (ids.includes(row.id) ? { ...row, ...change(row) } : row));
  }

  /** Returns the row of an addition or of one restored row; undefined when there is nothing to change. */
  serve(change: RowChange): ClusterRow | null | undefined {
    if (change.type === 'add') {
      this.#lastId += 1;
      const last = Math.max(0, ...this.#rows.map(({ position }) => position));
      this.#rows.push({ ...rowOf(this.#lastId, ''), ...change.values, position: last + 1, deleted: false });
      return this.list().at(-1);
    }
    const ids = idsOf(change);
    const deleted = change.type === 'restore';
    if (!this.#rows.some((row) => ids.includes(row.id) && row.deleted === deleted)) return undefined;
    if (change.type === 'edit') this.#change(ids, () => change.cells);
    else if (change.type === 'edits') for (const { rowId, cells } of change.edits) this.#change([rowId], () => cells);
    else if (change.type === 'move') this.#move(change.rowId, change.to);
    else this.#change(ids, () => ({ deleted: !deleted }));
    if (change.type !== 'restore' || change.selection) return null;
    return this.list().find(({ id }) => id === ids[0]);
  }

  #move(rowId: number, to: number): void {
    const others = this.#active().filter(({ id }) => id !== rowId);
    const [before, behind] = [others[to - 1]?.position, others[to]?.position];
    const upper = behind ?? (before ?? 0) + 2;
    let position = ((before ?? upper - 4) + upper) / 2;
    // No two rows have one position, deleted ones neither.
    while (this.#rows.some((row) => row.position === position)) position = (position + upper) / 2;
    this.#change([rowId], () => ({ position }));
  }
}

const idsOf = (change: Exclude<RowChange, { type: 'add' }>): number[] => {
  if ('rows' in change) return change.rows.map(({ id }) => id);
  return change.type === 'edits' ? change.edits.map(({ rowId }) => rowId) : [change.rowId];
};

/** Possible steps; `a` and `b` pick rows and positions. Not every step fits every state. */
const OPERATIONS = {
  cells: ['edit', 'edit', 'fill', 'edit-many', 'empty'],
  order: ['move', 'move'],
  rows: ['delete', 'add', 'select', 'select-range', 'delete-selection'],
  history: ['undo', 'redo'],
  server: ['serve', 'answer', 'answer'],
  refusals: ['refuse', 'retry'],
  loads: ['load', 'load-arrives'],
  others: ['elsewhere'],
  looks: ['search', 'sort', 'open-editor', 'go', 'select-all'],
} as const;

type Kind = keyof typeof OPERATIONS;

export interface Operation {
  readonly name: (typeof OPERATIONS)[Kind][number];
  readonly a: number;
  readonly b: number;
}

/** Sequences of these kinds of operations: the fewer kinds and rows, the more often they meet. */
export const operationsOf = (kinds: readonly Kind[], rows = 12) =>
  fc.array(
    fc.record<Operation>({
      name: fc.constantFrom(...kinds.flatMap((kind) => [...OPERATIONS[kind]])),
      a: fc.nat(rows - 1),
      b: fc.nat(11),
    }),
    { maxLength: 50, size: 'max' },
  );

export const anyOperations = operationsOf([
  'cells',
  'order',
  'rows',
  'history',
  'server',
  'refusals',
  'loads',
  'others',
  'looks',
]);

/** A table, its server and the way between them, where answers and loads take their time. */
export class World {
  state: TableState;
  readonly server: Server;
  /** For which row a text was typed; null for an addition, which the server has yet to give an id. */
  readonly typedFor = new Map<string, number | null>();
  /** Texts that the server has stored as they were typed, not by taking something back. */
  readonly storedTexts = new Set<string | null>();
  /** The table received every remote change. */
  known = true;
  #served: ClusterRow | null | undefined;
  #servedKey = 0;
  #load: Rows | null = null;

  constructor(...words: string[]) {
    this.state = tableOf(...words);
    this.server = new Server(this.state.list.rows);
  }

  dispatch(...events: TableEvent[]): void {
    this.state = after(this.state, ...events);
  }

  #type(rowId: number | null): string {
    const text = `t${this.typedFor.size}`;
    this.typedFor.set(text, rowId);
    return text;
  }

  /** The server works on the change that it was sent. */
  serve(): void {
    const head = this.state.list.pending[0];
    if (head === undefined || this.#servedKey === head.key) return;
    this.#served = this.server.serve(head.change);
    this.#servedKey = head.key;
    if (this.#served === undefined || head.role === 'undo') return;
    const { change } = head;
    const edits = change.type === 'edit' ? [change] : change.type === 'edits' ? change.edits : [];
    const values = change.type === 'add' ? [change.values] : edits.map(({ cells: { tags: _none, ...cells } }) => cells);
    for (const value of values.flatMap((one) => Object.values(one))) this.storedTexts.add(value);
  }

  #overtake(): boolean {
    const overtaken = this.#load !== null;
    this.#load = null;
    return overtaken;
  }

  answer(): void {
    this.serve();
    const head = this.state.list.pending[0];
    if (head === undefined) return;
    const { key } = head;
    const overtaken = this.#overtake();
    this.dispatch(
      this.#served === undefined
        ? { type: 'refused', key, reason: 'Not found.', gone: true, overtaken }
        : { type: 'answered', key, row: this.#served, overtaken },
    );
  }

  refuse(): void {
    const head = this.state.list.pending[0];
    if (head === undefined || this.#servedKey === head.key) return;
    this.dispatch({ type: 'refused', key: head.key, reason: 'Busy.', gone: false, overtaken: this.#overtake() });
  }

  load(): void {
    this.#load = this.server.list();
  }

  /** All responses arrived, and stale data is reloaded. */
  settle(): void {
    while (this.state.list.pending.length > 0) this.answer();
    if (!this.state.list.stale) return;
    this.dispatch({ type: 'reloading' }, { type: 'loaded', rows: this.server.list() });
    this.known = true;
  }

  do({ name, a, b }: Operation): void {
    const { state } = this;
    const { rows } = state.list;
    const row = rows[a % Math.max(1, rows.length)];
    const position = { row: a % Math.max(1, shownCount(state)), column: b % 2 };
    const column: ColumnNumber = b % 2 === 0 ? 1 : 2;
    const next = (['stay', 'down', 'next', 'previous'] satisfies AfterSaving[])[b % 4] ?? 'stay';
    if (name === 'serve') this.serve();
    else if (name === 'answer') this.answer();
    else if (name === 'refuse') this.refuse();
    else if (name === 'load') this.load();
    else if (name === 'load-arrives') this.arrive();
    else if (name === 'undo' || name === 'redo') this.dispatch({ type: name });
    else if (name === 'add')
      this.dispatch({ type: 'added', values: { col_1_value: this.#type(null), col_2_value: null, col_3_value: null } });
    else if (name === 'retry') this.dispatch({ type: 'retry', key: state.list.refused.at(-1)?.key ?? 0 });
    else if (name === 'search') this.dispatch({ type: 'searched', text: ['', 't', 't1', 'ä'][b % 4] ?? '' });
    else if (name === 'sort')
      this.dispatch({ type: 'sorted', sorting: b % 3 === 0 ? null : { column, descending: b % 3 === 1 } });
    else if (name === 'delete-selection') this.dispatch({ type: 'selection-deleted' });
    else if (name === 'open-editor') this.dispatch({ type: 'edit-began', position });
    else if (name === 'go') this.dispatch({ type: 'went', position });
    else if (name === 'select-all') this.dispatch({ type: 'all-selected' });
    else if (name === 'empty') this.dispatch({ type: 'cell-emptied', position });
    else if (row === undefined) return;
    else if (name === 'move') this.dispatch({ type: 'moved', rowId: row.id, to: b % rows.length });
    else if (name === 'delete') this.dispatch({ type: 'deleted', rowId: row.id });
    else if (name === 'select' || name === 'select-range')
      this.dispatch({
        type: 'selected',
        rowId: rowAt(state, position.row)?.id ?? row.id,
        range: name === 'select-range',
      });
    else if (name === 'fill')
      this.dispatch({ type: 'filled', rowId: row.id, cells: { col_2_value: this.#type(row.id) } });
    else if (name === 'edit-many') {
      const edited = [row, ...rows.slice(b)];
      const edits = edited.map(({ id }) => ({ rowId: id, cells: { col_2_value: this.#type(id) } }));
      this.dispatch({ type: 'rows-edited', edits });
    } else if (name === 'elsewhere') this.#elsewhere(row, b);
    else this.dispatch({ type: 'cell-saved', rowId: row.id, column, text: this.#type(row.id), next });
  }

  arrive(): void {
    if (this.#load === null) return;
    this.dispatch({ type: 'loaded', rows: this.#load });
    this.#load = null;
  }

  /** The same account in another browser. */
  #elsewhere(row: ClusterRow, b: number): void {
    this.known = false;
    if (b % 3 === 0) this.server.serve({ type: 'delete', rows: [row], selection: false });
    else {
      const text = this.#type(row.id);
      this.storedTexts.add(text);
      this.server.serve({ type: 'edit', rowId: row.id, cells: { col_2_value: text } });
    }
  }
}

/** A world in which all of this has happened; `each` looks at it after every step. */
export function worldAfter(operations: readonly Operation[], each?: (world: World) => void): World {
  const world = new World('pes', 'mačka', 'kôň', 'Ähre', 'osol');
  for (const operation of operations) {
    world.do(operation);
    each?.(world);
  }
  return world;
}
