import { Kysely, PostgresAdapter, PostgresDialect, sql, type PostgresPool, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { DEADLINES, withDeadline } from './deadline.ts';
import { distributeTables, assertShardingAsSet } from './citus-distribution.ts';
import { migrations } from './migrations/index.ts';

/** Key of Kysely's own advisory lock, so that servers of older versions and this one exclude each other. */
const LOCK = '3853314791062309107';

/**
 * Kysely takes a session lock outside of its transaction. Behind a pooler in transaction mode the session changes a
 * moment later: the lock stays on a connection that others use, and the next server waits for it forever.
 */
class LockedByTransaction extends PostgresAdapter {
  override acquireMigrationLock = async () => undefined;
  override releaseMigrationLock = async () => undefined;
}

class MigrationDialect extends PostgresDialect {
  override createAdapter = () => new LockedByTransaction();
}

/**
 * Migrates the database to the newest schema. Safe with several servers starting at once: everything runs in one
 * transaction under a lock that ends with it, also behind PgBouncer's transaction mode. `distributed` shards the
 * tables. A schema with additions of a newer version is not changed, and the additions are returned. Throws the error
 * of a failed migration, and rolls back.
 */
export async function migrateToLatest(connection: pg.PoolConfig, distributed = false): Promise<string[]> {
  const pool = new pg.Pool({ ...connection, max: 1, connectionTimeoutMillis: 10_000, keepAlive: true });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const db = new Kysely<unknown>({ dialect: new MigrationDialect({ pool: withDeadline(pool, DEADLINES.migrations) }) });
  try {
    return await db.transaction().execute(async (trx) => {
      await lock(trx);
      const newer = newerThanOurs(await namesIn(trx));
      if (newer.length === 0) await migrateWithin(trx);
      if (newer.length === 0 && distributed) await distributeTables(trx);
      else await assertShardingAsSet(trx, distributed);
      return newer;
    });
  } finally {
    await db.destroy();
  }
}

/** A migrator over a connection that its owner uses for other statements in the same transaction. */
export function migratorOver(client: pg.Client): Kysely<unknown> {
  const lent = { query: client.query.bind(client), release: () => undefined };
  // Kysely's type also has cursors, which are not used here.
  const pool = { connect: async () => lent, end: async () => undefined } as unknown as PostgresPool;
  return new Kysely({ dialect: new MigrationDialect({ pool }) });
}

/** Migrates to the newest schema, or to that of migration `last`, inside a transaction. */
export async function migrateWithin(trx: Transaction<unknown>, last?: string): Promise<void> {
  await lock(trx);
  const migrator = new Migrator({ db: trx, provider: { getMigrations: async () => migrations } });
  const { error } = last === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(last);
  if (error) throw asSentence(error);
}

const lock = (trx: Transaction<unknown>) => sql`select pg_advisory_xact_lock(${sql.lit(BigInt(LOCK))})`.execute(trx);

/**
 * Throws a sentence if the database does not have this version's schema, or its sharding does not match `distributed`.
 * Additions of a newer version are compatible, and returned.
 */
export const requireMigrated = (connection: pg.PoolConfig, distributed = false): Promise<string[]> =>
  withClient(connection, async (db) => {
    const names = await namesIn(db);
    const missing = notIn(names);
    if (missing.length > 0)
      throw new Error(
        `The database is not migrated (it lacks ${missing.join(', ')}). Run: npm run migrate, or set MIGRATE_AT_START=true.`,
      );
    await assertShardingAsSet(db, distributed);
    return newerThanOurs(names);
  });

/** The migrations that a database should have and does not have yet. */
export const missingMigrations = (connection: pg.PoolConfig): Promise<string[]> =>
  withClient(connection, async (db) => notIn(await namesIn(db)));

/** The same, with additions of a newer version and incompatible differences. */
export const compareMigrations = (connection: pg.PoolConfig) =>
  withClient(connection, async (db) => {
    const names = await namesIn(db);
    const newer = newerThanOurs(names);
    return {
      missing: notIn(names),
      newer,
      foreign: names.filter((name) => !(name in migrations) && !newer.includes(name)),
    };
  });

/**
 * Additions of a newer version after all of ours: during a rolling update the previous version still runs, because each
 * migration keeps it working. Returns nothing if any other migration is unknown or missing: the migrator refuses that.
 */
function newerThanOurs(names: readonly string[]): string[] {
  const ours = Object.keys(migrations);
  const last = ours.at(-1) ?? '';
  const unknown = names.filter((name) => !(name in migrations));
  return notIn(names).length === 0 && unknown.every((name) => name > last) ? unknown : [];
}

const notIn = (names: readonly string[]) => Object.keys(migrations).filter((name) => !names.includes(name));

async function namesIn(db: Kysely<unknown>): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string | null }>`select to_regclass('kysely_migration') as name`.execute(
    db,
  );
  if (!tables[0]?.name) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function withClient<Result>(connection: pg.PoolConfig, work: (db: Kysely<unknown>) => Promise<Result>) {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(migratorOver(client));
  } finally {
    await client.end();
  }
}

/** Two versions share one database, or an operator went back to an older version. */
function asSentence(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('The database could not be migrated.', { cause: error });
  const [, unknown] = /previously executed migration (\S+) is missing/.exec(error.message) ?? [];
  if (unknown === undefined) return error;
  return new Error(
    `The database belongs to a newer Wordcluster (it has ${unknown}), and nothing was changed. Start that version, or restore a backup.`,
    { cause: error },
  );
}
