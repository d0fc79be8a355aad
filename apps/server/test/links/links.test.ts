import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCluster, rowsOf, wordsOf } from '../setup/clusters.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';

interface Link {
  id: number;
  url: string;
  indexed: boolean;
}
interface Visit {
  title: string;
  rows: { id: number; col_1_value: string }[];
  rows_total: number;
  importable_rows?: number;
  own_cluster_id?: number | null;
}

let server: TestServer;
let owner: Caller & { id: number };
let admin: Caller;
let webRoot: string;
beforeAll(async () => {
  // The page as the build begins with it.
  webRoot = await mkdtemp(path.join(tmpdir(), 'web-root-'));
  await cp(path.join(import.meta.dirname, '../../../web/index.html'), path.join(webRoot, 'index.html'));
  server = await startTestServer({ WEB_ROOT: webRoot });
  owner = await server.signUp('teacher@example.com', 'great');
  admin = await server.signUp('admin@wordcluster.example');
});
afterAll(async () => {
  await server.close();
  await rm(webRoot, { recursive: true });
});

const WORDS = [
  ['Haus', 'house'],
  ['Baum', 'tree'],
  ['Katze <b>', 'cat'],
];

async function linkedCluster(words: readonly (readonly string[])[] = WORDS, fields: Record<string, unknown> = {}) {
  const { id } = await newCluster(owner, { title: 'Animals & houses', col_1_language: 'de', ...fields });
  for (const [first, second] of words)
    await owner.call('POST', `/api/clusters/${id}/clusterRows`, { col_1_value: first, col_2_value: second });
  const made = await owner.call<Link>('POST', `/api/clusters/${id}/links`);
  const code = made.body.url.split('/l/')[1] ?? '';
  return { id, made, code, link: made.body, api: `/api/links/${code}` };
}
const answerTo = (row_id: number, happened_at = '2026-03-02T08:00:00Z') => ({
  id: randomUUID(),
  row_id,
  source_col: 1,
  target_col: 2,
  happened_at,
  rating: 3,
  duration_ms: 2000,
});

describe('a link of a cluster', () => {
  // Specification: S0-1.170, S0-1.171, S0-1.173, S0-1.174
  test('is made, listed and revoked by its owner; a visitor with it reads the words without an account', async () => {
    const { id, made, link, api } = await linkedCluster();
    expect(made.status).toBe(201);
    expect(link).toMatchObject({
      url: expect.stringMatching(/^http:\/\/localhost:3000\/l\/[\w-]{22}$/),
      indexed: false,
    });
    expect((await owner.call<Link[]>('GET', `/api/clusters/${id}/links`)).body).toEqual([link]);
    const visit = await server.visitor.call<Visit>('GET', api);
    expect(visit.body).toMatchObject({ title: 'Animals & houses', rows_total: 3, voiced: ['de'] });
    expect(visit.body.rows.map(({ col_1_value }) => col_1_value)).toEqual(['Haus', 'Baum', 'Katze <b>']);
    expect(visit.body).not.toHaveProperty('importable_rows');
    const stranger = await server.signUp('stranger-to-links@example.com', 'great');
    expect((await stranger.call('GET', `/api/clusters/${id}/links`)).status).toBe(404);
    expect((await stranger.call('DELETE', `/api/clusters/${id}/links/${link.id}`)).status).toBe(404);
    expect((await owner.call('DELETE', `/api/clusters/${id}/links/${link.id}`)).status).toBe(200);
    expect((await owner.call('DELETE', `/api/clusters/${id}/links/${link.id}`)).status).toBe(404);
    for (const answer of [
      await server.visitor.call('GET', api),
      await server.visitor.call('POST', `${api}/listen`, { row_id: visit.body.rows[0]?.id, col_number: 1 }),
      await stranger.call('POST', `${api}/copy`),
    ])
      expect(answer).toMatchObject({ status: 404, body: { error: { message_id: 'link.gone' } } });
  });

  test('is for Premium users, pauses with it, and there are at most twenty of a cluster', async () => {
    const free = await server.signUp('free-linker@example.com');
    const own = await newCluster(free);
    expect((await free.call('POST', `/api/clusters/${own.id}/links`)).body).toMatchObject({
      error: { code: 'plan_limit', message: 'Upgrade to PREMIUM to Share Clusters!' },
    });
    const lapsing = await server.signUp('lapsing-linker@example.com', 'lite');
    const { id } = await newCluster(lapsing);
    const { url } = (await lapsing.call<Link>('POST', `/api/clusters/${id}/links`)).body;
    const api = `/api/links/${url.split('/l/')[1]}`;
    const end = (moment: Date) =>
      server.context.db.updateTable('orders').set({ ends_at: moment }).where('user_id', '=', lapsing.id).execute();
    await end(server.clock.now());
    expect((await server.visitor.call('GET', api)).status).toBe(404);
    await end(new Date(server.clock.now().getTime() + 86_400_000));
    expect((await server.visitor.call('GET', api)).status).toBe(200);
    const more = await Promise.all(Array.from({ length: 22 }, () => lapsing.call('POST', `/api/clusters/${id}/links`)));
    expect(more.filter(({ status }) => status === 201)).toHaveLength(19);
    expect(more.filter(({ status }) => status === 409)).toHaveLength(3);
  });

  // Specification: S0-1.176
  test('is played at the cost of its owner, once a word', async () => {
    const { api } = await linkedCluster([['Schmetterling', 'butterfly']]);
    const [row] = (await server.visitor.call<Visit>('GET', api)).body.rows;
    const used = async () =>
      (await server.context.db.selectFrom('allowance_usage').selectAll().where('user_id', '=', owner.id).execute())
        .filter(({ kind }) => kind === 'voice')
        .reduce((sum, one) => sum + one.used, 0);
    const before = await used();
    const hear = () => server.visitor.call('POST', `${api}/listen`, { row_id: row?.id, col_number: 1 });
    expect(await hear()).toMatchObject({ status: 200, headers: { 'content-type': 'audio/mpeg' } });
    expect((await used()) - before).toBe('Schmetterling'.length);
    expect((await hear()).status).toBe(200);
    expect((await used()) - before).toBe('Schmetterling'.length);
    const [foreign] = await rowsOf(owner, (await linkedCluster()).id);
    expect((await server.visitor.call('POST', `${api}/listen`, { row_id: foreign?.id, col_number: 1 })).status).toBe(
      404,
    );
  });
});

