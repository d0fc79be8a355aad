import { constants, DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { AnkiError, damaged } from './limits.ts';

/** Where the header of a database says how it is written and read; 2 is a write-ahead log, which a copy in memory cannot have. */
const FORMAT_BYTES = [18, 19];
const HEADER = 'SQLite format 3\0';

/** The tables that are read, and those that newer collections have instead of JSON in `col`. */
const TABLES = ['col', 'notes', 'cards', 'revlog'];
const MODERN_TABLES = ['notetypes', 'fields', 'templates', 'decks', 'config'];

const { SQLITE_OK, SQLITE_DENY, SQLITE_READ, SQLITE_SELECT, SQLITE_FUNCTION } = constants;

/**
 * A stranger's database, opened in memory for reading a few of its tables. Views, virtual tables and calculated columns, in
 * which a file can hide work without end, are refused; statements of the file itself (triggers) never run.
 */
export function openCollection(content: Buffer): { db: DatabaseSync; modern: boolean } {
  if (content.length < 512 || content.toString('latin1', 0, 16) !== HEADER) throw new AnkiError('damaged');
  for (const byte of FORMAT_BYTES) content[byte] = 1;
  const db = new DatabaseSync(':memory:', { allowExtension: false });
  try {
    db.deserialize(content);
    db.exec('pragma trusted_schema = off; pragma cell_size_check = on; pragma temp_store = memory');
    withoutOwnCollation(db);
    const modern = hasTable(db, 'notetypes');
    for (const table of modern ? [...TABLES, ...MODERN_TABLES] : TABLES) assertPlainTable(db, table);
    db.exec('create index if not exists ix_revlog_cid on revlog (cid)');
    db.setAuthorizer((action, name, column, _database, view) => {
      const plain = action === SQLITE_SELECT || action === SQLITE_READ;
      const counting = action === SQLITE_FUNCTION && column === 'count';
      return (plain || counting) && view === null && name !== 'sqlite_master' ? SQLITE_OK : SQLITE_DENY;
    });
    return { db, modern };
  } catch (error) {
    db.close();
    throw damaged(error);
  }
}

/** Newer collections compare names in a way of their program; without it SQLite does not even scan such a table. */
function withoutOwnCollation(db: DatabaseSync): void {
  db.enableDefensive(false);
  db.exec(`
    pragma writable_schema = on;
    update sqlite_master set sql = replace(sql, 'COLLATE unicase', 'COLLATE binary') where sql like '%COLLATE unicase%';
    pragma writable_schema = reset;
  `);
  db.enableDefensive(true);
}

const hasTable = (db: DatabaseSync, table: string): boolean =>
  db.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(table) !== undefined;

function assertPlainTable(db: DatabaseSync, table: string): void {
  const found = db.prepare("select sql from sqlite_master where type = 'table' and name = ?").get(table);
  if (typeof found?.sql !== 'string' || !/^create\s+table\s/i.test(found.sql)) throw new AnkiError('damaged');
  const columns = db.prepare('select hidden from pragma_table_xinfo(?)').all(table);
  if (columns.some(({ hidden }) => hidden !== 0)) throw new AnkiError('damaged');
}

/** Any column of a SQLite table may hold anything: what is no whole number is 0. */
export const integer = (value: SQLOutputValue | undefined): number =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : 0;

/** What is no text, is empty; texts are well-formed and without NUL, as no other database can keep those. */
export const text = (value: SQLOutputValue | undefined, most: number): string =>
  typeof value === 'string'
    ? value.slice(0, most).toWellFormed().replaceAll('\0', '')
    : typeof value === 'number'
      ? String(value)
      : '';

export const blob = (value: SQLOutputValue | undefined): Buffer =>
  value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : Buffer.alloc(0);
