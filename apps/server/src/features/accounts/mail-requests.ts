import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import type { MailRequestsTable } from '../../database/schema/accounts.ts';
import { countUse } from '../../access/throttle.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { confirmationMail, resetMail, accountLinks } from './mails.ts';
import { CONFIRM_HOURS } from './register.ts';
import { findUserByEmail, insertMailToken } from './repository.ts';
import { isKnownNetwork } from './sessions/start-session.ts';
import { RESET_HOURS } from './reset-password.ts';

type Request = Pick<MailRequestsTable, 'purpose' | 'email' | 'network'>;

/**
 * Rate limit per network and account. A known network of the account has a limit of its own, which others cannot use
 * up.
 */
const FROM_ONE_NETWORK = { times: 5, seconds: 3600 };
/** To one account from all networks that it has not signed in from within 180 days, for either purpose. */
const FROM_OTHER_NETWORKS = [
  { times: 10, seconds: 3600 },
  { times: 20, seconds: 86_400 },
];

/**
 * Queues a requested mail. The account is looked up afterwards, so that known and unknown addresses get the same
 * response in the same time.
 */
export async function requestMail({ db, clock, wakeMailWorker }: Context, request: Request): Promise<void> {
  await db
    .insertInto('mail_requests')
    .values({ ...request, created_at: clock.now() })
    .execute();
  wakeMailWorker();
}

/** Batch size; other servers may select the same requests. */
const LOOKED_AT = 20;

/** Writes the mail of one request into the outbox; false if none is pending and unclaimed. */
export async function writeRequestedMail(context: Context): Promise<boolean> {
  const { rows: pending } = await sql<{ id: number }>`
    select id from mail_requests order by id limit ${LOOKED_AT}`.execute(context.db);
  for (const { id } of pending) if (await writeRequested(context, id)) return true;
  return false;
}

/** False if another server has claimed it. By its id, as a shard key. */
const writeRequested = (context: Context, id: number): Promise<boolean> =>
  context.db.transaction().execute(async (trx) => {
    const { rows: held } = await sql`
      select 1 from mail_requests where id = ${id} for update skip locked`.execute(trx);
    if (held.length === 0) return false;
    const { rows } = await sql<Request>`
      delete from mail_requests where id = ${id} returning purpose, email, network`.execute(trx);
    for (const request of rows) await write({ ...context, db: trx }, trx, request);
    return true;
  });

/** Rate limit of mails requested from unknown networks. Links mailed before still work. */
async function isFlooded(context: Context, email: string): Promise<boolean> {
  for (const limit of FROM_OTHER_NETWORKS)
    if ((await countUse(context, `mail:${limit.seconds}:account:${email}`, limit)) !== null) return true;
  return false;
}

async function write(context: Context, trx: Db, { purpose, email, network }: Request): Promise<void> {
  const user = await findUserByEmail(trx, email);
  if (!user || (purpose === 'confirm' && user.confirmed_at)) return;
  const key = `mail:${purpose}:${network}:account:${email}`;
  if ((await countUse(context, key, FROM_ONE_NETWORK)) !== null) return;
  if (!(await isKnownNetwork(context, email, network)) && (await isFlooded(context, email))) return;
  const hours = purpose === 'confirm' ? CONFIRM_HOURS : RESET_HOURS;
  const token = await insertMailToken(trx, user.id, purpose, context.clock.now(), hours);
  const links = accountLinks(context.config);
  const mail =
    purpose === 'confirm'
      ? confirmationMail(user.first_name, links.confirm(token))
      : resetMail(user.first_name, links.reset(email, token));
  await enqueueMail(context, trx, email, mail);
}
