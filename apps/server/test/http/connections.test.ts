import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLimitedServer } from '../../src/http/connection-limits.ts';
import { proxyTest } from '../../src/http/proxies.ts';
import { listen } from '../../src/http/listen.ts';
import { connectionsWithin, lowLimitWarning, openFilesLimit } from '../../src/open-files.ts';
import { startTestServer } from '../setup/server.ts';

/** A server with short timeouts, and connections to it. */
async function impatient(settings: Record<string, string> = {}, host: string | null = '127.0.0.1') {
  const server = await startTestServer({
    HTTP_HEADER_SECONDS: '1',
    HTTP_BODY_SECONDS: '1',
    HTTP_UNREAD_SECONDS: '2',
    ...settings,
  });
  const address = new URL(await listen(server.app, host, 0));
  const sockets: Socket[] = [];
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await server.close();
  });
  const open = async (sent: string, from?: string) => {
    const socket = connect({
      port: Number(address.port),
      host: address.hostname,
      ...(from ? { localAddress: from } : {}),
    });
    sockets.push(socket);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(sent);
    return socket;
  };
  return { server, address, open };
}

const everything = async (socket: Socket) => {
  let text = '';
  socket.setEncoding('latin1').on('data', (piece: string) => (text += piece));
  await once(socket, 'close');
  return text;
};

const ANTI_FORGERY = 'a-token-for-tests-0123456789';
const LOGIN = `POST /api/user/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r
Cookie: XSRF-TOKEN=${ANTI_FORGERY}\r\nX-XSRF-TOKEN: ${ANTI_FORGERY}\r\n`;

test.each([
  ['says nothing', ''],
  ['stops within its header', 'GET /healthz HTTP/1.1\r\nHost: loc'],
  ['stops within its body', `${LOGIN}Content-Length: 100\r\n\r\n{"email`],
])('a caller that %s gets an error and is disconnected', async (_what, sent) => {
  const { open } = await impatient({ HTTP_UNREAD_SECONDS: '20' });
  const response = await everything(await open(sent));
  expect(response).toMatch(/^HTTP\/1\.1 408 /);
  expect(response).toContain("content-security-policy: default-src 'none'");
});

test('a body that comes in drops is not waited for, but an upload that comes in well is', async () => {
  const { server, address, open } = await impatient();
  const user = await server.signUp('user@example.com', 'great');
  const drops = await open(`${LOGIN}Content-Length: 1000\r\n\r\n`);
  const dropping = setInterval(() => drops.write(' '), 100);
  expect(await everything(drops)).toMatch(/^HTTP\/1\.1 408 /);
  clearInterval(dropping);

  const { body } = await user.call<{ id: number }>('POST', '/api/clusters', { title: 'Words', col_1_name: 'Word' });
  async function* slowly() {
    yield Buffer.from('--b\r\nContent-Disposition: form-data; name="import_file"; filename="a.csv"\r\n\r\n');
    for (let n = 0; n < 6; n += 1) {
      yield Buffer.from('word\n'.repeat(250_000));
      await sleep(500);
    }
    yield Buffer.from('\r\n--b--\r\n');
  }
  const response = await fetch(new URL(`/api/clusters/${body.id}/upload-import`, address), {
    method: 'POST',
    headers: { authorization: `Bearer ${user.token}`, 'content-type': 'multipart/form-data; boundary=b' },
    body: Readable.toWeb(Readable.from(slowly())),
    duplex: 'half',
  } as RequestInit);
  // It arrived whole: it is refused for its content.
  expect(await response.json()).toMatchObject({ error: { message: expect.stringContaining('200,000') } });
});

test('an unread response is aborted; one that is not ready yet is not', async () => {
  const { server, open } = await impatient();
  const answered = vi.fn<() => void>();
  server.app.server.on('request', answered);
  const open200 = 'GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(200);
  (await open(open200)).pause();
  const connections = () =>
    new Promise<number>((resolve) => server.app.server.getConnections((_error, count) => resolve(count)));
  await vi.waitFor(() => expect(answered).toHaveBeenCalled(), 10_000);
  expect(await connections()).toBe(1);
  await vi.waitFor(async () => expect(await connections()).toBe(0), 20_000);

  // The database is slow; the caller waits without data.
  const user = await server.signUp('waits@example.com');
  const { promise: locked, resolve: isLocked } = Promise.withResolvers<void>();
  const lock = server.context.db.transaction().execute(async (trx) => {
    await sql`lock table clusters in access exclusive mode`.execute(trx);
    isLocked();
    await sleep(4_000);
  });
  await locked;
  const waiting = await open(
    `GET /api/clusters HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${user.token}\r\nConnection: close\r\n\r\n`,
  );
  expect(await everything(waiting)).toMatch(/^HTTP\/1\.1 200 /);
  await lock;
});

