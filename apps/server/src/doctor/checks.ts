import { access, constants, mkdir, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { message } from '@wordcluster/domain/messages/all';
import pg from 'pg';
import { smtpMailer } from '../adapters/smtp/smtp-mailer.ts';
import type { LoadedConfig } from '../config.ts';
import type { Services } from '../context.ts';
import type { Db } from '../database/client.ts';
import { missingMigrations } from '../database/migrate.ts';
import { layOut } from '../mail/layout.ts';
import { languageOf } from '../mail/enqueue-mail.ts';
import { lowLimitWarning, openFilesLimit } from '../open-files.ts';
import { GatewayError } from '../ports/payment-gateway.ts';

/** Something is not as it should be: the setting and what to do about it, in a sentence. */
export class Off extends Error {}

const OLDEST_DATABASE = 150_000;
const MOST_DIFFERENCE_MS = 5_000;
const LEAST_ROOM = 1_000_000_000;
/** Milliseconds that a provider may take for one word. */
const PATIENCE = 20_000;
/** Of a payment that no gateway has: the answer tells whether the keys are right. */
const NO_PAYMENT: Readonly<Record<string, string>> = { gopay: '1', stripe: 'cs_test_wordclusterdoctor' };

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The version, the schema, and whether the connections that servers may take are there. */
export async function checkDatabase(config: LoadedConfig, connection: pg.ClientConfig): Promise<string> {
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
      throw new Off(`DATABASE_URL: PostgreSQL ${version} is too old; take 15 or newer.`);
    if (config.databaseUrl !== undefined && Number(most) < config.databaseConnections)
      throw new Off(
        `DATABASE_CONNECTIONS: the database takes ${most} connections, a server may want ${config.databaseConnections}. Raise max_connections or lower the setting.`,
      );
    const missing = await missingMigrations(connection);
    if (missing.length > 0 && !config.migrateAtStart)
      throw new Off(`MIGRATE_AT_START is false and ${missing.length} migrations are missing. Run: npm run migrate`);
    return `PostgreSQL ${version}, ${missing.length === 0 ? 'up to date' : `${missing.length} migrations at the next start`}`;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Against the database's clock, and where the product is reached over a network, that of whoever answers there. */
export async function checkClock(
  { publicUrl, production }: LoadedConfig,
  connection: pg.ClientConfig | null,
): Promise<string> {
  const compared: string[] = [];
  const compare = (whose: string, theirs: Date, precision: number) => {
    const difference = Date.now() - theirs.getTime();
    if (Math.abs(difference) > MOST_DIFFERENCE_MS + precision)
      throw new Off(
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
    throw new Off('There was no other clock to compare with: neither the database nor PUBLIC_URL answered.');
  return `within ${MOST_DIFFERENCE_MS / 1000} s of ${compared.join(' and ')}`;
}

/** Sends a mail to the administrator. */
export async function checkMail({ mail, adminEmail, publicUrl }: LoadedConfig, db: Db | null): Promise<string> {
  if (mail.smtpUrl === undefined) return 'SMTP_URL is not set: mails are read at /dev/mailbox (development)';
  const mailer = smtpMailer(mail.smtpUrl, mail.from);
  const language = db === null ? 'en' : await languageOf(db, adminEmail).catch(() => 'en' as const);
  const written = {
    subject: message('mail.check_subject'),
    greeting: message('mail.greeting_plain'),
    paragraphs: [message('mail.check_text', { address: publicUrl })],
  };
  try {
    await mailer.send({ id: Date.now(), recipient: adminEmail, headers: {}, ...layOut(written, language) });
  } catch (error) {
    throw new Off(
      `SMTP_URL or MAIL_FROM: the mail server did not take a mail to ADMIN_EMAIL (${reasonOf(error)}). Check host, port, user, password and sender.`,
    );
  } finally {
    mailer.close();
  }
  return 'the mail server took a mail to ADMIN_EMAIL; look whether it arrives';
}

/** Asks the gateway for a payment that is not there. */
export async function checkGateway({ production }: LoadedConfig, { payments }: Services): Promise<string> {
  const { chosen } = payments;
  if (!chosen) return 'PAYMENT_GATEWAY is not set: only free orders can be made';
  const asked = NO_PAYMENT[chosen.name];
  if (asked === undefined) return `${chosen.name}: no money moves${production ? ', in production' : ''}`;
  try {
    await chosen.getState(asked);
  } catch (error) {
    if (!(error instanceof GatewayError) || error.problem !== 'unknown-payment')
      throw new Off(
        `${chosen.name.toUpperCase()}_…: ${reasonOf(error)} Check the keys and that this machine may call the gateway.`,
      );
  }
  return `${chosen.name} answers and takes the keys`;
}

/** Asks translator, teacher, voice and bot check for one word each. */
export async function checkProviders({ teacher, translator, speaker, botCheck }: Services): Promise<string> {
  const signal = AbortSignal.timeout(PATIENCE);
  const asks: [string, string, () => Promise<unknown>][] = [
    [translator.name, 'TRANSLATOR', () => translator.translate({ text: 'dog', from: 'en', to: 'de', signal })],
    [
      teacher.name,
      'TEACHER_BASE_URL',
      () => teacher.generateRows({ topic: 'animals', languages: ['en'], count: 1, signal }),
    ],
    [speaker.name, 'SPEECH_BASE_URL', () => speaker.speak({ text: 'dog', language: 'en', signal })],
    [botCheck.name, 'BOT_CHECK', () => botCheck.verify('doctor', 'login', '192.0.2.1', new Date())],
  ];
  const answers = await Promise.allSettled(asks.map(([, , ask]) => ask()));
  const wrong = answers.flatMap((answer, index) =>
    answer.status === 'rejected'
      ? [`${asks[index]?.[1]}: ${asks[index]?.[0]} failed (${reasonOf(answer.reason)})`]
      : [],
  );
  if (wrong.length > 0) throw new Off(`${wrong.join('; ')}. Check its address, key and model.`);
  return [...new Set(asks.map(([name]) => name))].join(', ');
}

/** Room, and the right to write, where files are written. */
export async function checkDisk({ dataDir, databaseUrl, backups }: LoadedConfig): Promise<string> {
  const folders: [string, string][] = [['TMPDIR', tmpdir()]];
  if (databaseUrl === undefined) folders.unshift(['DATA_DIR', dataDir]);
  if (backups.folder !== null) folders.push(['BACKUP_DIR', backups.folder]);
  const room: string[] = [];
  for (const [setting, folder] of folders) {
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.W_OK);
    } catch (error) {
      throw new Off(
        `${setting}: ${folder} cannot be written (${reasonOf(error)}). Give it to the user that runs the server.`,
      );
    }
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    if (free < LEAST_ROOM)
      throw new Off(`${setting}: only ${Math.round(free / 1e6)} MB are free at ${folder}. Make room.`);
    room.push(`${setting} ${Math.round(free / 1e9)} GB`);
  }
  return `free: ${room.join(', ')}`;
}

/** How many files and connections may be open at once. */
export async function checkFileHandles(): Promise<string> {
  const limit = openFilesLimit();
  const warning = lowLimitWarning(limit);
  if (warning) throw new Off(warning);
  return limit === null ? 'no limit is known here' : `${limit} may be open`;
}

/** Whether callers are told apart behind a proxy. */
export async function checkProxy({ publicUrl, trustProxy, production }: LoadedConfig): Promise<string> {
  const behindTls = publicUrl.startsWith('https:');
  if (behindTls && !trustProxy)
    throw new Off(
      'TRUST_PROXY: PUBLIC_URL is https, so a proxy is in front; name its addresses, or all callers are throttled as one.',
    );
  if (!production && !behindTls)
    return trustProxy ? `TRUST_PROXY: ${trustProxy.join(', ')}` : 'none is trusted, and none is needed here';
  const answered = await fetch(`${publicUrl}/healthz`, {
    signal: AbortSignal.timeout(10_000),
    redirect: 'manual',
  }).catch((error: unknown) => {
    throw new Off(
      `PUBLIC_URL: ${publicUrl} did not answer (${reasonOf(error)}). Start the server, and check the proxy, DNS and the certificate.`,
    );
  });
  if (!answered.ok)
    throw new Off(
      `PUBLIC_URL: ${publicUrl}/healthz answered ${answered.status}. Check that the proxy hands all paths to the server.`,
    );
  if (!answered.headers.has('x-request-id'))
    throw new Off(`PUBLIC_URL: what answers at ${publicUrl} is not this product. Check the proxy's target.`);
  return trustProxy
    ? `${publicUrl} answers; trusted: ${trustProxy.join(', ')}`
    : `${publicUrl} answers; none is trusted`;
}
