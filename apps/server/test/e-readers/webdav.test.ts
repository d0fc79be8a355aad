import type { ResponseOf } from '@wordcluster/contract/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCluster, rowsOf } from '../setup/clusters.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';
import { koreaderFile, type KoreaderWord } from './reader-files.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ACCOUNT_MB_MAX: '1' });
});
afterAll(() => server.close());

const FILE = 'vocabulary_builder.sqlite3';

/** A request as the device makes it: no cookie, no token but the one in the address. */
async function dav(method: string, url: string, payload?: Buffer, headers: Record<string, string> = {}) {
  const response = await server.app.inject({
    method: method as 'GET',
    url,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload, text: response.body };
}

async function reader(user: Caller, fields: Record<string, unknown> = {}) {
  const cluster = (await newCluster(user, fields)).id;
  const made = await user.call<ResponseOf<'POST /api/e-readers'>>('POST', '/api/e-readers', {
    cluster_id: cluster,
    name: 'Kobo',
  });
  expect(made.status).toBe(201);
  const folder = new URL(made.body.url).pathname;
  return { cluster, id: made.body.id, url: made.body.url, folder, file: `${folder}${FILE}` };
}

const WORDS: KoreaderWord[] = [
  { word: 'Wald', before: 'Sie ging in den ', after: ' und sah', book: 'Momo' },
  { word: 'gehen', before: 'Wir ', marked: 'gingen', after: ' nach\n Hause.', book: 'Die unendliche Geschichte' },
  { word: 'Uhr', book: 'Momo' },
];
const list = async (user: Caller) => (await user.call<ResponseOf<'GET /api/e-readers'>>('GET', '/api/e-readers')).body;
const cells = async (user: Caller, cluster: number) =>
  (await rowsOf(user, cluster)).map(({ col_1_value, col_2_value, tags }) => [col_1_value, col_2_value, tags]);

describe('an e-reader with KOReader', () => {
  // Specification: S0-1.321
  test('gets its file back unchanged, and its words are rows with their sentence and their book', async () => {
    const user = await server.signUp('kobo@example.com', 'great');
    const { cluster, id, file, folder } = await reader(user);
    expect(await list(user)).toEqual({
      e_readers: [
        {
          id,
          cluster_id: cluster,
          name: 'Kobo',
          created_at: server.clock.now().toISOString(),
          last_used_at: null,
          words: 0,
          words_left: 0,
        },
      ],
    });
    // The first round: nothing is there yet, and the device has no tag to send.
    expect((await dav('GET', file)).status).toBe(404);
    const content = await koreaderFile(WORDS);
    const put = await dav('PUT', file, content);
    expect(put.status).toBe(201);
    expect(await cells(user, cluster)).toEqual([
      ['Wald', 'Sie ging in den Wald und sah', ['Momo']],
      ['gehen', 'Wir gingen nach Hause.', ['Die unendliche Geschichte']],
      ['Uhr', null, ['Momo']],
    ]);
    const got = await dav('GET', file);
    expect(got.status).toBe(200);
    expect(got.bytes.equals(content)).toBe(true);
    expect(got.headers['etag']).toBe(put.headers['etag']);
    expect(got.headers['content-type']).toBe('application/vnd.sqlite3');
    expect(got.headers['etag']).toMatch(/^"[\w-]{43}"$/);
    expect((await list(user)).e_readers[0]).toMatchObject({
      words: 3,
      words_left: 0,
      last_used_at: server.clock.now().toISOString(),
    });

    // The second round, with one word more; the tag of what was read comes along.
    const more = await koreaderFile([...WORDS, { word: 'Zeit', before: 'Die ', after: ' ist Leben.' }]);
    const again = await dav('PUT', file, more, { 'if-match': String(got.headers['etag']) });
    expect(again.status).toBe(204);
    expect((await cells(user, cluster)).map(([word]) => word)).toEqual(['Wald', 'gehen', 'Uhr', 'Zeit']);
    expect((await dav('PROPFIND', folder)).status).toBe(207);
  });

  test('does not bring back a row that was deleted here, nor a word that is a row already', async () => {
    const user = await server.signUp('once@example.com', 'great');
    const { cluster, file } = await reader(user);
    await user.call('POST', `/api/clusters/${cluster}/clusterRows`, { col_1_value: 'WALD', col_2_value: 'forest' });
    await dav('PUT', file, await koreaderFile(WORDS));
    expect((await cells(user, cluster)).map(([word]) => word)).toEqual(['WALD', 'gehen', 'Uhr']);
    const clock = (await rowsOf(user, cluster)).find((row) => row.col_1_value === 'Uhr');
    await user.call('DELETE', `/api/clusters/${cluster}/clusterRows/${clock?.id}`);
    await dav('PUT', file, await koreaderFile([...WORDS, { word: 'neu' }]));
    expect((await cells(user, cluster)).map(([word]) => word)).toEqual(['WALD', 'gehen', 'neu']);
    // Looked up again after it had left the file.
    await dav('PUT', file, await koreaderFile([{ word: 'neu' }]));
    await dav('PUT', file, await koreaderFile([{ word: 'neu' }, { word: 'Uhr' }]));
    expect((await cells(user, cluster)).map(([word]) => word)).toEqual(['WALD', 'gehen', 'neu', 'Uhr']);
  });

  test('keeps words beyond the free plan’s limit until there is space', async () => {
    const user = await server.signUp('free@example.com');
    const { cluster, file } = await reader(user);
    const content = await koreaderFile(Array.from({ length: 53 }, (_, index) => ({ word: `Wort ${index}` })));
    expect((await dav('PUT', file, content)).status).toBe(201);
    expect(await rowsOf(user, cluster)).toHaveLength(50);
    expect((await list(user)).e_readers[0]).toMatchObject({ words: 50, words_left: 3 });
    const [first, second] = await rowsOf(user, cluster);
    for (const row of [first, second]) await user.call('DELETE', `/api/clusters/${cluster}/clusterRows/${row?.id}`);
    expect((await dav('PUT', file, content)).status).toBe(204);
    expect((await cells(user, cluster)).map(([word]) => word).slice(-2)).toEqual(['Wort 50', 'Wort 51']);
    expect((await list(user)).e_readers[0]).toMatchObject({ words: 52, words_left: 1 });
  });

  test('is refused by conditions: an upload that was made of an older file, and one that must be the first', async () => {
    const user = await server.signUp('conditions@example.com', 'great');
    const { cluster, file } = await reader(user);
    const one = await koreaderFile([{ word: 'eins' }]);
    const two = await koreaderFile([{ word: 'zwei' }]);
    // Nothing is there that a tag, or any, could match.
    expect((await dav('PUT', file, one, { 'if-match': '"x"' })).status).toBe(412);
    expect((await dav('PUT', file, one, { 'if-match': '*' })).status).toBe(412);
    const first = await dav('PUT', file, one, { 'if-none-match': '*' });
    expect(first.status).toBe(201);
    const tag = String(first.headers['etag']);
    expect((await dav('PUT', file, two, { 'if-none-match': '*' })).status).toBe(412);
    expect((await dav('PUT', file, two, { 'if-none-match': tag })).status).toBe(412);
    expect((await dav('PUT', file, two, { 'if-match': `W/${tag}` })).status).toBe(412);
    expect(await cells(user, cluster)).toHaveLength(1);
    const second = await dav('PUT', file, two, { 'if-match': `"other", ${tag}` });
    expect(second.status).toBe(204);
    expect((await dav('PUT', file, one, { 'if-match': tag })).status).toBe(412);
    expect((await dav('PUT', file, one, { 'if-match': '*' })).status).toBe(204);

    const now = String((await dav('GET', file)).headers['etag']);
    for (const known of [now, `W/${now}`, `"other", ${now}`, '*']) {
      const current = await dav('GET', file, undefined, { 'if-none-match': known });
      expect(current.status, known).toBe(304);
      expect(current.bytes).toHaveLength(0);
      expect(current.headers['etag']).toBe(now);
    }
    expect((await dav('GET', file, undefined, { 'if-none-match': tag.replace('"', '"x') })).status).toBe(200);
  });

  test('of two uploads made of the same file at once stores one, and refuses the other', async () => {
    const user = await server.signUp('race@example.com', 'great');
    const { cluster, file } = await reader(user);
    const tag = String((await dav('PUT', file, await koreaderFile([{ word: 'null' }]))).headers['etag']);
    const contents = await Promise.all(['a', 'b', 'c'].map((word) => koreaderFile([{ word: 'null' }, { word }])));
    const responses = await Promise.all(contents.map((content) => dav('PUT', file, content, { 'if-match': tag })));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 412, 412]);
    expect(await cells(user, cluster)).toHaveLength(2);
    const winner = contents[responses.findIndex(({ status }) => status === 204)];
    expect((await dav('GET', file)).bytes.equals(winner ?? Buffer.alloc(0))).toBe(true);
  });

  test('lists its folder and its file, and nothing else can be done there', async () => {
    const user = await server.signUp('folder@example.com', 'great');
    const { folder, file } = await reader(user);
    const body = Buffer.from(
      '<?xml version="1.0"?><a:propfind xmlns:a="DAV:"><a:prop><a:resourcetype/></a:prop></a:propfind>',
    );
    const xml = { 'content-type': 'application/xml', depth: '1' };
    const empty = await dav('PROPFIND', folder, body, xml);
    expect(empty.status).toBe(207);
    expect(empty.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(empty.text.match(/<D:response>/g)).toHaveLength(1);
    expect(empty.text).toContain(`<D:href>${folder}</D:href>`);
    expect((await dav('PROPFIND', file, body, xml)).status).toBe(404);
    const content = await koreaderFile(WORDS);
    const tag = String((await dav('PUT', file, content)).headers['etag']);
    const filled = await dav('PROPFIND', folder.slice(0, -1), body, xml);
    expect(filled.text.match(/<D:response>/g)).toHaveLength(2);
    expect(filled.text).toContain(`<D:href>${file}</D:href>`);
    expect(filled.text).toContain(`<D:getcontentlength>${content.length}</D:getcontentlength>`);
    expect(filled.text).toContain(`<D:getetag>${tag}</D:getetag>`);
    expect((await dav('PROPFIND', folder, body, { ...xml, depth: '0' })).text.match(/<D:response>/g)).toHaveLength(1);
    expect((await dav('PROPFIND', file, body, xml)).text.match(/<D:response>/g)).toHaveLength(1);

    for (const address of [folder, file]) {
      const options = await dav('OPTIONS', address);
      expect(options).toMatchObject({ status: 204, headers: { dav: '1' } });
      expect(options.headers['allow']).toBe(address === file ? 'OPTIONS, PROPFIND, GET, PUT' : 'OPTIONS, PROPFIND');
      for (const method of ['POST', 'DELETE', 'MKCOL', 'MOVE', 'COPY', 'LOCK', 'UNLOCK', 'PROPPATCH', 'PATCH', 'HEAD'])
        expect((await dav(method, address)).status, method).toBe(405);
    }
    for (const method of ['GET', 'PUT']) expect((await dav(method, folder)).status, method).toBe(405);
    expect((await dav('PUT', `${folder}statistics.sqlite3`, content)).status).toBe(403);
    expect((await dav('PUT', `${folder}deeper/${FILE}`, content)).status).toBe(403);
    expect((await dav('GET', `${folder}statistics.sqlite3`)).status).toBe(404);
    expect((await dav('PUT', file, content, { 'content-range': 'bytes 0-9/20' })).status).toBe(400);
  });
});

