import { Migrator } from 'kysely/migration';
import type pg from 'pg';
import { openDatabase } from './client.ts';
import { migrations } from './migrations/index.ts';

/**
 * Brings the database to the newest schema. Safe with several servers starting at once: the migrator
 * works in one transaction under a transaction-level advisory lock (which PgBouncer's transaction mode keeps too).
 * Throws the error of the migration that failed; nothing of it is kept.
 */
export async function migrateToLatest(connection: pg.PoolConfig): Promise<void> {
  const client = openDatabase(connection, 2);
  try {
    const migrator = new Migrator({ db: client.db, provider: { getMigrations: async () => migrations } });
    const { error } = await migrator.migrateToLatest();
    if (error) throw asSentence(error);
  } finally {
    await client.close();
  }
}

/** Servers of different versions meet one database, and somebody goes back to an older one. */
function asSentence(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('The database could not be migrated.', { cause: error });
  const [, unknown] = /previously executed migration (\S+) is missing/.exec(error.message) ?? [];
  if (unknown === undefined) return error;
  return new Error(
    `The database belongs to a newer Wordcluster (it has ${unknown}), and nothing was changed. Start that version, or restore a backup.`,
    { cause: error },
  );
}
