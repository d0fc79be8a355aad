import pg from 'pg';
import type { LoadedConfig } from '../config.ts';
import type { Prepared } from '../database/client.ts';
import { DEADLINES } from '../database/deadline.ts';
import { requireSpread, requireSpreadable } from '../database/citus-distribution.ts';
import { compareMigrations, migratorOver } from '../database/migrate.ts';
import { openReplicas } from '../database/replicas.ts';
import { CheckFailed, reasonOf } from './check-failed.ts';

const OLDEST_DATABASE = 150_000;
const MAX_DIFFERENCE_MS = 5_000;

/** The version, the schema, machines and replicas, and whether the connections that servers may take are there. */
export async function checkDatabase(
  config: LoadedConfig,
  connection: pg.ClientConfig,
  prepared: Prepared,
): Promise<string> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ number: string; version: string; most: string }>(
      `select current_setting('server_version_num') as number, current_setting('server_version') as version,
         current_setting('max_connections') as most`,
    );
    const { number = '0', version = '', most = '0' } = rows[0] ?? {};
    if (Number(number) < OLDEST_DATABASE)
      throw new CheckFailed(`DATABASE_URL: PostgreSQL ${version} is too old; take 15 or newer.`);
    if (config.databaseUrl !== undefined && Number(most) < config.databaseConnections)
      throw new CheckFailed(
        `DATABASE_CONNECTIONS: the database takes ${most} connections, a server may want ${config.databaseConnections}. Raise max_connections or lower the setting.`,
      );
    const schema = await checkSchema(config, connection);
    await checkSpread(client, config.databaseDistributed, schema.missing === 0);
    await checkReplicas(config.replicas, prepared);
    return [`PostgreSQL ${version}`, schema.said, ...(config.replicas.length > 0 ? ['replicas follow'] : [])].join(
      ', ',
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function checkSchema({ migrateAtStart }: LoadedConfig, connection: pg.ClientConfig) {
  const { missing, newer, foreign } = await compareMigrations(connection);
  const [other] = foreign;
  if (other !== undefined && migrateAtStart)
    throw new CheckFailed(
      `DATABASE_URL: the database belongs to a newer Wordcluster (it has ${other}). Start that version, or restore a backup.`,
    );
  if (missing.length > 0 && !migrateAtStart)
    throw new CheckFailed(
      `MIGRATE_AT_START is false and ${missing.length} migrations are missing. Run: npm run migrate`,
    );
  const upToDate = newer.length === 0 ? 'up to date' : `newer than this version (${newer.join(', ')})`;
  return {
    missing: missing.length,
    said: missing.length === 0 ? upToDate : `${missing.length} migrations at the next start`,
  };
}

/** Whether the database is spread over machines as the setting says; tables are spread by the first start. */
async function checkSpread(client: pg.Client, distributed: boolean, migrated: boolean): Promise<void> {
  const db = migratorOver(client);
  await (migrated ? requireSpread(db, distributed) : requireSpreadable(db, distributed)).catch((error: unknown) => {
    throw new CheckFailed(reasonOf(error));
  });
}

async function checkReplicas(addresses: readonly string[], prepared: Prepared): Promise<void> {
  const replicas = openReplicas(addresses, prepared, { connections: 1, deadline: DEADLINES.calls });
  const problems = await replicas.problems().finally(() => replicas.close());
  if (problems.length > 0) throw new CheckFailed(`${problems.join('; ')} Check its address, or take it out.`);
}

/** Against the database's clock, and where the product is reached over a network, the clock of the server that responds there. */
export async function checkClock(
  { publicUrl, production }: LoadedConfig,
  connection: pg.ClientConfig | null,
): Promise<string> {
  const compared: string[] = [];
  const compare = (whose: string, theirs: Date, precision: number) => {
    const difference = Date.now() - theirs.getTime();
    if (Math.abs(difference) > MAX_DIFFERENCE_MS + precision)
      throw new CheckFailed(
        `This machine's clock is ${Math.round(difference / 1000)} s from ${whose}. Set it by NTP (chrony, systemd-timesyncd).`,
      );
    compared.push(whose);
  };
  if (connection) {
    const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
    await client.end();
    if (rows[0]) compare("the database's", rows[0].now, 0);
  }
  const answered = production
    ? await fetch(`${publicUrl}/healthz`, { signal: AbortSignal.timeout(10_000) }).catch(() => null)
    : null;
  const date = answered?.headers.get('date');
  if (date) compare("PUBLIC_URL's", new Date(date), 1_000);
  if (compared.length === 0)
    throw new CheckFailed('There was no other clock to compare with: neither the database nor PUBLIC_URL answered.');
  return `within ${MAX_DIFFERENCE_MS / 1000} s of ${compared.join(' and ')}`;
}
