import { MAX_REVIEW_COUNT, reviewEntry } from '@wordcluster/contract/reviews';
import type { ResponseOf } from '@wordcluster/contract/types';
import { message, messageById } from '@wordcluster/domain/messages/all';
import type { Message } from '@wordcluster/domain/messages/all';
import { MAX_ENTRIES, type LogEntry } from '@wordcluster/domain/schedule/log';
import { sql } from 'kysely';
import type { z } from 'zod';
import { countUse, type Limit } from '../../access/throttle.ts';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { DEADLINES, StatementTimeout } from '../../database/deadline.ts';
import { Failure } from '../../failure.ts';
import { keyedQueue } from '../../keyed-queue.ts';
import { keyOf } from './apply-answers.ts';
import { logPortions } from './review-log.ts';
import { replayedAnswers } from './replay-pool.ts';
import { reviewBatches, type Change, type NamedEntry, type RowDirection, type BatchSnapshot } from './review-batch.ts';
import { answeredState, type StoredState } from './review-states.ts';
import { asRules } from './rules.ts';

type Results = ResponseOf<'POST /api/reviews'>['results'];
/** `named` is the id as it was sent. */
type Entry = z.output<typeof reviewEntry> & { at: Date; named: string };

interface Outcome {
  /** `new`: added; `known`: duplicate; `nowhere`: no row of the user; `full`: the log is at its limit. */
  is: 'new' | 'known' | 'nowhere' | 'full';
  /** Of the card that the entry belongs to. */
  state: StoredState | undefined;
}

const NOWHERE: Outcome = { is: 'nowhere', state: undefined };

/** Before the product existed; imported histories start later. */
const FIRST_MOMENT = Date.UTC(2000, 0, 1);

/** Optimistic locking: retries after concurrent batches of the same user on other servers. */
const ATTEMPTS = 20;

/**
 * Idempotent: adds a batch to the log, entry by entry, and computes the resulting states. The first content of an id
 * counts. Answers for a disabled cluster are stored; a stranger's row gives the same result as one that does not exist.
 */
export function recordReviews(context: Context) {
  const batches = reviewBatches(context);
  // Batches of one user are serialised, because each depends on the state left by the one before.
  const queue = keyedQueue(1, DEADLINES.calls);

  async function take(userId: number, entries: readonly Entry[]): Promise<(entry: Entry) => Outcome> {
    const ids = entries.flatMap((entry) => (entry.kind === 'undo' ? [entry.id, entry.undoes] : [entry.id]));
    const named = namedEntries(entries);
    const undos = entries.filter((entry) => entry.kind === 'undo');
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const snapshot = await batches.read(userId, ids, named, undos);
      const { change, outcomeOf } = await decide(userId, entries, snapshot);
      if (change === null || (await batches.write(snapshot.settings, change))) return outcomeOf;
    }
    throw new StatementTimeout(DEADLINES.calls);
  }

  /** Rows of long logs go a few at a time: as many logs as a batch may name would fill the memory. */
  async function takeAll(userId: number, entries: readonly Entry[]): Promise<(entry: Entry) => Outcome> {
    const outcomes = new Map<Entry, Outcome>();
    for (const portion of await batchPortions(context.db, userId, entries)) {
      const outcomeOf = await take(userId, portion);
      for (const entry of portion) outcomes.set(entry, outcomeOf(entry));
    }
    return (entry) => outcomes.get(entry) ?? NOWHERE;
  }

  return async (viewer: Viewer, reviews: readonly unknown[]): Promise<ResponseOf<'POST /api/reviews'>> => {
    if (reviews.length > MAX_REVIEW_COUNT)
      throw new Failure('too_large', message('review.too_many', { count: MAX_REVIEW_COUNT }));
    await assertAnswerRate(context, viewer.id, reviews.length);
    const now = context.clock.now().getTime();
    const read = reviews.map((review) => readEntry(review, now));
    const entries = read.filter((one): one is Entry => 'at' in one);
    const outcomeOf = await queue(String(viewer.id), () => takeAll(viewer.id, entries));
    return { results: answered(read, outcomeOf) };
  };
}

function answered(read: readonly (Entry | Results[number])[], outcomeOf: (entry: Entry) => Outcome): Results {
  return read.map((one): Results[number] => {
    if (!('at' in one)) return one;
    const { is, state } = outcomeOf(one);
    if (is === 'nowhere') return { id: one.named, status: 404, error: errorOf(message('review.row_not_found')) };
    if (is === 'full')
      return { id: one.named, status: 422, error: errorOf(message('review.card_full', { most: MAX_ENTRIES })) };
    return { id: one.named, status: is === 'new' ? 201 : 200, ...(state && { state: answeredState(state) }) };
  });
}

