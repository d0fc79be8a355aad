import { NO_MEDIA } from '@wordcluster/domain/clusters/media';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanUp } from '../../src/jobs/housekeeping.ts';
import { MediaStoreFailure } from '../../src/ports/media-store.ts';
import { newCluster, rowsOf } from '../setup/clusters.ts';
import { multipart, MULTIPART, start, upload } from '../setup/imports.ts';
import { programToken, startTestServer, type Caller, type TestServer } from '../setup/server.ts';
import type { Row } from './words.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const HOUR = 3600;

/** Two halves, so that one sees how it was turned: 40 × 20, red on the left. */
const halves = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#00f' } }).composite([
    { input: { create: { width: 20, height: 20, channels: 3, background: '#f00' } }, left: 0, top: 0 },
  ]);

/** Frames of silence, as an MP3 of 64 kbit/s has them; `seed` makes different files. */
function mp3(seed = 0, frames = 5): Buffer {
  const frame = Buffer.alloc(208, seed);
  Buffer.from([0xff, 0xfb, 0x50, 0x00]).copy(frame);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

const ogg = Buffer.concat([Buffer.from('OggS'), Buffer.alloc(24), Buffer.from('OpusHead'), Buffer.alloc(20)]);

async function withRow(user: Caller) {
  const { id: cluster } = await newCluster(user);
  const rows = `/api/clusters/${cluster}/clusterRows`;
  const { body } = await user.call<Row>('POST', rows, { col_1_value: 'pes', col_2_value: 'dog' });
  return { cluster, rows, row: body, path: `${rows}/${body.id}` };
}

const send = (user: Caller, path: string, content: Uint8Array, field = 'media_file') =>
  user.call<Row>('POST', path, multipart({ field, name: 'file', content }), MULTIPART);

const fetched = (address: string | null, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url: address ?? '/', headers });

// Specification: S0-1.230
test('a picture is turned, made smaller and stripped; it is served strictly, from no guessable address', async () => {
  const user = await server.signUp('pictures@example.com', 'great');
  const { cluster, row, path } = await withRow(user);
  expect(row).toMatchObject(NO_MEDIA);
  // Orientation 6: to be turned clockwise.
  const photo = await sharp(await halves().png().toBuffer())
    .resize(2400, 1200)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { status, body } = await send(user, `${path}/picture`, photo);
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: row.id, row_number: 1, col_1_value: 'pes', sound_1: null });
  expect(await rowsOf(user, cluster)).toEqual([body]);
  const response = await fetched(body.picture);
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
    'cache-control': expect.stringContaining('immutable'),
  });
  const saved = await sharp(response.rawPayload).metadata();
  expect(saved).toMatchObject({ format: 'webp', width: 512, height: 1024 });
  expect([saved.exif, saved.icc, saved.xmp, saved.orientation]).toEqual([undefined, undefined, undefined, undefined]);
  const top = await sharp(response.rawPayload).extract({ left: 250, top: 10, width: 1, height: 1 }).raw().toBuffer();
  expect(top[0]).toBeGreaterThan(200);
  // Bytes in the stored form stay the same file.
  expect((await send(user, `${path}/picture`, response.rawPayload)).body.picture).toBe(body.picture);
  expect((await user.call<Row>('PATCH', path, { col_1_value: 'psík' })).body.picture).toBe(body.picture);

  const { etag } = response.headers;
  expect((await fetched(body.picture, { 'if-none-match': String(etag) })).statusCode).toBe(304);
  const [address, query] = String(body.picture).split('?');
  expect((await fetched(`${address}?expires=9999999999&signature=x`)).statusCode).toBe(404);
  expect((await fetched(`${address?.slice(0, -1)}0?${query}`)).statusCode).toBe(404);
  server.clock.advance(9 * 24 * HOUR);
  expect((await fetched(body.picture)).statusCode).toBe(404);
});

