import { STANDARD_PREFERENCES } from '@wordcluster/domain/accounts/preferences';
import type { Db } from '../database/client.ts';

/** Mails that a user can turn off; all others report account events and are always sent. */
type Optional = 'email_sharing' | 'email_premium';

/** Whether the account of an address has a kind of mail enabled. */
export async function wantsMail(db: Db, email: string | null, kind: Optional): Promise<boolean> {
  if (email === null) return false;
  const account = await db
    .selectFrom('sign_in_names')
    .select('user_id')
    .where('name', '=', email)
    .where('kind', '=', 'email')
    .executeTakeFirst();
  const chosen =
    account &&
    (await db.selectFrom('user_preferences').select(kind).where('user_id', '=', account.user_id).executeTakeFirst());
  return chosen?.[kind] ?? STANDARD_PREFERENCES[kind];
}
