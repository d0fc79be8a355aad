import { sql } from 'kysely';
import type { Db } from '../../database/client.ts';

/**
 * Takes off a person's days what is added up anew: what was predicted, and what waits from the day `since` on, since which the present
 * rules say what is due. What was due before stays as it was told. With `daysMoved`, where days begin at another hour or in another
 * zone, all that was practised too.
 */
export async function clearDays(db: Db, userId: number, since: number | null, daysMoved: boolean): Promise<void> {
  await sql`update review_recall_days set answers = 0, recalled = 0, predicted = 0 where user_id = ${userId}`.execute(
    db,
  );
  await sql`update review_days set late = 0 where user_id = ${userId} and day >= ${since ?? 0} and late <> 0`.execute(
    db,
  );
  // What waited until then is told by the states from then on.
  if (since !== null)
    await sql`
      insert into review_days as d (user_id, day, cluster_id, source_col, target_col, answers, duration_ms, met, late)
      select user_id, ${since}::int, cluster_id, source_col, target_col, 0, 0, 0, -sum(late)
      from review_days where user_id = ${userId} and day < ${since}
      group by user_id, cluster_id, source_col, target_col having sum(late) <> 0
      on conflict (user_id, day, cluster_id, target_col, source_col) do update set late = excluded.late`.execute(db);
  if (!daysMoved) return;
  await sql`update review_days set answers = 0, duration_ms = 0, met = 0 where user_id = ${userId}`.execute(db);
  await sql`update review_parameters set counted = 0 where user_id = ${userId}`.execute(db);
}
