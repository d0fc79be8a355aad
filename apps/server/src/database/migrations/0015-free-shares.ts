import { sql, type Kysely } from 'kysely';

/** What each free person has taken of the shared pool on their last day of use, so that one cannot take it all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table free_pool_shares (
      user_id bigint primary key references users on delete cascade,
      day text not null,
      used bigint not null check (used >= 0)
    )`.execute(db);
}