describe('the address of an e-reader', () => {
  test('ends at once, and one that never was is answered in the same way', async () => {
    const user = await server.signUp('ends@example.com', 'great');
    const other = await server.signUp('stranger@example.com', 'great');
    const { cluster, id, folder, file } = await reader(user);
    await dav('PUT', file, await koreaderFile(WORDS));
    expect((await other.call('DELETE', `/api/e-readers/${id}`)).status).toBe(404);
    expect(await list(other)).toEqual({ e_readers: [] });
    expect((await user.call('DELETE', `/api/e-readers/${id}`)).status).toBe(200);
    expect((await user.call('DELETE', `/api/e-readers/${id}`)).status).toBe(404);
    const madeUp = [folder, `/dav/${user.id.toString(36)}_${'A'.repeat(43)}/`, '/dav/nothing/', '/dav/wcp_x/'];
    for (const address of madeUp)
      for (const method of ['GET', 'PUT', 'PROPFIND', 'OPTIONS'])
        expect((await dav(method, `${address}${FILE}`)).status, `${method} ${address}`).toBe(403);
    expect(await cells(user, cluster)).toHaveLength(3);
    const rest = await server.context.db.selectFrom('e_reader_words').select('e_reader_id').execute();
    expect(rest.filter((one) => one.e_reader_id === id)).toEqual([]);
  });

  test('reaches nothing else, and no program makes one', async () => {
    const user = await server.signUp('narrow@example.com', 'great');
    const { folder } = await reader(user);
    const token = folder.split('/')[2] ?? '';
    expect((await server.callerWith(token).call('GET', '/api/clusters')).status).toBe(401);
    const expires_at = new Date(server.clock.now().getTime() + 86_400_000).toISOString();
    const scopes = ['read', 'write', 'practise'];
    const made = await user.call<{ token: string }>('POST', '/api/user/tokens', { name: 'x', scopes, expires_at });
    const program = server.callerWith(made.body.token);
    expect((await program.call('GET', '/api/e-readers')).status).toBe(403);
    const cluster_id = (await newCluster(user)).id;
    expect((await program.call('POST', '/api/e-readers', { cluster_id, name: 'x' })).status).toBe(403);
  });

  test('is created for a writable cluster, at most ten times, and reported by mail', async () => {
    const user = await server.signUp('many@example.com', 'great');
    const other = await server.signUp('owner@example.com', 'great');
    const strange = (await newCluster(other)).id;
    expect((await user.call('POST', '/api/e-readers', { cluster_id: strange, name: 'x' })).status).toBe(404);
    await other.call('POST', `/api/clusters/${strange}/share`, { email: 'many@example.com' });
    const own = (await newCluster(user)).id;
    for (const name of ['', ' ', 'x'.repeat(61)])
      expect((await user.call('POST', '/api/e-readers', { cluster_id: own, name })).status).toBe(422);
    for (let made = 0; made < 10; made += 1)
      expect((await user.call('POST', '/api/e-readers', { cluster_id: own, name: `Reader ${made}` })).status).toBe(201);
    expect((await user.call('POST', '/api/e-readers', { cluster_id: own, name: 'one more' })).status).toBe(409);
    const mails = await server.context.db.selectFrom('mails').select('recipient').execute();
    expect(mails.filter(({ recipient }) => recipient === 'many@example.com').length).toBeGreaterThanOrEqual(10);
  });

  test('is refused once its cluster is gone, or nothing may be added to it', async () => {
    const user = await server.signUp('gone@example.com', 'great');
    const { cluster, file } = await reader(user);
    const content = await koreaderFile(WORDS);
    await user.call('DELETE', `/api/clusters/${cluster}`);
    expect((await dav('PUT', file, content)).status).toBe(403);
    await user.call('POST', `/api/clusters/${cluster}/restore`);
    expect((await dav('PUT', file, content)).status).toBe(201);
  });

  test('ends with the account, and with the removed cluster for good', async () => {
    const user = await server.signUp('leaving@example.com', 'great');
    const { cluster, id, file } = await reader(user);
    const current = await reader(user);
    await dav('PUT', file, await koreaderFile(WORDS));
    await dav('PUT', current.file, await koreaderFile(WORDS));
    await user.call('DELETE', `/api/clusters/${cluster}`);
    server.clock.advance(3600);
    const { deleteRemoved } = await import('../../src/features/clusters/remove-cluster.ts');
    await deleteRemoved(server.context.db, server.clock.now(), server.clock.now());
    expect((await list(user)).e_readers.map((one) => one.id)).toEqual([current.id]);
    const words = await server.context.db
      .selectFrom('e_reader_words')
      .select('e_reader_id')
      .where('user_id', '=', user.id)
      .execute();
    expect(words.map(({ e_reader_id }) => e_reader_id)).toEqual([current.id, current.id, current.id]);
    expect(id).not.toBe(current.id);
    const { removeAccount } = await import('../../src/features/accounts/remove-account.ts');
    await removeAccount(server.context, { id: user.id } as Parameters<typeof removeAccount>[1]);
    expect((await dav('GET', current.file)).status).toBe(403);
    for (const table of ['e_readers', 'e_reader_words'] as const)
      expect(
        await server.context.db.selectFrom(table).select('user_id').where('user_id', '=', user.id).execute(),
      ).toEqual([]);
  });

  test('counts its file among what the account keeps', async () => {
    const user = await server.signUp('full@example.com', 'great');
    const { cluster, file } = await reader(user);
    const long = 'x'.repeat(900);
    const large = await koreaderFile(
      Array.from({ length: 700 }, (_, index) => ({ word: `Wort ${index}`, before: `${index} ${long} `, after: '.' })),
    );
    expect(large.length).toBeGreaterThan(600_000);
    // With its rows it would be more than the megabyte of an account here.
    expect((await dav('PUT', file, large)).status).toBe(413);
    expect(await cells(user, cluster)).toEqual([]);
    expect((await dav('GET', file)).status).toBe(404);
    expect((await dav('PUT', file, await koreaderFile(WORDS))).status).toBe(201);
  });
});
