import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { fieldContent } from '@wordcluster/anki';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCluster, rowsOf } from '../../../apps/server/test/setup/clusters.ts';
import { MULTIPART, multipart } from '../../../apps/server/test/setup/imports.ts';
import { startTestServer, type Caller, type TestServer } from '../../../apps/server/test/setup/server.ts';

/** Output of read-package.py. */
interface Read {
  cards: { fact: string; fields: string[]; values: string[]; template: number; tags: string[]; question: string }[];
  answers: number;
  media: string[];
}

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp('/tmp/wordcluster-package-');
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function readByMnemosyne(content: Uint8Array): Promise<Read> {
  const directory = await mkdtemp(path.join(folder, 'read-'));
  const [database, file] = [path.join(directory, 'database'), path.join(directory, 'deck.apkg')];
  await mkdir(database);
  await writeFile(file, content);
  const script = path.join(import.meta.dirname, 'read-package.py');
  const env = { ...process.env, PYTHONPATH: process.env['MNEMOSYNE'] ?? '', HOME: directory };
  const { stdout } = await promisify(execFile)('python3', ['-W', 'ignore', script, database, file], {
    env,
    maxBuffer: 100_000_000,
  });
  // Its importer prints progress lines; ours is the last one.
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Read;
}

async function packageOf(user: Caller, cluster_ids: number[]): Promise<Buffer> {
  const wish = { cluster_ids, format: 'apkg' };
  const { download } = (await user.call<{ download: string }>('POST', '/api/export', wish)).body;
  return (await server.app.inject({ method: 'GET', url: download })).rawPayload;
}

const WORDS = [
  ['pes <b>', 'dog & cat', 'first line\nsecond\ttab'],
  ['{{c1::mačka}}', '[sound:miau.mp3]', '"quoted" \'text\' \\ {{FrontSide}}'],
  ['שלום', 'مرحبا', '猫 🐈'],
  ['ľúbiť', 'to love', null],
];

// Specification: S0-1.257
test('Mnemosyne reads our package: words, tags, decks, both directions, answers and media', async () => {
  const user = await server.signUp('out@example.com', 'great');
  const { id } = await newCluster(user, { title: 'Slovak animals' });
  const rows = `/api/clusters/${id}/clusterRows`;
  for (const [col_1_value, col_2_value, col_3_value] of WORDS)
    await user.call('POST', rows, { col_1_value, col_2_value, col_3_value, tags: ['unit one', 'noun'] });
  const [first] = await rowsOf(user, id);
  const row_id = first?.id ?? 0;
  const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#3a7' } })
    .png()
    .toBuffer();
  const sound = Buffer.concat([Buffer.from('OggS'), Buffer.alloc(24), Buffer.from('OpusHead'), Buffer.alloc(20, 1)]);
  for (const [at, content] of [['picture', picture] as const, ['sound/1', sound] as const])
    await user.call(
      'POST',
      `${rows}/${row_id}/${at}`,
      multipart({ field: 'media_file', name: 'f', content }),
      MULTIPART,
    );
  const answer = { row_id, rating: 3, way: 'type', duration_ms: 2000 };
  const answers = [
    { ...answer, id: randomUUID(), source_col: 1, target_col: 2, happened_at: '2026-02-20T08:00:00Z' },
    { ...answer, id: randomUUID(), source_col: 1, target_col: 2, happened_at: '2026-02-24T08:00:00Z' },
    { ...answer, id: randomUUID(), source_col: 2, target_col: 1, happened_at: '2026-02-24T09:00:00Z' },
  ];
  expect((await user.call('POST', '/api/reviews', { reviews: answers })).status).toBe(200);

  const read = await readByMnemosyne(await packageOf(user, [id]));
  expect(read.cards).toHaveLength(2 * WORDS.length);
  for (const [index, words] of WORDS.entries()) {
    const [forward, back] = read.cards.slice(2 * index, 2 * index + 2);
    expect(forward?.fields).toEqual(['Word', 'Meaning', 'Example']);
    expect([forward?.template, back?.template]).toEqual([0, 1]);
    expect(back?.fact).toBe(forward?.fact);
    expect(forward?.values.map((html) => fieldContent(html).text)).toEqual(words.map((word) => word ?? ''));
    expect(forward?.tags).toEqual(expect.arrayContaining(['noun', 'unit\u00A0one', 'Slovak animals']));
    // Nothing of a word is taken for markup, a field or a file.
    expect(forward?.question).toContain(forward?.values[0]?.split('<')[0] ?? 'nothing');
    expect(back?.question).toContain(back?.values[1]?.split('<')[0] ?? 'nothing');
  }
  expect(new Set(read.cards.map(({ fact }) => fact)).size).toBe(WORDS.length);
  expect(read.answers).toBe(answers.length);
  expect(read.media).toHaveLength(2);
  for (const name of read.media) expect(read.cards[0]?.values.join('')).toContain(name);
});

// Specification: S0-1.257
test('Mnemosyne reads a package of many clusters and thousands of words', async () => {
  const user = await server.signUp('many@example.com', 'great');
  const ids: number[] = [];
  for (const title of ['First', 'Second']) {
    const { id } = await newCluster(user, { title: `${title} deck` });
    const text = Array.from({ length: 1500 }, (_, index) => `${title} ${index}\tmeaning ${index}`).join('\n');
    await user.call('POST', `/api/clusters/${id}/paste-import`, { text });
    await user.call('POST', `/api/clusters/${id}/start-import`, { first_line_header: false, append: false });
    ids.push(id);
  }
  const { cards } = await readByMnemosyne(await packageOf(user, ids));
  expect(new Set(cards.map(({ fact }) => fact)).size).toBe(3000);
  expect(new Set(cards.flatMap(({ tags }) => tags))).toEqual(new Set(['First deck', 'Second deck']));
  expect(cards.some(({ values }) => values[0] === 'Second 1499' && values[1] === 'meaning 1499')).toBe(true);
});
