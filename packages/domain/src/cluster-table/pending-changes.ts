/**
 * State between server and user: stored rows, pending changes in order, and undo/redo stacks. Displayed are always the
 * stored rows with pending changes applied (optimistic update).
 */
import type { ClusterRow } from '../clusters/cluster.ts';
import { applyChange, concernsSame, inverseOf, within, type RowChange, type Rows } from './changes.ts';

/** One change that can be undone and redone. */
export interface Step {
  readonly key: number;
  /** When it was made, or made again: steps are undone in the other order. */
  readonly order: number;
  readonly forward: RowChange;
  readonly back: RowChange;
}

/** A queued change. The first of the queue may have been sent; the others wait for its response. */
export interface Pending {
  readonly key: number;
  readonly change: RowChange;
  /** The step that the change makes, undoes or redoes. */
  readonly step: number;
  readonly role: 'do' | 'undo' | 'redo';
  /** The step before undo or redo, for rollback if the server refuses. */
  readonly taken: Step | null;
}

/** A change that the server refused, with its reason; it can be tried again. */
export interface Refusal extends Pending {
  readonly reason: string;
}

export interface RowQueue {
  readonly stored: Rows;
  readonly rows: Rows;
  readonly pending: readonly Pending[];
  /** Oldest first. */
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
  readonly refused: readonly Refusal[];
  /** Rows must be reloaded as soon as nothing is pending. */
  readonly stale: boolean;
  readonly nextKey: number;
}

const MAX_UNDO = 100;

export const queueOf = (rows: Rows): RowQueue => ({
  stored: rows,
  rows,
  pending: [],
  done: [],
  undone: [],
  refused: [],
  stale: false,
  nextKey: 1,
});

const withoutStep = (steps: readonly Step[], key: number) => steps.filter((step) => step.key !== key);
const withStep = (steps: readonly Step[], step: Step) =>
  [...withoutStep(steps, step.key), step].toSorted((a, b) => a.order - b.order).slice(-MAX_UNDO);

function append(queue: RowQueue, entry: Omit<Pending, 'key'>): RowQueue {
  const change = within(queue.rows, entry.change);
  return {
    ...queue,
    rows: applyChange(queue.rows, change),
    pending: [...queue.pending, { ...entry, change, key: queue.nextKey }],
    nextKey: queue.nextKey + 1,
  };
}

/** The inverse of a change, if known before the server's response. */
function backOf(rows: Rows, change: RowChange): RowChange | null {
  const possible = within(rows, change);
  return possible.type === 'add' ? null : inverseOf(rows, possible);
}

/** An edit without effect is its own inverse: the value that it was to replace may have been refused. */
const unchangedBack = (change: RowChange): RowChange | null =>
  change.type === 'edit' || change.type === 'edits' ? change : null;

/** Applies and queues a change. The same queue if nothing changes. */
export function enqueue(queue: RowQueue, change: RowChange): RowQueue {
  const key = queue.nextKey;
  const back = backOf(queue.rows, change);
  if (back === null && change.type !== 'add') return queue;
  return {
    ...append(queue, { change, step: key, role: 'do', taken: null }),
    done: back === null ? queue.done : withStep(queue.done, { key, order: key, forward: change, back }),
    undone: [],
    refused: queue.refused.filter((refusal) => !concernsSame(change, refusal.change)),
  };
}

/** Undoes the newest possible step, or the one with this key. */
export function undo(queue: RowQueue, key?: number): RowQueue {
  const wanted = queue.done.filter((step) => key === undefined || step.key === key);
  for (const step of wanted.toReversed()) {
    const forward = backOf(queue.rows, step.back);
    if (forward === null) continue;
    return {
      ...append(queue, { change: step.back, step: step.key, role: 'undo', taken: step }),
      done: withoutStep(queue.done, step.key),
      // Redo repeats exactly what is undone now, whatever was changed remotely since.
      undone: [...queue.undone, { ...step, forward }],
    };
  }
  return queue;
}

/** Makes the step that was undone last again, or the one with this key. */
export function redo(queue: RowQueue, key?: number): RowQueue {
  const wanted = queue.undone.filter((step) => key === undefined || step.key === key);
  for (const step of wanted.toReversed()) {
    const back = backOf(queue.rows, step.forward);
    if (back === null) continue;
    return {
      ...append(queue, { change: step.forward, step: step.key, role: 'redo', taken: step }),
      done: withStep(queue.done, { ...step, order: queue.nextKey, back }),
      undone: withoutStep(queue.undone, step.key),
    };
  }
  return queue;
}

/**
 * Rebase: applies the pending changes to newly stored rows and recomputes their inverses, which must not restore
 * refused or outdated values.
 */
