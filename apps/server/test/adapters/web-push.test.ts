import webPush from 'web-push';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isHostPattern, isPublicAddress, plainPattern, reachOf } from '../../src/adapters/web-push/push-hosts.ts';
import { sendPush } from '../../src/adapters/web-push/web-push.ts';
import { loadConfig } from '../../src/config.ts';
import { newBrowser, startPushServer } from '../reminders/push-server.ts';
import { startTestServer } from '../setup/server.ts';

let service: Awaited<ReturnType<typeof startPushServer>>;
beforeAll(async () => {
  service = await startPushServer();
});
afterAll(() => service.close());

// Specification: S0-1.269
test('addresses of this machine, private networks and embedded ones are not public', () => {
  const inside = `127.0.0.1 10.1.2.3 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1
    255.255.255.255 ::1 :: fe80::1 fc00::1 fd12::1 ff02::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 64:ff9b::7f00:1 2002:7f00:1::
    2001:db8::1 2001::1 nonsense`;
  for (const address of inside.split(/\s+/)) expect(isPublicAddress(address), address).toBe(false);
  for (const outside of ['142.250.74.202', '172.32.0.1', '2a00:1450:4014:80f::200a', '2606:4700::1'])
    expect(isPublicAddress(outside), outside).toBe(true);
});

test('a host is named exactly, by its parent domain, or as any; an origin at any address', () => {
  const fits = (endpoint: string, ...patterns: string[]) => reachOf(endpoint, patterns);
  expect(fits('https://a.push.apple.com/x', '*.push.apple.com')).toBe('public');
  expect(fits('https://push.apple.com/x', '*.push.apple.com')).toBeNull();
  expect(fits('https://evilpush.apple.com/x', '*.push.apple.com')).toBeNull();
  expect(fits('https://anything.example/x', '*')).toBe('public');
  expect(fits('https://localhost/x', '*')).toBeNull();
  expect(fits('https://10.0.0.1/x', '*')).toBeNull();
  expect(fits('https://[::1]/x', '*')).toBeNull();
  expect(fits('https://0x7f.1/x', '*')).toBeNull();
  expect(fits('http://anything.example/x', '*')).toBeNull();
  expect(fits('http://10.0.0.1:90/x', 'http://10.0.0.1:90')).toBe('named');
  expect(['*.example.com', 'push.example.com', '*', 'https://push.example.com:90'].every(isHostPattern)).toBe(true);
  expect(plainPattern('https://push.lan:443')).toBe('https://push.lan');
  expect(['*', 'push.example.com'].map(plainPattern)).toEqual(['*', 'push.example.com']);
  expect(
    [
      'https://push.lan/',
      'https://push.lan:99999',
      'ftp://push.lan',
      '',
      '*.',
      'a b',
      'example.com/path',
      '**.com',
    ].some(isHostPattern),
  ).toBe(false);
});

// Specification: S0-1.269
test('a name that leads inside is not called, whatever it led to before', async () => {
  const port = new URL(service.origin).port;
  const message = { endpoint: `http://localhost:${port}/send/x`, headers: {}, body: Buffer.from('text') };
  expect(await sendPush(message, 'public')).toEqual({
    kind: 'refused',
    reason: 'The push service has no public address.',
  });
  const asked: string[] = [];
  service.answer = (path) => {
    asked.push(path);
    return { status: 201 };
  };
  await sendPush(message, 'public');
  expect(asked).toEqual([]);
});

test('every way of a push service to answer has its outcome; redirects are not followed', async () => {
  const server = await startTestServer({ PUSH_HOSTS: service.origin });
  const { endpoint, keys } = newBrowser(service.origin, 'any');
  const send = () => server.context.push.send({ endpoint, ...keys }, 'text');
  const outcomes = [];
  for (const [status, headers] of [
    [201, {}],
    [404, {}],
    [410, {}],
    [429, { 'retry-after': '30' }],
    [500, {}],
    [503, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }],
    [413, {}],
    [307, { location: `${service.origin}/elsewhere` }],
  ] as const) {
    service.answer = (path) => (path === '/elsewhere' ? { status: 201 } : { status, headers });
    outcomes.push(await send());
  }
  expect(outcomes).toEqual([
    { kind: 'accepted' },
    { kind: 'gone' },
    { kind: 'gone' },
    { kind: 'later', seconds: 30 },
    { kind: 'later', seconds: null },
    { kind: 'later', seconds: null },
    { kind: 'refused', reason: 'status 413' },
    { kind: 'refused', reason: 'status 307' },
  ]);
  expect(service.taken.map(({ path }) => path)).not.toContain('/elsewhere');
  expect(await server.context.push.send({ endpoint: 'https://push.example.org/a', ...keys }, 'text')).toMatchObject({
    kind: 'refused',
  });
  await server.close();
});

test('keys are those of the settings, both or none; without any the database keeps a pair that stays', async () => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const set = await startTestServer({ PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey });
  expect(await set.context.push.publicKey()).toBe(publicKey);
  await set.close();
  const started = await startTestServer();
  const first = await started.context.push.publicKey();
  const { providers } = started.context.config;
  const beside = providers.push.open({ ...started.context, secretKeys: started.context.config.secretKeys });
  expect(await beside.publicKey()).toBe(first);
  expect(Buffer.from(first, 'base64url')).toHaveLength(65);
  await started.close();
  expect(() => loadConfig({ PUSH_PUBLIC_KEY: publicKey })).toThrow('PUSH_PRIVATE_KEY');
  expect(() => loadConfig({ PUSH_PUBLIC_KEY: 'short', PUSH_PRIVATE_KEY: privateKey })).toThrow('PUSH_PUBLIC_KEY');
  expect(() => loadConfig({ PUSH_HOSTS: 'not a host' })).toThrow('PUSH_HOSTS');
});
