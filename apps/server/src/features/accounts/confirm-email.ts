import { message } from '@wordcluster/domain/messages/all';
import type { Context } from '../../context.ts';
import { invalidField } from '../../failure.ts';
import { recordEvent } from '../audit/record-event.ts';
import { acceptInvitations } from '../invitations/invitations.ts';
import { consumeMailToken, hasConfirmed } from './repository.ts';

const USED_LINK = message('account.link_used');
export const DEAD_LINK = message('account.link_invalid');

/**
 * Confirms the address that a mailed token belongs to, once. Whoever comes back to the mail hears that all is well.
 * Returns the address: whoever has its token reads its mail.
 */
export function confirmEmail({ db, clock }: Context, token: string, network: string): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const userId = await consumeMailToken(trx, token, 'confirm', now);
    if (userId === null) throw invalidField('token', (await hasConfirmed(trx, token)) ? USED_LINK : DEAD_LINK);
    const { email } = await trx
      .updateTable('users')
      .set((build) => ({ confirmed_at: build.fn.coalesce('confirmed_at', build.val(now)) }))
      .where('id', '=', userId)
      .returning('email')
      .executeTakeFirstOrThrow();
    await recordEvent(trx, { type: 'email_confirmed', at: now, userId, byUserId: userId, network });
    await acceptInvitations(trx, { userId, email }, now);
    return email;
  });
}
