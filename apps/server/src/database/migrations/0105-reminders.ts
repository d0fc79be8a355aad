import { sql, type Kysely } from 'kysely';

/** Reminders of due words: what a person asked for and when it is looked next; mails that can be ended by one click say so in their headers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reminders (
      user_id bigint primary key references users on delete cascade,
      mail boolean not null default false,
      hour smallint not null default 8 check (hour between 0 and 23),
      next_at timestamptz,
      last_at timestamptz
    )`.execute(db);
  await sql`create index reminders_next on reminders (next_at) where next_at is not null`.execute(db);
  await sql`alter table mails add column headers jsonb not null default '{}'`.execute(db);
}
