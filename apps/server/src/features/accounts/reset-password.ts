import { normalizeEmail } from '@wordcluster/domain/accounts/email';
import { resetPasswordErrors } from '@wordcluster/domain/accounts/registration';
import type { BodyOf } from '@wordcluster/contract/types';
import type { Context } from '../../context.ts';
import { assertNoErrors, invalidField } from '../../failure.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { recordEvent } from '../audit/record-event.ts';
import { acceptInvitations } from '../invitations/invitations.ts';
import { DEAD_LINK } from './confirm-email.ts';
import { passwordChangedMail, accountLinks } from './mails.ts';
import { assertNotGuessable, hashPassword } from './passwords.ts';
import { consumeMailToken, findUser, deleteMailTokens, revokeTokens } from './repository.ts';

export const RESET_HOURS = 1;

/**
 * Sets a new password with a mailed token, and signs out all devices. The mail proves the address, so an unconfirmed
 * account is confirmed too. A second factor stays and is required at the next login.
 */
export async function resetPassword(
  context: Context,
  input: BodyOf<'POST /api/user/reset-password'>,
  network: string,
): Promise<void> {
  assertNoErrors(resetPasswordErrors(input));
  const passwordHash = await hashPassword(input.new_password);
  const now = context.clock.now();
  await context.db.transaction().execute(async (trx) => {
    const userId = await consumeMailToken(trx, input.token, 'reset', now);
    const user = userId === null ? undefined : await findUser(trx, userId);
    if (!user?.email || user.email !== normalizeEmail(input.email)) throw invalidField('token', DEAD_LINK);
    // After the token was verified: the reason reveals something about the owner. A refusal does not use up the link.
    assertNotGuessable('new_password', input.new_password, user);
    await trx
      .updateTable('users')
      .set({ password_hash: passwordHash, confirmed_at: user.confirmed_at ?? now })
      .where('id', '=', user.id)
      .execute();
    await revokeTokens(trx, user.id);
    await deleteMailTokens(trx, user.id, 'reset');
    await deleteMailTokens(trx, user.id, 'change-email');
    await acceptInvitations(trx, { userId: user.id, email: user.email }, now);
    await recordEvent(trx, { type: 'password_reset', at: now, userId: user.id, byUserId: user.id, network });
    const mail = passwordChangedMail(user.first_name, accountLinks(context.config).forgot());
    await enqueueMail(context, trx, user.email, mail);
  });
}
