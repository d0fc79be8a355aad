import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadConfig, settingNames } from '../../src/config.ts';
import { rootProblem } from '../../src/config/operation.ts';

const SECRET_KEY = 'Jm3vT9qLx2Wc8Rb5Hd1Yp6Kz4Ns7Gf0QeUaVtBiOj';
const PRODUCTION = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://mail.example.com',
  PUBLIC_URL: 'https://words.example.com:8443',
  ADMIN_EMAIL: 'owner@example.com',
};
const config = (env: Record<string, string>) => loadConfig({ SECRET_KEY, ...env });

describe('settings', () => {
  test('that are empty, as an env file leaves them, count as not set', () => {
    const empty = [
      'PORT',
      'HOST',
      'DATA_DIR',
      'LOG_LEVEL',
      'MAIL_FROM',
      'GREAT_TEXT_CHARACTERS',
      'DATABASE_CONNECTIONS',
    ];
    const { port, host, mail, packs } = config(Object.fromEntries(empty.map((name) => [name, ' '])));
    const standard = config({});
    expect({ port, host, mail, packs }).toEqual({
      port: standard.port,
      host: standard.host,
      mail: standard.mail,
      packs: standard.packs,
    });
    expect(port).toBe(3000);
  });

  test('name the mode exactly: a mistyped production would open the demo accounts', () => {
    for (const mode of ['prod', 'Production', 'live']) expect(() => config({ NODE_ENV: mode })).toThrow('NODE_ENV');
    expect(config({ NODE_ENV: 'development' }).production).toBe(false);
  });

  test('take an address of the product without a path, and forgive a slash at its end', () => {
    expect(config({ PUBLIC_URL: 'https://words.example.com:443/' }).publicUrl).toBe('https://words.example.com:443');
    expect(config({ PUBLIC_URL: 'https://Words.example.com' }).publicUrl).toBe('https://Words.example.com');
    for (const address of [
      'https://example.com/words/',
      'https://example.com/?a',
      'https://example.com/#a',
      'example.com',
    ])
      expect(() => config({ PUBLIC_URL: address })).toThrow('PUBLIC_URL');
  });

  test('take an address of the app’s files with a path, of one that a page can name and, in production, with TLS', () => {
    expect(config({ ASSETS_URL: 'https://cdn.example.com/words/' }).assetsUrl).toBe('https://cdn.example.com/words');
    for (const address of [
      'cdn.example.com',
      'https://cdn.example.com/?a',
      'https://cdn.example.com/a"b',
      'ftp://a.example',
    ])
      expect(() => config({ ASSETS_URL: address })).toThrow('ASSETS_URL');
    expect(() => config({ ...PRODUCTION, ASSETS_URL: 'http://cdn.example.com' })).toThrow('ASSETS_URL must begin with');
  });

  test('take a PostgreSQL address only', () => {
    for (const address of ['postgres://me:p%23@db/words', 'postgresql:///words?host=/run/postgresql'])
      expect(config({ DATABASE_URL: address }).databaseUrl).toBe(address);
    for (const address of ['words', 'mysql://me@db/words', 'db:5432'])
      expect(() => config({ DATABASE_URL: address })).toThrow('DATABASE_URL: must be an address such as postgres://');
  });

  test('trust proxies that are named, never everybody', () => {
    const named = ['loopback', '10.0.0.0/8', '192.0.2.7', 'fd00::/8', '2001:db8::1'];
    expect(config({ TRUST_PROXY: named.join(' , ') }).trustProxy).toEqual(named);
    for (const wrong of ['true', 'proxy.example.com', '10.0.0.0/33', '10.0.0.1/', 'loopback,'])
      expect(() => config({ TRUST_PROXY: wrong })).toThrow('TRUST_PROXY: must be addresses or networks');
  });

  test('take a sender that has an address, in production one of the product’s host where none is set', () => {
    expect(config(PRODUCTION).mail.from).toBe('Wordcluster <no-reply@words.example.com>');
    for (const sender of ['a@b.cz', 'Slová <no-reply@b.cz>', '<a@b.cz>', '"Words, Ltd." <a@b.cz>'])
      expect(config({ MAIL_FROM: sender }).mail.from).toBe(sender);
    for (const sender of ['Wordcluster', 'Words <nobody>', 'a@b.cz\r\nBcc: c@d.cz'])
      expect(() => config({ MAIL_FROM: sender })).toThrow('MAIL_FROM');
  });

  test('refuse keys of production that can be guessed, and a product that passes networks without TLS', () => {
    const other = SECRET_KEY.toLowerCase();
    for (const key of [
      'a'.repeat(48),
      'q7'.repeat(24),
      'short',
      'change-me-0123456789-0123456789-abcdef',
      `${SECRET_KEY},aaaa`,
    ])
      expect(() => config({ ...PRODUCTION, SECRET_KEY: key })).toThrow(
        'SECRET_KEY must be at least 32 random characters',
      );
    expect(config({ ...PRODUCTION, SECRET_KEY: `${other}, ${SECRET_KEY},` }).secretKeys).toEqual([other, SECRET_KEY]);
    for (const address of ['http://words.example.com', 'http://192.168.0.9', 'http://localhost.example.com'])
      expect(() => config({ ...PRODUCTION, PUBLIC_URL: address })).toThrow('PUBLIC_URL must begin with https://');
    for (const address of [
      'http://localhost:3000',
      'http://127.0.0.1:3000',
      'http://[::1]:3000',
      'http://words.localhost',
    ])
      expect(config({ ...PRODUCTION, PUBLIC_URL: address }).publicUrl).toBe(address);
  });

  test('open metrics to others by a token or a host alone', () => {
    const token = { METRICS_TOKEN: 'a-token-for-metrics-0123' };
    const host = (env: Record<string, string>) => config({ METRICS_PORT: '9464', ...env }).metrics.host;
    expect(host({})).toBe('127.0.0.1');
    expect(host(token)).toBe('127.0.0.1');
    expect(host(PRODUCTION)).toBe('127.0.0.1');
    expect(host({ ...PRODUCTION, ...token })).toBe('0.0.0.0');
    expect(host({ ...PRODUCTION, HOST: '10.0.0.5' })).toBe('10.0.0.5');
  });

  test('listen for this computer only, unless a host is named or it is production', () => {
    expect([config({}).host, config({ HOST: '0.0.0.0' }).host, config(PRODUCTION).host]).toEqual([
      null,
      '0.0.0.0',
      '0.0.0.0',
    ]);
  });

  // Specification: S0-1.275
  test('let the builder of an image forbid a start as root', () => {
    expect(config({}).rootAllowed).toBe(true);
    const { rootAllowed } = config({ ROOT_ALLOWED: 'false' });
    expect([rootProblem(rootAllowed, 0), rootProblem(rootAllowed, 1000), rootProblem(true, 0)]).toEqual([
      expect.stringContaining('ordinary user'),
      null,
      null,
    ]);
  });

  test('ask browsers for TLS where the product is reached over it, unless they say otherwise', () => {
    expect(config({}).hsts).toBe(false);
    expect(config({ PUBLIC_URL: 'https://words.example.com' }).hsts).toBe(true);
    expect([config(PRODUCTION).hsts, config({ ...PRODUCTION, HSTS: 'false' }).hsts]).toEqual([true, false]);
  });
});

test('are all named in the table of settings, those of every provider too', () => {
  const guide = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/operators/settings.md'), 'utf8');
  expect(settingNames).toEqual(expect.arrayContaining(['PORT', 'GOPAY_GOID', 'TRANSLATOR_API_KEY', 'SPEECH_VOICE']));
  expect(settingNames.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});
