import { ConfigurationError, loadConfig, type LoadedConfig } from '../config.ts';
import { openDatabase } from '../database/client.ts';
import { systemClock } from '../ports/operation.ts';
import { createServices } from '../services.ts';
import { withDatabase, type Connection } from '../commands/command.ts';
import { findEmbeddedDatabase } from '../database/embedded.ts';
import { checkPeople, checkSignIn } from './own-server-checks.ts';
import { checkDisk, checkFileHandles, checkGateway, checkMail, checkProviders, checkProxy } from './checks.ts';
import { checkClock, checkDatabase } from './database-checks.ts';
import { CheckFailed, reasonOf } from './check-failed.ts';
import { withoutSecrets } from './without-secrets.ts';

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

/** Looks at everything that the settings name; always the same findings, in the same order. */
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

/** Where the database is away the rest is looked at all the same. */
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
