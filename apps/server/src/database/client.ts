import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema/index.ts';

/** bigint and count() arrive as text by default; our ids and counts stay far below 2^53. */
const INT8 = 20;
/** Moments travel as ISO text in answers, so they are read as Date only. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): (value: never) => unknown {
    if (oid === INT8) return Number;
    return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
  },
};

export type Db = Kysely<Database>;

/** Runs a statement that the database keeps planned under its name; for calls made thousands of times a second. */
export type Prepared = <Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[]) => Promise<Row[]>;

interface DatabaseClient {
  db: Db;
  prepared: Prepared;
  pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens a pool. `connections` bounds what one server takes from the database; a wait for a free
 * connection ends after 10 s, so that an overloaded database answers 503 instead of hanging. `named` allows
 * prepared statements, which poolers in transaction mode older than PgBouncer 1.21 cannot keep.
 */
export function openDatabase(connection: pg.PoolConfig, connections = 20, named = true): DatabaseClient {
  const pool = new pg.Pool({
    ...connection,
    max: connections,
    types,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // An idle connection that the database closes (restart, failover) must not end the process; the next query opens another.
  pool.on('error', () => undefined);
  // The same for one that is in use between two statements: the next statement on it fails, and says so.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const prepared: Prepared = async (name, text, values) =>
    (await pool.query({ ...(named ? { name } : {}), text, values })).rows;
  return { db, prepared, pool, close: () => db.destroy() };
}
