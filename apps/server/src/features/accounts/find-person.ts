import { normalizeEmail } from '@wordcluster/domain/accounts/email';
import type { AnswerOf } from '@wordcluster/contract/types';
import type { Context, Viewer } from '../../context.ts';
import { noteRead } from '../audit/record-event.ts';
import { findUserByEmail } from './repository.ts';
import { factorsOf } from './second-factor/factors.ts';

/** The account of an address, for the administrator who helps somebody that lost a factor or a device. Recorded. */
export async function findPerson(
  context: Context,
  viewer: Viewer,
  email: string,
  network: string,
): Promise<AnswerOf<'POST /api/users/search'>> {
  const user = await findUserByEmail(context.db, normalizeEmail(email));
  if (!user) return { user: null };
  await noteRead(context, user.id, { viewer, network, about: 'account' });
  const { totp, passkeys } = await factorsOf(context.db, user.id);
  const sessions = await context.db.selectFrom('access_tokens').select('id').where('user_id', '=', user.id).execute();
  const { id, first_name, last_name } = user;
  return {
    user: { id, first_name, last_name, email: user.email, totp, passkeys: passkeys.length, sessions: sessions.length },
  };
}
