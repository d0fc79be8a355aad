import { Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { DEADLINES, withDeadline } from './deadline.ts';
import { migrations } from './migrations/index.ts';

/** The number that Kysely's own lock has, so that servers of older versions and this one wait for each other. */
const LOCK = '3853314791062309107';

/**
 * Kysely locks the session outside of its transaction. Behind a pooler in transaction mode the session is another one a
 * moment later: the lock stays on a connection that others use, and the next server waits for it without end.
 */
class LockedByTransaction extends PostgresAdapter {
  override acquireMigrationLock = async () => undefined;
  override releaseMigrationLock = async () => undefined;
}

class MigrationDialect extends PostgresDialect {
  override createAdapter = () => new LockedByTransaction();
}

/**
 * Brings the database to the newest schema. Safe with several servers starting at once: all of it happens in one
 * transaction under a lock that ends with it, also behind PgBouncer's transaction mode.
 * Throws the error of the migration that failed; nothing of it is kept.
 */
export async function migrateToLatest(connection: pg.PoolConfig): Promise<void> {
  const pool = new pg.Pool({ ...connection, max: 1, connectionTimeoutMillis: 10_000, keepAlive: true });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const db = new Kysely<unknown>({ dialect: new MigrationDialect({ pool: withDeadline(pool, DEADLINES.migrations) }) });
  try {
    await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(BigInt(LOCK))})`.execute(trx);
      const migrator = new Migrator({ db: trx, provider: { getMigrations: async () => migrations } });
      const { error } = await migrator.migrateToLatest();
      if (error) throw asSentence(error);
    });
  } finally {
    await db.destroy();
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
