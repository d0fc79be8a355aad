import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../src/database/client.ts';
import { toFailure } from '../../src/http/errors.ts';

/** A database that takes connections and treats them as the test says. */
async function databaseThat(treat: (socket: Socket) => void) {
  const server = createServer((socket) => treat(socket.on('error', () => undefined))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const database = openDatabase({ host: '127.0.0.1', port: address.port, user: 'words', database: 'words' }, 2);
  onTestFinished(() => database.close());
  return { server, ask: () => database.pool.query('select 1').then(() => null, toFailure) };
}

const AWAY = { code: 'unavailable', retryAfter: 2 };

test.each([
  ['ends the connection', (socket: Socket) => void socket.end()],
  ['resets the connection', (socket: Socket) => void socket.resetAndDestroy()],
])('a database that %s is temporarily unavailable, not a server error', async (_what, treat) => {
  const { ask } = await databaseThat((socket) => socket.once('data', () => treat(socket)));
  expect(await ask()).toMatchObject(AWAY);
});

test('so is one that does not respond, by name or by address', async () => {
  const { server, ask } = await databaseThat(() => undefined);
  server.close();
  expect(await ask()).toMatchObject(AWAY);
  for (const host of ['no-such-host.invalid', 'localhost']) {
    const refused = await new Client({ host, port: 1 }).connect().then(() => null, toFailure);
    expect(refused).toMatchObject(AWAY);
  }
});

test.each(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE'])(
  'a file without space on the disk (%s) is refused temporarily',
  (code) => {
    expect(toFailure(Object.assign(new Error('write'), { code }))).toMatchObject({
      code: 'unavailable',
      retryAfter: 30,
    });
  },
);

test('an unexpected error stays a 500', () => {
  expect(toFailure(new TypeError('x is not a function')).code).toBe('internal');
  expect(toFailure(Object.assign(new Error("open '/x'"), { code: 'ENOENT' })).code).toBe('internal');
  expect(toFailure(Object.assign(new Error('duplicate key'), { code: '23505' })).code).toBe('internal');
});
