import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { errorEnvelope } from '@wordcluster/contract/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../setup/server.ts';

let server: TestServer;
let webRoot: string;

beforeAll(async () => {
  webRoot = await mkdtemp(path.join(tmpdir(), 'web-root-'));
  const page =
    '<html lang="en"><title>Page</title><link rel="preload" href="/font.woff2" data-prerender><link rel="preload" href="/letters.woff2" data-prerender="letters"><script fetchpriority="low" nonce="__CSP_NONCE__"></script><link rel="modulepreload" fetchpriority="low" href="/assets/base.js"><div id="root"></div></body>';
  await writeFile(path.join(webRoot, 'index.html'), page);
  const draws = {
    en: { direction: 'ltr', title: 'Log in', html: 'drawn', list: '<template>$&</template>' },
    sk: {
      direction: 'ltr',
      title: 'Prihlásiť sa',
      html: '© __YEAR__',
      letters: true,
      list: '<style nonce="__CSP_NONCE__">',
    },
  };
  await writeFile(path.join(webRoot, 'prerender.json'), JSON.stringify(draws));
  await writeFile(path.join(webRoot, 'robots.txt'), 'a file');
  server = await startTestServer({ WEB_ROOT: webRoot });
});
afterAll(async () => {
  await server.close();
  await rm(webRoot, { recursive: true });
});

const open = (url: string) => server.app.inject({ method: 'GET', url });

test.each(['/', '//', '//?x=1', '/clusters', '/index.html'])('%s is the page, with a nonce of its own', async (url) => {
  const response = await open(url);
  expect(response.statusCode).toBe(200);
  const nonce = /nonce="(.+?)"/.exec(response.body)?.[1] ?? '';
  expect(nonce).toHaveLength(24);
  expect(response.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
});

test('visitors get the login page with it, in their language', async () => {
  const ask = (url: string, language: string) =>
    server.app.inject({ method: 'GET', url, headers: { 'accept-language': language } });
  const slovak = await ask('/auth/login?x=1', 'xx;q=0.9,sk-SK');
  expect(slovak.body).toContain('<html lang="sk" dir="ltr"><title>Prihlásiť sa</title>');
  expect(slovak.body).toContain(`<div id="root" lang="sk">© ${new Date().getFullYear()}`);
  expect(slovak.headers['vary']).toContain('Accept-Language');
  expect((await ask('/', 'xx')).body).toContain('<div id="root" lang="en">drawn');
  expect((await ask('/clusters', 'sk')).body).toContain('<div id="root"></div>');
  expect((await ask('/prerender.json', 'sk')).statusCode).toBe(404);
});

test('addresses that lead to the list get its example with it, in the language', async () => {
  const ask = (url: string, language: string) =>
    server.app.inject({ method: 'GET', url, headers: { 'accept-language': language } });
  const slovak = await ask('/clusters?x=1', 'sk');
  const nonce = /<style nonce="(.+?)"/.exec(slovak.body)?.[1] ?? '';
  expect(slovak.body).toContain('<html lang="sk" dir="ltr">');
  expect(slovak.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  for (const url of ['/', '/home', '/clusters', '/app-page'])
    expect((await ask(url, 'xx')).body, url).toContain('<template>$&</template></body>');
  for (const url of ['/auth/login', '/clusters/1/', '/today'])
    expect((await ask(url, 'xx')).body, url).not.toContain('<template>');
});

test('prerendered pages preload their font, for which scripts wait, but not for a service worker, which has it', async () => {
  const named = async (url: string) => {
    const { body } = await open(url);
    return ['href="/font.woff2"', '<script fetchpriority="low" nonce'].map((part) => body.includes(part));
  };
  for (const url of ['/', '/auth/login', '/clusters']) expect(await named(url), url).toEqual([true, true]);
  for (const url of ['/app-page', '/clusters/1/', '/today']) expect(await named(url), url).toEqual([false, false]);
});

test('modules are preloaded, but not by the service worker’s page, whose browser would load them twice', async () => {
  const preloads = async (url: string) => (await open(url)).body.includes('rel="modulepreload"');
  for (const url of ['/', '/auth/login', '/clusters', '/today']) expect(await preloads(url), url).toBe(true);
  expect(await preloads('/app-page')).toBe(false);
});

test('a login page in a language without other letters than English ones does without their part of the font', async () => {
  const isNamed = async (url: string, language: string) =>
    (await server.app.inject({ method: 'GET', url, headers: { 'accept-language': language } })).body.includes(
      'href="/letters.woff2"',
    );
  for (const url of ['/', '/auth/login', '/clusters']) expect(await isNamed(url, 'sk'), url).toBe(true);
  for (const url of ['/', '/auth/login']) expect(await isNamed(url, 'en'), url).toBe(false);
  // Independent of the titles of a user's clusters.
  expect(await isNamed('/clusters', 'en')).toBe(true);
  expect(await isNamed('/app-page', 'sk')).toBe(false);
});

test('only what is the same for everybody may be kept', async () => {
  const user = await server.signUp('caching@example.com');
  for (const url of ['/api/user', '/api/user/premium', '/api/clusters', '/api/orders'])
    expect((await user.call('GET', url)).headers['cache-control'], url).toBe('no-store');
  expect((await open('/api/nothing')).headers['cache-control']).toBe('no-store');
  expect((await open('/clusters')).headers['cache-control']).toBe('no-cache');
  expect((await open('/robots.txt')).headers['cache-control']).toBe('no-cache');
});

test('files are served as they are, and a missing one is not found', async () => {
  expect((await open('/robots.txt')).body).toBe('a file');
  for (const url of ['/missing.js', '//missing.js', '/assets/']) expect((await open(url)).statusCode, url).toBe(404);
});

test('a call that does not exist is not found, in the envelope', async () => {
  const response = await open('/api/nothing');
  expect(response.statusCode).toBe(404);
  expect(errorEnvelope.parse(response.json()).error.code).toBe('not_found');
});

test.each(['/%', '/clusters/%E0%A4%A', '/api/orders/%'])(
  '%s cannot be read, which is said in the envelope',
  async (url) => {
    const response = await open(url);
    expect(response.statusCode).toBe(400);
    expect(errorEnvelope.parse(response.json()).error.code).toBe('malformed');
    expect(response.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  },
);

test('asks for TLS on every answer where it is reached over it, on refused addresses too', async () => {
  const secure = await startTestServer({ WEB_ROOT: webRoot, PUBLIC_URL: 'https://words.example.com' });
  for (const url of ['/', '/robots.txt', '/api/nothing', '/%ff', '/api/user', '/healthz']) {
    const response = await secure.app.inject({ method: 'GET', url });
    expect(response.headers['strict-transport-security'], url).toBe('max-age=31536000; includeSubDomains');
  }
  await secure.close();
  expect((await open('/')).headers['strict-transport-security']).toBeUndefined();
});