test('recordings and words of a shared cluster can be changed at the same time', async () => {
  const user = await server.signUp('both@example.com', 'great');
  await server.signUp('listener@example.com');
  const { cluster, rows, path } = await withRow(user);
  expect((await user.call('POST', `/api/clusters/${cluster}/share`, { email: 'listener@example.com' })).status).toBe(
    200,
  );
  const inSequence = async (change: (index: number) => Promise<{ status: number }>) => {
    const statuses = new Set<number>();
    for (let index = 0; index < 40; index += 1) statuses.add((await change(index)).status);
    return [...statuses];
  };
  const changed = await Promise.all([
    inSequence((index) => send(user, `${path}/sound/1`, mp3(index))),
    inSequence((index) => user.call('PATCH', path, { col_1_value: `pes ${index}` })),
    inSequence((index) => user.call('POST', rows, { col_1_value: `mačka ${index}` })),
  ]);
  expect(changed).toEqual([[200], [200], [201]]);
});

// Specification: S0-1.231
test('recordings of columns are stored unchanged, removed, and restored', async () => {
  const user = await server.signUp('sounds@example.com', 'great');
  const { cluster, path } = await withRow(user);
  const first = (await send(user, `${path}/sound/1`, mp3())).body;
  const second = (await send(user, `${path}/sound/2`, ogg)).body;
  expect(second).toMatchObject({ sound_1: first.sound_1, sound_3: null, picture: null });
  const audio = await fetched(second.sound_1);
  expect([audio.headers['content-type'], audio.rawPayload.equals(mp3())]).toEqual(['audio/mpeg', true]);
  expect((await fetched(second.sound_2)).headers['content-type']).toBe('audio/ogg');
  const part = await fetched(second.sound_1, { range: 'bytes=4-7' });
  expect([part.statusCode, part.headers['content-range'], part.rawPayload.length]).toEqual([206, 'bytes 4-7/1040', 4]);

  expect((await user.call<Row>('DELETE', `${path}/sound/1`, {})).body.sound_1).toBeNull();
  expect((await user.call('DELETE', `${path}/sound/1`, {})).status).toBe(404);
  expect((await user.call<Row>('POST', `${path}/sound/1/restore`, {})).body.sound_1).toBe(first.sound_1);
  const replaced = (await send(user, `${path}/sound/1`, mp3(1))).body;
  expect(replaced.sound_1).not.toBe(first.sound_1);
  expect((await user.call<Row>('POST', `${path}/sound/1/restore`, {})).body.sound_1).toBe(first.sound_1);
  expect((await user.call<Row>('POST', `${path}/sound/1/restore`, {})).body.sound_1).toBe(replaced.sound_1);

  // They stay with the row through deletion, moves and snapshots.
  const before = await rowsOf(user, cluster);
  await user.call('DELETE', path, {});
  expect(await user.call('POST', `${path}/restore`, {})).toMatchObject({ body: before[0] });
  await user.call('POST', `/api/clusters/${cluster}/clusterRows`, { col_1_value: 'second' });
  expect((await user.call<Row[]>('PATCH', path, { row_number: 2 })).body[1]?.sound_1).toBe(replaced.sound_1);
  await upload(user, cluster, 'words.csv', 'other\n');
  const { snapshot_id } = (await start(user, cluster)).body;
  server.clock.advance(3 * 24 * HOUR);
  await cleanUp(server.context);
  await user.call('POST', `/api/clusters/${cluster}/snapshots/${snapshot_id}/restore`, {});
  const [, back] = await rowsOf(user, cluster);
  expect((await fetched(back?.sound_2 ?? null)).rawPayload.equals(ogg)).toBe(true);
});

