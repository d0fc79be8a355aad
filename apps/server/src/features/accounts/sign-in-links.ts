import { message } from '@wordcluster/domain/messages/all';
import type { ResponseOf, BodyOf } from '@wordcluster/contract/types';
import { resetPasswordErrors } from '@wordcluster/domain/accounts/registration';
import type { Context, Viewer } from '../../context.ts';
import { assertNoErrors, Failure, invalidField, notFound } from '../../failure.ts';
import { recordEvent } from '../audit/record-event.ts';
import { DEAD_LINK } from './confirm-email.ts';
import { signIn } from './log-in.ts';
import { assertNotGuessable, hashPassword } from './passwords.ts';
import { findUser, spendMailToken } from './repository.ts';

/** Signs in by a one-time link. A second factor is still required if set, as after a password. */
export async function signInByLink(
  context: Context,
  { token, device_name = 'unknown device' }: BodyOf<'POST /api/user/sign-in-link'>,
  network: string,
): Promise<ResponseOf<'POST /api/user/sign-in-link'>> {
  const used = await spendMailToken(context.db, token, 'sign-in', context.clock.now());
  if (!used) throw invalidField('token', DEAD_LINK);
  return signIn(context, { userId: used.user_id, deviceName: device_name, network });
}

/** The rules of the form; an account that has a password changes it instead. */
export async function assertFirstPassword(
  { db }: Context,
  viewer: Viewer,
  input: BodyOf<'POST /api/user/password'>,
): Promise<void> {
  assertNoErrors(resetPasswordErrors(input));
  const user = await findUser(db, viewer.id);
  if (!user) throw notFound('The user');
  if (user.password_hash !== null) throw new Failure('conflict', message('account.has_password'));
  assertNotGuessable('new_password', input.new_password, user);
}

/** The first password of an account that has none, as after a one-time link. */
export async function setPassword(
  context: Context,
  viewer: Viewer,
  input: BodyOf<'POST /api/user/password'>,
  network: string,
): Promise<void> {
  const password_hash = await hashPassword(input.new_password);
  await context.db.transaction().execute(async (trx) => {
    // One statement: of two at once the second finds a password.
    const set = await trx
      .updateTable('users')
      .set({ password_hash })
      .where('id', '=', viewer.id)
      .where('password_hash', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!set) throw new Failure('conflict', message('account.has_password'));
    const event = { at: context.clock.now(), userId: viewer.id, byUserId: viewer.id, network };
    await recordEvent(trx, { type: 'password_changed', ...event });
  });
}
