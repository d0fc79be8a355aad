import { STANDARD_PREFERENCES } from '@wordcluster/domain/accounts/preferences';
import type { Db } from '../database/client.ts';

/** Mails that a person may do without; all others say what happened in the account and are always sent. */
type Optional = 'email_sharing' | 'email_premium';

/** Whether the account of an address wants mails of a kind. */
export async function wantsMail(db: Db, email: string, kind: Optional): Promise<boolean> {
  const chosen = await db
    .selectFrom('users')
    .innerJoin('user_preferences', 'user_preferences.user_id', 'users.id')
    .select(kind)
    .where('users.email', '=', email)
    .executeTakeFirst();
  return chosen?.[kind] ?? STANDARD_PREFERENCES[kind];
}
