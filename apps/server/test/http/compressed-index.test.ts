import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../setup/server.ts';

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'page-'));
  const page = `<!doctype html><html lang="en"><script nonce="__CSP_NONCE__">1</script>${'<p>word</p>'.repeat(500)}</html>`;
  await writeFile(path.join(folder, 'index.html'), page);
  server = await startTestServer({ WEB_ROOT: folder });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const unpack = { br: brotliDecompressSync, gzip: gunzipSync, none: (page: Buffer) => page };

describe("the app's page", () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', 'none'],
    [undefined, 'none'],
  ] as const)('is packed for who accepts %s', async (accepted, encoding) => {
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    const response = await server.app.inject({ method: 'GET', url: '/clusters', headers });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-encoding'] ?? 'none').toBe(encoding);
    expect(response.headers.vary).toMatch(/Accept-Encoding/i);
    const page = unpack[encoding](response.rawPayload).toString();
    const nonce = /'nonce-([^']+)'/.exec(String(response.headers['content-security-policy']))?.[1];
    expect(page).toContain(`<script nonce="${nonce}">`);
    expect(page.endsWith('</html>')).toBe(true);
    if (encoding !== 'none') expect(response.rawPayload.length).toBeLessThan(page.length / 5);
  });
});
