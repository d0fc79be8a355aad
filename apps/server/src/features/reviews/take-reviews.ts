import { MOST_REVIEWS, reviewEntry } from '@wordcluster/contract/reviews';
import type { AnswerOf } from '@wordcluster/contract/types';
import { message, messageById } from '@wordcluster/domain/messages/all';
import type { Message } from '@wordcluster/domain/messages/message';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { Failure } from '../../failure.ts';
import { isSharedWith } from '../clusters/cluster-access.ts';
import { recordDays } from './record-days.ts';
import { cardId, logsOf, storeStates, type Card } from './review-log.ts';
import { lockReviews } from './review-settings.ts';

type Results = AnswerOf<'POST /api/reviews'>['results'];
type Entry = z.output<typeof reviewEntry> & { at: Date };

/** Before this nobody practised here, and histories that are brought along began later. */
const FIRST_MOMENT = Date.UTC(2000, 0, 1);

/**
 * Takes a batch into the log, each entry by itself, and calculates the states that follow. Sent again it changes nothing: the
 * first content of an id counts. Answers for a cluster that is disabled are kept; a stranger's row is told like one that is not there.
 */
export async function takeReviews(
  context: Context,
  viewer: Viewer,
  reviews: readonly unknown[],
): Promise<AnswerOf<'POST /api/reviews'>> {
  if (reviews.length > MOST_REVIEWS)
    throw new Failure('too_large', message('review.too_many', { count: MOST_REVIEWS }));
  const now = context.clock.now().getTime();
  const read = reviews.map((review) => readEntry(review, now));
  const entries = read.filter((one): one is Entry => 'at' in one);
  const becameOf = await context.db.transaction().execute((trx) => take(trx, viewer.id, entries));
  const told = new Set<string>();
  const results = read.map((one): Results[number] => {
    if (!('at' in one)) return one;
    const { isKnown, isNew, card } = becameOf(one);
    if (!isKnown) return { id: one.id, status: 404, error: errorOf(message('review.row_not_found')) };
    const status = isNew && !told.has(one.id) ? 201 : 200;
    told.add(one.id);
    return { id: one.id, status, ...(card && { state: card }) };
  });
  return { results };
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
  return { ...entry, at: new Date(Math.min(happened, now)) };
}

/** Where an entry belongs; an undo belongs where what it takes back does, once that has come. */
interface Place {
  row_id: number;
  source_col: number;
  target_col: number;
}

type Placed = { id: string } & (Place | Record<keyof Place, null>);

const NOWHERE = { row_id: null, source_col: null, target_col: null };

/** Writes entries under the person's lock. Returns what became of each: whether it is known, whether it is new, and its card's state. */
async function take(trx: Db, userId: number, entries: readonly Entry[]) {
  const rules = await lockReviews(trx, userId);
  const named = entries.flatMap((entry) => (entry.kind === 'undo' ? [entry.id, entry.undoes] : [entry.id]));
  const places = new Map((await placesOf(trx, userId, named)).map((placed) => [placed.id, placed]));
  const clusters = await clustersOfRows(trx, userId, entries);
  const fresh = new Map<string, Entry>();
  for (const entry of entries) {
    if (places.has(entry.id) || fresh.has(entry.id)) continue;
    if (entry.kind === 'undo' || clusters.has(entry.row_id)) fresh.set(entry.id, entry);
  }
  for (const entry of fresh.values()) places.set(entry.id, { id: entry.id, ...placeOf(entry, fresh, places) });
  const early = await insertEntries(trx, userId, [...fresh.values()], places);
  for (const placed of early) places.set(placed.id, placed);

  const cards = new Map<string, Card>();
  for (const place of places.values()) {
    const clusterId = place.row_id === null ? undefined : clusters.get(place.row_id);
    if (place.row_id !== null) cards.set(keyOf(place), { ...cardOf(place), clusterId: clusterId ?? 0 });
  }
  await findClusters(trx, userId, cards);
  const all = [...cards.values()];
  const logs = await logsOf(trx, userId, all);
  const states = all.length === 0 ? null : await storeStates(trx, userId, all, logs, rules);
  const arrived = new Set([...fresh.keys(), ...early.map(({ id }) => id)]);
  const changed = all.map((card) => {
    const after = logs.get(cardId(card)) ?? [];
    return { clusterId: card.clusterId, key: card, before: after.filter(({ id }) => !arrived.has(id)), after };
  });
  await recordDays(
    trx,
    userId,
    rules,
    changed.filter(({ before, after }) => before.length < after.length),
  );
  return ({ id }: Entry) => {
    const place = places.get(id);
    const card = place && place.row_id !== null ? states?.get(keyOf(place)) : undefined;
    return { isKnown: place !== undefined, isNew: fresh.has(id), card };
  };
}

