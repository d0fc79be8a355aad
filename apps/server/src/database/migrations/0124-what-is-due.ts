import { sql, type Kysely } from 'kysely';

/** What jobs look for, by the moment it is due: table, column, and which rows there are. */
const DUE = [
  ['share_invitations', 'created_at', null],
  ['link_reports', 'reported_at', null],
  ['staged_imports', 'created_at', null],
  ['word_files', 'created_at', null],
  ['word_batches', 'created_at', null],
  ['throttles', 'window_start', null],
  ['mail_tokens', 'expires_at', null],
  ['used_bot_checks', 'expires_at', null],
  ['mails', 'created_at', null],
  ['users', 'created_at', 'confirmed_at is null'],
  ['totp_factors', 'created_at', 'confirmed_at is null'],
  ['access_tokens', 'check_at', null],
  ['sign_in_places', 'last_at', 'not stays'],
  ['orders', 'ends_at', 'user_id is null'],
] as const;

/** Days before the end at which people are reminded (`remind.ts`). */
const REMINDED = [3, 14];

/**
 * Jobs read what is due, however much is kept. A token's last use changes too often for an index: it has a moment at which to look at it.
 * Of a person's places one stays, and reminders are noted at the order, so that neither is read again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table access_tokens add column check_at timestamptz not null default now() + interval '31 days'`.execute(db);
  await sql`alter table sign_in_places add column stays boolean not null default false`.execute(db);
  await sql`alter table orders add column reminded smallint`.execute(db);
  await sql`
    update orders o set reminded = r.days from (
      select order_id, min(days) as days from premium_reminders group by order_id) r
    where r.order_id = o.id`.execute(db);
  for (const [table, column, which] of DUE) {
    const where = which === null ? sql`` : sql`where ${sql.raw(which)}`;
    await sql`create index ${sql.ref(`${table}_due`)} on ${sql.table(table)} (${sql.ref(column)}) ${where}`.execute(db);
  }
  for (const days of REMINDED)
    await sql`
      create index ${sql.ref(`orders_reminded_${days}`)} on orders (ends_at)
      where status = 'PAID' and coalesce(reminded, 100) > ${sql.lit(days)}`.execute(db);
}
