import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const request = {
  topic: 'animals',
  word_count: 10,
  col_1_language: 'de',
  col_2_language: 'sk',
  cluster_title: 'Tiere',
};
interface Cluster {
  id: number;
  title: string;
  row_count: number;
  col_1_name: string;
  col_2_language: string | null;
}
const clusters = async (user: Caller) => (await user.call<Cluster[]>('GET', '/api/clusters')).body;

describe('the embedded teacher', () => {
  // Specification: S1-7.15-16
  test('makes a new cluster out of aligned rows, once', async () => {
    const user = await server.signUp('new@example.com');
    const generated = await user.call<{ rows: string[][]; importable_rows: number }>('POST', '/api/ai/import', request);
    expect(generated.body.rows).toHaveLength(10);
    expect(new Set(generated.body.rows.map(([german]) => german)).size).toBe(10);
    const imported = await user.call<{ cluster_id: number; message: string }>('POST', '/api/ai/start-import');
    expect(imported.body.message).toBe('10 rows were imported.');
    expect(await clusters(user)).toMatchObject([
      { id: imported.body.cluster_id, title: 'Tiere', row_count: 10, col_1_name: 'German', col_2_language: 'sk' },
    ]);
    expect(await user.call('POST', '/api/ai/start-import')).toMatchObject({ status: 409 });
  });

  // Specification: S1-3.15, S1-6.05
  test('fills the columns of an existing cluster, up to the free limit', async () => {
    const user = await server.signUp('limit@example.com');
    const { id } = (
      await user.call<Cluster>('POST', '/api/clusters', {
        title: 'Words',
        col_1_name: 'German',
        col_2_name: 'Note',
        col_3_name: 'Slovak',
      })
    ).body;
    for (let n = 0; n < 45; n++) await user.call('POST', `/api/clusters/${id}/clusterRows`, { col_1_value: `w${n}` });
    const generated = await user.call('POST', '/api/ai/import', {
      ...request,
      cluster_id: id,
      col_2_language: null,
      col_3_language: 'sk',
    });
    expect(generated.body).toMatchObject({ real_rows: 10, importable_rows: 5 });
    await user.call('POST', '/api/ai/start-import');
    const rows = (
      await user.call<{ row_number: number; col_2_value: string | null; col_3_value: string | null }[]>(
        'GET',
        `/api/clusters/${id}/clusterRows`,
      )
    ).body;
    expect(rows).toHaveLength(50);
    expect(rows.at(-1)).toMatchObject({ row_number: 50, col_2_value: null, col_3_value: expect.any(String) });
  });

  test('says which topics it knows instead of giving unrelated words', async () => {
    const user = await server.signUp('unknown@example.com');
    const response = await user.call<{ error: { message: string } }>('POST', '/api/ai/import', {
      ...request,
      topic: 'qwxyzzy',
    });
    expect(response.status).toBe(422);
    expect(response.body.error.message).toMatch(/It knows, for example: \w+/);
  });

  // Specification: S1-5.19-20
  test.each([
    ['a topic under 3 letters', { topic: 'ab' }],
    ['a topic of 5,000 letters', { topic: 'a'.repeat(5000) }],
    ['no words', { word_count: 0 }],
    ['51 words', { word_count: 51 }],
    ['ten words, in letters', { word_count: 'ten' }],
    ['no language', { col_1_language: null, col_2_language: null }],
    ['an unknown language', { col_1_language: 'xx' }],
    ['a short title of a new cluster', { cluster_title: 'ab' }],
  ])('refuses %s', async (_name, over) => {
    const user = await server.signUp(`refuse${Math.random()}@example.com`);
    expect((await user.call('POST', '/api/ai/import', { ...request, ...over })).status).toBe(422);
    expect((await user.call('POST', '/api/ai/start-import')).status).toBe(409);
  });

  // Specification: S1-6.06-07
  test("does not write into a stranger's or a fourth cluster", async () => {
    const owner = await server.signUp('owner@example.com');
    const { id } = (await owner.call<Cluster>('POST', '/api/clusters', { title: 'Mine', col_1_name: 'Word' })).body;
    const other = await server.signUp('other@example.com');
    expect((await other.call('POST', '/api/ai/import', { ...request, cluster_id: id })).status).toBe(404);
    for (let n = 0; n < 3; n++) await other.call('POST', '/api/clusters', { title: 'Full', col_1_name: 'Word' });
    expect((await other.call('POST', '/api/ai/import', request)).status).toBe(403);
  });
});

