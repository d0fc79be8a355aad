import type { ResponseOf } from '@wordcluster/contract/types';
import sharp from 'sharp';
import { NIGHTLY } from '@wordcluster/testing/nightly';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCluster, rowsOf } from '../setup/clusters.ts';
import { MULTIPART, multipart } from '../setup/imports.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';

type Found = ResponseOf<'POST /api/upload-import'>;
type Done = ResponseOf<'POST /api/start-import'>;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const fetched = async (address: string | null | undefined) =>
  (await server.app.inject({ method: 'GET', url: address ?? '/nothing' })).rawPayload;
const upload = (user: Caller, name: string, content: Uint8Array) =>
  user.call<Found>('POST', '/api/upload-import', multipart({ name, content }), MULTIPART);
const start = (user: Caller, more: object = {}) =>
  user.call<Done>('POST', '/api/start-import', { into: 'decks', ...more });
const ogg = (seed: number) =>
  Buffer.concat([Buffer.from('OggS'), Buffer.alloc(24), Buffer.from('OpusHead'), Buffer.alloc(20, seed)]);

/** A row with a picture and two recordings, and one without. */
async function settled(email: string) {
  const user = await server.signUp(email, 'great');
  const { id } = await newCluster(user);
  const rows = `/api/clusters/${id}/clusterRows`;
  const row = (await user.call<{ id: number }>('POST', rows, { col_1_value: 'pes <b>', col_2_value: 'dog' })).body;
  await user.call('POST', rows, { col_1_value: 'mačka', col_2_value: 'cat' });
  const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#3a7' } })
    .png()
    .toBuffer();
  const send = (at: string, content: Uint8Array) =>
    user.call('POST', `${rows}/${row.id}/${at}`, multipart({ field: 'media_file', name: 'f', content }), MULTIPART);
  await send('picture', photo);
  await send('sound/1', ogg(1));
  await send('sound/2', ogg(2));
  const [first] = await rowsOf(user, id);
  return { user, cluster: id, picture: await fetched(first?.picture) };
}

async function expectSame(user: Caller, picture: Buffer): Promise<void> {
  const [cluster] = (await user.call<{ id: number }[]>('GET', '/api/clusters')).body;
  const [first, second] = await rowsOf(user, cluster?.id ?? 0);
  expect(first).toMatchObject({ col_1_value: 'pes <b>', col_2_value: 'dog', sound_3: null });
  expect((await fetched(first?.picture)).equals(picture)).toBe(true);
  expect((await fetched(first?.sound_1)).equals(ogg(1))).toBe(true);
  expect((await fetched(first?.sound_2)).equals(ogg(2))).toBe(true);
  expect(second).toMatchObject({ col_1_value: 'mačka', picture: null, sound_1: null });
}

// Specification: S0-1.238
test('pictures and recordings go to Anki and come back as the same files', async () => {
  const { user, cluster, picture } = await settled('to-anki@example.com');
  const { download } = (
    await user.call<{ download: string }>('POST', '/api/export', { cluster_ids: [cluster], format: 'apkg' })
  ).body;
  const deck = (await server.app.inject({ method: 'GET', url: download })).rawPayload;
  const other = await server.signUp('from-anki@example.com', 'great');
  expect((await upload(other, 'deck.apkg', deck)).body).toMatchObject({ media_total: 3, skipped: [] });
  expect((await start(other)).body).toMatchObject({ imported_rows: 2, imported_media: 3, skipped: [] });
  await expectSame(other, picture);
  const without = await server.signUp('without@example.com', 'great');
  await upload(without, 'deck.apkg', deck);
  expect((await start(without, { with_media: false })).body).toMatchObject({ imported_rows: 2, imported_media: 0 });
});

// Specification: S0-1.239
test.runIf(NIGHTLY)('the archive of an account holds pictures and recordings, and brings them back', async () => {
  const { user, picture } = await settled('archive@example.com');
  const { download } = (await user.call<{ download: string }>('POST', '/api/user/export')).body;
  const archive = (await server.app.inject({ method: 'GET', url: download })).rawPayload;
  const other = await server.signUp('moved@example.com', 'great');
  expect((await upload(other, 'account.zip', archive)).body).toMatchObject({ format: 'account', media_total: 3 });
  expect((await start(other)).body).toMatchObject({ imported_rows: 2, imported_media: 3 });
  await expectSame(other, picture);
});