const errorOf = ({ id, values, text }: Message) => ({ message: text, message_id: id, values });

function readEntry(review: unknown, now: number): Entry | Results[number] {
  const given = typeof review === 'object' && review !== null ? review : {};
  const parsed = reviewEntry.safeParse({ kind: 'answer', ...given });
  const refused = (reason: Message): Results[number] => ({
    id: 'id' in given && typeof given.id === 'string' ? given.id.slice(0, 100) : null,
    status: 422,
    error: errorOf(reason),
  });
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const field = issue?.path.join('.') || 'review';
    return refused(messageById(issue?.message ?? '') ?? message('review.field_wrong', { field }));
  }
  const entry = parsed.data;
  if (entry.kind !== 'undo' && entry.source_col === entry.target_col) return refused(message('review.direction_same'));
  const happened = Date.parse(entry.happened_at);
  if (!(happened >= FIRST_MOMENT)) return refused(message('review.moment_wrong'));
  // A clock that is fast.
  const named = 'id' in given && typeof given.id === 'string' ? given.id : entry.id;
  return { ...entry, named, at: new Date(Math.min(happened, now)) };
}

const directionOf = ({ row_id, source_col, target_col }: RowDirection): RowDirection => ({
  row_id,
  source_col,
  target_col,
});

/** The entries of a batch with their cards. The target of an undo may be an answer of any of them. */
function namedEntries(entries: readonly Entry[]): NamedEntry[] {
  const takesBack = entries.some(({ kind }) => kind === 'undo');
  return entries.flatMap((entry) => {
    if (entry.kind === 'undo') return [];
    const earliest = takesBack || entry.kind !== 'answer' ? null : entry.at;
    return [{ ...directionOf(entry), id: entry.id, earliest }];
  });
}

/** Removes entries from a batch whose card's log is full, and returns their ids. */
function withoutFull(
  fresh: Map<string, Entry>,
  snapshot: BatchSnapshot,
  targetOf: (id: string) => RowDirection | null,
): ReadonlySet<string> {
  const capacity = new Map(snapshot.cards.map((card) => [keyOf(card), MAX_ENTRIES - card.entries]));
  const full = new Set<string>();
  for (const id of fresh.keys()) {
    const target = targetOf(id);
    if (!target) continue;
    const left = capacity.get(keyOf(target)) ?? MAX_ENTRIES;
    if (left > 0) capacity.set(keyOf(target), left - 1);
    else {
      full.add(id);
      fresh.delete(id);
    }
  }
  return full;
}

/** The change made by a batch, null for none, and the outcome of each entry. */
async function decide(userId: number, entries: readonly Entry[], snapshot: BatchSnapshot) {
  const open = new Set(snapshot.open.map(({ row_id }) => row_id));
  const known = new Map(snapshot.known.map((one) => [one.id, one.row_id === null ? null : directionOf(one)]));
  const fresh = new Map<string, Entry>();
  const isOpen = (entry: Entry) => entry.kind === 'undo' || open.has(entry.row_id);
  for (const entry of entries)
    if (!known.has(entry.id) && !fresh.has(entry.id) && isOpen(entry)) fresh.set(entry.id, entry);
  const early = new Map(
    snapshot.early.map(({ id, undoes, at }) => [id, { id, undoes, at: new Date(at), kind: 'undo' as const }]),
  );
  const targetOf = (id: string) => followUndos(id, (one) => fresh.get(one) ?? early.get(one), known);
  const full = withoutFull(fresh, snapshot, targetOf);
  const added = new Map<string, LogEntry[]>();
  const resolved: Change['resolved'] = [];
  for (const entry of [...early.values(), ...fresh.values()]) {
    const target = targetOf(entry.id);
    if (!target) continue;
    if (early.has(entry.id)) resolved.push({ id: entry.id, ...target });
    added.set(keyOf(target), [...(added.get(keyOf(target)) ?? []), logEntry(entry)]);
  }
  const { states, changed, days } = await replayedAnswers(userId, snapshot, added, asRules(snapshot.settings));
  const change: Change = {
    entries: [...fresh.values()].map((entry) => storedEntry(userId, entry, targetOf(entry.id))),
    resolved,
    states: changed,
    days,
  };
  return {
    change: fresh.size === 0 ? null : change,
    outcomeOf: (entry: Entry): Outcome => {
      const { id } = entry;
      if (full.has(id)) return { is: 'full', state: undefined };
      const isNew = fresh.get(id) === entry;
      // Another entry of the batch may have the same id, and be accepted.
      if (!isNew && !known.has(id) && !isOpen(entry)) return NOWHERE;
      const target = isNew || !known.has(id) ? targetOf(id) : known.get(id);
      return { is: isNew ? 'new' : 'known', state: target ? states.get(keyOf(target)) : undefined };
    },
  };
}