// Specification: S0-1.232
test('a file that is neither picture nor recording, or too large, is refused with a reason', async () => {
  const user = await server.signUp('refused@example.com', 'great');
  const { path, cluster } = await withRow(user);
  const png = await halves().png().toBuffer();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>');
  for (const content of [svg, mp3(), png.subarray(0, 60), Buffer.alloc(0), Buffer.from('RIFF\u0008\0\0\0WEBP')]) {
    const { status, body } = await send(user, `${path}/picture`, content);
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('This picture cannot be read')]);
  }
  const wav = Buffer.concat([Buffer.from('RIFF....WAVEfmt '), Buffer.alloc(100)]);
  for (const content of [wav, png, Buffer.from('ID3'), Buffer.alloc(500, 0xff)]) {
    const { status, body } = await send(user, `${path}/sound/1`, content);
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('This recording cannot be used')]);
  }
  expect((await send(user, `${path}/sound/1`, mp3(0, 10_000))).status).toBe(413);
  expect((await send(user, `${path}/sound/4`, mp3())).status).toBe(404);
  expect((await send(user, `${path}/picture`, png, 'other')).status).toBe(422);
  expect((await user.call('POST', `${path}/picture`, {})).status).toBe(415);
  // A picture with more behind its end, or with metadata, is made anew.
  const webp = await halves().webp().toBuffer();
  const same = (await send(user, `${path}/picture`, webp)).body.picture;
  expect((await fetched(same)).rawPayload.equals(webp)).toBe(true);
  const tail = Buffer.concat([webp, Buffer.from('<script>')]);
  const remade = await fetched((await send(user, `${path}/picture`, tail)).body.picture);
  expect(remade.rawPayload.includes('<script>')).toBe(false);
  const stranger = await server.signUp('stranger-media@example.com', 'great');
  for (const [method, at] of [
    ['POST', 'picture'],
    ['POST', 'sound/1'],
  ])
    expect(
      (
        await stranger.call(
          String(method),
          `${path}/${at}`,
          multipart({ field: 'media_file', name: 'a', content: png }),
          MULTIPART,
        )
      ).status,
    ).toBe(404);
  expect((await stranger.call('DELETE', `${path}/picture`, {})).status).toBe(404);
  expect((await stranger.call('POST', `${path}/picture/restore`, {})).status).toBe(404);
  expect(await rowsOf(user, cluster)).toMatchObject([{ sound_1: null }]);
});

