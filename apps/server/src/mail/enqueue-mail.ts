import { isInterfaceLanguage, type InterfaceLanguage } from '@wordcluster/domain/languages/interface-languages';
import type { Context } from '../context.ts';
import type { Db } from '../database/client.ts';
import { layOut, type Mail } from './layout.ts';

/** A mail, or a function of the language for one with dates. */
type Written = Mail | ((language: InterfaceLanguage) => Mail);

/**
 * Outbox: queues a mail inside the transaction of its cause. Written in the language of the recipient's account, and
 * skipped if that has no address; `account` names the account if the mail goes to another address.
 */
export async function enqueueMail(
  { clock, config, wakeMailWorker }: Pick<Context, 'clock' | 'config' | 'wakeMailWorker'>,
  db: Db,
  recipient: string | null,
  mail: Written,
  account: string | null = recipient,
): Promise<void> {
  if (recipient === null) return;
  const now = clock.now();
  const language = await languageOf(db, account ?? recipient);
  const written = typeof mail === 'function' ? mail(language) : mail;
  const laidOut = layOut(written, language, config.site.name ?? undefined);
  await db
    .insertInto('mails')
    .values({
      recipient,
      ...laidOut,
      headers: JSON.stringify(written.headers ?? {}),
      created_at: now,
      next_attempt_at: now,
      ends_at: written.endsAt ?? null,
      sent_at: null,
      last_error: null,
    })
    .execute();
  wakeMailWorker();
}

/** The language in which the account of an address is written to. */
export async function languageOf(db: Db, email: string): Promise<InterfaceLanguage> {
  const account = await db
    .selectFrom('sign_in_names')
    .select('user_id')
    .where('name', '=', email)
    .where('kind', '=', 'email')
    .executeTakeFirst();
  const user =
    account && (await db.selectFrom('users').select('locale').where('id', '=', account.user_id).executeTakeFirst());
  const locale = user?.locale ?? null;
  return isInterfaceLanguage(locale) ? locale : 'en';
}
