import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { DEADLINES, withDeadline, type DeadlinePool, type ObserveStatement } from './deadline.ts';
import { keepingPlans } from './named-statement.ts';
import { COMMITS, EVERY_MACHINE, shardLivenessMonitor } from './shard-liveness.ts';
import { shardsOf, type Shards } from './shards.ts';
import type { Database } from './schema/index.ts';

/** bigint and count() arrive as text by default; our ids and counts stay far below 2^53. */
const INT8 = 20;
/** Responses contain ISO text, so timestamps are read as Date only. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): (value: never) => unknown {
    if (oid === INT8) return Number;
    return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
  },
};

export type Db = Kysely<Database>;

/** Named prepared statement; for calls made thousands of times a second. */
export type Prepared = <Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[]) => Promise<Row[]>;

/** Access paths to the database; they differ in statement timeout and connection pool. */
export interface DatabaseAccess {
  /** For calls. */
  db: Db;
  prepared: Prepared;
  /** For imports and jobs: the same connections, a longer timeout. */
  longRunning: Db;
  /** For downloads: a longer timeout and a pool of their own, so that many downloads leave connections to the calls. */
  downloads: Db;
  shards: Shards;
}

interface DatabaseClient extends DatabaseAccess {
  pool: pg.Pool;
  downloadPool: pg.Pool;
  close(): Promise<void>;
}

/** Of all connections, those that only downloads use. */
const downloadConnections = (connections: number) => Math.max(1, Math.floor(connections / 5));

/**
 * Opens the pools. `connections` is the maximum of one server, liveness probes apart; the wait for a free connection
 * times out after 10 s, so that an overloaded database leads to a 503 instead of hanging. `named` allows prepared
 * statements, which PgBouncer in transaction mode supports from 1.21. `elsewhere` is called for each connection of a
 * call and may return a replica. `distributed`: the database is sharded.
 */
export function openDatabase(
  connection: pg.PoolConfig,
  connections = 20,
  named = true,
  deadlines: Record<'calls' | 'longRunning', number> = DEADLINES,
  observe?: ObserveStatement,
  elsewhere: () => DeadlinePool | null = () => null,
  distributed = false,
): DatabaseClient {
  const forDownloads = downloadConnections(connections);
  const pool = openPool(connection, Math.max(1, connections - forDownloads), deadlines.calls);
  const downloadPool = openPool(connection, forDownloads, deadlines.calls);
  const monitor = shardLivenessMonitor(connection, distributed ? EVERY_MACHINE : COMMITS);
  const timedPool = (connectionPool: pg.Pool, ms: number) => withDeadline(connectionPool, ms, observe, monitor);
  const over = (all: DeadlinePool) =>
    new Kysely<Database>({ dialect: new PostgresDialect({ pool: named ? keepingPlans(all) : all }) });
  const own = timedPool(pool, deadlines.calls);
  const forCalls: DeadlinePool = { ...own, connect: () => (elsewhere() ?? own).connect() };
  const prepared: Prepared = async (name, text, values) => {
    const client = await forCalls.connect();
    try {
      return (await client.query<never>({ ...(named ? { name } : {}), text, values })).rows;
    } finally {
      client.release();
    }
  };
  return {
    db: over(forCalls),
    prepared,
    longRunning: over(timedPool(pool, deadlines.longRunning)),
    downloads: over(timedPool(downloadPool, deadlines.longRunning)),
    shards: shardsOf(distributed),
    pool,
    downloadPool,
    async close() {
      monitor.end();
      await Promise.all([pool.end(), downloadPool.end()]);
    },
  };
}

/**
 * Timeout (milliseconds) of opening a connection; shorter than the wait for a pool slot, which a lost connection holds
 * meanwhile.
 */
const OPENING = 5_000;

class Connection extends pg.Client {
  constructor(options: pg.ClientConfig = {}) {
    const { password, connectionTimeoutMillis = OPENING } = options;
    // The pool hides its password from copies of its options.
    super({ ...options, password, connectionTimeoutMillis: Math.min(OPENING, connectionTimeoutMillis) });
  }
}

/** Identifies servers among the database's clients; a restore refuses while one is connected. */
export const APPLICATION_NAME = 'wordcluster';

/** A pool whose connection errors close the connection and never end the process. */
export function openPool(connection: pg.PoolConfig, max: number, connectionTimeoutMillis: number): pg.Pool {
  const pool = new pg.Pool({
    application_name: APPLICATION_NAME,
    ...connection,
    max,
    types,
    Client: Connection,
    connectionTimeoutMillis,
    keepAlive: true,
  });
  // An idle connection that the database closes (restart, failover) must not end the process; the next query opens another.
  pool.on('error', () => undefined);
  // The same for a connection that is in use between two statements: its next statement fails with the error.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}
