import { ConfigurationError, loadConfig, type LoadedConfig } from '../config.ts';
import { openDatabase, type Prepared } from '../database/client.ts';
import { systemClock } from '../ports/operation.ts';
import { createServices } from '../services.ts';
import { withDatabase, type Connection } from '../commands/command.ts';
import { findEmbeddedDatabase } from '../database/embedded.ts';
import { checkDisk, checkFileHandles, checkGateway, checkMail, checkProviders, checkProxy } from './checks.ts';
import { CheckFailed, reasonOf } from './check-failed.ts';
import { withoutSecrets } from './without-secrets.ts';
import pg from 'pg';
import { DEADLINES } from '../database/deadline.ts';
import { assertShardingAsSet, requireShardable } from '../database/citus-distribution.ts';
import { compareMigrations, migratorOver } from '../database/migrate.ts';
import { openReplicas } from '../database/replicas.ts';
import type { Services } from '../context.ts';

const isPublic = (publicUrl: string) => publicUrl.startsWith('https:');

/** Whether shop, registration and mail settings fit together. */
export async function checkPeople(config: LoadedConfig): Promise<string> {
  const { shop, registrationPolicy, providers, mail, production, publicUrl } = config;
  if (!shop && providers.takesMoney)
    throw new CheckFailed('SHOP=off, but PAYMENT_GATEWAY is set: nothing is sold. Take the gateway and its keys out.');
  if (registrationPolicy.registration === 'open' && providers.botCheck.name === 'off' && isPublic(publicUrl))
    throw new CheckFailed(
      'BOT_CHECK=off, and REGISTRATION is open behind a public address: programs will make accounts. Set another BOT_CHECK, or close the registration.',
    );
  if (registrationPolicy.registration !== 'open' && registrationPolicy.domains.length > 0)
    throw new CheckFailed('REGISTRATION_DOMAINS counts only with REGISTRATION=open.');
  const mails = mail.smtpUrl === undefined && production ? '; links are handed out on the page People' : '';
  return `shop ${shop ? 'on' : 'off'}, registration ${registrationPolicy.registration}${mails}`;
}

/** Whether every organisation's sign-in responds. */
export async function checkSignIn({ organisations }: Pick<Services, 'organisations'>): Promise<string> {
  const results = await Promise.allSettled(organisations.map((one) => one.check()));
  const wrong = results.flatMap((result, index) => {
    const one = organisations[index];
    if (result.status !== 'rejected' || one === undefined) return [];
    const { cause } = result.reason as { cause?: unknown };
    return [`OIDC_${one.id}_ISSUER: ${one.issuer} (${reasonOf(cause ?? result.reason)})`];
  });
  if (wrong.length > 0)
    throw new CheckFailed(`${wrong.join('; ')}. Check the address, DNS, and that this machine may call it.`);
  return organisations.length === 0
    ? 'passwords and what else is set up here'
    : organisations.map(({ name }) => name).join(', ');
}

const OLDEST_DATABASE = 150_000;
const MAX_DIFFERENCE_MS = 5_000;

/** Version, schema, machines and replicas, and whether enough connections are available for the servers. */
async function checkDatabase(config: LoadedConfig, connection: pg.ClientConfig, prepared: Prepared): Promise<string> {
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
    await checkSharding(client, config.databaseDistributed, schema.missing === 0);
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

/** Whether the database is sharded as configured; tables are distributed at the first start. */
async function checkSharding(client: pg.Client, distributed: boolean, migrated: boolean): Promise<void> {
  const db = migratorOver(client);
  await (migrated ? assertShardingAsSet(db, distributed) : requireShardable(db, distributed)).catch(
    (error: unknown) => {
      throw new CheckFailed(reasonOf(error));
    },
  );
}

async function checkReplicas(addresses: readonly string[], prepared: Prepared): Promise<void> {
  const replicas = openReplicas(addresses, prepared, { connections: 1, deadline: DEADLINES.calls });
  const problems = await replicas.problems().finally(() => replicas.close());
  if (problems.length > 0) throw new CheckFailed(`${problems.join('; ')} Check its address, or take it out.`);
}

/**
 * Compared with the database's clock and, if the product is reached over a network, the clock of the server that
 * responds there.
 */
async function checkClock(
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

export interface Finding {
  of: string;
  well: boolean;
  said: string;
}

const NAMES = [
  'settings',
  'database',
  'clock',
  'mail',
  'payment gateway',
  'providers',
  'disk',
  'file handles',
  'proxy headers',
  'people',
  'sign-in',
];

/** Runs all checks of the configuration; always the same findings, in the same order. */
export async function examine(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const hide = withoutSecrets(env);
  let config: LoadedConfig;
  try {
    config = loadConfig(env);
  } catch (error) {
    const said = error instanceof ConfigurationError ? error.message.replaceAll(/\s+/g, ' ') : String(error);
    return NAMES.map((of, index) => ({
      of,
      well: false,
      said: index === 0 ? hide(said) : 'not looked at: mend the settings first',
    }));
  }
  const found = await withDatabaseIfThere(config, (connection, absent) => lookAt(config, connection, absent));
  return found.map((finding) => ({ ...finding, said: hide(finding.said) }));
}

/** Without the database the other checks still run. */
async function withDatabaseIfThere(
  config: LoadedConfig,
  work: (connection: Connection | null, absent: string) => Promise<Finding[]>,
): Promise<Finding[]> {
  const embedded = config.databaseUrl === undefined;
  if (embedded && !(await findEmbeddedDatabase(config.dataDir)).made) return work(null, '');
  let findings: Finding[] | undefined;
  try {
    await withDatabase(config, {}, async (connection) => void (findings = await work(connection, '')));
    return findings ?? [];
  } catch (error) {
    const setting = embedded ? 'DATA_DIR' : 'DATABASE_URL';
    const reason = reasonOf(error);
    return (
      findings ??
      work(null, `${setting}: the database did not answer (${reason}). Start it, and check host, user and password.`)
    );
  }
}

async function lookAt(config: LoadedConfig, connection: Connection | null, absent: string): Promise<Finding[]> {
  const database = openDatabase(connection ?? {}, 2);
  const services = createServices({ ...config, secretKeys: ['doctor'] }, { db: database.db, clock: systemClock });
  const checks: (() => Promise<string>)[] = [
    async () => (config.production ? 'production' : 'NODE_ENV is not production: demo accounts and mailbox are open'),
    async () => {
      if (connection) return checkDatabase(config, connection, database.prepared);
      if (absent) throw new CheckFailed(absent);
      return 'the embedded one, which the first start makes';
    },
    async () => (connection || absent ? checkClock(config, connection) : 'the database will be on this machine'),
    () => checkMail(config, connection ? database.db : null),
    async () => (config.shop ? checkGateway(config, services) : 'SHOP=off: nothing is sold here'),
    () => checkProviders(services),
    () => checkDisk(config),
    checkFileHandles,
    () => checkProxy(config),
    () => checkPeople(config),
    () => checkSignIn(services),
  ];
  const findings = await Promise.all(
    checks.map(async (check, index): Promise<Finding> => {
      const of = NAMES[index] ?? '';
      try {
        return { of, well: true, said: await check() };
      } catch (error) {
        const said = reasonOf(error);
        return { of, well: false, said: error instanceof CheckFailed ? said : `could not be looked at (${said})` };
      }
    }),
  );
  await services.speaker.close();
  await database.close();
  return findings;
}
