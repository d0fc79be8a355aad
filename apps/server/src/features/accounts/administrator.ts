import { registrationErrors } from '@wordcluster/domain/accounts/registration';
import { normalizeName } from '@wordcluster/domain/accounts/names';
import type { BodyOf } from '@wordcluster/contract/types';
import { sql, type Insertable } from 'kysely';
import type { UsersTable } from '../../database/schema/accounts.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { assertNoErrors, invalidField } from '../../failure.ts';
import { recordEvent } from '../audit/record-event.ts';
import { DEAD_LINK } from './confirm-email.ts';
import { accountLinks } from './mails.ts';
import { findOneTimeSecret, makeOneTimeSecret, spendOneTimeSecret } from './one-time-secret.ts';
import { assertNotGuessable, hashPassword } from './passwords.ts';
import { findUserByEmail, insertUser, revokeTokens } from './repository.ts';

const LINK_MINUTES = 24 * 60;

/** Whether an administrator can sign in. */
async function hasAdministrator({ db, config }: Context): Promise<boolean> {
  const { rows } = await sql`
    select 1 from users where role = 'administrator' and locked_at is null and confirmed_at is not null limit 1`.execute(
    db,
  );
  if (rows.length > 0) return true;
  // A confirmed ADMIN_EMAIL gets the role with its next call, unless a role was assigned.
  const user = await findUserByEmail(db, config.adminEmail);
  return user !== undefined && user.confirmed_at !== null && user.role_by === null && user.locked_at === null;
}

/**
 * For a production without an administrator: a link that creates the account of ADMIN_EMAIL, once, within 24 hours.
 * Null if there is one. Readers of the server's log may become its administrator; readers of a mailbox may not.
 */
export async function firstAccountLink(context: Context): Promise<string | null> {
  if (await hasAdministrator(context)) return null;
  const token = await makeOneTimeSecret(context, 'administrator', LINK_MINUTES);
  return accountLinks(context.config).administrator(token);
}

/** Makes the administrator's account with the one-time link; one that a stranger registered and never confirmed becomes it. */
export async function makeAdministrator(
  context: Context,
  { token, ...input }: BodyOf<'POST /api/user/administrator'>,
  network: string,
): Promise<void> {
  const email = context.config.adminEmail;
  if ((await findOneTimeSecret(context, 'administrator', token)) === null) throw invalidField('token', DEAD_LINK);
  assertNoErrors(registrationErrors({ ...input, email }));
  assertNotGuessable('password', input.password, { ...input, email });
  const person = {
    first_name: normalizeName(input.first_name),
    last_name: normalizeName(input.last_name),
    password_hash: await hashPassword(input.password),
    confirmed_at: context.clock.now(),
    role: 'administrator' as const,
    role_by: 'address',
    locked_at: null,
  };
  await context.db.transaction().execute(async (trx) => {
    const spent = await spendOneTimeSecret({ ...context, db: trx }, 'administrator', token);
    if (spent === null || (await hasAdministrator({ ...context, db: trx }))) throw invalidField('token', DEAD_LINK);
    const at = context.clock.now();
    const userId =
      (await insertUser(trx, { email, ...person, created_at: at })) ?? (await takeOver(trx, email, person));
    await recordEvent(trx, { type: 'registered', at, userId, byUserId: userId, network });
  });
}

async function takeOver(
  trx: Db,
  email: string,
  person: Pick<
    Insertable<UsersTable>,
    'first_name' | 'last_name' | 'password_hash' | 'confirmed_at' | 'role' | 'role_by' | 'locked_at'
  >,
): Promise<number> {
  const user = await findUserByEmail(trx, email);
  if (!user) throw invalidField('token', DEAD_LINK);
  await revokeTokens(trx, user.id);
  await trx.deleteFrom('mail_tokens').where('user_id', '=', user.id).execute();
  await trx.updateTable('users').set(person).where('id', '=', user.id).execute();
  return user.id;
}

/** One-time link, the only one in the log: before the first administrator there is no other way to deliver it. */
export async function showFirstAccount(context: Context, say: (line: string) => void): Promise<void> {
  const url = await firstAccountLink(context);
  if (url === null) return;
  say(`There is no administrator yet. Open this link within 24 hours to make the account of ADMIN_EMAIL:\n${url}`);
  context.log.warn({ url }, 'no administrator yet: this link makes the account of ADMIN_EMAIL, once, within 24 hours');
}
