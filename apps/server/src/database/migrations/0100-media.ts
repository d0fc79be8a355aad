import { sql, type Kysely } from 'kysely';

/**
 * Pictures and recordings. Rows do not know of theirs, so that moving, deleting and restoring them need not: a cluster says
 * whether any of its rows ever had one. What a row had stays until it can no longer be restored.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table clusters add column has_media boolean not null default false`.execute(db);
  // Without a reference to users: what lies in a bucket is deleted by what is still named here.
  await sql`
    create table media_files (
      user_id bigint not null,
      hash text not null,
      type text not null,
      bytes int not null,
      named_at timestamptz not null,
      primary key (user_id, hash)
    )`.execute(db);
  await sql`create index media_files_age on media_files (named_at)`.execute(db);
  await sql`
    create table media_contents (
      user_id bigint not null,
      hash text not null,
      content bytea not null,
      primary key (user_id, hash)
    )`.execute(db);
  // Pictures and recordings are compressed already.
  await sql`alter table media_contents alter column content set storage external`.execute(db);
  await sql`
    create table row_media (
      user_id bigint not null,
      id bigint generated always as identity,
      cluster_id bigint not null,
      row_id bigint not null,
      slot smallint not null check (slot between 0 and 3),
      hash text not null,
      removed_at timestamptz,
      primary key (user_id, id),
      foreign key (cluster_id, user_id) references clusters (id, user_id) on delete cascade,
      foreign key (user_id, hash) references media_files (user_id, hash)
    )`.execute(db);
  await sql`
    create unique index row_media_slot on row_media (user_id, row_id, slot) where removed_at is null`.execute(db);
  await sql`create index row_media_cluster on row_media (cluster_id, user_id) where removed_at is null`.execute(db);
  await sql`create index row_media_file on row_media (user_id, hash)`.execute(db);
  await sql`create index row_media_removed on row_media (removed_at) where removed_at is not null`.execute(db);
}
