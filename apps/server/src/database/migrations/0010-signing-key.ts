import { sql, type Kysely } from 'kysely';

/** The key that signs links where no SECRET_KEY is set: one row, shared by all servers of the database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table signing_keys (id int primary key default 1 check (id = 1), key text not null)`.execute(db);
}