function replay(queue: RowQueue, stored: Rows): RowQueue {
  const backs = new Map<number, RowChange>();
  const update = (step: Step) => ({ ...step, back: backs.get(step.key) ?? step.back });
  let rows = stored;
  const pending = queue.pending.map((entry) => {
    const change = within(rows, entry.role === 'undo' ? (backs.get(entry.step) ?? entry.change) : entry.change);
    const back = entry.role === 'undo' ? null : (backOf(rows, change) ?? unchangedBack(change));
    if (back !== null) backs.set(entry.step, back);
    rows = applyChange(rows, change);
    return { ...entry, change, taken: entry.taken && update(entry.taken) };
  });
  return { ...queue, stored, rows, pending, done: queue.done.map(update) };
}

/**
 * Loaded rows, without a response in between. It is unknown whether they include a sent change, and which is newer:
 * then they are loaded again.
 */
export const loaded = (queue: RowQueue, rows: Rows): RowQueue =>
  replay({ ...queue, stale: queue.stale || queue.pending.length > 0 }, rows);

/** The row at the position assigned by the server. */
function withRowOfServer(rows: Rows, row: ClusterRow): Rows {
  const others = rows.filter(({ id }) => id !== row.id);
  return others.toSpliced(row.row_number - 1, 0, row);
}

/** A change made elsewhere: the new position of a row, or its deletion. */
export type RemoteChange = { readonly row: ClusterRow } | { readonly gone: number };

/** Another user's change; pending changes are applied on top, so that the last write wins. */
export const remoteChange = (queue: RowQueue, change: RemoteChange): RowQueue =>
  replay(
    queue,
    'row' in change ? withRowOfServer(queue.stored, change.row) : queue.stored.filter(({ id }) => id !== change.gone),
  );

/**
 * The first change of the queue is stored. `row`: an added row, or a restored one with its position. `overtaken`: a
 * concurrent load that may miss it was aborted.
 */
export function answered(queue: RowQueue, key: number, row: ClusterRow | null, overtaken: boolean): RowQueue {
  const [head, ...pending] = queue.pending;
  if (head?.key !== key) return queue;
  const { change } = head;
  // After a move only the server knows the positions of many restored rows.
  const stale = queue.stale || overtaken || (change.type === 'restore' && row === null);
  const rest = { ...queue, pending, stale };
  if (row === null) return { ...rest, stored: applyChange(queue.stored, change) };
  const stored = withRowOfServer(queue.stored, row);
  if (change.type !== 'add') return replay(rest, stored);
  const rows = [row];
  const step: Step = {
    key: head.step,
    order: head.step,
    forward: { type: 'restore', rows, before: stored, selection: false },
    back: { type: 'delete', rows, selection: false },
  };
  return replay({ ...rest, done: withStep(queue.done, step) }, stored);
}

/** Reason why the first change of the queue was refused. `gone`: its target was deleted remotely. */
export interface RefusalResponse {
  readonly key: number;
  readonly reason: string;
  readonly gone: boolean;
  readonly overtaken: boolean;
}

/** Rolls back the refused change, and stores it for a retry. */
export function refuse(queue: RowQueue, { key, reason, gone, overtaken }: RefusalResponse): RowQueue {
  const [head, ...others] = queue.pending;
  if (head?.key !== key) return queue;
  const { step, role, taken } = head;
  const done = withoutStep(queue.done, step);
  const undone = withoutStep(queue.undone, step);
  const rest: RowQueue = {
    ...queue,
    // Undo and redo of a refused step are dropped.
    pending: others.filter((entry) => entry.step !== step),
    done: role === 'undo' && taken !== null ? withStep(done, taken) : done,
    undone: role === 'redo' && taken !== null ? [...undone, taken] : undone,
    refused: [...queue.refused, { ...head, reason }],
    stale: queue.stale || gone || overtaken,
  };
  return replay(rest, queue.stored);
}

export const dismiss = (queue: RowQueue, key: number): RowQueue => ({
  ...queue,
  refused: queue.refused.filter((refusal) => refusal.key !== key),
});

/** Retries a refused change. The same queue, with the refusal, if nothing would change. */
export function retry(queue: RowQueue, key: number): RowQueue {
  const refusal = queue.refused.find((one) => one.key === key);
  if (refusal === undefined) return queue;
  const rest = dismiss(queue, key);
  const again = {
    do: () => enqueue(rest, refusal.change),
    undo: () => undo(rest, refusal.step),
    redo: () => redo(rest, refusal.step),
  };
  const tried = again[refusal.role]();
  return tried === rest ? queue : tried;
}
