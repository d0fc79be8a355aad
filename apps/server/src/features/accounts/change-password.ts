import type { BodyOf } from '@wordcluster/contract/types';
import { changePasswordErrors } from '@wordcluster/domain/accounts/registration';
import type { Context, Viewer } from '../../context.ts';
import { assertNoErrors, notFound } from '../../failure.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { recordEvent } from '../audit/record-event.ts';
import { passwordChangedMail, accountLinks } from './mails.ts';
import { assertNotGuessable, hashPassword } from './passwords.ts';
import { findUser, forgetMailTokens, revokeTokens } from './repository.ts';

/** The rules of the form; what makes a password guessable follows from names, which their owner knows. */
export async function assertNewPassword(
  { db }: Context,
  viewer: Viewer,
  input: BodyOf<'POST /api/user/change-password'>,
): Promise<void> {
  assertNoErrors(changePasswordErrors(input));
  const user = await findUser(db, viewer.id);
  if (user) assertNotGuessable('new_password', input.new_password, user);
}

/** Changes the viewer's password. Other devices are signed out, mailed links are void, the owner gets a mail. */
export async function changePassword(
  context: Context,
  viewer: Viewer,
  input: BodyOf<'POST /api/user/change-password'>,
  network: string,
): Promise<void> {
  const user = await findUser(context.db, viewer.id);
  if (!user) throw notFound('The user');
  const passwordHash = await hashPassword(input.new_password);
  await context.db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', viewer.id).execute();
    await revokeTokens(trx, viewer.id, viewer.tokenId);
    await forgetMailTokens(trx, viewer.id, 'reset');
    await forgetMailTokens(trx, viewer.id, 'change-email');
    const event = { at: context.clock.now(), userId: viewer.id, byUserId: viewer.id, network };
    await recordEvent(trx, { type: 'password_changed', ...event });
    const mail = passwordChangedMail(user.first_name, accountLinks(context.config).forgot());
    await enqueueMail(context, trx, user.email, mail);
  });
}
