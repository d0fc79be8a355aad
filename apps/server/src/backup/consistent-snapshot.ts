import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isDatabaseSharded } from '../database/citus-distribution.ts';
import { migratorOver } from '../database/migrate.ts';
import { BackupError } from './backup-file.ts';
import { quoted, tablesOf } from './tables.ts';

/**
 * Milliseconds for all locks together: after a second PostgreSQL would look for a deadlock, and cancel a user's
 * statement.
 */
const LOCKING_MS = 500;
/** Timeout (milliseconds) of each machine while writers are blocked. */
const SNAPSHOT_TIMEOUT_MS = 1_000;
/** Milliseconds after which a lock is released even if its holder is frozen. */
const HELD_MS = 3_000;
/** Milliseconds between two attempts, in which writers go on. */
const PAUSE_MS = 1_500;
const MAX_TRIES = 60;

/** Statement timeout, lock timeout or deadlock. */
const TOO_BUSY = new Set(['57014', '55P03', '40P01']);

const NO_MOMENT =
  'No moment was found at which all machines of the database agree: people write too much, or one does not answer. Try again later.';
const MOVED = 'People were moved to other machines meanwhile, so that some may be missing. Make the backup again.';

/** Final check that everything was read in one snapshot. Throws a BackupError otherwise. */
type RequireWhole = () => Promise<void>;

/**
 * Starts a transaction of `client` that reads one consistent snapshot while others write. A single PostgreSQL does so
 * by itself. On Citus each machine takes its snapshot at the first statement; so all are opened while nothing is
 * written: another connection locks every table for some milliseconds. Throws a BackupError if the lock is not granted.
 * Its statement timeout of a second stays: the reader sets its own.
 */
export async function beginConsistentSnapshot(
  client: pg.Client,
  connection: pg.ClientConfig,
  signal?: AbortSignal,
): Promise<RequireWhole> {
  if (!(await isDatabaseSharded(migratorOver(client)))) {
    await client.query('begin isolation level repeatable read read only');
    return async () => undefined;
  }
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    if (tries > 1) await sleep(PAUSE_MS, undefined, { signal });
    const placement = await unlessBusy(() => withConnection(connection, (holder) => agreeing(client, holder)));
    if (placement === null) await client.query('rollback');
    else
      return async () => {
        if ((await withConnection(connection, shardPlacement)) !== placement) throw new BackupError(MOVED);
      };
  }
  throw new BackupError(NO_MOMENT);
}

async function withConnection<Result>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function unlessBusy<Result>(work: () => Promise<Result | null>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof pg.DatabaseError && TOO_BUSY.has(error.code ?? '')) return null;
    throw error;
  }
}

/**
 * Opens each machine's snapshot while `holder` blocks writers. Returns the placement of shards; null if a distributed
 * transaction is half committed.
 */
async function agreeing(client: pg.Client, holder: pg.Client): Promise<string | null> {
  const names = await tablesAsWritten(holder);
  // A first round opens the connections to the machines, so that writers are blocked for less time.
  await beginOnEachMachine(client);
  await client.query('rollback');
  await holder.query(`begin; set local statement_timeout = ${LOCKING_MS};
    set local idle_in_transaction_session_timeout = ${HELD_MS}; lock table ${names.join(', ')} in share mode`);
  try {
    if (!(await isEverythingDecided(holder))) return null;
    await beginOnEachMachine(client);
    return await shardPlacement(holder);
  } finally {
    await holder.query('rollback');
  }
}

/**
 * In the order in which writers lock: referenced tables first. A writer that waits for that lock holds none of the
 * later ones, so that there is no deadlock.
 */
async function tablesAsWritten(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; referring: number }>(
    `select c.relname as name, count(*)::int as referring from pg_constraint f join pg_class c on c.oid = f.confrelid
       where f.contype = 'f' and c.relnamespace = current_schema()::regnamespace group by c.relname`,
  );
  const referring = new Map(rows.map((row) => [row.name, row.referring]));
  const names = (await tablesOf(client)).map(({ name }) => name);
  return names.toSorted((a, b) => (referring.get(b) ?? 0) - (referring.get(a) ?? 0)).map(quoted);
}

/**
 * Whether no machine holds a prepared transaction whose other part is committed: after the loss of a machine one can,
 * for a minute.
 */
async function isEverythingDecided(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ decided: boolean }>(`select bool_and(success and result = '0') as decided
    from run_command_on_workers('select count(*) from pg_prepared_xacts where database = current_database()')`);
  return rows[0]?.decided ?? false;
}

/** One connection per machine has one snapshot; Citus would open several for a statement over many shards. */
async function beginOnEachMachine(client: pg.Client): Promise<void> {
  await client.query(`begin isolation level repeatable read read only;
    set local citus.max_adaptive_executor_pool_size = 1; set local citus.force_max_query_parallelization = off;
    set local statement_timeout = ${SNAPSHOT_TIMEOUT_MS}`);
  const { rows } = await client.query<{ name: string }>(`
    select distinct on (p.groupid) s.logicalrelid::regclass::text as name
    from pg_dist_placement p join pg_dist_shard s using (shardid) order by p.groupid, s.logicalrelid::oid`);
  for (const table of new Set(rows.map(({ name }) => name))) await client.query(`select 1 from ${table} limit 1`);
}

/** Digest of the placement of all shards. */
async function shardPlacement(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ placement: string }>(
    "select md5(string_agg(shardid || '@' || groupid, ',' order by shardid, groupid)) as placement from pg_dist_placement",
  );
  return rows[0]?.placement ?? '';
}
