import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../setup/server.ts';

/** The output of the web app's build, shortened. */
const BUILT = {
  'index.html': `<!doctype html><html lang="en"><head>
    <script nonce="__CSP_NONCE__">const early = {"user":["/assets/home-Ab12.js"],"font":"/assets/font-Cd34.woff2"};</script>
    <style nonce="__CSP_NONCE__">@font-face { src: url(/assets/font-Cd34.woff2) }</style>
    <link rel="icon" href="/favicon.svg" />
    <script type="module" crossorigin src="/assets/index-Ef56.js" nonce="__CSP_NONCE__"></script>
    <link rel="stylesheet" href="/assets/page-Gh78.css" nonce="__CSP_NONCE__" />
    </head><body><div id="root"></div></body></html>`,
  'sw.js':
    'precache([{url:"assets/index-Ef56.js",revision:null},{url:"assets/puzzle-worker-Ij90.js",revision:null},{url:"/app-page",revision:"0a1b"}])',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/index-Ef56.js': 'import("./home-Ab12.js")',
  'assets/home-Ab12.js': 'export const home = 1',
  'assets/puzzle-worker-Ij90.js': 'onmessage = () => 1',
  'assets/page-Gh78.css': 'body { color: black }',
  'assets/font-Cd34.woff2': 'a font',
};

let folder: string;
let elsewhere: Server;
let address: string;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bundle-'));
  await mkdir(path.join(folder, 'assets'));
  for (const [name, content] of Object.entries(BUILT)) await writeFile(path.join(folder, name), content);
  elsewhere = createServer((request, answer) => {
    const file = path.join(folder, (request.url ?? '').replace('/words/', '/'));
    readFile(file).then(
      (content) => answer.writeHead(200, { 'access-control-allow-origin': '*' }).end(content),
      () => answer.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  server = await startTestServer({ WEB_ROOT: folder, ASSETS_URL: `${address}/words/` });
});
afterAll(async () => {
  await server.close();
  elsewhere.close();
  await rm(folder, { recursive: true, force: true });
});

const checksum = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
const get = (url: string) => server.app.inject({ method: 'GET', url });

describe('a bundle that a CDN serves', () => {
  // Specification: S0-1.271
  test('is named by the tags, with crossorigin and the checksum of the local file', async () => {
    const { body: page } = await get('/clusters/5');
    const tags = [...page.matchAll(/<(?:script|link)[^>]* (?:src|href)="(http[^"]+)"[^>]*>/g)];
    expect(tags.map(([, url]) => path.basename(url ?? ''))).toEqual(['index-Ef56.js', 'page-Gh78.css']);
    for (const [tag, url = ''] of tags) {
      expect(url.startsWith(`${address}/words/assets/`)).toBe(true);
      expect(tag.match(/crossorigin/g)).toHaveLength(1);
      const served = await fetch(url);
      expect(tag).toContain(`integrity="${checksum(await served.text())}"`);
    }
    expect(page).toContain(`{"user":["${address}/words/assets/home-Ab12.js"],"font":"${address}/words/assets/font`);
    expect(page).toContain(`url(${address}/words/assets/font-Cd34.woff2)`);
    expect(page).not.toMatch(/["(]\/assets\//);
    expect(page).toContain('href="/favicon.svg"');
  });

  // Specification: S0-1.271
  test('is checked where scripts load more of it, too: an import map before all scripts has every script', async () => {
    const { body: page, headers } = await get('/');
    const [, nonce, map = ''] = /<script type="importmap" nonce="([^"]+)">(.*?)<\/script>/.exec(page) ?? [];
    expect(page.indexOf('importmap')).toBeLessThan(page.indexOf('early'));
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    const base = `${address}/words/assets`;
    expect(JSON.parse(map)).toEqual({
      integrity: {
        [`${base}/home-Ab12.js`]: checksum(BUILT['assets/home-Ab12.js']),
        [`${base}/index-Ef56.js`]: checksum(BUILT['assets/index-Ef56.js']),
        [`${base}/puzzle-worker-Ij90.js`]: checksum(BUILT['assets/puzzle-worker-Ij90.js']),
      },
    });
  });

  // Specification: S0-1.271
  test('is in the policy of pages by its origin; calls, frames and workers stay with ours', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    const directives = new Map(policy.split('; ').map((one) => [one.split(' ')[0], one]));
    for (const name of ['script-src', 'style-src', 'font-src', 'img-src'])
      expect(directives.get(name)?.split(' ')).toContain(address);
    for (const name of ['default-src', 'connect-src', 'worker-src', 'form-action', 'frame-src'])
      expect(directives.get(name)).not.toContain(address);
  });

  // Specification: S0-1.272
  test('is what the service worker keeps; its own script and other workers are of our origin', async () => {
    const { body, headers } = await get('/sw.js');
    expect(body).toContain(`{url:"${address}/words/assets/index-Ef56.js",revision:null}`);
    expect(body).toContain('{url:"assets/puzzle-worker-Ij90.js",revision:null}');
    expect(body).toMatch(/url:"\/app-page",revision:"[0-9a-f]{8}-0a1b"/);
    expect(headers['content-security-policy']).toContain(`connect-src 'self' ${address};`);
    expect(headers['content-type']).toContain('text/javascript');
  });

  // Specification: S0-1.272
  test('is served here as before, for a year, and to a CDN that takes it from here', async () => {
    const response = await get('/assets/home-Ab12.js');
    expect(response.body).toBe(BUILT['assets/home-Ab12.js']);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers['access-control-allow-origin']).toBe('*');
    expect((await get('/api/configuration')).headers['access-control-allow-origin']).toBeUndefined();
  });
});
