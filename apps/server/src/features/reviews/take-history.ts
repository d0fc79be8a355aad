import type { ScheduleRules } from '@wordcluster/domain/schedule/rules';
import { sql } from 'kysely';
import type { Db } from '../../database/client.ts';
import { logPortions, cardId, logTextOf } from './review-log.ts';
import { storeDays } from './record-days.ts';
import { addedHistory, entriesWithin } from './replay-pool.ts';
import { cardOf, type ComingEntry } from './log-limits.ts';
import { storeCalculated, type Card } from './review-states.ts';
import { lockReviews } from './rules.ts';

/** An answer given in another program, or an event without a rating: suspended, reset or resumed. */
interface ImportedAnswer {
  id: string;
  source: number;
  target: number;
  /** Milliseconds since 1970. */
  at: number;
  rating: number | null;
  took: number | null;
  kind?: string | undefined;
  verdict?: string | null | undefined;
  way?: string | null | undefined;
  /** State of the word in the other program, without its answers. */
  stability?: number | undefined;
  difficulty?: number | undefined;
  /** Derived from a card instead of its log: not counted. */
  silent?: boolean | undefined;
}

/** A row with answers given in another program. */
interface Practised {
  rowId: number;
  clusterId: number;
  reviews: readonly ImportedAnswer[];
}

/** The same limit as for answers given here. */
const FIRST_MOMENT = Date.UTC(2000, 0, 1);
/** Batch size of rows. */
const ROWS = 250;
/** Existing and new entries both count. */
const SIZES = { idOf: ({ rowId }: Practised) => rowId, coming: ({ reviews }: Practised) => reviews.length };
const MAX_MS = 3_600_000;

/** Numbers of new entries and of those beyond the limit of their card's log, without entries derived from a card. */
interface Taken {
  taken: number;
  refused: number;
}

/**
 * Imports answers of another program into a user's log, and computes the resulting states. Idempotent: an answer of the
 * same word, direction and millisecond counts as the same.
 */
export async function takeHistory(
  trx: Db,
  userId: number,
  rows: readonly Practised[],
  now: Date,
  signal?: AbortSignal,
): Promise<Taken> {
  const sum: Taken = { taken: 0, refused: 0 };
  const own = new Map(rows.map((row) => [row, entriesOf(row, now)]));
  const practised = rows.filter((row) => (own.get(row)?.length ?? 0) > 0);
  if (practised.length === 0) return sum;
  const rules = await lockReviews(trx, userId);
  for (let from = 0; from < practised.length; from += ROWS)
    for (const portion of await logPortions(trx, userId, practised.slice(from, from + ROWS), SIZES)) {
      signal?.throwIfAborted();
      const entries = portion.flatMap((row) => own.get(row) ?? []);
      const done = await takePortion(trx, userId, portion, entries, rules);
      sum.taken += done.taken;
      sum.refused += done.refused;
    }
  return sum;
}

const entriesOf = ({ rowId, reviews }: Practised, now: Date): ComingEntry[] =>
  reviews
    .filter(({ at }) => at >= FIRST_MOMENT && at <= now.getTime())
    .map(({ id, source, target, at, rating, took, kind = 'answer', verdict = null, way = null, ...more }) => ({
      id,
      kind,
      row_id: rowId,
      source_col: source,
      target_col: target,
      happened_at: new Date(at).toISOString(),
      rating,
      verdict,
      way: kind === 'answer' ? (way ?? 'flashcard') : null,
      duration_ms: kind === 'answer' ? Math.min(took ?? 0, MAX_MS) : null,
      stability: more.stability,
      difficulty: more.difficulty,
      silent: more.silent === true,
    }));

async function takePortion(
  trx: Db,
  userId: number,
  rows: readonly Practised[],
  entries: readonly ComingEntry[],
  rules: ScheduleRules,
): Promise<Taken> {
  const clusters = new Map(rows.map(({ rowId, clusterId }) => [rowId, clusterId]));
  const changed = [
    ...new Map(
      entries.map((entry) => [
        cardOf(entry),
        {
          rowId: entry.row_id,
          sourceCol: entry.source_col,
          targetCol: entry.target_col,
          clusterId: clusters.get(entry.row_id) ?? 0,
        },
      ]),
    ).values(),
  ];
  const all = await withOthers(trx, userId, changed);
  const { accepted, refused } = await entriesWithin(entries, await logTextOf(trx, userId, all));
  const { rows: inserted } = await sql<{ id: string }>`
    insert into review_entries (user_id, id, kind, row_id, source_col, target_col, happened_at, rating, verdict, way, duration_ms,
      stability, difficulty)
    select ${userId}, e.id, e.kind, e.row_id, e.source_col, e.target_col, e.happened_at, e.rating, e.verdict, e.way, e.duration_ms, e.stability, e.difficulty
    from json_to_recordset(${JSON.stringify(accepted)}::json) as e (id uuid, kind text, row_id bigint, source_col smallint,
      target_col smallint, happened_at timestamptz, rating smallint, verdict text, way text, duration_ms int, stability float8, difficulty float8)
    where not exists (
      select 1 from review_entries r where r.user_id = ${userId} and r.row_id = e.row_id and r.source_col = e.source_col
        and r.target_col = e.target_col and r.kind = e.kind and r.happened_at = e.happened_at)
      and (e.kind <> 'given' or not exists (
        select 1 from review_entries r where r.user_id = ${userId} and r.row_id = e.row_id and r.source_col = e.source_col
          and r.target_col = e.target_col))
    on conflict (user_id, id) do nothing returning id`.execute(trx);
  if (inserted.length === 0) return { taken: 0, refused };
  const fresh = new Set(inserted.map(({ id }) => id));
  const log = await logTextOf(trx, userId, all);
  const { states, days } = await addedHistory(userId, { changed, all }, { log, fresh }, rules);
  await storeCalculated(trx, states);
  await storeDays(trx, userId, days);
  const silent = new Set(accepted.flatMap((entry) => (entry.silent ? [entry.id] : [])));
  return { taken: inserted.filter(({ id }) => !silent.has(id)).length, refused };
}

/** Cards, and those of their rows in other directions, whose days change too. */
async function withOthers(trx: Db, userId: number, cards: readonly Card[]): Promise<Card[]> {
  const states = await trx
    .selectFrom('review_states')
    .select(['row_id', 'source_col', 'target_col', 'cluster_id'])
    .where('user_id', '=', userId)
    .where('row_id', 'in', [...new Set(cards.map(({ rowId }) => rowId))])
    .execute();
  const others = states.map((state) => ({
    rowId: state.row_id,
    sourceCol: state.source_col,
    targetCol: state.target_col,
    clusterId: state.cluster_id,
  }));
  return [...new Map([...others, ...cards].map((card) => [cardId(card), card])).values()];
}
