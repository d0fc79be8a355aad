import type { Db } from '../../database/client.ts';
import type { MailTokensTable, UsersTable } from '../../database/schema/accounts.ts';
import { normalizeEmail } from '@wordcluster/domain/accounts/email';
import { isUsername, normalizeUsername } from '@wordcluster/domain/accounts/usernames';
import { sql, type Insertable } from 'kysely';
import { IDLE_DAYS, ofOwner } from '../../access/tokens.ts';
import { hashSecret, newSecretOf, ownerNamedBy } from '../../access/secrets.ts';
import { claimName, userNamed } from '../../access/sign-in-names.ts';

const DAY = 86_400_000;

export const findUser = (db: Db, id: number) =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

export async function findUserByEmail(db: Db, email: string): ReturnType<typeof findUser> {
  const id = await userNamed(db, 'email', email);
  return id === null ? undefined : findUser(db, id);
}

/** Creates an account under its e-mail address, if it has one; null if that is taken, also concurrently. */
export async function insertUser(trx: Db, user: Insertable<UsersTable>): Promise<number | null> {
  const email = user.email ?? null;
  if (email !== null && (await userNamed(trx, 'email', email)) !== null) return null;
  const { id } = await trx.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow();
  if (email === null || (await claimName(trx, 'email', email, id))) return id;
  await trx.deleteFrom('users').where('id', '=', id).execute();
  return null;
}

/** The user of a login or a share: by address or, where usernames exist, by name. */
export async function findUserByLogin(db: Db, text: string): ReturnType<typeof findUser> {
  const id = isUsername(text)
    ? await userNamed(db, 'username', normalizeUsername(text))
    : await userNamed(db, 'email', normalizeEmail(text));
  return id === null ? undefined : findUser(db, id);
}

/** Whether any account signs in by a name. */
export async function usernamesExist(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from sign_in_names where kind = 'username' limit 1`.execute(db);
  return rows.length > 0;
}

/** Signs a device in; the token is returned once and never stored. */
export async function insertAccessToken(
  db: Db,
  userId: number,
  deviceName: string,
  now: Date,
  {
    network = null,
    withFactor = false,
    issuer = null,
  }: { network?: string | null; withFactor?: boolean; issuer?: string | null } = {},
): Promise<string> {
  const token = newSecretOf(userId);
  await db
    .insertInto('access_tokens')
    .values({
      user_id: userId,
      token_hash: hashSecret(token),
      device_name: deviceName.slice(0, 255),
      network,
      issuer,
      second_factor_at: withFactor ? now : null,
      created_at: now,
      last_used_at: now,
      check_at: new Date(now.getTime() + (IDLE_DAYS + 1) * DAY),
    })
    .execute();
  return token;
}

/** Signs out all devices of a user, or all but the current one. Tokens of programs are revoked too. */
export async function revokeTokens(db: Db, userId: number, exceptTokenId?: number): Promise<void> {
  let query = db.deleteFrom('access_tokens').where('user_id', '=', userId);
  if (exceptTokenId !== undefined) query = query.where('id', '!=', exceptTokenId);
  await query.execute();
  for (const table of ['personal_tokens', 'oauth_codes', 'e_readers', 'e_reader_words'] as const)
    await db.deleteFrom(table).where('user_id', '=', userId).execute();
}

type Purpose = MailTokensTable['purpose'];

/** Links that were mailed for this purpose no longer work. */
export async function deleteMailTokens(db: Db, userId: number, purpose: Purpose): Promise<void> {
  await db.deleteFrom('mail_tokens').where('user_id', '=', userId).where('purpose', '=', purpose).execute();
}

/**
 * One-time link: a secret for one purpose of a user, with an expiry. Earlier ones stay valid, so that a new request
 * cannot invalidate another user's mail.
 */
export async function insertMailToken(
  db: Db,
  userId: number,
  purpose: Purpose,
  now: Date,
  hours: number,
  newEmail: string | null = null,
): Promise<string> {
  const secret = newSecretOf(userId);
  await db
    .insertInto('mail_tokens')
    .values({
      user_id: userId,
      purpose,
      new_email: newEmail,
      token_hash: hashSecret(secret),
      created_at: now,
      expires_at: new Date(now.getTime() + hours * 3_600_000),
      used_at: null,
    })
    .execute();
  return secret;
}

/** The user of a valid mailed secret; null otherwise. Does not use it up. */
export async function liveMailToken(db: Db, secret: string, purpose: Purpose, now: Date): Promise<number | null> {
  const live = await db
    .selectFrom('mail_tokens')
    .select('user_id')
    .where(withSecret(secret))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return live?.user_id ?? null;
}

/** Uses a mailed secret up. One statement, so that two clicks at once cannot both succeed. */
export async function consumeMailToken(db: Db, secret: string, purpose: Purpose, now: Date): Promise<number | null> {
  return (await spendMailToken(db, secret, purpose, now))?.user_id ?? null;
}

/** The same, with the new address of a change of e-mail. */
export async function spendMailToken(db: Db, secret: string, purpose: Purpose, now: Date) {
  return db
    .updateTable('mail_tokens')
    .set({ used_at: now })
    .where(withSecret(secret))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'new_email'])
    .executeTakeFirst();
}

/** Whether a mailed secret has confirmed an address before. */
export async function hasConfirmed(db: Db, secret: string): Promise<boolean> {
  const used = await db
    .selectFrom('mail_tokens')
    .innerJoin('users', 'users.id', 'mail_tokens.user_id')
    .select('users.id')
    .where(withSecret(secret))
    .where('purpose', '=', 'confirm')
    .where('used_at', 'is not', null)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return used !== undefined;
}

/** Condition on the row of a mailed secret, with its user as shard key, unless it is of an earlier version. */
const withSecret = (secret: string) => {
  const owner = ownerNamedBy(secret);
  return sql<boolean>`mail_tokens.token_hash = ${hashSecret(secret)} ${ofOwner('mail_tokens', owner)}`;
};
