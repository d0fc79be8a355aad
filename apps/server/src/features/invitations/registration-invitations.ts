import { sql } from 'kysely';
import { hashSecret, newSecret } from '../../access/secrets.ts';
import type { Db } from '../../database/client.ts';

const DAYS = 90;

/** Invitation: one registration of an address within 90 days. Returns the secret of its link; earlier links of any sender stay valid. */
export async function allowRegistration(trx: Db, email: string, byUserId: number, now: Date): Promise<string> {
  const secret = newSecret();
  await trx
    .insertInto('invitations')
    .values({
      email,
      token_hash: hashSecret(secret),
      by_user_id: byUserId,
      created_at: now,
      expires_at: new Date(now.getTime() + DAYS * 86_400_000),
    })
    .execute();
  return secret;
}

/** The address that the secret of a link allows to register; null for one that does not count any more. */
export async function invitedAddress(db: Db, secret: string, now: Date): Promise<string | null> {
  const found = await db
    .selectFrom('invitations')
    .select('email')
    .where('token_hash', '=', hashSecret(secret))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found?.email ?? null;
}

/** Whether an address is invited, for a provider that vouches for it. */
export async function isInvited(db: Db, email: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('invitations')
    .select('email')
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

/** Uses up all invitations of an address; false if none is left, for the second of two concurrent registrations. */
export async function spendInvitations(trx: Db, email: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    delete from invitations where email = ${email} and expires_at > ${now} returning email`.execute(trx);
  return rows.length > 0;
}