/** Follows undos of undos to the entry with a row; null for a cycle. */
function followUndos(
  first: string,
  find: (id: string) => Given | undefined,
  known: ReadonlyMap<string, RowDirection | null>,
): RowDirection | null {
  const seen = new Set<string>();
  for (let id = first; !seen.has(id);) {
    seen.add(id);
    const entry = find(id);
    if (!entry) return known.get(id) ?? null;
    if (entry.kind !== 'undo') return directionOf(entry);
    id = entry.undoes;
  }
  return null;
}

type Given = Entry | { kind: 'undo'; id: string; undoes: string; at: Date };

function logEntry(entry: Given): LogEntry {
  const { id } = entry;
  const happenedAt = entry.at.getTime();
  if (entry.kind === 'undo') return { kind: entry.kind, id, happenedAt, undoes: entry.undoes };
  if (entry.kind !== 'answer') return { kind: entry.kind, id, happenedAt };
  return { kind: entry.kind, id, happenedAt, rating: entry.rating, way: entry.way, durationMs: entry.duration_ms };
}

function storedEntry(userId: number, entry: Entry, target: RowDirection | null): object {
  const { id, kind, at } = entry;
  const stored = { user_id: userId, id, kind, ...target, happened_at: at };
  if (entry.kind === 'undo') return { ...stored, undoes: entry.undoes };
  if (entry.kind !== 'answer') return stored;
  const { rating, verdict = null, way, duration_ms } = entry;
  return { ...stored, rating, verdict, way, duration_ms };
}

/** Per user over all ways: more than anybody answers, and enough for months of offline answers from a device. */
const A_MINUTE: Limit = { times: 5_000, seconds: 60 };
const A_DAY: Limit = { times: 30_000, seconds: 86_400 };

/** Rate limit by answers, not by calls: throws 429 with Retry-After. */
export async function assertAnswerRate(context: Context, userId: number, answers: number): Promise<void> {
  const ofMinute = await countUse(context, `answers-minute:${userId}`, A_MINUTE, answers);
  // Answers refused by the minute's limit do not count for the day.
  const retryAfter = ofMinute ?? (await countUse(context, `answers-day:${userId}`, A_DAY, answers));
  if (retryAfter !== null) throw new Failure('too_many', message('review.too_fast'), { retryAfter });
}

/** Batches of so few entries name too few rows for a look at their logs: at most 360,000 entries. */
const FEW = 3;

/**
 * Splits a batch into portions whose logs are read together, whole rows each, in order. An undo belongs to the row of
 * its target.
 */
async function batchPortions(db: Db, userId: number, entries: readonly Entry[]): Promise<(readonly Entry[])[]> {
  if (entries.length <= FEW) return [entries];
  const rowOf = await rowsOf(db, userId, entries);
  const rows = [...Map.groupBy(entries, rowOf)].map(([id, own]) => ({ id, own }));
  const portions = await logPortions(db, userId, rows, { idOf: ({ id }) => id, coming: ({ own }) => own.length });
  if (portions.length <= 1) return [entries];
  const indexes = new Map(portions.flatMap((portion, index) => portion.map(({ id }) => [id, index])));
  return [...Map.groupBy(entries, (entry) => indexes.get(rowOf(entry)) ?? 0).values()];
}

/** The row of each entry, following undos to their target; 0 if the target is missing. */
async function rowsOf(db: Db, userId: number, entries: readonly Entry[]): Promise<(entry: Entry) => number> {
  const inBatch = new Map(entries.map((entry) => [entry.id, entry]));
  const undone = entries.flatMap((entry) => (entry.kind === 'undo' ? [entry.undoes] : []));
  const known = new Map<string, number | null>();
  if (undone.length > 0) {
    const { rows } = await sql<{ id: string; row_id: number | null }>`
      select id, row_id from review_entries where user_id = ${userId} and id = any(${undone}::uuid[])`.execute(db);
    for (const { id, row_id } of rows) known.set(id, row_id);
  }
  return (entry) => {
    const seen = new Set<string>();
    for (let one: Entry | undefined = entry; one && !seen.has(one.id); one = inBatch.get(one.undoes)) {
      if (one.kind !== 'undo') return one.row_id;
      seen.add(one.id);
      const row = known.get(one.undoes);
      if (row) return row;
    }
    return 0;
  };
}