const cardOf = ({ row_id, source_col, target_col }: Place) => ({
  rowId: row_id,
  sourceCol: source_col,
  targetCol: target_col,
});
const keyOf = (place: Place) => cardId(cardOf(place));

/** Where entries of a person that are there already belong. */
async function placesOf(trx: Db, userId: number, ids: readonly string[]): Promise<Placed[]> {
  const { rows } = await sql<Placed>`
    select id, row_id, source_col, target_col from review_entries
    where user_id = ${userId} and id = any(${ids}::uuid[])`.execute(trx);
  return rows;
}

/** The clusters of the rows that the person may practise: own ones, disabled too, and those that are shared with them. */
async function clustersOfRows(trx: Db, userId: number, entries: readonly Entry[]): Promise<Map<number, number>> {
  const ids = new Set(entries.flatMap((entry) => (entry.kind === 'undo' ? [] : [entry.row_id])));
  const { rows } = await sql<{ id: number; cluster_id: number }>`
    select r.id, r.cluster_id from cluster_rows r join clusters c on c.id = r.cluster_id
    where r.id = any(${[...ids]}::bigint[]) and c.removed_at is null
      and (c.user_id = ${userId} or ${isSharedWith(sql`${userId}::bigint`)})`.execute(trx);
  return new Map(rows.map(({ id, cluster_id }) => [id, cluster_id]));
}

/** An undo may take back an undo: they are followed to the entry that has a row. In a circle there is none. */
function placeOf(entry: Entry, fresh: ReadonlyMap<string, Entry>, places: ReadonlyMap<string, Placed>) {
  const seen = new Set<string>();
  let at: Entry | undefined = entry;
  while (at?.kind === 'undo' && !seen.has(at.id)) {
    seen.add(at.id);
    const known = places.get(at.undoes);
    if (known && known.row_id !== null) return known;
    at = fresh.get(at.undoes);
  }
  return at === undefined || at.kind === 'undo' ? NOWHERE : at;
}

/** Returns the undos that came earlier than what they take back, with the place they have now. */
async function insertEntries(
  trx: Db,
  userId: number,
  entries: readonly Entry[],
  places: ReadonlyMap<string, Placed>,
): Promise<Placed[]> {
  if (entries.length === 0) return [];
  const rows = entries.map((entry) => {
    const { row_id, source_col, target_col } = places.get(entry.id) ?? NOWHERE;
    const answer = entry.kind === 'answer' ? entry : null;
    return {
      user_id: userId,
      id: entry.id,
      kind: entry.kind,
      row_id,
      source_col,
      target_col,
      happened_at: entry.at,
      rating: answer?.rating ?? null,
      verdict: answer?.verdict ?? null,
      way: answer?.way ?? null,
      duration_ms: answer?.duration_ms ?? null,
      undoes: entry.kind === 'undo' ? entry.undoes : null,
    };
  });
  await sql`
    insert into review_entries
    select * from json_populate_recordset(null::review_entries, ${JSON.stringify(rows)}::json)`.execute(trx);
  const early: Placed[] = [];
  for (let arrived: string[] = entries.map(({ id }) => id); arrived.length > 0;) {
    const { rows: found } = await sql<Placed>`
      update review_entries e set row_id = t.row_id, source_col = t.source_col, target_col = t.target_col
      from review_entries t
      where e.user_id = ${userId} and e.row_id is null and e.undoes = any(${arrived}::uuid[])
        and t.user_id = ${userId} and t.id = e.undoes and t.row_id is not null
      returning e.id, e.row_id, e.source_col, e.target_col`.execute(trx);
    early.push(...found);
    arrived = found.map(({ id }) => id);
  }
  return early;
}

/** The clusters of cards whose rows are gone, or out of reach by now: as their states have them. */
async function findClusters(trx: Db, userId: number, cards: ReadonlyMap<string, Card>): Promise<void> {
  const lost = [...cards.values()].filter(({ clusterId }) => clusterId === 0);
  if (lost.length === 0) return;
  const { rows } = await sql<{ row_id: number; cluster_id: number }>`
    select distinct row_id, cluster_id from review_states
    where user_id = ${userId} and row_id = any(${lost.map(({ rowId }) => rowId)}::bigint[])`.execute(trx);
  const clusters = new Map(rows.map(({ row_id, cluster_id }) => [row_id, cluster_id]));
  for (const card of lost) card.clusterId = clusters.get(card.rowId) ?? 0;
}
