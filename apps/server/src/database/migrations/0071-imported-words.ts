import { sql, type Kysely } from 'kysely';

/** A person's package that waits for its import, and which rows came from which note of Anki. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table word_files (
      user_id bigint primary key references users on delete cascade,
      file_name text not null,
      report text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table word_file_parts (
      user_id bigint not null references word_files on delete cascade,
      part int not null,
      content bytea not null,
      primary key (user_id, part)
    )`.execute(db);
  await sql`alter table word_file_parts alter content set storage external`.execute(db);
  // Rows on their way from the reading thread into clusters; `run` keeps two imports of one person apart.
  await sql`
    create table word_batches (
      user_id bigint not null references users on delete cascade,
      run uuid not null,
      number int not null,
      rows text not null,
      created_at timestamptz not null,
      primary key (user_id, run, number)
    )`.execute(db);
  // A row that is deleted and brought back is still the note's: no foreign key to it.
  await sql`
    create table imported_notes (
      user_id bigint not null references users on delete cascade,
      guid text not null,
      ord int not null,
      row_id bigint not null,
      cluster_id bigint not null references clusters on delete cascade,
      deck text not null,
      modified bigint not null,
      primary key (user_id, guid, ord)
    )`.execute(db);
  await sql`create index imported_notes_cluster on imported_notes (cluster_id)`.execute(db);
  await sql`create index imported_notes_row on imported_notes (user_id, row_id)`.execute(db);
  await sql`alter table clusters add column anki_exported_at timestamptz`.execute(db);
}
