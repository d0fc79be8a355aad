import { sql, type Kysely } from 'kysely';

/** What lies with the owner of a cluster, so that a database can be spread by people: with the column that leads to the owner. */
const PARTS = [
  { table: 'cluster_rows', of: 'clusters', by: 'cluster_id' },
  { table: 'deleted_rows', of: 'clusters', by: 'cluster_id' },
  { table: 'row_blocks', of: 'clusters', by: 'cluster_id' },
  { table: 'staged_files', of: 'staged_imports', by: 'import_id' },
  { table: 'staged_batches', of: 'staged_imports', by: 'import_id' },
  { table: 'snapshot_batches', of: 'row_snapshots', by: 'snapshot_id' },
] as const;

/** New keys. The narrower column stays first: statements that know only that one still find their rows by the same index. */
const KEYS = {
  clusters: 'id, user_id',
  cluster_rows: 'id, user_id',
  deleted_rows: 'id, user_id',
  row_blocks: 'cluster_id, upper, user_id',
  staged_imports: 'id, user_id',
  staged_files: 'import_id, part, user_id',
  staged_batches: 'import_id, first, user_id',
  row_snapshots: 'id, user_id',
  snapshot_batches: 'snapshot_id, number, user_id',
} as const;

/**
 * Rows and everything else of a cluster know its owner, and the owner stands in their keys. Each table is written once; without
 * its old indexes and references, which are made anew afterwards, that takes seconds for a million rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from row_snapshots where cluster_id not in (select id from clusters)`.execute(db);
  await sql`
    update row_snapshots s set user_id = c.user_id from clusters c
    where c.id = s.cluster_id and s.user_id is distinct from c.user_id`.execute(db);
  await sql`alter table row_snapshots alter column user_id set not null`.execute(db);
  await sql`alter table cluster_shares add column owner_id bigint`.execute(db);
  await sql`update cluster_shares s set owner_id = c.user_id from clusters c where c.id = s.cluster_id`.execute(db);
  await sql`alter table cluster_shares alter column owner_id set not null`.execute(db);
  // A share lies with whom it was given to: this says whether there is any to look for.
  await sql`alter table clusters add column shared boolean not null default false`.execute(db);
  await sql`update clusters set shared = true where id in (select cluster_id from cluster_shares)`.execute(db);
  await sql`drop index cluster_rows_order`.execute(db);
  // References to the old keys go with them.
  for (const table of Object.keys(KEYS))
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_pkey`)} cascade`.execute(db);
  for (const { table, of, by } of PARTS) {
    await sql`alter table ${sql.table(table)} add column user_id bigint`.execute(db);
    await sql`
      update ${sql.table(table)} part set user_id = whole.user_id from ${sql.table(of)} whole
      where whole.id = part.${sql.ref(by)}`.execute(db);
    await sql`alter table ${sql.table(table)} alter column user_id set not null`.execute(db);
  }
  for (const [table, columns] of Object.entries(KEYS))
    await sql`alter table ${sql.table(table)} add primary key (${sql.raw(columns)})`.execute(db);
  await sql`create unique index cluster_rows_order on cluster_rows (cluster_id, position, user_id)`.execute(db);
  // A cluster has one owner: without being told, the database would expect far too few rows of both together.
  await sql`create statistics cluster_rows_owner (dependencies) on cluster_id, user_id from cluster_rows`.execute(db);
  for (const { table, of, by } of PARTS)
    await sql`
      alter table ${sql.table(table)} add foreign key (${sql.ref(by)}, user_id)
        references ${sql.table(of)} (id, user_id) on delete cascade`.execute(db);
  await sql`
    alter table row_snapshots add foreign key (cluster_id, user_id)
      references clusters (id, user_id) on delete cascade`.execute(db);
  await sql`
    alter table cluster_shares drop constraint cluster_shares_pkey,
      add primary key (user_id, cluster_id),
      add constraint cluster_shares_cluster foreign key (cluster_id, owner_id)
        references clusters (id, user_id) on delete cascade`.execute(db);
  await sql`drop index cluster_shares_user`.execute(db);
  await sql`create index cluster_shares_cluster on cluster_shares (cluster_id)`.execute(db);
}
