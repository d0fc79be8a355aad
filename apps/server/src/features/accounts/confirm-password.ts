import { message } from '@wordcluster/domain/messages/all';
import type { Context, Viewer } from '../../context.ts';
import { invalidField, notFound } from '../../failure.ts';
import { forgetThrottle, throttle } from '../../access/throttle.ts';
import { passwordMatches } from './passwords.ts';
import { findUser } from './repository.ts';

/** Rate limit per session: a stolen session does not lock the owner out of the others. */
const WRONG_PASSWORDS = { times: 10, seconds: 900 };

/** The viewer, whose password this is. Throws 422 for a wrong one; an account of Google's sets one first. */
export async function confirmPassword(context: Context, viewer: Viewer, password: string, field = 'password') {
  const key = `password:${viewer.tokenId}`;
  await throttle(context, key, WRONG_PASSWORDS);
  const user = await findUser(context.db, viewer.id);
  if (!user) throw notFound('The user');
  if (user.password_hash === null) throw invalidField(field, message('account.no_password'));
  if (!(await passwordMatches(user.password_hash, password))) {
    throw invalidField(
      field,
      field === 'old_password' ? message('account.old_password_wrong') : message('account.password_wrong'),
    );
  }
  await forgetThrottle(context, key);
  return user;
}
