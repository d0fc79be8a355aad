import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../setup/server.ts';

interface Received {
  url: string;
  auth: string;
  body: string;
}

const received: Received[] = [];
let collector: Server;
let server: TestServer;

beforeAll(async () => {
  collector = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ url: request.url ?? '', auth: String(request.headers['x-sentry-auth']), body });
      return response.end('{}');
    });
  }).listen(0);
  await once(collector, 'listening');
  const address = collector.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  server = await startTestServer({ SENTRY_DSN: `http://publickey@localhost:${address.port}/7` });
});
afterAll(async () => {
  await server.close();
  collector.close();
});

// Specification: S2-7.26
test('an unexpected error reaches the collector with its location and nothing personal', async () => {
  const person = await server.signUp('nina@example.com');
  vi.spyOn(server.context.botCheck, 'challenge').mockRejectedValueOnce(
    new TypeError('no row "das Brötchen" for nina@example.com, token Zq9_Zq9_Zq9_Zq9_Zq9_Zq9_, user 4711'),
  );
  const response = await person.call('GET', '/api/bot-check/challenge?action=register');
  expect(response.status).toBe(500);
  await vi.waitFor(() => expect(received).toHaveLength(1));
  const [{ url, auth, body } = { url: '', auth: '', body: '' }] = received;
  expect(url).toBe('/api/7/envelope/');
  expect(auth).toContain('sentry_key=publickey');
  expect(body).not.toMatch(/nina|Brötchen|Zq9|4711|action=register/);
  const event = JSON.parse(body.split('\n')[2] ?? '{}') as Record<string, unknown>;
  expect(event).toMatchObject({
    transaction: 'GET /api/bot-check/challenge',
    exception: { values: [{ type: 'TypeError', value: 'no row [text] for [e-mail], token [secret], user 0' }] },
  });
  expect(event['tags']).toEqual({ request_id: response.headers['x-request-id'] });
});

test('refused calls are not reported', async () => {
  const before = received.length;
  expect((await server.visitor.call('GET', '/api/clusters')).status).toBe(401);
  expect((await server.visitor.call('POST', '/api/user/login', '{"broken')).status).toBe(400);
  expect(received).toHaveLength(before);
});
