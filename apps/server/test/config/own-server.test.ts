import { expect, test } from 'vitest';
import { loadConfig } from '../../src/config.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://words.example.com',
  ADMIN_EMAIL: 'owner@example.com',
  SECRET_KEY: 'Jm3vT9qLx2Wc8Rb5Hd1Yp6Kz4Ns7Gf0QeUaVtBiOj',
};
const PROVIDER = { OIDC_1_ISSUER: 'https://id.example', OIDC_1_CLIENT_ID: 'words', OIDC_1_NAME: 'Example' };

// Specification: S0-1.385
test('a mail server is needed where everybody may sign up, and nowhere else', () => {
  for (const REGISTRATION of ['closed', 'invitation'])
    expect(loadConfig({ ...PRODUCTION, SHOP: 'off', REGISTRATION }).mail.smtpUrl).toBeUndefined();
  expect(() => loadConfig({ ...PRODUCTION, SHOP: 'off' })).toThrow('SMTP_URL');
});

test('without settings the shop is on, and everybody may come in by a password', () => {
  expect(loadConfig({})).toMatchObject({
    shop: true,
    charactersPerPerson: null,
    registrationPolicy: { registration: 'open', domains: [] },
    passwordLogin: true,
    oidc: [],
  });
});

test.each([
  [{ AI_CHARACTERS_PER_PERSON: '1000' }, 'AI_CHARACTERS_PER_PERSON is for a server without a shop'],
  [{ PASSWORD_LOGIN: 'off' }, 'PASSWORD_LOGIN=off leaves nobody a way in'],
  [{ SITE_LOGO_URL: 'https://a.example/l.svg', SITE_LOGO_FILE: '/logo.svg' }, 'set one of them'],
  [{ REGISTRATION: 'nobody' }, 'REGISTRATION'],
  [{ REGISTRATION_DOMAINS: 'school' }, 'REGISTRATION_DOMAINS'],
  [{ REGISTRATION_DOMAINS: '@school.example' }, 'REGISTRATION_DOMAINS'],
  [{ OIDC_1_ISSUER: 'https://id.example' }, 'OIDC_1_CLIENT_ID, OIDC_1_NAME'],
  [{ OIDC_5_CLIENT_SECRET: 'x' }, 'OIDC_5_ISSUER'],
  [{ ...PROVIDER, OIDC_1_ISSUER: 'http://id.example' }, 'OIDC_1_ISSUER'],
  [{ ...PROVIDER, OIDC_1_ISSUER: 'https://id.example/?tenant=1' }, 'OIDC_1_ISSUER'],
])('%j is refused with a sentence that names it', (env, sentence) => {
  expect(() => loadConfig(env)).toThrow(sentence);
});

test('a provider is known by its issuer, which may be http on this computer alone', () => {
  expect(loadConfig({ ...PROVIDER, OIDC_1_ISSUER: 'http://127.0.0.1:9000' }).oidc).toEqual([
    {
      id: 1,
      issuer: 'http://127.0.0.1:9000',
      clientId: 'words',
      clientSecret: null,
      name: 'Example',
      scopes: 'openid email profile',
      roles: null,
      create: true,
      trustEmail: false,
    },
  ]);
});
