import { normalizeEmail } from '@wordcluster/domain/accounts/email';
import { resetPasswordErrors } from '@wordcluster/domain/accounts/registration';
import type { BodyOf } from '@wordcluster/contract/types';
import type { Context } from '../../context.ts';
import { assertNoErrors, invalidField } from '../../failure.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { passwordChangedLetter, resetLetter } from './letters.ts';
import { accountLinks } from './links.ts';
import { hashPassword } from './password-hash.ts';
import { consumeMailToken, findUser, findUserByEmail, replaceMailToken, revokeTokens } from './repository.ts';

const RESET_HOURS = 1;

/** Mails a reset link to a known address; does nothing for an unknown one, and nobody can tell. */
export async function forgotPassword(context: Context, email: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const user = await findUserByEmail(trx, email);
    if (!user) return;
    const token = await replaceMailToken(trx, user.id, 'reset', context.clock.now(), RESET_HOURS);
    await enqueueMail(
      context,
      trx,
      email,
      resetLetter(user.first_name, accountLinks(context.config).reset(email, token)),
    );
  });
}

/**
 * Sets a new password with a mailed token, and signs every device out. The mail proves the address, so a
 * waiting account is confirmed by it too.
 */
export async function resetPassword(context: Context, input: BodyOf<'POST /api/user/reset-password'>): Promise<void> {
  assertNoErrors(resetPasswordErrors(input));
  const passwordHash = await hashPassword(input.new_password);
  const now = context.clock.now();
  await context.db.transaction().execute(async (trx) => {
    const userId = await consumeMailToken(trx, input.token, 'reset', now);
    const user = userId === null ? undefined : await findUser(trx, userId);
    if (!user || user.email !== normalizeEmail(input.email)) {
      throw invalidField('token', 'This link is no longer valid. Please ask for a new one.');
    }
    await trx
      .updateTable('users')
      .set({ password_hash: passwordHash, confirmed_at: user.confirmed_at ?? now })
      .where('id', '=', user.id)
      .execute();
    await revokeTokens(trx, user.id);
    await enqueueMail(
      context,
      trx,
      user.email,
      passwordChangedLetter(user.first_name, accountLinks(context.config).forgot()),
    );
  });
}
