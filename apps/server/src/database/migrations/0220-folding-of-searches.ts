import { sql, type Kysely } from 'kysely';

/** By which rule the words of a cluster were folded: texts of an earlier rule are written anew at the next search. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_texts add column folding smallint not null default 0`.execute(db);
}
