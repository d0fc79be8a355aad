/**
 * The rows of a table between the server and the person: what the server has stored, the changes that wait for it in
 * their order, and what can be undone and redone. What is shown is always the stored rows with the waiting changes.
 */
import type { ClusterRow } from '../clusters/cluster.ts';
import { applyChange, concernsSame, inverseOf, within, type RowChange, type Rows } from './changes.ts';

/** One change that can be taken back and made again. */
export interface Step {
  readonly key: number;
  /** When it was made, or made again: steps are undone in the other order. */
  readonly order: number;
  readonly forward: RowChange;
  readonly back: RowChange;
}

/** A change on its way. The first of the queue may be with the server already; the others wait for its answer. */
export interface Pending {
  readonly key: number;
  readonly change: RowChange;
  /** The step that the change makes, takes back or makes again. */
  readonly step: number;
  readonly role: 'do' | 'undo' | 'redo';
  /** The step as it stood before it was taken back or made again, should the server refuse that. */
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
  /** The rows must be loaded again as soon as nothing waits. */
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

/** What takes the change back, as far as it can be known before the server has answered. */
function backOf(rows: Rows, change: RowChange): RowChange | null {
  const possible = within(rows, change);
  return possible.type === 'add' ? null : inverseOf(rows, possible);
}

/** An edit without effect is its own inverse: the value that it was to replace may have been refused. */
const unchangedBack = (change: RowChange): RowChange | null =>
  change.type === 'edit' || change.type === 'edits' ? change : null;

/** Shows a change and has it sent. The same queue when there is nothing to change. */
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

/** Takes back the newest step that still can be, or the one with this key. */
export function undo(queue: RowQueue, key?: number): RowQueue {
  const wanted = queue.done.filter((step) => key === undefined || step.key === key);
  for (const step of wanted.toReversed()) {
    const forward = backOf(queue.rows, step.back);
    if (forward === null) continue;
    return {
      ...append(queue, { change: step.back, step: step.key, role: 'undo', taken: step }),
      done: withoutStep(queue.done, step.key),
      // Exactly what is taken back now is what can be made again, whatever was changed elsewhere since.
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
 * The waiting changes on top of other stored rows. What takes them back is worked out again: it must bring back neither
 * what was refused nor what was there before a load.
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
 * Rows that were loaded while no change was answered. Whether they know of a change on its way cannot be told, nor
 * which is newer: then they are loaded again.
 */
export const loaded = (queue: RowQueue, rows: Rows): RowQueue =>
  replay({ ...queue, stale: queue.stale || queue.pending.length > 0 }, rows);

/** The row at the place that the server has given it. */
function withRowOfServer(rows: Rows, row: ClusterRow): Rows {
  const others = rows.filter(({ id }) => id !== row.id);
  return others.toSpliced(row.row_number - 1, 0, row);
}

/** A change that this table did not make: where a row stands now, or that it is gone. */
export type RemoteChange = { readonly row: ClusterRow } | { readonly gone: number };

/** What somebody else changed; the waiting changes stay on top of it, so that the last one wins. */
export const remoteChange = (queue: RowQueue, change: RemoteChange): RowQueue =>
  replay(
    queue,
    'row' in change ? withRowOfServer(queue.stored, change.row) : queue.stored.filter(({ id }) => id !== change.gone),
  );

/**
 * The server has stored the first change of the queue. `row`: an added row, or a restored one with its place.
 * `overtaken`: a load was under way that may not know of it, and was given up.
 */
export function answered(queue: RowQueue, key: number, row: ClusterRow | null, overtaken: boolean): RowQueue {
  const [head, ...pending] = queue.pending;
  if (head?.key !== key) return queue;
  const { change } = head;
  // Only the server knows the places of many rows after something was moved.
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

/** Why the server has refused the first change of the queue. `gone`: something else has deleted what was to be changed. */
export interface RefusalAnswer {
  readonly key: number;
  readonly reason: string;
  readonly gone: boolean;
  readonly overtaken: boolean;
}

/** The refused change is taken off again, and kept so that it can be tried again. */
export function refuse(queue: RowQueue, { key, reason, gone, overtaken }: RefusalAnswer): RowQueue {
  const [head, ...waiting] = queue.pending;
  if (head?.key !== key) return queue;
  const { step, role, taken } = head;
  const done = withoutStep(queue.done, step);
  const undone = withoutStep(queue.undone, step);
  const rest: RowQueue = {
    ...queue,
    // To take back or repeat what was refused means nothing.
    pending: waiting.filter((entry) => entry.step !== step),
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

/** Tries a refused change again. The same queue, with the refusal, when there is nothing left that it could change. */
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
