import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../setup/server.ts';

// Cases 3 and 18 of the second security review.

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marks-'));
  const page = `<!doctype html><html lang="en"><head><!-- about --><title>Wordcluster</title><!-- /about --></head>
<body><script nonce="__CSP_NONCE__">1</script><p>__YEAR__</p><div id="root"></div></body></html>`;
  await writeFile(path.join(folder, 'index.html'), page);
  server = await startTestServer({ WEB_ROOT: folder });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

test('the description and its page are the same bytes each time, packed once', async () => {
  for (const url of ['/api/openapi.json', '/api/docs']) {
    const get = (accept?: string) =>
      server.app.inject({ method: 'GET', url, headers: accept === undefined ? {} : { 'accept-encoding': accept } });
    const plain = await get();
    const [brotli, gzip] = [await get('br, gzip'), await get('gzip')];
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect((await get('br')).rawPayload.equals(brotli.rawPayload)).toBe(true);
    expect(plain.headers.vary).toBe('Accept-Encoding');
  }
  const page = await server.app.inject({ method: 'GET', url: '/api/docs' });
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/style-src 'sha256-[\w+/]{43}='/);
  expect(policy).not.toContain('nonce');
});

test('marks of the page in the words of people stay what they are', async () => {
  const owner = await server.signUp('owner@example.com', 'great');
  const title = 'Words __CSP_NONCE__ of __YEAR__';
  const { body: cluster } = await owner.call<{ id: number }>('POST', '/api/clusters', { title, col_1_name: 'Word' });
  await owner.call('POST', `/api/clusters/${cluster.id}/clusterRows`, { col_1_value: '__CSP_NONCE__ __YEAR__' });
  const made = await owner.call<{ url: string }>('POST', `/api/clusters/${cluster.id}/links`, {});
  const shown = await server.app.inject({ method: 'GET', url: new URL(made.body.url).pathname });
  expect(shown.statusCode).toBe(200);
  const nonce = /'nonce-([^']+)'/.exec(String(shown.headers['content-security-policy']))?.[1] ?? 'none';
  expect(shown.body).toContain('Words __CSP_NONCE__ of __YEAR__');
  expect(shown.body).toContain(`<script nonce="${nonce}">`);
  expect(shown.body.split(nonce)).toHaveLength(2);
});
