import { message } from '@wordcluster/domain/messages/all';
import type { Context } from '../../context.ts';
import { invalidField } from '../../failure.ts';
import { recordEvent } from '../audit/record-event.ts';
import { consumeMailToken, hasConfirmed } from './repository.ts';

const USED_LINK = message('account.link_used');
export const DEAD_LINK = message('account.link_invalid');

/** Confirms the address that a mailed token belongs to, once. Whoever comes back to the mail hears that all is well. */
export async function confirmEmail({ db, clock }: Context, token: string, network: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const now = clock.now();
    const userId = await consumeMailToken(trx, token, 'confirm', now);
    if (userId === null) throw invalidField('token', (await hasConfirmed(trx, token)) ? USED_LINK : DEAD_LINK);
    await trx
      .updateTable('users')
      .set({ confirmed_at: now })
      .where('id', '=', userId)
      .where('confirmed_at', 'is', null)
      .execute();
    await recordEvent(trx, { type: 'email_confirmed', at: now, userId, byUserId: userId, network });
  });
}
