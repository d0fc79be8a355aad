import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { expect, inject, onTestFinished, test } from 'vitest';
import { examine } from '../../src/doctor/examine.ts';
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

/** What answers at PUBLIC_URL. */
async function front(headers: Record<string, string>): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(200, headers).end('{}')).listen(
    0,
    '127.0.0.1',
  );
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

test('what is off is named by its setting, and no secret is printed', async () => {
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
    NAMES.filter((name) => !['settings', 'file handles'].includes(name)),
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

test('nine lines come even where no setting can be used, and behind a proxy that leads elsewhere', async () => {
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
