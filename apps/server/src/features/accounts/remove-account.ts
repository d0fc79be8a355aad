import type { BodyOf } from '@wordcluster/contract/types';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import { recordEvent, unlinkEvents } from '../audit/record-event.ts';
import { forgetBuyer } from '../premium/forget-buyer.ts';
import { confirmPassword } from './confirm-password.ts';
import { assertSecondFactor } from './second-factor/answer-factor.ts';

/**
 * Terminates a profile: everything personal goes at once, with the account. Of paid orders stays only what their
 * invoices must keep by law, and of events their kind and moment, unlinked from everything else.
 */
export async function removeAccount(
  context: Context,
  viewer: Viewer,
  input: BodyOf<'POST /api/user/remove-account'>,
  network: string,
): Promise<void> {
  const user = await confirmPassword(context, viewer, input.password);
  await assertSecondFactor(context, { userId: viewer.id, network }, input);
  await context.db.transaction().execute(async (trx) => {
    const now = context.clock.now();
    await forgetBuyer(context, trx, user.id);
    await trx.deleteFrom('mails').where('recipient', '=', user.email).execute();
    await trx.deleteFrom('mail_requests').where('email', '=', user.email).execute();
    // Counters of attempts carry the address in their key.
    await sql`delete from throttles where right(key, ${user.email.length + 1}) = ${`:${user.email}`}`.execute(trx);
    await unlinkEvents(trx, user.id);
    await recordEvent(trx, { type: 'account_removed', at: now, userId: null });
    await trx.deleteFrom('users').where('id', '=', user.id).execute();
  });
}
