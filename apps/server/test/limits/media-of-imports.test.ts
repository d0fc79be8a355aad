import type { ResponseOf } from '@wordcluster/contract/types';
import { strToU8, zipSync } from 'fflate';
import { sql } from 'kysely';
import sharp from 'sharp';
import { NIGHTLY } from '@wordcluster/testing/nightly';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { collectionOf } from './collections.ts';
import { hasEnded, secondsOf, startedProcesses } from './started-processes.ts';
import { MULTIPART, multipart } from '../setup/imports.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';

// Case 9 of the second security review: pictures of an import.

type Found = ResponseOf<'POST /api/upload-import'>;
type Done = ResponseOf<'POST /api/start-import'>;

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await startTestServer();
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

/** A package with a note for each picture. */
function packageOf(pictures: readonly Uint8Array[]): Uint8Array {
  const notes = pictures.map(
    (
      _,
      n,
    ) => `insert into notes values (${n + 2}, 'g${n}', 10, 0, '', 'w${n} <img src="p${n}.png">' || char(31) || 'm');
      insert into cards values (${n + 2}, ${n + 2}, 0, 1, 0, 0, 0, 0, 0, 0);`,
  );
  const names = Object.fromEntries(pictures.map((_, n) => [n, `p${n}.png`]));
  const files = Object.fromEntries(pictures.map((picture, n) => [n, picture]));
  const media = strToU8(JSON.stringify(names));
  return zipSync({ 'collection.anki2': collectionOf(notes.join('\n')), media, ...files }, { level: 1 });
}
const picture = (side: number, seed = 0) =>
  sharp({ create: { width: side, height: side, channels: 3, background: { r: seed, g: 100, b: 100 } } })
    .png({ compressionLevel: 9 })
    .toBuffer();
const send = (user: Caller, content: Uint8Array) =>
  user.call<Found>('POST', '/api/upload-import', multipart({ name: 'words.apkg', content }), MULTIPART);
const READING = 'reading-process.ts';
const REMAKING = 'remake-process.ts';

test('an archive is unpacked in child processes, equal bytes are made once, and what is none stays out', async () => {
  const started = startedProcesses();
  const user = await server.signUp('equal@example.com', 'great');
  const same = await picture(40);
  const content = packageOf([...Array.from({ length: 30 }, () => same), await picture(40, 200), strToU8('no picture')]);
  expect((await send(user, content)).body.media_total).toBe(32);
  const { body } = await user.call<Done>('POST', '/api/start-import', { into: 'decks' });
  expect(body).toMatchObject({ imported_media: 31, skipped: [{ reason: 'media', count: 1 }] });
  // The file, its words, its media; only a spare process for the next job still lives.
  await expect.poll(() => started(READING).filter(hasEnded)).toHaveLength(3);
  expect(started(READING).length).toBeLessThanOrEqual(4);
  expect(started(REMAKING).length).toBeLessThanOrEqual(2);
  const files = await server.context.db.selectFrom('media_files').where('user_id', '=', user.id).selectAll().execute();
  expect(files).toHaveLength(2);
});

test.runIf(NIGHTLY)(
  'an import makes 200 pictures within twenty seconds of processor time; the words come with the others left out',
  async () => {
    const started = startedProcesses();
    const user = await server.signUp('many-pictures@example.com', 'great');
    const pictures = await Promise.all(Array.from({ length: 205 }, (_, n) => picture(8 + (n % 50), n % 256)));
    await send(user, packageOf(pictures));
    const { body } = await user.call<Done>('POST', '/api/start-import', { into: 'decks' });
    expect(body).toMatchObject({ imported_rows: 206, imported_media: 200, skipped: [{ reason: 'media', count: 5 }] });
    const seconds = started(REMAKING).map(secondsOf);
    expect(seconds.length).toBeGreaterThan(5);
    // One more for the start: the watch ends it before.
    expect(seconds[0]).toBe(21);
    expect(seconds).toEqual(seconds.toSorted((a, b) => b - a));
  },
);

test.runIf(NIGHTLY)('is aborted when the client disconnects, and the file stays staged', async () => {
  const started = startedProcesses();
  const user = await server.signUp('leaves@example.com', 'great');
  const pictures = await Promise.all(Array.from({ length: 12 }, (_, n) => picture(5_000, n)));
  await send(user, packageOf(pictures));
  const leaving = new AbortController();
  const asked = fetch(`${address}/api/start-import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ into: 'decks' }),
    signal: leaving.signal,
  }).catch(() => 'left');
  await vi.waitFor(() => expect(started(REMAKING)).toHaveLength(1), 30_000);
  const [remaking] = started(REMAKING);
  leaving.abort();
  expect(await asked).toBe('left');
  // Killed rather than awaited: twelve pictures take as many seconds.
  await vi.waitFor(() => expect(remaking?.signalCode).toBe('SIGKILL'), 5_000);
  await vi.waitFor(async () => {
    const { rows } = await sql`select 1 from word_batches where user_id = ${user.id}`.execute(server.context.db);
    expect(rows).toEqual([]);
  }, 5_000);
  expect((await user.call('GET', '/api/clusters')).body).toEqual([]);
  const again = await user.call<Done>('POST', '/api/start-import', { into: 'decks', with_media: false });
  expect(again.body).toMatchObject({ imported_rows: 13 });
});
