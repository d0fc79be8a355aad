import { sql } from 'kysely';
import type { Db } from '../../../database/client.ts';

/** Batch size; the next clean-up runs in a minute. */
const BATCH = 500;

/** Clean-up of sessions unused since `idle`, or created before `old`. Each row has a time of its next check. */
export async function deleteUnused(db: Db, { now, idle, old }: { now: Date; idle: Date; old: Date }): Promise<void> {
  await sql`
    delete from access_tokens where check_at <= ${now} and (last_used_at < ${idle} or created_at < ${old})`.execute(db);
  const used = await db
    .selectFrom('access_tokens')
    .select(['id', 'user_id', 'last_used_at', 'created_at'])
    .where('check_at', '<=', now)
    .orderBy('check_at')
    .limit(BATCH)
    .execute();
  const after = (moment: Date, past: Date) => moment.getTime() + now.getTime() - past.getTime();
  for (const { id, user_id, last_used_at, created_at } of used)
    await db
      .updateTable('access_tokens')
      .set({ check_at: new Date(Math.min(after(last_used_at, idle), after(created_at, old)) + 1) })
      .where('id', '=', id)
      .where('user_id', '=', user_id)
      .execute();
}

/**
 * Clean-up of known networks without a recent sign-in. The last one stays: without any, the next would count as the
 * first.
 */
export async function deleteKnownNetworks(db: Db, before: Date): Promise<void> {
  await sql`
    delete from sign_in_places p where not stays and last_at < ${before} and exists (
      select 1 from sign_in_places later where later.user_id = p.user_id and later.last_at > p.last_at)`.execute(db);
  await sql`update sign_in_places set stays = true where not stays and last_at < ${before}`.execute(db);
}
