import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../setup/server.ts';

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await startTestServer();
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

test('a share that no service worker took leads to the page that says so, whatever its size', async () => {
  const body = new FormData();
  body.set('file', new File(['Haus;dom\n'.repeat(300_000)], 'words.csv', { type: 'text/csv' }));
  const response = await fetch(`${address}/add`, { method: 'POST', body, redirect: 'manual' });
  await response.arrayBuffer();
  expect([response.status, response.headers.get('location')]).toEqual([303, '/add?shared=file']);
});