test.each([
  ['too slowly ends', 1_000_000_000, 'closed'],
  ['slowly goes on', 4_000, 'open'],
])('an answer that is read %s', async (_how, pace, state) => {
  const limits = { header: 0, body: 0, unread: 2_000, pace, perAddress: 0, altogether: 0 };
  const watched = createLimitedServer({ limits, isProxy: () => false, hsts: false });
  const server = watched.create((_request, response) => {
    const endless = () => {
      while (response.write(Buffer.alloc(65_536)));
      response.once('drain', endless);
    };
    endless();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const reader = connect(port, '127.0.0.1').on('error', () => undefined);
  let [taken, recent] = [0, Date.now()];
  // Slow reader: a piece now and then, so that no idle timeout applies.
  reader.on('data', ({ length }) => {
    [taken, recent] = [taken + length, Date.now()];
    reader.pause();
  });
  const reading = setInterval(() => reader.resume(), 5);
  onTestFinished(() => {
    clearInterval(reading);
    reader.destroy();
    watched.stop();
    server.close();
  });
  reader.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await sleep(6_000);
  expect(taken).toBeGreaterThan(1_000_000);
  expect(Date.now() - recent < 1_000 ? 'open' : 'closed').toBe(state);
});

test('an address has so many connections and no more; proxies are not counted', async () => {
  const { open, address } = await impatient({ HTTP_CONNECTIONS_PER_ADDRESS: '3', TRUST_PROXY: '127.0.0.9' });
  const held = await Promise.all([open(''), open(''), open('')]);
  expect(await everything(await open(''))).toMatch(/^HTTP\/1\.1 429 /);
  const elsewhere = await open('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', '127.0.0.2');
  expect(await everything(elsewhere)).toMatch(/^HTTP\/1\.1 200 /);
  for (let n = 0; n < 6; n += 1) await open('', '127.0.0.9');
  const proxied = await open('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', '127.0.0.9');
  expect(await everything(proxied)).toMatch(/^HTTP\/1\.1 200 /);
  for (const socket of held) socket.destroy();
  await vi.waitFor(async () => expect((await fetch(new URL('/healthz', address))).status).toBe(200));
});

test('without limits a silent caller stays', async () => {
  const { open } = await impatient({
    HTTP_HEADER_SECONDS: '0',
    HTTP_BODY_SECONDS: '0',
    HTTP_UNREAD_SECONDS: '0',
    HTTP_CONNECTIONS_PER_ADDRESS: '0',
  });
  const socket = await open('');
  await sleep(3_000);
  expect(socket.readyState).toBe('open');
});

test('where no host is set, both loopback addresses serve and nothing else', async () => {
  const { server, address } = await impatient({}, null);
  expect(address.hostname).toBe('127.0.0.1');
  expect((await fetch(`http://[::1]:${address.port}/healthz`)).status).toBe(200);
  await server.app.close();
  await expect(fetch(`http://[::1]:${address.port}/healthz`)).rejects.toThrow('fetch failed');
});

test('proxies are known by address, by network and by name', () => {
  const isProxy = proxyTest(['loopback', '10.0.0.0/8', '2001:db8::/32', '192.0.2.7']);
  for (const proxy of ['127.0.0.1', '::1', '::ffff:10.1.2.3', '2001:db8:9::1', '192.0.2.7'])
    expect(isProxy(proxy)).toBe(true);
  for (const other of ['11.0.0.1', '2001:db9::1', '192.0.2.8']) expect(isProxy(other)).toBe(false);
});

test('a low limit of open files is reported, and not exceeded', () => {
  expect(openFilesLimit()).toBeGreaterThan(0);
  expect(lowLimitWarning(1024)).toContain('Only 1024 files and connections');
  expect(lowLimitWarning(65_536)).toBeNull();
  expect(connectionsWithin(1024, 20)).toBe(804);
  expect(connectionsWithin(null, 20)).toBe(0);
});
