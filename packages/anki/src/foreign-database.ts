import { constants, DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { AnkiError, damaged } from './limits.ts';

/** Read and write version in the header of a database; 2 is a write-ahead log, which an in-memory copy cannot have. */
const FORMAT_BYTES = [18, 19];
const HEADER = 'SQLite format 3\0';

export interface ForeignDatabase {
  db: DatabaseSync;
  /** The columns of the tables that are there, by the tables' names. */
  columns: ReadonlyMap<string, ReadonlySet<string>>;
}

interface Opening {
  /** The tables that are read; a file may lack them. */
  tables: readonly string[];
  /** Changes the copy before its tables are checked. */
  prepare?: (db: DatabaseSync) => void;
  /** Changes or refuses the copy, before it becomes read-only. */
  check?: (found: ForeignDatabase) => void;
}

const { SQLITE_OK, SQLITE_DENY, SQLITE_READ, SQLITE_SELECT, SQLITE_FUNCTION } = constants;

/**
 * A stranger's database, opened in memory for reading a few of its tables. Views, virtual tables and calculated columns, in
 * which a file can hide work without end, are refused; statements of the file itself (triggers) never run.
 */
export function openForeignDatabase(content: Buffer, { tables, prepare, check }: Opening): ForeignDatabase {
  if (content.length < 512 || content.toString('latin1', 0, 16) !== HEADER) throw new AnkiError('damaged');
  for (const byte of FORMAT_BYTES) content[byte] = 1;
  const db = new DatabaseSync(':memory:', { allowExtension: false });
  try {
    db.deserialize(content);
    db.exec('pragma trusted_schema = off; pragma cell_size_check = on; pragma temp_store = memory');
    prepare?.(db);
    const columns = new Map<string, ReadonlySet<string>>();
    for (const table of tables) if (exists(db, table)) columns.set(table, plainColumns(db, table));
    check?.({ db, columns });
    db.setAuthorizer((action, name, column, _database, view) => {
      const plain = action === SQLITE_SELECT || action === SQLITE_READ;
      const counting = action === SQLITE_FUNCTION && column === 'count';
      return (plain || counting) && view === null && name !== 'sqlite_master' ? SQLITE_OK : SQLITE_DENY;
    });
    return { db, columns };
  } catch (error) {
    db.close();
    throw damaged(error);
  }
}

/** A view or a virtual table of that name is there as well, and refused. SQLite's names have no case. */
const exists = (db: DatabaseSync, name: string): boolean =>
  db.prepare("select 1 from sqlite_master where type in ('table', 'view') and name = ? collate nocase").get(name) !==
  undefined;

function plainColumns(db: DatabaseSync, table: string): ReadonlySet<string> {
  const found = db.prepare("select sql from sqlite_master where type = 'table' and name = ? collate nocase").get(table);
  if (typeof found?.sql !== 'string' || !/^create\s+table\s/i.test(found.sql)) throw new AnkiError('damaged');
  const columns = db.prepare('select name, hidden from pragma_table_xinfo(?)').all(table);
  if (columns.some(({ hidden }) => hidden !== 0)) throw new AnkiError('damaged');
  return new Set(columns.map(({ name }) => String(name).toLowerCase()));
}

/** Any column of a SQLite table may hold any type: 0 if not an integer. */
export const integer = (value: SQLOutputValue | undefined): number =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : 0;

/** Empty if not a text; texts are well-formed and without NUL, which other databases cannot store. */
export const text = (value: SQLOutputValue | undefined, most: number): string =>
  typeof value === 'string'
    ? value.slice(0, most).toWellFormed().replaceAll('\0', '')
    : typeof value === 'number'
      ? String(value)
      : '';

export const blob = (value: SQLOutputValue | undefined): Buffer =>
  value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : Buffer.alloc(0);
