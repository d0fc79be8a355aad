import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import { invalidField } from '../../failure.ts';
import { forgetBuyer } from '../premium/forget-buyer.ts';
import { passwordMatches } from './password-hash.ts';
import { findUser } from './repository.ts';

/**
 * Terminates a profile: everything personal goes at once, with the account. Of paid orders stays only what their
 * invoices must keep by law, unlinked from everything else.
 */
export async function removeAccount(context: Context, viewer: Viewer, password: string): Promise<void> {
  const { db } = context;
  const user = await findUser(db, viewer.id);
  if (!user || !(await passwordMatches(user.password_hash, password))) {
    throw invalidField(
      'password',
      user && !user.password_hash
        ? 'Please set a password first, with Forgot password.'
        : 'The password is not correct.',
    );
  }
  await db.transaction().execute(async (trx) => {
    await forgetBuyer(context, trx, user.id);
    await trx.deleteFrom('mails').where('recipient', '=', user.email).execute();
    // Counters of attempts carry the address in their key.
    await sql`delete from throttles where right(key, ${user.email.length + 1}) = ${`:${user.email}`}`.execute(trx);
    await trx.deleteFrom('users').where('id', '=', user.id).execute();
  });
}