describe('a copy of what a link shows', () => {
  // Specification: S0-1.175
  test('has the words and the answers that were given without an account; again, it takes only answers', async () => {
    const { api } = await linkedCluster();
    const learner = await server.signUp('learner@example.com');
    const visit = (await learner.call<Visit>('GET', api)).body;
    expect(visit).toMatchObject({ importable_rows: 3, own_cluster_id: null });
    const [first, second, third] = visit.rows.map(({ id }) => answerTo(id));
    const copied = await learner.call<{ id: number }>('POST', `${api}/copy`, { answers: [first, second] });
    expect(copied).toMatchObject({ status: 201, body: { copied_rows: 3, taken_answers: 2 } });
    expect(await wordsOf(learner, copied.body.id)).toEqual(['Haus', 'Baum', 'Katze <b>']);
    const states = async () =>
      (await learner.call<{ states: unknown[] }>('GET', `/api/reviews/states?cluster_id=${copied.body.id}`)).body
        .states;
    expect(await states()).toMatchObject([{ reps: 1 }, { reps: 1 }]);
    const again = await learner.call('POST', `${api}/copy`, { answers: [first, third, answerTo(987_654_321)] });
    expect(again).toMatchObject({ body: { id: copied.body.id, copied_rows: 0, taken_answers: 1 } });
    expect(await states()).toHaveLength(3);
    expect((await learner.call<Visit>('GET', api)).body.own_cluster_id).toBe(copied.body.id);
    expect((await owner.call('POST', `${api}/copy`)).body).toMatchObject({ error: { message_id: 'link.own' } });
  });

  test('is whole and in order, however long it is', async () => {
    const { api, id } = await linkedCluster([]);
    const { db } = server.context;
    await sql`insert into cluster_rows (user_id, cluster_id, position, col_1_value, tags)
      select ${owner.id}, ${id}, n, 'word ' || n, case when n = 4000 then array['late'] end from generate_series(1, 4100) n`.execute(
      db,
    );
    await sql`update clusters set row_count = 4100, last_position = 4100, bytes = 40000 where id = ${id}`.execute(db);
    const learner = await server.signUp('patient@example.com', 'great');
    const { body } = await learner.call<{ id: number; copied_rows: number }>('POST', `${api}/copy`);
    expect(body.copied_rows).toBe(4100);
    expect(await wordsOf(learner, body.id)).toEqual(Array.from({ length: 4100 }, (_, n) => `word ${n + 1}`));
    expect((await rowsOf(learner, body.id))[3999]).toMatchObject({ tags: ['late'] });
    const address = `/api/clusters/${body.id}/clusterRows`;
    const added = await learner.call('POST', address, { col_1_value: 'my own' });
    expect(added.body).toMatchObject({ row_number: 4101 });
  });

  test('keeps to the plan: fifty rows, three clusters, also for two calls at once', async () => {
    const { api } = await linkedCluster(Array.from({ length: 55 }, (_, n) => [`word ${n}`, `meaning ${n}`]));
    const learner = await server.signUp('planned@example.com');
    expect((await learner.call<Visit>('GET', api)).body).toMatchObject({ rows_total: 55, importable_rows: 50 });
    for (const _ of [1, 2]) await newCluster(learner);
    const other = await linkedCluster();
    const responses = await Promise.all([
      learner.call('POST', `${api}/copy`),
      learner.call('POST', `${api}/copy`),
      learner.call('POST', `${other.api}/copy`),
    ]);
    expect(responses.map(({ status }) => status).filter((status) => status === 403).length).toBeGreaterThan(0);
    const clusters = (await learner.call<{ row_count: number }[]>('GET', '/api/clusters')).body;
    expect(clusters).toHaveLength(3);
    expect([50, 3]).toContain(clusters[2]?.row_count);
  });
});

