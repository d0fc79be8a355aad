import { sql, type Kysely } from 'kysely';

/**
 * E-readers: a WebDAV folder for one file each, whose new words become rows. They lie with the person, and name the account and the
 * cluster without a reference, as that of a shared cluster lies with somebody else.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table e_readers (
      user_id bigint not null,
      id bigint generated always as identity,
      cluster_id bigint not null,
      name text not null,
      token_hash bytea not null,
      created_at timestamptz not null,
      last_used_at timestamptz,
      words int not null default 0,
      words_left int not null default 0,
      file_hash text,
      content bytea,
      saved_at timestamptz,
      bytes bigint not null default 0,
      primary key (user_id, id)
    )`.execute(db);
  // A part of an uncompressed value is read without the rest of it.
  await sql`alter table e_readers alter column content set storage external`.execute(db);
  await sql`create index e_readers_cluster on e_readers (cluster_id)`.execute(db);
  // Words of the file that were taken already, by their SHA-256: a row that was deleted here does not come back with the next upload.
  await sql`
    create table e_reader_words (
      user_id bigint not null,
      e_reader_id bigint not null,
      word_hash bytea not null,
      primary key (user_id, e_reader_id, word_hash)
    )`.execute(db);
}
