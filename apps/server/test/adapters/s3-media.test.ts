import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanUp } from '../../src/jobs/housekeeping.ts';
import { ConfigurationError, loadConfig } from '../../src/config.ts';
import { newCluster, rowsOf } from '../setup/clusters.ts';
import { MULTIPART, multipart } from '../setup/imports.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';
import { startS3 } from './s3-server.ts';

const KEYS = { id: 'AKIDEXAMPLE', secret: 'a-secret-of-the-storage' };
let storage: Awaited<ReturnType<typeof startS3>>;
let server: TestServer;
beforeAll(async () => {
  storage = await startS3(KEYS);
  server = await startTestServer({
    MEDIA_S3_ENDPOINT: storage.endpoint,
    MEDIA_S3_REGION: 'eu-central-1',
    MEDIA_S3_BUCKET: 'words',
    MEDIA_S3_ACCESS_KEY_ID: KEYS.id,
    MEDIA_S3_SECRET_ACCESS_KEY: KEYS.secret,
  });
});
afterAll(async () => {
  await server.close();
  await storage.close();
});

const ogg = (seed: number) =>
  Buffer.concat([Buffer.from('OggS'), Buffer.alloc(24), Buffer.from('OpusHead'), Buffer.alloc(20, seed)]);

// Specification: S0-1.240
test('files are stored in the bucket of the path by signed calls, and deleted there; while it is down the response is 503', async () => {
  const user = await server.signUp('bucket@example.com', 'great');
  const { id } = await newCluster(user);
  const rows = `/api/clusters/${id}/clusterRows`;
  const { body: row } = await user.call<{ id: number }>('POST', rows, { col_1_value: 'pes' });
  const sound = (column: number) => `${rows}/${row.id}/sound/${column}`;
  const send = (column: number) =>
    user.call('POST', sound(column), multipart({ field: 'media_file', name: 'f', content: ogg(column) }), MULTIPART);
  const fetchSound = (address?: string | null) => server.app.inject({ method: 'GET', url: address ?? '/nothing' });
  expect((await send(1)).status).toBe(200);
  expect([...storage.objects]).toEqual([[expect.stringMatching(`^/words/media/${user.id}/[0-9a-f]{64}$`), ogg(1)]]);
  const [first] = await rowsOf(user, id);
  expect((await fetchSound(first?.sound_1)).rawPayload.equals(ogg(1))).toBe(true);
  for (const status of [500, 503, 403]) {
    storage.failing = status;
    expect((await send(2)).status).toBe(503);
    expect((await fetchSound(first?.sound_1)).statusCode).toBe(503);
  }
  storage.failing = null;
  expect(await rowsOf(user, id)).toMatchObject([{ sound_1: first?.sound_1, sound_2: null }]);
  expect((await user.call('DELETE', sound(1), {})).status).toBe(200);
  server.clock.advance(25 * 3600);
  await cleanUp(server.context);
  expect(storage.objects.size).toBe(0);
  expect(storage.refused).toBe(0);
});

test('a bucket without its keys is refused at the start', () => {
  expect(() => loadConfig({ MEDIA_S3_ENDPOINT: 'http://storage.example' })).toThrow(ConfigurationError);
});
