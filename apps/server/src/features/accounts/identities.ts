import { claimName, freeName, userNamed } from '../../access/sign-in-names.ts';
import type { Db } from '../../database/client.ts';

/** Identity at a sign-in provider. Not an address: that may belong to another person later. */
export interface ProviderIdentity {
  issuer: string;
  subject: string;
}

const nameOf = ({ issuer, subject }: ProviderIdentity) => `${issuer} ${subject}`;

/** The account of an identity; null without one. */
export const userOfIdentity = (db: Db, identity: ProviderIdentity): Promise<number | null> =>
  userNamed(db, 'identity', nameOf(identity));

/** Links an identity to an account; false if another account has it. */
export async function addIdentity(trx: Db, userId: number, identity: ProviderIdentity, now: Date): Promise<boolean> {
  if (!(await claimName(trx, 'identity', nameOf(identity), userId)))
    return (await userOfIdentity(trx, identity)) === userId;
  await trx
    .insertInto('identities')
    .values({ user_id: userId, ...identity, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** Unlinks a provider's identities from an account. */
export async function unlinkIdentities(trx: Db, userId: number, issuer: string): Promise<void> {
  const gone = await trx
    .deleteFrom('identities')
    .where('user_id', '=', userId)
    .where('issuer', '=', issuer)
    .returning('subject')
    .execute();
  for (const { subject } of gone) await freeName(trx, 'identity', nameOf({ issuer, subject }));
}

/** The providers at which an account signs in. */
export async function issuersOf(db: Db, userId: number): Promise<string[]> {
  const rows = await db.selectFrom('identities').select('issuer').distinct().where('user_id', '=', userId).execute();
  return rows.map(({ issuer }) => issuer);
}
