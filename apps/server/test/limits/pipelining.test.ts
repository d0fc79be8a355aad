import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { oneRequestAtATime } from '../../src/http/one-request-at-a-time.ts';
import { openConnection } from './raw-connection.ts';

// Case 2 of the second security review.

/** Fake: a server that responds on demand and records started requests. */
async function patientServer() {
  const begun: string[] = [];
  const waiting: ServerResponse[] = [];
  const server = createServer(
    oneRequestAtATime((request, response) => {
      begun.push(request.url ?? '');
      request.resume();
      waiting.push(response);
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { begun, port, answerNext: () => waiting.shift()?.end('ok') };
}

const request = (path: string, body = '') =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

test('of pipelined requests one is under way, and they are answered in their order', async () => {
  const { begun, port, answerNext } = await patientServer();
  const paths = Array.from({ length: 300 }, (_, n) => `/${n}`);
  const socket = await openConnection(port, paths.map((path) => request(path, 'body')).join(''));
  let received = '';
  socket.on('data', (piece: Buffer) => (received += piece.toString()));
  for (const [index, path] of paths.entries()) {
    await vi.waitFor(() => expect(begun.at(-1)).toBe(path), { interval: 1 });
    expect(begun).toHaveLength(index + 1);
    answerNext();
  }
  await vi.waitFor(() => expect(received.match(/HTTP\/1\.1 200/g)).toHaveLength(300));
});

test('a body that arrives in pieces behind a running request is read afterwards', async () => {
  const { begun, port, answerNext } = await patientServer();
  const socket = await openConnection(port, `${request('/first')}POST /second HTTP/1.1\r\nHost: localhost\r\n`);
  await vi.waitFor(() => expect(begun).toEqual(['/first']));
  socket.write('Content-Length: 200000\r\n\r\n');
  socket.write('x'.repeat(200_000));
  await sleep(20);
  expect(begun).toEqual(['/first']);
  answerNext();
  await vi.waitFor(() => expect(begun).toEqual(['/first', '/second']));
  answerNext();
  socket.write(request('/third'));
  await vi.waitFor(() => expect(begun).toEqual(['/first', '/second', '/third']));
});

test('requests queued on a closed connection never begin', async () => {
  const { begun, port, answerNext } = await patientServer();
  const socket = await openConnection(port, ['/a', '/b', '/c'].map((path) => request(path)).join(''));
  await vi.waitFor(() => expect(begun).toEqual(['/a']));
  socket.destroy();
  await once(socket, 'close');
  await sleep(20);
  answerNext();
  await sleep(20);
  expect(begun).toEqual(['/a']);
});

test('a connection with more pipelined requests than anybody needs is closed', async () => {
  const { begun, port } = await patientServer();
  const socket = await openConnection(port, request('/').repeat(1_100));
  await once(socket, 'close');
  expect(begun).toHaveLength(1);
});
