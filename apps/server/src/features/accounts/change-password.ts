import type { BodyOf } from '@wordcluster/contract/types';
import { changePasswordErrors } from '@wordcluster/domain/accounts/registration';
import type { Context, Viewer } from '../../context.ts';
import { assertNoErrors, invalidField } from '../../failure.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { passwordChangedLetter } from './letters.ts';
import { accountLinks } from './links.ts';
import { hashPassword, passwordMatches } from './password-hash.ts';
import { findUser, forgetMailTokens, revokeTokens } from './repository.ts';

/** Changes the viewer's password. Other devices are signed out, a mailed reset link is void, the owner gets a mail. */
export async function changePassword(
  context: Context,
  viewer: Viewer,
  input: BodyOf<'POST /api/user/change-password'>,
): Promise<void> {
  assertNoErrors(changePasswordErrors(input));
  const user = await findUser(context.db, viewer.id);
  if (!user || !(await passwordMatches(user.password_hash, input.old_password))) {
    throw invalidField('old_password', 'The old password is not correct.');
  }
  const passwordHash = await hashPassword(input.new_password);
  await context.db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', viewer.id).execute();
    await revokeTokens(trx, viewer.id, viewer.tokenId);
    await forgetMailTokens(trx, viewer.id, 'reset');
    await enqueueMail(
      context,
      trx,
      user.email,
      passwordChangedLetter(user.first_name, accountLinks(context.config).forgot()),
    );
  });
}
