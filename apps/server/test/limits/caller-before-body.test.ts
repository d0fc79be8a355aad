import { once } from 'node:events';
import { calls } from '@wordcluster/contract/all';
import type { CallSpec } from '@wordcluster/contract/call';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../setup/server.ts';
import { openConnection, statusOn } from './raw-connection.ts';

// Kind 2 and case 4 of the second security review.

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startTestServer();
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.close());

const MADE_UP = [`Bearer ${'a'.repeat(64)}`, `Bearer wcp_${'b'.repeat(64)}`];
const ECHO = 'Cookie: XSRF-TOKEN=a-token-for-tests-0123456789\r\nX-XSRF-TOKEN: a-token-for-tests-0123456789\r\n';

/** The response to the header of a request whose body never comes. */
async function withoutBody(method: string, path: string, header: string, type = 'application/json'): Promise<number> {
  const socket = await openConnection(
    port,
    `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n${header}\r\n`,
  );
  const status = await statusOn(socket);
  socket.destroy();
  return status;
}

const LENGTHS = ['Content-Length: 4000000\r\n', 'Content-Length: 17000\r\n', 'Transfer-Encoding: chunked\r\n'];
const writing = (Object.entries(calls) as [string, CallSpec][]).filter(([key]) => !key.startsWith('GET '));
const typeOf = ({ upload }: CallSpec) => (upload ? 'multipart/form-data; boundary=b' : 'application/json');
const pathOf = (key: string) => (key.split(' ')[1] ?? '').replace(/:\w+/g, '1');

describe('a large body is not read before its caller is known', () => {
  test.each(writing.filter(([, spec]) => spec.access !== 'public'))('%s with a made-up token', async (key, spec) => {
    for (const bearer of MADE_UP)
      for (const length of LENGTHS) {
        const header = `Authorization: ${bearer}\r\n${length}`;
        expect(await withoutBody(key.split(' ')[0] ?? '', pathOf(key), header, typeOf(spec))).toBe(401);
      }
  });

  test.each(writing.filter(([, spec]) => spec.access === 'public' && !spec.upload))(
    '%s, which anybody may make, takes small bodies alone',
    async (key) => {
      expect(await withoutBody(key.split(' ')[0] ?? '', pathOf(key), `${ECHO}Content-Length: 17000\r\n`)).toBe(413);
    },
  );

  test('addresses that are none, and the protocol of assistants', async () => {
    for (const length of LENGTHS) {
      expect(await withoutBody('POST', '/api/nothing', `${ECHO}${length}`)).toBe(404);
      for (const bearer of MADE_UP)
        expect(await withoutBody('POST', '/mcp', `Authorization: ${bearer}\r\n${length}`)).toBe(401);
      expect(await withoutBody('POST', '/mcp', length)).toBe(401);
    }
  });

  test.each(['/api/reviews', '/api/nothing', '/mcp'])(
    '%s: its connection is closed, and the rest not read',
    async (at) => {
      const socket = await openConnection(
        port,
        `POST ${at} HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${MADE_UP[0]}\r\nContent-Type: application/json\r\nContent-Length: 8000000\r\n\r\n{`,
      );
      let answer = '';
      socket.on('data', (piece: Buffer) => (answer += piece.toString('latin1')));
      await once(socket, 'close', { signal: AbortSignal.timeout(5_000) });
      expect(answer).toMatch(/^HTTP\/1\.1 40[14] .*\r\nconnection: close\r\n/is);
    },
  );

  test('AnkiConnect, with a made-up key anywhere in the body', async () => {
    for (const length of LENGTHS)
      for (const [path, header] of [
        [`/ankiconnect?key=wcp_${'c'.repeat(64)}`, ''],
        ['/ankiconnect', `X-Api-Key: wcp_${'c'.repeat(64)}\r\n`],
        ['/ankiconnect', `Authorization: Bearer wcp_${'c'.repeat(64)}\r\n`],
      ] as const)
        expect(await withoutBody('POST', path, `${header}${length}`, 'text/plain')).toBe(200);
    const beginning = `{"key":"wcp_${'c'.repeat(64)}","params":{"data":"${'A'.repeat(17_000)}`;
    const header = 'Content-Length: 4000000\r\n';
    const socket = await openConnection(
      port,
      `POST /ankiconnect HTTP/1.1\r\nHost: localhost\r\n${header}\r\n${beginning}`,
    );
    expect(await statusOn(socket)).toBe(200);
  });
});
