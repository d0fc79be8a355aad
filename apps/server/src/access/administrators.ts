import { message } from '@wordcluster/domain/messages/all';
import { sql } from 'kysely';
import type { Db } from '../database/client.ts';
import { Failure } from '../failure.ts';

/**
 * Lock: one transaction at a time over all servers. Every removal of an administrator takes it before the check, so
 * that of two concurrent ones the second sees the result of the first.
 */
const lockAdministrators = (trx: Db) =>
  sql`
    insert into job_leases as l (name, holder, until) values ('administrators', 'change', 'epoch')
    on conflict (name) do update set holder = excluded.holder`.execute(trx);

/** Throws if this user is the only administrator who can sign in. Call before the change, in its transaction. */
export async function assertOtherAdministrator(trx: Db, userId: number): Promise<void> {
  await lockAdministrators(trx);
  const { rows } = await sql<{ id: number }>`
    select id from users where role = 'administrator' and locked_at is null and confirmed_at is not null`.execute(trx);
  if (rows.some(({ id }) => id === userId) && rows.length === 1)
    throw new Failure('conflict', message('account.last_administrator'));
}
