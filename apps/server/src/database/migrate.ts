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
    if (error)
      throw error instanceof Error ? error : new Error('The database could not be migrated.', { cause: error });
  } finally {
    await client.close();
  }
}
