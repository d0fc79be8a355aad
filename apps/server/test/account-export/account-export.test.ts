import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { newBrowser } from '../reminders/push-server.ts';
import { learnerOf } from '../reviews/learner.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';
import { readBytes } from '../setup/read-bytes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Person = Awaited<ReturnType<TestServer['signUp']>>;
const download = (url: string) => server.app.inject({ method: 'GET', url });
const linkFor = async (person: Person) =>
  (await person.call<{ download: string }>('POST', '/api/user/export')).body.download;

/** The files of an archive by name. */
async function unpack(archive: Buffer): Promise<Map<string, Buffer>> {
  const zip: ZipFile = await new Promise((resolve, reject) =>
    fromBuffer(archive, { lazyEntries: true }, (error, opened) => (error ? reject(error) : resolve(opened))),
  );
  const open = promisify(zip.openReadStream.bind(zip)) as (entry: Entry) => Promise<AsyncIterable<Buffer>>;
  const files = new Map<string, Buffer>();
  await new Promise<void>((resolve, reject) => {
    zip.on('end', resolve).on('error', reject);
    zip.on('entry', (entry: Entry) => {
      const read = async () => {
        const parts: Buffer[] = [];
        for await (const part of await open(entry)) parts.push(part);
        files.set(entry.fileName, Buffer.concat(parts));
        zip.readEntry();
      };
      read().catch(reject);
    });
    zip.readEntry();
  });
  return files;
}

async function addCluster(person: Person, title: string, word: string): Promise<void> {
  const { body } = await person.call<{ id: number }>('POST', '/api/clusters', { title, col_1_name: 'Word' });
  await person.call('POST', `/api/clusters/${body.id}/clusterRows`, { col_1_value: word });
}