describe('the page of a link', () => {
  // Specification: S0-1.172
  test('says in its head what the link shows, has the first words without a script, and no markup of theirs', async () => {
    const { code, id, link } = await linkedCluster();
    const page = await server.visitor.call<string>('GET', `/l/${code}`);
    expect(page.status).toBe(200);
    expect(page.headers['x-robots-tag']).toBe('noindex');
    expect(page.body).toContain('<title>Animals &amp; houses · Wordcluster</title>');
    expect(page.body).toContain('content="Haus – house, Baum – tree, Katze &lt;b&gt; – cat"');
    expect(page.body).toContain('<span dir="auto" lang="de">Haus</span>');
    expect(page.body).not.toContain('<b>Katze');
    expect(page.body.match(/og:title/g)).toHaveLength(1);
    await owner.call('PATCH', `/api/clusters/${id}/links/${link.id}`, { indexed: true });
    const indexed = await server.visitor.call<string>('GET', `/l/${code}`);
    expect(indexed.headers['x-robots-tag']).toBeUndefined();
    expect(indexed.body).not.toContain('noindex');
    await owner.call('DELETE', `/api/clusters/${id}/links/${link.id}`);
    const ended = await server.visitor.call<string>('GET', `/l/${code}`);
    expect(ended.status).toBe(404);
    expect(ended.body).toContain('This link was turned off.');
    expect((await server.visitor.call('GET', '/l/nonsense')).status).toBe(404);
  });

  test('has a picture of the words in every script, also of very long ones', async () => {
    const { code, id, link } = await linkedCluster([
      ['שלום עולם', 'مرحبا بالعالم'],
      ['中文字', '한국어 단어'],
      ['x'.repeat(1000), '🦋 butterfly'],
      ['नमस्ते', 'สวัสดี'],
    ]);
    const response = await server.app.inject({ method: 'GET', url: `/l/${code}/picture.png` });
    expect(response.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' });
    const { width, height, format } = await sharp(response.rawPayload).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
    // Words are drawn: not only the ground and the stripe.
    expect((await sharp(response.rawPayload).stats()).entropy).toBeGreaterThan(0.3);
    await owner.call('DELETE', `/api/clusters/${id}/links/${link.id}`);
    expect((await server.app.inject({ method: 'GET', url: `/l/${code}/picture.png` })).statusCode).toBe(404);
  });
});

describe('a report', () => {
  // Specification: S0-1.177, S0-1.178, S0-1.179, S0-1.180
  test('reaches the administrator, who closes the link permanently; the owner gets the reason', async () => {
    const { id, api, link, code } = await linkedCluster();
    const report = (reason: string) => server.visitor.call('POST', `${api}/report`, { reason });
    expect((await report('  ')).body).toMatchObject({ error: { message_id: 'link.reason_missing' } });
    expect((await report('These words insult people.')).status).toBe(200);
    await report('Nothing at all');
    const list = async () => (await admin.call<{ id: number; reason: string }[]>('GET', '/api/reports')).body;
    expect(await list()).toMatchObject([
      {
        reason: 'These words insult people.',
        title: 'Animals & houses',
        link: { id: link.id },
        owner: { id: owner.id },
      },
      { reason: 'Nothing at all' },
    ]);
    const [first, second] = await list();
    expect((await admin.call('POST', `/api/reports/${second?.id}/dismiss`)).status).toBe(200);
    const close = () => admin.call('POST', `/api/reports/${first?.id}/close`, { reason: 'Insulting words.' });
    expect((await close()).status).toBe(200);
    expect((await close()).status).toBe(404);
    expect(await list()).toEqual([]);
    expect((await server.visitor.call('GET', `/l/${code}`)).status).toBe(404);
    const mail = await server.context.db
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '=', 'teacher@example.com')
      .executeTakeFirstOrThrow();
    expect(mail.text).toContain('for this reason: Insulting words.');
    expect((await owner.call('POST', `/api/clusters/${id}/links`)).body).toMatchObject({
      error: { message_id: 'link.closed_by_administrator' },
    });
  });

  test('is throttled by address', async () => {
    const { api } = await linkedCluster();
    const responses = await Promise.all(
      Array.from({ length: 25 }, () => server.visitor.call('POST', `${api}/report`, { reason: 'Spam' })),
    );
    expect(responses.some(({ status }) => status === 429)).toBe(true);
  });
});
