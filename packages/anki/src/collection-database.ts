import type { DatabaseSync } from 'node:sqlite';
import { openForeignDatabase, type ForeignDatabase } from './foreign-database.ts';
import { AnkiError } from './limits.ts';

/**
 * The tables that are read; all except the notes may be missing, and those of newer collections are JSON in `col` of
 * older ones.
 */
const TABLES = ['col', 'notes', 'cards', 'revlog', 'notetypes', 'fields', 'templates', 'decks', 'config'];
const MODERN_TABLES = ['notetypes', 'fields', 'templates'];

export interface Collection extends ForeignDatabase {
  /** Note types have tables of their own. */
  modern: boolean;
}

export function openCollection(content: Buffer): Collection {
  const opened = openForeignDatabase(content, {
    tables: TABLES,
    prepare: withoutOwnCollation,
    check({ db, columns }) {
      if (!columns.has('notes') || (!columns.has('col') && !columns.has('notetypes'))) throw new AnkiError('damaged');
      if (columns.get('revlog')?.has('cid')) db.exec('create index if not exists ix_revlog_cid on revlog (cid)');
    },
  });
  return { ...opened, modern: MODERN_TABLES.every((table) => opened.columns.has(table)) };
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
