import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanUp } from '../../src/jobs/housekeeping.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';

const DAY_SECONDS = 86_400;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The cached data of a word that was translated and played at this moment. */
async function keepWord(): Promise<Buffer> {
  const { db } = server.context;
  const key = randomBytes(32);
  const used_at = server.clock.now();
  await db.insertInto('cached_translations').values({ key, text: 'pes', used_at }).execute();
  await db
    .insertInto('cached_speech')
    .values({ key, mime: 'audio/mpeg', bytes: Buffer.from([1]), used_at })
    .execute();
  return key;
}

async function keysIn(table: 'cached_translations' | 'cached_speech'): Promise<Buffer[]> {
  const rows = await server.context.db.selectFrom(table).select('key').orderBy('used_at').execute();
  return rows.map(({ key }) => key);
}

test('translations and speech unused for half a year are deleted, those still used stay', async () => {
  await keepWord();
  server.clock.advance(2 * DAY_SECONDS);
  const used = await keepWord();
  server.clock.advance(179 * DAY_SECONDS);
  await cleanUp(server.context);
  expect(await keysIn('cached_translations')).toEqual([used]);
  expect(await keysIn('cached_speech')).toEqual([used]);
});
