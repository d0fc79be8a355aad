import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { startTestServer } from '../setup/server.ts';

async function listening() {
  const server = await startTestServer();
  const address = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  const sockets: Socket[] = [];
  const open = async (sent: string) => {
    const socket = connect(Number(address.port), address.hostname);
    sockets.push(socket);
    socket.on('error', () => undefined).resume();
    await once(socket, 'connect');
    socket.write(sent);
    return socket;
  };
  return { server, address, open };
}

test.each([
  ['was opened in advance', ''],
  ['stopped within its first line', 'GET /healt'],
  ['waits for its next request', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['stopped within its body', 'POST /api/user/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"email'],
])('a connection that %s does not keep the server from stopping', async (_what, sent) => {
  const { server, open } = await listening();
  const socket = await open(sent);
  // The server has to know of it first; another call shows that it has.
  const { remotePort: port } = socket;
  await fetch(`http://127.0.0.1:${port}/healthz`);
  const ended = once(socket, 'close');
  await server.close();
  await ended;
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed');
});

test('a call under way is answered before the server stops', async () => {
  const { server, address } = await listening();
  const answer = fetch(new URL('/api/openapi.json', address));
  await once(server.app.server, 'request');
  const stopped = server.close();
  expect(await (await answer).json()).toMatchObject({ openapi: expect.any(String) });
  await stopped;
});

test('a call on an open connection while the server stops gets 503 with Retry-After', async () => {
  const { server, open } = await listening();
  const socket = await open('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'data');
  // In the middle of its next request it is not taken for idle.
  socket.write('GET /api/plans HTTP/1.1\r\nHost: localhost\r\n');
  await fetch(`http://127.0.0.1:${socket.remotePort}/healthz`);
  const stopped = server.close();
  await expect.poll(() => server.app.server.listening).toBe(false);
  let said = '';
  socket.on('data', (part: Buffer) => (said += part.toString()));
  socket.write('\r\n');
  await once(socket, 'close');
  expect(said).toMatch(/^HTTP\/1\.1 503 /);
  expect(said).toMatch(/^retry-after: 2\r$/im);
  expect(said).toMatch(/^connection: close\r$/im);
  expect(said).toMatch(/^x-content-type-options: nosniff\r$/im);
  expect(said).toContain('"message_id":"server.busy"');
  await stopped;
});
