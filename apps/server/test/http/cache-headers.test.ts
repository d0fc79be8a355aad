import { sql } from 'kysely';
import { NIGHTLY } from '@wordcluster/testing/nightly';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../src/features/accounts/passwords.ts';
import { storeExchange } from '../../src/features/chat/repository.ts';
import { cacheSpeech } from '../../src/features/listening/cached-speech.ts';
import { newCluster, wordsOf } from '../setup/clusters.ts';
import { fill } from '../setup/imports.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const db = () => server.context.db;
const count = async (query: ReturnType<typeof sql<{ n: number }>>) => (await query.execute(db())).rows[0]?.n ?? 0;

/** A cluster with a snapshot, which counts as if it had so many bytes. */
async function withSnapshot(user: Caller, bytes: number) {
  const { id } = await newCluster(user);
  await fill(user, id, ['old']);
  await fill(user, id, ['new']);
  const [snapshot] = (await user.call<{ id: number }[]>('GET', `/api/clusters/${id}/snapshots`)).body;
  await sql`update row_snapshots set bytes = ${bytes} where id = ${snapshot?.id}`.execute(db());
  server.clock.advance(1);
  return { id, snapshot: snapshot?.id ?? 0 };
}

const isStored = async (snapshot: number) =>
  (await count(sql`select count(*)::int n from row_snapshots where id = ${snapshot}`)) === 1;

test.each([
  ['free', undefined, 50],
  ['Premium', 'great' as const, 500],
])('a %s person’s oldest snapshots are deleted for the newest', async (plan, tier, megabytes) => {
  const user = await server.signUp(`${plan.toLowerCase()}@example.com`, tier);
  const oldest = await withSnapshot(user, megabytes * 400_000);
  const middle = await withSnapshot(user, megabytes * 400_000);
  expect([await isStored(oldest.snapshot), await isStored(middle.snapshot)]).toEqual([true, true]);
  // Its rows are read before it goes: what is restored is the oldest one itself.
  await sql`update row_snapshots set bytes = bytes * 2 where id = ${oldest.snapshot}`.execute(db());
  const restored = await user.call('POST', `/api/clusters/${oldest.id}/snapshots/${oldest.snapshot}/restore`);
  expect(restored.status).toBe(200);
  expect(await wordsOf(user, oldest.id)).toEqual(['old']);
  expect([await isStored(oldest.snapshot), await isStored(middle.snapshot)]).toEqual([false, true]);
});

test('a snapshot knows how much it takes', async () => {
  const user = await server.signUp('bytes@example.com', 'great');
  const { id } = await newCluster(user);
  await fill(user, id, ['šesť', 'x'.repeat(994)]);
  await fill(user, id, ['new']);
  expect(await count(sql`select bytes as n from row_snapshots where cluster_id = ${id}`)).toBe(6 + 994 + 2 * 20);
});

test.runIf(NIGHTLY)('twenty snapshots a minute can be restored, by each person', async () => {
  const user = await server.signUp('restores@example.com', 'great');
  const { id, snapshot } = await withSnapshot(user, 10);
  const restore = (who: Caller) => who.call('POST', `/api/clusters/${id}/snapshots/${snapshot}/restore`);
  for (let n = 0; n < 20; n += 1) expect((await restore(user)).status).toBe(200);
  const refused = await restore(user);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await restore(await server.signUp('somebody@example.com', 'great'))).status).toBe(404);
  server.clock.advance(60);
  expect((await restore(user)).status).toBe(200);
});

test('the oldest messages of a conversation are deleted beyond two megabytes, and none of others', async () => {
  const { id } = await server.signUp('talks@example.com');
  const other = await server.signUp('other@example.com');
  const now = server.clock.now();
  await storeExchange(db(), other.id, 'Hello', 'Good day', now);
  for (let n = 0; n < 12; n += 1) await storeExchange(db(), id, `question ${n}`, 'x'.repeat(400_000), now);
  const stored = await sql<{ content: string }>`select left(content, 20) as content from chat_messages
    where user_id = ${id} order by id`.execute(db());
  expect(stored.rows.at(-2)?.content).toBe('question 11');
  expect(stored.rows.length).toBeLessThan(12);
  expect(stored.rows.length).toBeGreaterThanOrEqual(8);
  expect(await count(sql`select count(*)::int n from chat_messages where user_id = ${other.id}`)).toBe(2);
});

test.runIf(NIGHTLY)(
  'what was spoken for a person first has its limit too, and stays for others when they go',
  async () => {
    const first = await server.signUp('speaks@example.com', 'great');
    const keep = (n: number) =>
      cacheSpeech(server.context, { id: first.id }, Buffer.from(`key ${n}`), {
        mime: 'audio/mpeg',
        bytes: Buffer.alloc(9_000_000, n),
      });
    for (let n = 10; n < 22; n += 1) {
      await keep(n);
      server.clock.advance(1);
    }
    const keys = await sql<{ key: Buffer }>`select key from cached_speech order by key`.execute(db());
    expect(keys.rows.map(({ key }) => String(key))).toEqual(Array.from({ length: 11 }, (_, n) => `key ${n + 11}`));
    const password_hash = await hashPassword('Kettle-42-green');
    await db().updateTable('users').set({ password_hash }).where('id', '=', first.id).execute();
    const removed = await first.call('POST', '/api/user/remove-account', { password: 'Kettle-42-green' });
    expect(removed.status).toBe(200);
    expect(await count(sql`select count(*)::int n from cached_speech where made_for is null`)).toBe(11);
  },
);
