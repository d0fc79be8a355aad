import { rowAdds } from '@wordcluster/domain/progress/row-days';
import { sql } from 'kysely';
import type { Db } from '../../database/client.ts';
import { recordDays } from './record-days.ts';
import { cardId, logsOf, storeStates, type Card } from './review-log.ts';
import { lockReviews } from './review-settings.ts';

/** An answer that was given elsewhere, or a mark: a word that was set aside, reset or taken up again, without a rating. */
interface Elsewhere {
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
  /** Of what another program knew of the word, without its answers. */
  stability?: number | undefined;
  difficulty?: number | undefined;
}

/** A row with answers that were given elsewhere. */
interface Practised {
  rowId: number;
  clusterId: number;
  reviews: readonly Elsewhere[];
}

/** As with answers that are given here: nobody practised before. */
const FIRST_MOMENT = Date.UTC(2000, 0, 1);
/** Rows whose logs are read together. */
const ROWS = 250;
const MOST_MS = 3_600_000;

/**
 * Takes answers that were given in another program into a person's log, and calculates the states that follow. An answer of the
 * same word in the same direction at the same millisecond is there already. Returns how many were new.
 */
export async function takeHistory(trx: Db, userId: number, rows: readonly Practised[], now: Date): Promise<number> {
  const cards = new Map<string, Card>();
  const entries = rows.flatMap(({ rowId, clusterId, reviews }) =>
    reviews.flatMap(
      ({ id, source, target, at, rating, took, kind = 'answer', verdict = null, way = null, ...given }) => {
        if (at < FIRST_MOMENT || at > now.getTime()) return [];
        const card = { rowId, clusterId, sourceCol: source, targetCol: target };
        cards.set(cardId(card), card);
        const happened_at = new Date(at).toISOString();
        const spoken = { id, kind, row_id: rowId, source_col: source, target_col: target, happened_at };
        const answer = kind === 'answer';
        const duration_ms = answer ? Math.min(took ?? 0, MOST_MS) : null;
        return [{ ...spoken, ...given, rating, verdict, way: answer ? (way ?? 'flashcard') : null, duration_ms }];
      },
    ),
  );
  if (entries.length === 0) return 0;
  const rules = await lockReviews(trx, userId);
  const rowsOfCards = [...Map.groupBy(cards.values(), ({ rowId }) => rowId).values()];
  let taken = 0;
  for (let from = 0; from < rowsOfCards.length; from += ROWS) {
    const part = rowsOfCards.slice(from, from + ROWS).flat();
    const inAllDirections = await withOthers(trx, userId, part);
    const ids = new Set(part.map(cardId));
    const own = entries.filter((entry) =>
      ids.has(cardId({ rowId: entry.row_id, sourceCol: entry.source_col, targetCol: entry.target_col })),
    );
    const before = await logsOf(trx, userId, inAllDirections);
    const { numAffectedRows } = await sql`
      insert into review_entries (user_id, id, kind, row_id, source_col, target_col, happened_at, rating, verdict, way, duration_ms,
        stability, difficulty)
      select ${userId}, e.id, e.kind, e.row_id, e.source_col, e.target_col, e.happened_at, e.rating, e.verdict, e.way, e.duration_ms, e.stability, e.difficulty
      from json_to_recordset(${JSON.stringify(own)}::json) as e (id uuid, kind text, row_id bigint, source_col smallint,
        target_col smallint, happened_at timestamptz, rating smallint, verdict text, way text, duration_ms int, stability float8, difficulty float8)
      where not exists (
        select 1 from review_entries r where r.user_id = ${userId} and r.row_id = e.row_id and r.source_col = e.source_col
          and r.target_col = e.target_col and r.kind = e.kind and r.happened_at = e.happened_at)
        and (e.kind <> 'given' or not exists (
          select 1 from review_entries r where r.user_id = ${userId} and r.row_id = e.row_id and r.source_col = e.source_col
            and r.target_col = e.target_col))
      on conflict (user_id, id) do nothing`.execute(trx);
    if (!numAffectedRows) continue;
    taken += Number(numAffectedRows);
    const after = await logsOf(trx, userId, inAllDirections);
    await storeStates(trx, userId, part, after, rules);
    const logged = inAllDirections.map((card) => ({
      ...card,
      before: before.get(cardId(card)) ?? [],
      after: after.get(cardId(card)) ?? [],
    }));
    const added = [...Map.groupBy(logged, ({ rowId }) => rowId).values()].flatMap((row) => rowAdds(row, rules));
    await recordDays(trx, userId, added);
  }
  return taken;
}

/** Cards, and those of their rows in other directions, whose days they change too. */
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
