import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface KoreaderWord {
  word: string;
  before?: string;
  after?: string;
  /** The text marked in the book, if it differs from the word that was looked up. */
  marked?: string;
  book?: string;
}

/** A database as `write` fills it, as the bytes of its file. */
export async function databaseFile(write: (db: DatabaseSync) => void): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wordcluster-test-reader-'));
  try {
    const file = path.join(folder, 'file.sqlite3');
    const db = new DatabaseSync(file);
    try {
      write(db);
    } finally {
      db.close();
    }
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The tables of KOReader's vocabulary builder, of the version of 2024. */
export const KOREADER_TABLES = `
  create table vocabulary (
    word text not null unique, title_id integer, create_time integer not null, review_time integer, due_time integer not null,
    review_count integer not null default 0, prev_context text, next_context text, streak_count integer not null default 0,
    highlight text, primary key (word));
  create table title (id integer not null unique, name text unique, filter integer not null default 1, primary key (id));
  create index due_time_index on vocabulary (due_time);
  create index title_name_index on title (name);
  pragma user_version = 20240905;`;

/** A file of KOReader's vocabulary builder, as the device writes it: with a write-ahead log. */
export const koreaderFile = (words: readonly KoreaderWord[]): Promise<Buffer> =>
  databaseFile((db) => {
    db.exec('pragma journal_mode = wal');
    db.exec(KOREADER_TABLES);
    const title = db.prepare('insert or ignore into title (name) values (?)');
    const insert = db.prepare(
      `insert into vocabulary (word, title_id, create_time, due_time, prev_context, next_context, highlight)
       values (?, (select id from title where name = ?), ?, ?, ?, ?, ?)`,
    );
    for (const [index, { word, before, after, marked, book = 'Momo' }] of words.entries()) {
      title.run(book);
      const at = 1_760_000_000 + index;
      insert.run(word, book, at, at + 300, before ?? null, after ?? null, marked ?? null);
    }
    db.exec('vacuum');
  });

export interface KindleLookup {
  word: string;
  stem?: string;
  language: string;
  usage: string;
  book: string;
}

/** A Kindle's vocab.db. */
export const kindleFile = (lookups: readonly KindleLookup[]): Promise<Buffer> =>
  databaseFile((db) => {
    db.exec(`
      create table WORDS (id text primary key not null, word text, stem text, lang text, category integer default 0,
        timestamp integer default 0, profileid text);
      create table LOOKUPS (id text primary key not null, word_key text, book_key text, dict_key text, pos text, usage text,
        timestamp integer default 0);
      create table BOOK_INFO (id text primary key not null, asin text, guid text, lang text, title text, authors text);
      create table DICT_INFO (id text primary key not null, asin text, langin text, langout text);
      create table METADATA (id text primary key not null, dsname text, sscnt integer, profileid text);
      create table VERSION (id text primary key not null, dsname text, value integer);`);
    const book = db.prepare('insert or ignore into BOOK_INFO (id, lang, title, authors) values (?, ?, ?, ?)');
    const word = db.prepare('insert or ignore into WORDS (id, word, stem, lang, timestamp) values (?, ?, ?, ?, ?)');
    const lookup = db.prepare('insert into LOOKUPS (id, word_key, book_key, usage, timestamp) values (?, ?, ?, ?, ?)');
    for (const [index, one] of lookups.entries()) {
      const key = `${one.language}:${one.word}`;
      book.run(one.book, one.language, one.book, 'Somebody');
      word.run(key, one.word, one.stem ?? one.word, one.language, 1_700_000_000_000 + index);
      lookup.run(`L${index}`, key, one.book, one.usage, 1_700_000_000_000 + index);
    }
  });