// Specification: S0-1.233
test('the quota is the plan’s; what is removed frees it at once, and its bytes go when nothing brings it back', async () => {
  const user = await server.signUp('quota@example.com');
  const { path } = await withRow(user);
  const db = server.context.db;
  const files = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from media_contents where user_id = ${user.id}`.execute(db))
      .rows[0]?.n;
  for (const column of [1, 2, 3]) expect((await send(user, `${path}/sound/${column}`, mp3(column))).status).toBe(200);
  // As if two of them took nearly everything.
  await sql`update media_files set bytes = 9999000 where user_id = ${user.id} and hash in (
    select hash from row_media where user_id = ${user.id} and slot < 3)`.execute(db);
  const picture = await halves().webp().toBuffer();
  expect((await user.call('DELETE', `${path}/sound/3`, {})).status).toBe(200);
  const more = mp3(9, 10);
  const refused = await send(user, `${path}/sound/3`, more);
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([403, expect.stringContaining('20 MB')]);
  await user.call('DELETE', `${path}/sound/1`, {});
  expect((await send(user, `${path}/sound/3`, more)).status).toBe(200);
  expect((await send(user, `${path}/picture`, picture)).status).toBe(200);
  expect((await user.call('POST', `${path}/sound/1/restore`, {})).status).toBe(403);
  expect(await files()).toBe(5);
  server.clock.advance(25 * HOUR);
  await cleanUp(server.context);
  expect(await files()).toBe(3);
  expect((await user.call('POST', `${path}/sound/1/restore`, {})).status).toBe(404);
  await user.call('DELETE', path, {});
  server.clock.advance(25 * HOUR);
  await cleanUp(server.context);
  await cleanUp(server.context);
  expect(await files()).toBe(0);
});

test('repeated uploads and removals are refused at twice the plan, also without a row', async () => {
  const user = await server.signUp('again@example.com');
  const { path } = await withRow(user);
  for (const seed of [1, 2]) expect((await send(user, `${path}/sound/1`, mp3(seed))).status).toBe(200);
  // As if both, one of them replaced, used the whole limit.
  await sql`update media_files set bytes = 19999000 where user_id = ${user.id}`.execute(server.context.db);
  const refused = await send(user, `${path}/sound/1`, mp3(3, 20));
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([413, expect.stringContaining('tomorrow')]);
  const key = await programToken(server, user, ['write']);
  const params = { filename: 'more.mp3', data: mp3(4, 20).toString('base64') };
  const sent = await user.call('POST', '/ankiconnect', { action: 'storeMediaFile', version: 6, key, params });
  expect(sent.body).toEqual({ result: null, error: null });
  server.clock.advance(25 * HOUR);
  await cleanUp(server.context);
  expect((await send(user, `${path}/sound/2`, mp3(3, 20))).status).toBe(403);
});

// Specification: S0-1.234
test('recipients of a share see and play; those with write access change; visitors of a link see', async () => {
  const owner = await server.signUp('media-owner@example.com', 'great');
  const friend = await server.signUp('media-friend@example.com');
  const { cluster, rows, path } = await withRow(owner);
  const own = (await send(owner, `${path}/sound/1`, mp3(3))).body;
  await owner.call('POST', `/api/clusters/${cluster}/share`, { email: 'media-friend@example.com' });
  expect((await friend.call<Row[]>('GET', rows)).body[0]?.sound_1).toBe(own.sound_1);
  expect((await send(friend, `${path}/sound/2`, mp3(4))).status).toBe(403);
  expect((await friend.call('DELETE', `${path}/sound/1`, {})).status).toBe(403);
  await owner.call('PATCH', `/api/clusters/${cluster}/share/${friend.id}`, { may_write: true });
  const written = await send(friend, `${path}/sound/2`, mp3(4));
  expect(written.status).toBe(200);
  expect((await rowsOf(owner, cluster))[0]).toMatchObject({ sound_2: written.body.sound_2 });
  const { queue } = (await friend.call<{ queue: { row: Row }[] }>('GET', `/api/reviews/queue?cluster_id=${cluster}`))
    .body;
  expect(queue[0]?.row).toMatchObject({ sound_1: own.sound_1, sound_2: written.body.sound_2, picture: null });
  const link = (await owner.call<{ url: string }>('POST', `/api/clusters/${cluster}/links`, {})).body;
  const visit = await server.visitor.call<{ rows: Row[] }>('GET', `/api/links/${link.url.split('/l/')[1]}`);
  expect(visit.body.rows[0]).toMatchObject({ sound_1: own.sound_1, picture: null });
  // A copy has files of its own, which stay when the owner's go.
  const learner = await server.signUp('media-learner@example.com');
  const code = link.url.split('/l/')[1];
  const copy = (await learner.call<{ id: number }>('POST', `/api/links/${code}/copy`, {})).body;
  await owner.call('DELETE', `${path}/sound/1`, {});
  server.clock.advance(25 * HOUR);
  await cleanUp(server.context);
  const [copied] = await rowsOf(learner, copy.id);
  expect((await fetched(own.sound_1)).statusCode).toBe(404);
  expect((await fetched(copied?.sound_1 ?? null)).rawPayload.equals(mp3(3))).toBe(true);
  expect((await fetched(copied?.sound_2 ?? null)).rawPayload.equals(mp3(4))).toBe(true);
});

// Specification: S0-1.235
test('with the storage down nothing is half-done, and everything else works', async () => {
  const user = await server.signUp('away@example.com', 'great');
  const { cluster, path } = await withRow(user);
  const there = (await send(user, `${path}/sound/1`, mp3(6))).body;
  const store = server.context.mediaStore;
  const saved = { ...store };
  const away = () => Promise.reject(new MediaStoreFailure('away'));
  Object.assign(store, { put: away, get: away, remove: away });
  try {
    expect((await send(user, `${path}/sound/2`, mp3(7))).status).toBe(503);
    expect((await fetched(there.sound_1)).statusCode).toBe(503);
    expect(await rowsOf(user, cluster)).toMatchObject([{ sound_1: there.sound_1, sound_2: null }]);
    expect((await user.call('PATCH', path, { col_1_value: 'vlk' })).status).toBe(200);
  } finally {
    Object.assign(store, saved);
  }
  expect((await send(user, `${path}/sound/2`, mp3(7))).status).toBe(200);
});
