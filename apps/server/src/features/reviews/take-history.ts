import { logAdds } from '@wordcluster/domain/progress/card-days';
import { sql } from 'kysely';
import type { Db } from '../../database/client.ts';
import { recordDays } from './record-days.ts';
import { cardId, logsOf, storeStates, type Card } from './review-log.ts';
import { lockReviews } from './review-settings.ts';

/** A row with answers that were given elsewhere. */
interface Practised {
  rowId: number;
  clusterId: number;
  reviews: readonly { id: string; source: number; target: number; at: number; rating: number; took: number }[];
}

/** As with answers that are given here: nobody practised before. */
const FIRST_MOMENT = Date.UTC(2000, 0, 1);
/** Cards whose logs are read together. */
const CARDS = 500;
const MOST_MS = 3_600_000;

/**
 * Takes answers that were given in another program into a person's log, and calculates the states that follow. An answer of the
 * same word in the same direction at the same millisecond is there already. Returns how many were new.
 */
export async function takeHistory(trx: Db, userId: number, rows: readonly Practised[], now: Date): Promise<number> {
  const cards = new Map<string, Card>();
  const entries = rows.flatMap(({ rowId, clusterId, reviews }) =>
    reviews.flatMap(({ id, source, target, at, rating, took }) => {
      if (at < FIRST_MOMENT || at > now.getTime()) return [];
      const card = { rowId, clusterId, sourceCol: source, targetCol: target };
      cards.set(cardId(card), card);
      const happened_at = new Date(at).toISOString();
      const duration_ms = Math.min(took, MOST_MS);
      return [{ id, row_id: rowId, source_col: source, target_col: target, happened_at, rating, duration_ms }];
    }),
  );
  if (entries.length === 0) return 0;
  const rules = await lockReviews(trx, userId);
  const all = [...cards.values()];
  let taken = 0;
  for (let from = 0; from < all.length; from += CARDS) {
    const part = all.slice(from, from + CARDS);
    const ids = new Set(part.map(cardId));
    const own = entries.filter((entry) =>
      ids.has(cardId({ rowId: entry.row_id, sourceCol: entry.source_col, targetCol: entry.target_col })),
    );
    const before = await logsOf(trx, userId, part);
    const { numAffectedRows } = await sql`
      insert into review_entries (user_id, id, kind, row_id, source_col, target_col, happened_at, rating, way, duration_ms)
      select ${userId}, e.id, 'answer', e.row_id, e.source_col, e.target_col, e.happened_at, e.rating, 'flashcard', e.duration_ms
      from json_to_recordset(${JSON.stringify(own)}::json) as e (id uuid, row_id bigint, source_col smallint,
        target_col smallint, happened_at timestamptz, rating smallint, duration_ms int)
      where not exists (
        select 1 from review_entries r where r.user_id = ${userId} and r.row_id = e.row_id and r.source_col = e.source_col
          and r.target_col = e.target_col and r.kind = 'answer' and r.happened_at = e.happened_at)
      on conflict (user_id, id) do nothing`.execute(trx);
    if (!numAffectedRows) continue;
    taken += Number(numAffectedRows);
    const after = await logsOf(trx, userId, part);
    await storeStates(trx, userId, part, after, rules);
    await recordDays(
      trx,
      userId,
      part.map((card) => ({
        ...card,
        days: logAdds(card, before.get(cardId(card)) ?? [], after.get(cardId(card)) ?? [], rules),
      })),
    );
  }
  return taken;
}