describe('the embedded voice', () => {
  // Specification: S0-1.11, S1-1.03, S1-7.21-22
  test('reads a cell aloud as MP3; cached audio costs nothing', async () => {
    const user = await server.signUp('voice@example.com', 'great');
    const { id } = (
      await user.call<Cluster>('POST', '/api/clusters', {
        title: 'Words',
        col_1_name: 'Slovak',
        col_2_name: 'Note',
        col_1_language: 'sk',
      })
    ).body;
    const row = (
      await user.call<{ id: number }>('POST', `/api/clusters/${id}/clusterRows`, { col_1_value: 'cestovať' })
    ).body;
    const listen = (col_number = 1) => user.call('POST', `/api/listen/${id}`, { row_id: row.id, col_number });
    const left = async () =>
      (await user.call<{ voice_characters_remaining: number }>('GET', '/api/listen/availability')).body
        .voice_characters_remaining;
    const before = await left();
    const sound = await listen();
    expect(sound.status).toBe(200);
    expect(sound.headers['content-type']).toBe('audio/mpeg');
    expect(before - (await left())).toBe('cestovať'.length);
    await listen();
    expect(before - (await left())).toBe('cestovať'.length);
    expect((await listen(2)).status).toBe(422);
    const languages = (await user.call<{ languages: string[] }>('GET', '/api/listen/languages')).body.languages;
    expect(languages).toContain('sk');
    expect(languages).not.toContain('xh');
  });

  test('reads kanji by the kana of the row, leaves Thai to browsers, and is called what it is', async () => {
    const user = await server.signUp('kanji@example.com', 'great');
    const columns = { col_1_name: 'Word', col_2_name: 'Reading', col_1_language: 'ja' };
    const made = await user.call<Cluster>('POST', '/api/clusters', { title: 'Kanji', ...columns });
    expect(made).toMatchObject({ status: 201 });
    const { id } = made.body;
    const hear = async (cells: Record<string, string>) => {
      const row = await user.call<{ id: number }>('POST', `/api/clusters/${id}/clusterRows`, cells);
      return user.call('POST', `/api/listen/${id}`, { row_id: row.body.id, col_number: 1 });
    };
    expect((await hear({ col_1_value: '猫', col_2_value: 'ねこ' })).status).toBe(200);
    expect((await hear({ col_1_value: '飲[の]む' })).status).toBe(200);
    expect((await hear({ col_1_value: '犬' })).status).toBe(422);
    const { languages } = (await user.call<{ languages: string[] }>('GET', '/api/listen/languages')).body;
    expect(languages).not.toContain('th');
    expect((await user.call('GET', '/api/configuration')).body).toMatchObject({
      teacher: 'built_in',
      voice: 'built_in',
    });
  });

  test('cached audio is found by prepared statements in one’s own cluster, and not without read access to the cell', async () => {
    const owner = await server.signUp('heard@example.com', 'great');
    const languages = { col_1_language: 'en', col_2_language: 'sk' };
    const body = { title: 'Words', col_1_name: 'English', col_2_name: 'Slovak', col_3_name: 'Note', ...languages };
    const { id } = (await owner.call<Cluster>('POST', '/api/clusters', body)).body;
    const cells = { col_1_value: 'dear', col_2_value: 'ľúbezný “žiaľ”\n(druhý riadok)' };
    const row = (await owner.call<{ id: number }>('POST', `/api/clusters/${id}/clusterRows`, cells)).body;
    const prepared = vi.spyOn(server.context, 'prepared');
    const foundAtOnce = async () => {
      const last: unknown[] | undefined = await prepared.mock.results.at(-1)?.value;
      return last?.length === 1;
    };
    const hear = (who: Caller, col_number = 2) => who.call('POST', `/api/listen/${id}`, { row_id: row.id, col_number });

    const first = await hear(owner);
    expect(await foundAtOnce()).toBe(false);
    const again = await hear(owner);
    expect(await foundAtOnce()).toBe(true);
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(again.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': first.headers['content-length'],
      'cache-control': 'private, max-age=86400',
    });
    expect((await hear(owner, 3)).status).toBe(422);

    const stranger = await server.signUp('not-heard@example.com', 'great');
    expect((await hear(stranger)).status).toBe(404);
    await owner.call('POST', `/api/clusters/${id}/share`, { email: 'not-heard@example.com' });
    expect(await hear(stranger)).toMatchObject({ status: 200, body: first.body });
    // Another user's cluster is in its owner's shard: the general path finds it.
    expect(await foundAtOnce()).toBe(false);

    await owner.call('PATCH', `/api/clusters/${id}/clusterRows/${row.id}`, { col_2_value: 'iný' });
    expect((await hear(owner)).body).not.toBe(first.body);
    // Once a day the general path updates the time of its last use.
    server.clock.advance(86_400 + 60);
    await hear(owner);
    expect(await foundAtOnce()).toBe(false);
    await hear(owner);
    expect(await foundAtOnce()).toBe(true);
    prepared.mockRestore();
  });
});

describe('the chat', () => {
  test('shows the last hundred exchanges of a long conversation', async () => {
    const user = await server.signUp('talker@example.com');
    await sql`insert into chat_messages (user_id, role, content, created_at)
      select ${user.id}, case when n % 2 = 1 then 'user' else 'assistant' end, n::text, ${server.clock.now()}
      from generate_series(1, 300) n`.execute(server.context.db);
    const { body } = await user.call<{ role: string; content: string }[]>('GET', '/api/ai/chat');
    expect(body).toHaveLength(200);
    expect(body[0]).toEqual({ role: 'user', content: '101' });
    expect(body.at(-1)).toEqual({ role: 'assistant', content: '300' });
  });

  // Specification: S1-1.14, S1-7.02, S2-3.17, S2-7.20-21
  test('answers in JSON and as a stream, remembers, forgets, and stops at the upgrade when the pool is empty', async () => {
    const user = await server.signUp('chat@example.com');
    const said = await user.call<{ role: string; content: string }>('POST', '/api/ai/chat', {
      message: 'How do you say dog in German?',
    });
    expect(said.body.content).toContain('Hund');
    expect((await user.call<object[]>('GET', '/api/ai/chat')).body).toHaveLength(2);
    expect((await user.call('POST', '/api/ai/chat', { message: '   ' })).status).toBe(422);
    const admin = await server.signUp('admin@wordcluster.example');
    await admin.call('POST', '/api/settings', { used_free_characters: 10, free_pool_limit: 10 });
    expect(await user.call('POST', '/api/ai/chat', { message: 'Hello' })).toMatchObject({
      status: 403,
      body: { error: { message: 'Upgrade to PREMIUM to ask A. I. Teacher!' } },
    });
    expect((await user.call('GET', '/api/ai/availability')).body).toEqual({
      ai_available: false,
      text_characters_remaining: 0,
    });
  });
});
