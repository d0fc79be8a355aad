import { STANDARD_REMINDERS } from '@wordcluster/domain/accounts/preferences';
import { nextReminder } from '@wordcluster/domain/schedule/reminders';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { rulesOf } from '../reviews/rules.ts';

/** A user's reminder settings. */
export async function remindersOf(db: Db, userId: number): Promise<typeof STANDARD_REMINDERS> {
  const asked = await db
    .selectFrom('reminders')
    .select(['mail as reminder_mail', 'hour as reminder_hour'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return asked ?? STANDARD_REMINDERS;
}

/** Partial update; also reschedules the next reminder. */
export async function changeReminders(
  { clock }: Pick<Context, 'clock'>,
  trx: Db,
  userId: number,
  changes: { mail?: boolean; hour?: number } = {},
): Promise<void> {
  await trx
    .insertInto('reminders')
    .values({ user_id: userId, next_at: null, last_at: null, ...changes })
    // Updates without a change too, for its row lock: concurrent changes wait until this transaction ends.
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ hour: sql`reminders.hour`, ...changes }))
    .execute();
  const { rows } = await sql<{ hour: number; last_at: Date | null; asked: boolean }>`
    select hour, last_at,
      mail or exists (select 1 from push_subscriptions s where s.user_id = ${userId}) as asked
    from reminders where user_id = ${userId}`.execute(trx);
  const [found] = rows;
  if (!found) return;
  const next_at = found.asked ? await nextMoment(trx, userId, found, clock.now()) : null;
  await trx.updateTable('reminders').set({ next_at }).where('user_id', '=', userId).execute();
}

const nextMoment = async (
  db: Db,
  userId: number,
  { hour, last_at }: { hour: number; last_at: Date | null },
  now: Date,
) =>
  new Date(
    nextReminder({ timeZone: (await rulesOf(db, userId)).timeZone, hour }, now.getTime(), last_at?.getTime() ?? null),
  );
