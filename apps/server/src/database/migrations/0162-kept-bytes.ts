import { sql, type Kysely } from 'kysely';

/**
 * What undo and the history of shared clusters keep, counted for the person who causes it. An upper bound: what the clean-up deletes is
 * taken off when the person reaches the ceiling of the account. Whose deletion a row is, so that the oldest ones can go.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table kept_bytes (
      user_id bigint not null,
      kind text not null,
      bytes bigint not null,
      primary key (user_id, kind)
    )`.execute(db);
  await sql`alter table deleted_rows add column deleted_by bigint`.execute(db);
  await sql`create index deleted_rows_by on deleted_rows (deleted_by, deleted_at)`.execute(db);
  await sql`create index row_changes_by on row_changes (by_user_id, at)`.execute(db);
}