describe('the export of an account', () => {
  // Specification: S0-1.16
  test('holds own clusters, profile, orders and chat, and no data of others', async () => {
    const person = await server.signUp('leaving@example.com', 'great');
    const other = await server.signUp('staying@example.com');
    await addCluster(person, 'Slovíčka', 'pes');
    await addCluster(person, 'slovíčka', 'mačka');
    await addCluster(other, 'Foreign', 'secret');
    const now = server.clock.now();
    await server.context.db
      .insertInto('chat_messages')
      .values({ user_id: person.id, role: 'user', content: 'What is a dog?', created_at: now })
      .execute();

    const paused = { test: { state: 3, cluster_id: 1 } };
    await person.call('PUT', '/api/practice/paused-test', { test: paused });
    await person.call('PATCH', '/api/user/preferences', { reminder_mail: true, reminder_hour: 19 });
    const { endpoint, keys } = newBrowser('https://fcm.googleapis.com', 'a-secret-of-the-browser');
    await person.call('POST', '/api/user/push-subscriptions', { endpoint, keys });

    const response = await download(await linkFor(person));
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/zip');
    expect(response.headers['content-disposition']).toBe('attachment; filename="wordcluster-2026-03-02.zip"');
    const files = await unpack(response.rawPayload);
    expect([...files.keys()].toSorted()).toEqual(
      [
        'accepted-answers.json',
        'account.json',
        'chat.json',
        'clusters/Slovíčka.xlsx',
        'clusters/slovíčka.2.xlsx',
        'e-readers.json',
        'goals.json',
        'orders.json',
        'paused-test.json',
        'profile.json',
        'reminders.json',
        'reviews.json',
      ].toSorted(),
    );
    const json = (name: string) => JSON.parse(files.get(name)?.toString('utf8') ?? 'null') as unknown;
    expect(json('profile.json')).toMatchObject({ email: 'leaving@example.com', first_name: 'Test' });
    expect(json('orders.json')).toMatchObject([{ tier: 'great', status: 'PAID', payments: [] }]);
    expect(json('chat.json')).toEqual([{ role: 'user', content: 'What is a dog?', created_at: now.toISOString() }]);
    expect(json('reviews.json')).toEqual([]);
    expect(json('paused-test.json')).toEqual(paused);
    expect(json('reminders.json')).toEqual({
      mail: true,
      hour: 19,
      last_at: null,
      devices: [{ push_service: 'fcm.googleapis.com', created_at: now.toISOString() }],
    });
    const workbook = await readBytes(files.get('clusters/slovíčka.2.xlsx') ?? Buffer.alloc(0), 'xlsx');
    expect(workbook.values).toEqual([['Word'], ['mačka']]);
    expect(JSON.stringify(json('profile.json'))).not.toMatch(/password|token|google/);
  });

  test('holds every entry of the log of answers, as it was sent, and none of others', async () => {
    const person = await server.signUp('learned@example.com');
    const [device, stranger] = [learnerOf(server, person), learnerOf(server, await server.signUp('rival@example.com'))];
    const { rows } = await device.words(2);
    const { rows: theirs } = await stranger.words(1);
    await stranger.send(stranger.answer(theirs[0] ?? 0, 3));
    const answers = Array.from({ length: 1500 }, (_, index) => device.answer(rows[index % 2] ?? 0, 3));
    const tested = device.answer(rows[0] ?? 0, 1, { way: 'test', verdict: null });
    const early = device.undo(randomUUID());
    const last = [
      tested,
      device.undo(tested.id),
      early,
      device.mark(rows[0] ?? 0, 'pause'),
      device.mark(rows[1] ?? 0, 'reset'),
    ];
    await device.send(...answers.slice(0, 1000));
    await device.send(...answers.slice(1000), ...last);
    // State of a word in another program.
    const given = { id: randomUUID(), kind: 'given', row_id: rows[1] ?? 0, source_col: 2, target_col: 1 } as const;
    const known = { happened_at: new Date('2026-01-02T03:04:05Z'), stability: 12.5, difficulty: 4 };
    await server.context.db
      .insertInto('review_entries')
      .values({
        user_id: person.id,
        ...given,
        ...known,
        rating: null,
        verdict: null,
        way: null,
        duration_ms: null,
        undoes: null,
      })
      .execute();

    const files = await unpack((await download(await linkFor(person))).rawPayload);
    const entries = JSON.parse(files.get('reviews.json')?.toString('utf8') ?? 'null') as { id: string }[];
    const sent = [
      ...answers.map((answer) => ({ kind: 'answer', ...answer })),
      ...last.map((entry) => ({ kind: 'answer', ...entry })),
    ];
    const position = entries.findIndex(({ id }) => id === given.id);
    expect(entries.splice(position, 1)).toEqual([{ ...given, ...known, happened_at: known.happened_at.toISOString() }]);
    expect(entries).toHaveLength(sent.length);
    const byId = (list: { id: string }[]) => list.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    expect(byId(entries)).toEqual(byId(sent));
    expect(new Set((await device.send(...entries.slice(0, 1000))).map(({ status }) => status))).toEqual(new Set([200]));
  });

  // Specification: S0-1.17
  test('is for its owner and a short time only', async () => {
    const person = await server.signUp('short@example.com');
    const other = await server.signUp('curious@example.com');
    const link = await linkFor(person);
    const query = link.split('?')[1];
    expect((await download(`/api/user/export/${other.id}?${query}`)).statusCode).toBe(403);
    expect((await download(`/api/user/export/${other.id}`)).statusCode).toBe(422);
    server.clock.advance(2 * 3600 + 1);
    expect((await download(link)).statusCode).toBe(403);
  });

  test('is not used up by a stranger without its link', async () => {
    const person = await server.signUp('blocked@example.com');
    const link = await linkFor(person);
    for (let attempt = 0; attempt < 25; attempt += 1)
      expect((await download(link.replace(/signature=[^&]+/, 'signature=guessed'))).statusCode).toBe(403);
    expect((await download(link)).statusCode).toBe(200);
  });

  test('ends with the account', async () => {
    const person = await server.signUp('gone@example.com');
    const link = await linkFor(person);
    await server.context.db.deleteFrom('users').where('id', '=', person.id).execute();
    expect((await download(link)).statusCode).toBe(404);
  });
});
