import type { Context } from '../../context.ts';
import type { OneTimeSecretsTable } from '../../database/schema/accounts.ts';
import { hashSecret, newSecret } from '../../access/secrets.ts';

type Purpose = OneTimeSecretsTable['purpose'];

interface StoredSecret {
  user_id: number | null;
  device_name: string | null;
}

/**
 * One-time secret for the next step of a login or of a passkey: stored as its hash, deleted once used or after
 * `minutes`.
 */
export async function makeOneTimeSecret(
  { db, clock }: Context,
  purpose: Purpose,
  minutes: number,
  { userId = null, deviceName = null }: { userId?: number | null; deviceName?: string | null } = {},
): Promise<string> {
  const secret = newSecret();
  await db
    .insertInto('one_time_secrets')
    .values({
      secret_hash: hashSecret(secret),
      purpose,
      user_id: userId,
      device_name: deviceName,
      expires_at: new Date(clock.now().getTime() + minutes * 60_000),
    })
    .execute();
  return secret;
}

/** The subject of a valid secret; null otherwise. Does not use it up. */
export async function findOneTimeSecret(
  { db, clock }: Context,
  purpose: Purpose,
  secret: string,
): Promise<StoredSecret | null> {
  const found = await db
    .selectFrom('one_time_secrets')
    .select(['user_id', 'device_name'])
    .where('secret_hash', '=', hashSecret(secret))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return found ?? null;
}

/** Uses the secret up; null when that has happened already. One statement: of two calls at once, one succeeds. */
export async function spendOneTimeSecret(
  { db, clock }: Context,
  purpose: Purpose,
  secret: string,
): Promise<StoredSecret | null> {
  const used = await db
    .deleteFrom('one_time_secrets')
    .where('secret_hash', '=', hashSecret(secret))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', clock.now())
    .returning(['user_id', 'device_name'])
    .executeTakeFirst();
  return used ?? null;
}
