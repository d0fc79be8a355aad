import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { INTERFACE_LANGUAGE_CODES } from '@wordcluster/domain/languages/interface-languages';
import { MESSAGES, message } from '@wordcluster/domain/messages/all';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../../src/config.ts';
import { layOut } from '../../src/mail/layout.ts';
import { translate } from '../../src/mail/translate.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';

const SITE = 'Words & Co <at home>';
let server: TestServer;
beforeAll(async () => {
  const WEB_ROOT = mkdtempSync(path.join(tmpdir(), 'wordcluster-site-'));
  writeFileSync(
    path.join(WEB_ROOT, 'index.html'),
    '<html lang="en"><head><title>Wordcluster</title><meta property="og:site_name" content="Wordcluster" /></head><body><div id="root"></div></body></html>',
  );
  writeFileSync(
    path.join(WEB_ROOT, 'manifest.webmanifest'),
    '{"name":"Wordcluster","short_name":"Wordcluster","id":"/"}',
  );
  writeFileSync(path.join(WEB_ROOT, 'prerender.json'), '{"en":{"direction":"ltr","title":"Log in","html":"A FORM"}}');
  server = await startTestServer({
    WEB_ROOT,
    SITE_NAME: SITE,
    SHOP: 'off',
    IMPRINT_URL: 'https://home.example/imprint',
    PASSWORD_LOGIN: 'on',
  });
});
afterAll(() => server.close());

test('the page, its manifest and its previews have the name of the site, and no form that is drawn over', async () => {
  const page = await server.app.inject({ method: 'GET', url: '/auth/login' });
  expect(page.body).toContain('<title>Words &amp; Co &lt;at home&gt;</title>');
  expect(page.body).toContain('og:site_name" content="Words &amp; Co &lt;at home&gt;"');
  expect(page.body).not.toContain('A FORM');
  expect(page.body).not.toContain('Wordcluster');
  expect(page.body).toContain('https://home.example/imprint');
  const manifest = await server.app.inject({ method: 'GET', url: '/manifest.webmanifest' });
  expect(manifest.headers['content-type']).toContain('application/manifest+json');
  expect(manifest.json()).toEqual({ name: SITE, short_name: SITE, id: '/' });
  const gone = await server.app.inject({ method: 'GET', url: `/l/${'x'.repeat(22)}` });
  expect(gone.body).not.toContain('Wordcluster');
});

test('mails have it in every language, instead of the product’s, and names in them stay unchanged', () => {
  const ids = Object.keys(MESSAGES).filter((id): id is keyof typeof MESSAGES => id.startsWith('mail.'));
  for (const language of INTERFACE_LANGUAGE_CODES)
    for (const id of ids) {
      const said = translate({ ...message('mail.check_text', { address: 'x' }), id }, language, SITE);
      expect([language, id, said]).not.toEqual([language, id, expect.stringContaining('Wordcluster')]);
    }
  const mail = {
    subject: message('mail.invited_subject', { owner: 'Wordcluster fan' }),
    greeting: message('mail.greeting', { name: 'Wordcluster fan' }),
    paragraphs: [message('mail.reset_asked')],
  };
  const laidOut = layOut(mail, 'en', SITE);
  expect(laidOut.subject).toBe(`Wordcluster fan invites you to ${SITE}`);
  expect(laidOut.text).toContain(`choose a new password for ${SITE}.`);
  expect(laidOut.html).toContain('Words &amp; Co &lt;at home&gt;</p></body>');
  expect(layOut(mail, 'de').text).toContain('Du möchtest ein neues Passwort für Wordcluster wählen.');
});

test('the sender of mails too, without what would break the address', () => {
  const env = {
    PUBLIC_URL: 'https://words.example.com',
    ADMIN_EMAIL: 'a@example.com',
    SECRET_KEY: 'q8Zr1Vn5Tk0Yw3Pb7Lx2Hd9Mf6Js4GcAa+Bv2N',
  };
  const { mail } = loadConfig({ ...env, NODE_ENV: 'production', REGISTRATION: 'closed', SITE_NAME: 'Our "words" <1>' });
  expect(mail.from).toBe('"Our words 1" <no-reply@words.example.com>');
});

test('an authenticator app shows the name of the site, and the username of a user without an address', async () => {
  const admin = await server.signUp('admin@wordcluster.example');
  const { body } = await admin.call<{ people: { sign_in_link: string }[] }>('POST', '/api/people', {
    people: [{ first_name: 'Ada', last_name: 'Lovelace' }],
  });
  const token = new URL(body.people[0]?.sign_in_link ?? '').searchParams.get('token');
  const session = await server.visitor.call<{ token: string }>('POST', '/api/user/sign-in-link', { token });
  const ada = server.callerWith(session.body.token);
  const made = await ada.call<{ otpauth_url: string }>('POST', '/api/user/factors/totp', {});
  const label = decodeURIComponent(new URL(made.body.otpauth_url).pathname);
  expect(label).toContain('ada.lovelace');
  expect(label).toContain(SITE);
});
