import { message } from '@wordcluster/domain/messages/all';
import type { BodyOf } from '@wordcluster/contract/types';
import { clearThrottle, throttle } from '../../access/throttle.ts';
import type { Context } from '../../context.ts';
import { invalidField } from '../../failure.ts';
import { recordEvent } from '../audit/record-event.ts';
import { acceptInvitations } from '../invitations/invitations.ts';
import { passwordMatches } from './passwords.ts';
import { consumeMailToken, findUser, hasConfirmed, liveMailToken } from './repository.ts';

const USED_LINK = message('account.link_used');
export const DEAD_LINK = message('account.link_invalid');
const WRONG_PASSWORDS = { times: 10, seconds: 3600 };

/**
 * Confirms the address of a mailed token, once, with the password of the registration: the mail may be opened by
 * another person than the one who chose that password. Idempotent: a second click succeeds. Returns the address: its
 * token proves access to the mailbox.
 */
export async function confirmEmail(
  context: Context,
  { token, password }: BodyOf<'POST /api/user/confirm'>,
  network: string,
): Promise<string> {
  const { db, clock } = context;
  const userId = await liveMailToken(db, token, 'confirm', clock.now());
  if (userId === null) throw invalidField('token', (await hasConfirmed(db, token)) ? USED_LINK : DEAD_LINK);
  await assertPasswordOf(context, userId, password);
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    if ((await consumeMailToken(trx, token, 'confirm', now)) === null)
      throw invalidField('token', (await hasConfirmed(trx, token)) ? USED_LINK : DEAD_LINK);
    const { email } = await trx
      .updateTable('users')
      .set((build) => ({ confirmed_at: build.fn.coalesce('confirmed_at', build.val(now)) }))
      .where('id', '=', userId)
      .returning('email')
      .executeTakeFirstOrThrow();
    await recordEvent(trx, { type: 'email_confirmed', at: now, userId, byUserId: userId, network });
    if (email === null) throw invalidField('token', DEAD_LINK);
    await acceptInvitations(trx, { userId, email }, now);
    return email;
  });
}

async function assertPasswordOf(context: Context, userId: number, password: string | undefined): Promise<void> {
  if (password === undefined || password === '') throw invalidField('password', message('account.password_missing'));
  const key = `confirm-password:${userId}`;
  await throttle(context, key, WRONG_PASSWORDS);
  const user = await findUser(context.db, userId);
  if (!(await passwordMatches(user?.password_hash, password)))
    throw invalidField('password', message('account.password_wrong'));
  await clearThrottle(context, key);
}
