import { sql, type Kysely } from 'kysely';

/**
 * The words of a cluster as they are searched, some hundred rows together: so a search reads texts from end to end, which is
 * quicker than any condition on each row, and adding a row pays nothing for it. Made when somebody searches.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_texts (
      user_id bigint not null references users on delete cascade,
      cluster_id bigint not null,
      part int not null,
      as_of timestamptz not null,
      row_ids bigint[] not null,
      words text not null,
      primary key (user_id, cluster_id, part)
    )`.execute(db);
}
