import { sql, type Kysely } from 'kysely';

/**
 * What happened to rows of clusters that several people have: for the history of a row, for undoing it, and for the tables of the
 * others. Clusters of one person alone keep none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table row_changes (
      user_id bigint not null references users on delete cascade,
      id bigint generated always as identity,
      cluster_id bigint not null,
      row_id bigint,
      by_user_id bigint,
      kind text not null,
      before json,
      after json,
      at timestamptz not null,
      primary key (user_id, id)
    )`.execute(db);
  await sql`create index row_changes_cluster on row_changes (cluster_id, id)`.execute(db);
  await sql`create index row_changes_row on row_changes (row_id, id)`.execute(db);
  await sql`create index row_changes_age on row_changes (at)`.execute(db);
}
