import { sql, type Kysely } from 'kysely';

/** How much is kept for whom, so that nobody fills the disk. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table row_snapshots add column bytes bigint not null default 0,
      add column user_id bigint references users on delete cascade`.execute(db);
  await sql`update row_snapshots s set user_id = c.user_id from clusters c where c.id = s.cluster_id`.execute(db);
  await sql`create index row_snapshots_user on row_snapshots (user_id, created_at)`.execute(db);
  // As they lie on the disk: reading them all to count their characters would take as long as writing them did.
  await sql`
    update row_snapshots s set bytes = kept.bytes
    from (select snapshot_id, sum(pg_column_size(b.*)) as bytes from snapshot_batches b group by snapshot_id) kept
    where kept.snapshot_id = s.id`.execute(db);
  for (const table of ['cached_speech', 'cached_translations']) {
    const cache = sql.table(table);
    await sql`alter table ${cache} add column made_for bigint references users on delete set null`.execute(db);
    await sql`create index ${sql.ref(`${table}_made_for`)} on ${cache} (made_for, used_at)`.execute(db);
  }
}
