import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../setup/server.ts';
import { openConnection, statusOn } from './raw-connection.ts';

// Case 22 of the second security review: behind a proxy, the addresses that it forwards have their limit.

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: '127.0.0.1', HTTP_CONNECTIONS_PER_ADDRESS: '3' });
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.close());

const header = (address: string, more = '') =>
  `GET /api/configuration HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n${more}\r\n`;
const ECHO = 'Cookie: XSRF-TOKEN=a-token-for-tests-0123456789\r\nX-XSRF-TOKEN: a-token-for-tests-0123456789\r\n';
/** A call of an address that stays under way: its body does not come. */
const held = (address: string) =>
  openConnection(
    port,
    `POST /api/user/login HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n${ECHO}Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{`,
  );

async function statusFor(address: string): Promise<number> {
  const socket = await openConnection(port, header(address));
  const status = await statusOn(socket);
  socket.destroy();
  return status;
}

test('a fourth request of a forwarded address is refused while three are under way; others are served', async () => {
  const underWay = await Promise.all(Array.from({ length: 3 }, () => held('203.0.113.9')));
  await vi.waitFor(async () => expect(await statusFor('203.0.113.9')).toBe(429), 5_000);
  expect(await statusFor('203.0.113.10')).toBe(200);
  // Addresses that the caller put before the proxy's own are ignored.
  expect(await statusFor('198.51.100.1, 203.0.113.9')).toBe(429);
  for (const socket of underWay) socket.destroy();
  await vi.waitFor(async () => expect(await statusFor('203.0.113.9')).toBe(200), 5_000);
});

test('a network of IPv6 counts as one address', async () => {
  const underWay = await Promise.all([1, 2, 3].map((n) => held(`2001:db8::${n}`)));
  await vi.waitFor(async () => expect(await statusFor('2001:db8::9')).toBe(429), 5_000);
  expect(await statusFor('2001:db8:0:1::9')).toBe(200);
  for (const socket of underWay) socket.destroy();
});
