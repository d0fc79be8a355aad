import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startS3 } from '../adapters/s3-server.ts';
import { examine } from '../../src/doctor/examine.ts';
import { withoutSecrets } from '../../src/doctor/without-secrets.ts';
import { createTestDatabase } from '../setup/postgres.ts';

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
const PASSWORD = 'a-password-that-nobody-sees';

async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'doctor-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function databaseUrl(): Promise<string> {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const { user, host, port, password = '' } = inject('postgres');
  const name = (database.connection as { database: string }).database;
  return `postgres://${user}:${password}@/${name}?host=${encodeURIComponent(host)}&port=${port}`;
}

async function mailServer(takes: boolean) {
  const mails: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) =>
      done(takes ? null : new Error(`535 ${password} is wrong`), takes ? { user: 'words' } : undefined),
    onData: (stream, _session, done) => {
      let text = '';
      stream
        .on('data', (chunk: Buffer) => (text += chunk.toString()))
        .on('end', () => {
          mails.push(text);
          done();
        });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => server.close());
  const address = server.server.address();
  return { mails, url: `smtp://words:${PASSWORD}@127.0.0.1:${typeof address === 'object' ? address?.port : 0}` };
}

/** The server at PUBLIC_URL. */
async function front(headers: Record<string, string>, body: object = {}): Promise<string> {
  const server = createServer((_request, response) =>
    response.writeHead(200, headers).end(JSON.stringify(body)),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

const linesOf = async (env: Record<string, string>) => {
  const findings = await examine(env);
  expect(findings.map(({ of }) => of)).toEqual(NAMES);
  expect(findings.map(({ said }) => said).join('\n')).not.toContain(PASSWORD);
  return Object.fromEntries(findings.map(({ of, well, said }) => [of, `${well ? 'ok' : 'OFF'} ${said}`]));
};
const off = (lines: Record<string, string>) => NAMES.filter((name) => lines[name]?.startsWith('OFF'));

test('a production in which everything works is well, and the administrator gets a mail', async () => {
  const { mails, url } = await mailServer(true);
  const lines = await linesOf({
    NODE_ENV: 'production',
    SECRET_KEY: 'Jm3vT9qLx2Wc8Rb5Hd1Yp6Kz4Ns7Gf0QeUaVtBiOj',
    ADMIN_EMAIL: 'owner@example.com',
    PUBLIC_URL: await front({ 'x-request-id': '1' }),
    SMTP_URL: url,
    MAIL_FROM: 'Words <words@example.com>',
    DATABASE_URL: await databaseUrl(),
    DATA_DIR: await ownFolder(),
  });
  expect(off(lines).filter((name) => name !== 'file handles')).toEqual([]);
  expect(lines['database']).toMatch(/^ok PostgreSQL 18\.\d+, up to date$/);
  expect(lines['clock']).toContain("the database's and PUBLIC_URL's");
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatch(/To: owner@example\.com/);
});

test('a disabled part is named by its setting, and no secret is printed', async () => {
  const { url } = await mailServer(false);
  const lines = await linesOf({
    NODE_ENV: 'production',
    SECRET_KEY: 'Jm3vT9qLx2Wc8Rb5Hd1Yp6Kz4Ns7Gf0QeUaVtBiOj',
    ADMIN_EMAIL: 'owner@example.com',
    PUBLIC_URL: 'https://127.0.0.1:1',
    SMTP_URL: url,
    DATABASE_URL: `postgres://words:${PASSWORD}@127.0.0.1:1/words`,
    TRANSLATOR: 'libretranslate',
    TRANSLATOR_BASE_URL: 'http://127.0.0.1:1',
    TRANSLATOR_API_KEY: PASSWORD,
    BACKUP_DIR: '/dev/null/backups',
    PAYMENT_GATEWAY: 'stripe',
    STRIPE_SECRET_KEY: PASSWORD,
    STRIPE_WEBHOOK_SECRET: PASSWORD,
    STRIPE_URL: 'http://127.0.0.1:1',
    SELLER_NAME: 'S',
    SELLER_STREET: 'S',
    SELLER_CITY: 'S',
    SELLER_POSTAL_CODE: '1',
    SELLER_REGISTRATION_ID: '1',
  });
  expect(off(lines).filter((name) => name !== 'file handles')).toEqual(
    // Registration and ways to sign in are fine with any setting above.
    NAMES.filter((name) => !['settings', 'file handles', 'people', 'sign-in'].includes(name)),
  );
  expect(lines).toMatchObject({
    database: expect.stringContaining('DATABASE_URL: the database did not answer'),
    mail: expect.stringContaining('SMTP_URL or MAIL_FROM: the mail server did not take'),
    'payment gateway': expect.stringContaining('STRIPE_'),
    providers: expect.stringContaining('TRANSLATOR: libretranslate failed'),
    disk: expect.stringContaining('BACKUP_DIR: /dev/null/backups cannot be written'),
    'proxy headers': expect.stringContaining('TRUST_PROXY: PUBLIC_URL is https'),
  });
}, 60_000);

test('all lines come even where no setting can be used, and behind a proxy that leads elsewhere', async () => {
  const wrong = await linesOf({ NODE_ENV: 'production', PORT: 'many' });
  expect(off(wrong)).toEqual(NAMES);
  expect(wrong['settings']).toContain('PORT');
  const elsewhere = await linesOf({
    NODE_ENV: 'production',
    SECRET_KEY: 'Jm3vT9qLx2Wc8Rb5Hd1Yp6Kz4Ns7Gf0QeUaVtBiOj',
    ADMIN_EMAIL: 'owner@example.com',
    PUBLIC_URL: await front({}),
    SMTP_URL: (await mailServer(true)).url,
    DATA_DIR: await ownFolder(),
  });
  expect(elsewhere['proxy headers']).toContain('is not this product');
  expect(elsewhere['database']).toBe('ok the embedded one, which the first start makes');
});

/** All other services are embedded, so that each line is about the test's subject. */
const production = async (env: Record<string, string>) => ({
  NODE_ENV: 'production',
  SECRET_KEY: 'Jm3vT9qLx2Wc8Rb5Hd1Yp6Kz4Ns7Gf0QeUaVtBiOj',
  ADMIN_EMAIL: 'owner@example.com',
  PUBLIC_URL: await front({ 'x-request-id': '1' }),
  SMTP_URL: (await mailServer(true)).url,
  ...env,
});

const recaptchaSays = async (...codes: string[]) => ({
  BOT_CHECK: 'recaptcha',
  RECAPTCHA_SITE_KEY: 'site',
  RECAPTCHA_SECRET: PASSWORD,
  RECAPTCHA_URL: await front({ 'content-type': 'application/json' }, { success: false, 'error-codes': codes }),
});

const storage = (url: string) => ({
  MEDIA_S3_ENDPOINT: url,
  MEDIA_S3_BUCKET: 'files',
  MEDIA_S3_ACCESS_KEY_ID: 'id-of-the-key',
  MEDIA_S3_SECRET_ACCESS_KEY: PASSWORD,
});

test('a storage of pictures and a bot check that do not work are reported, those that do are not', async () => {
  const s3 = await startS3({ id: 'id-of-the-key', secret: PASSWORD });
  onTestFinished(() => void s3.close());
  const DATA_DIR = path.join(await ownFolder(), 'to', 'come');
  const well = await linesOf(
    await production({ DATA_DIR, ...storage(s3.endpoint), ...(await recaptchaSays('invalid-input-response')) }),
  );
  // The embedded voice may be late on a busy machine.
  expect(well['providers']).not.toMatch(/BOT_CHECK|MEDIA_S3/);
  expect(s3.refused).toBe(0);
  expect(s3.objects.size).toBe(0);
  const wrong = await linesOf(
    await production({ DATA_DIR, ...storage('http://127.0.0.1:1'), ...(await recaptchaSays('invalid-input-secret')) }),
  );
  expect(wrong['providers']).toMatch(
    /^OFF .*BOT_CHECK: recaptcha failed \(invalid-input-secret\); MEDIA_S3_ENDPOINT: pictures/,
  );
  const away = await production({ DATA_DIR, ...(await recaptchaSays()), RECAPTCHA_URL: 'http://127.0.0.1:1' });
  expect((await linesOf(away))['providers']).toMatch(/^OFF .*BOT_CHECK: recaptcha failed/);
  // Looking makes no folder that the server's user could then not write.
  expect(well['disk']).toContain('DATA_DIR');
  await expect(access(path.dirname(DATA_DIR))).rejects.toThrow('ENOENT');
}, 60_000);

test('replicas that do not follow, machines that are not there and a newer database are reported', async () => {
  const DATABASE_URL = await databaseUrl();
  const away = `postgres://words:${PASSWORD}@127.0.0.1:1/words`;
  const database = async (env: Record<string, string>) =>
    (await linesOf(await production({ DATABASE_URL, ...env })))['database'];
  expect(await database({ DATABASE_REPLICA_URL: `${DATABASE_URL},${away}` })).toMatch(
    /^OFF Number 1 of DATABASE_REPLICA_URL is not used now: it does not follow.*Number 2 of DATABASE_REPLICA_URL/,
  );
  expect(await database({ DATABASE_DISTRIBUTED: 'true' })).toMatch(/^OFF DATABASE_DISTRIBUTED=true, but/);
  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  await client.query("insert into kysely_migration (name, timestamp) values ('9999-later', 'now')");
  expect(await database({})).toMatch(/^ok .*newer than this version \(9999-later\)/);
  await client.query("update kysely_migration set name = '0000-other' where name = '9999-later'");
  await client.end();
  expect(await database({})).toMatch(
    /^OFF DATABASE_URL: the database belongs to a newer Wordcluster \(it has 0000-other\)/,
  );
}, 60_000);

test('no part of a secret is printed, wherever and however it was written', () => {
  const hide = withoutSecrets({
    SMTP_URL: 'smtp://words:hunter2@pass/word@mail.example.com',
    DATABASE_REPLICA_URL: 'postgres://a:first%40one@one/w, postgres://a:second-one@two/w?sslpassword=of-the-file',
    SENTRY_DSN: 'https://public-key@errors.example.com/1',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer the-token,x-team=the-team',
  });
  expect(hide('getaddrinfo ENOTFOUND pass; check the password of mail.example.com')).toBe(
    'getaddrinfo ENOTFOUND •••; check the password of mail.example.com',
  );
  const secrets = ['hunter2@pass/word', 'first@one', 'first%40one', 'second-one', 'of-the-file', 'public-key'];
  for (const secret of [...secrets, 'Bearer the-token', 'the-team'])
    expect(hide(`wrong: ${secret}!`)).toBe('wrong: •••!');
});

test('the command says eleven lines, hides what is secret in wrong settings too, and exits with 1', () => {
  const run = spawnSync(process.execPath, [path.resolve(import.meta.dirname, '../../src/commands/doctor.ts')], {
    env: {
      NODE_ENV: 'production',
      PORT: 'many',
      SENTRY_DSN: 'no-address-of-a-collector',
      SMTP_URL: `x://u:${PASSWORD}@h`,
    },
    encoding: 'utf8',
  });
  expect(run.status).toBe(1);
  expect(run.stdout.trim().split('\n')).toHaveLength(11);
  expect(run.stdout).toMatch(/^OFF  settings +.*PORT/);
  expect(run.stdout).not.toMatch(/no-address|nobody-sees/);
}, 120_000);
