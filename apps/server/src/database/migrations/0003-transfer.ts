import { sql, type Kysely } from 'kysely';

/** Uploaded files that wait to be imported, and the rows as they were before imports. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staged_imports (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      cluster_id bigint not null references clusters on delete cascade,
      file_name text not null,
      format text not null check (format in ('csv', 'xlsx', 'text')),
      report text,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index staged_imports_user on staged_imports (user_id, cluster_id)`.execute(db);
  await sql`create index staged_imports_cluster on staged_imports (cluster_id)`.execute(db);
  await sql`
    create table staged_files (
      import_id bigint not null references staged_imports on delete cascade,
      part int not null,
      content bytea not null,
      primary key (import_id, part)
    )`.execute(db);
  // Thousands of rows stand in one, as arrays: they are written once, read once and thrown away.
  await sql`
    create table staged_batches (
      import_id bigint not null references staged_imports on delete cascade,
      first int not null,
      col_1 text[] not null, col_2 text[] not null, col_3 text[] not null,
      primary key (import_id, first)
    )`.execute(db);
  // What lives for minutes is not worth compressing.
  await sql`alter table staged_files alter content set storage external`.execute(db);
  await sql`
    alter table staged_batches alter col_1 set storage external, alter col_2 set storage external,
      alter col_3 set storage external`.execute(db);
  await sql`
    create table row_snapshots (
      id bigint generated always as identity primary key,
      cluster_id bigint not null references clusters on delete cascade,
      reason text not null check (reason in ('replace', 'append', 'restore')),
      row_count int not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index row_snapshots_cluster on row_snapshots (cluster_id, created_at)`.execute(db);
  await sql`create index row_snapshots_age on row_snapshots (created_at)`.execute(db);
  await sql`
    create table snapshot_batches (
      snapshot_id bigint not null references row_snapshots on delete cascade,
      number int not null,
      ids bigint[] not null,
      positions numeric[] not null,
      col_1 text[] not null, col_2 text[] not null, col_3 text[] not null,
      primary key (snapshot_id, number)
    )`.execute(db);
}
