import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCluster, rowsOf } from '../setup/clusters.ts';
import { programToken, startTestServer, type TestServer } from '../setup/server.ts';
import { YOMITAN_HEADERS, YOMITAN_REQUESTS } from './yomitan-requests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const COLUMNS = { title: 'Japanese', col_1_name: 'Expression', col_2_name: 'Meaning', col_3_name: 'Sentence' };

async function dictionaryOf(email: string, scopes = ['read', 'write']) {
  const user = await server.signUp(email, 'great');
  const { id } = await newCluster(user, COLUMNS);
  return { user, id, key: await programToken(server, user, scopes) };
}

/** A request as extensions send it: from an origin of their own, without cookies, the token in the body. */
async function send(body: unknown, headers: Record<string, string> = {}) {
  const response = await server.app.inject({
    method: 'POST',
    url: '/ankiconnect',
    headers: {
      'content-type': 'application/json',
      origin: 'chrome-extension://likgccmbimhjbgkjambclfkhldnlhbnn',
      ...headers,
    },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
  expect(response.statusCode).toBe(200);
  expect(response.headers['access-control-allow-origin']).toBe('*');
  expect(response.headers['set-cookie']).toBeUndefined();
  return JSON.parse(response.body) as unknown;
}

/** A note as Yomitan makes it: HTML in the fields, unknown options. */
const yomitanNote = (expression: string, more: object = {}) => ({
  fields: {
    Expression: expression,
    Meaning: '<div style="text-align: left;"><ol><li>to read</li><li>to guess &amp; see</li></ol></div>',
    Sentence: '本を<b>読む</b>。',
  },
  tags: ['yomitan'],
  deckName: 'Japanese',
  modelName: 'Japanese',
  options: {
    allowDuplicate: false,
    duplicateScope: 'deck',
    duplicateScopeOptions: { deckName: null, checkChildren: false, checkAllModels: false },
  },
  ...more,
});

describe('AnkiConnect', () => {
  // Specification: S0-1.241
  test('keeps files that are sent before their note, and gives them to its row', async () => {
    const { user, id, key } = await dictionaryOf('with-media@example.com');
    const invoke = (action: string, params: object = {}) => send({ action, params, version: 2, key });
    const sound = Buffer.concat([Buffer.from('OggS'), Buffer.alloc(24), Buffer.from('OpusHead'), Buffer.alloc(20)]);
    const data = sound.toString('base64');
    expect(await invoke('storeMediaFile', { filename: 'yomitan_audio.ogg', data })).toBe('yomitan_audio.ogg');
    expect(await invoke('storeMediaFile', { filename: 'a.mp3', url: 'http://127.0.0.1/a.mp3' })).toBeNull();
    const fields = { Expression: '読む', Meaning: 'to read [sound:yomitan_audio.ogg]', Sentence: '[sound:none.mp3]' };
    await invoke('addNote', { note: yomitanNote('読む', { fields }) });
    const [row] = await rowsOf(user, id);
    expect(row).toMatchObject({ col_2_value: 'to read', sound_1: null, sound_3: null, picture: null });
    const audio = await server.app.inject({ method: 'GET', url: row?.sound_2 ?? '/nothing' });
    expect(audio.rawPayload.equals(sound)).toBe(true);
  });

  test('adds a note without a file beyond the plan’s limit, and keeps the note', async () => {
    const user = await server.signUp('full-dictionary@example.com');
    const { id } = await newCluster(user, COLUMNS);
    const key = await programToken(server, user, ['write']);
    const invoke = (action: string, params: object) => send({ action, params, version: 2, key });
    for (const seed of [1, 2]) {
      const data = Buffer.concat([
        Buffer.from('OggS'),
        Buffer.alloc(24),
        Buffer.from('OpusHead'),
        Buffer.alloc(20, seed),
      ]);
      await invoke('storeMediaFile', { filename: `${seed}.ogg`, data: data.toString('base64') });
    }
    // As if each took more than half of the plan.
    await server.context.db
      .updateTable('media_files')
      .set({ bytes: 12_000_000 })
      .where('user_id', '=', user.id)
      .execute();
    for (const seed of [1, 2]) {
      const fields = { Expression: `word ${seed} [sound:${seed}.ogg]`, Meaning: 'x' };
      expect(await invoke('addNote', { note: yomitanNote('', { fields }) })).toEqual(expect.any(Number));
    }
    expect(await rowsOf(user, id)).toMatchObject([
      { sound_1: expect.any(String) },
      { col_1_value: 'word 2', sound_1: null },
    ]);
  });

  // Specification: S0-1.155
  test('answers the recorded requests of Yomitan so that its client understands them', async () => {
    const { user, id, key } = await dictionaryOf('recorded@example.com');
    const answers: [string, unknown][] = [];
    let note = '';
    for (const request of YOMITAN_REQUESTS) {
      const body = request.replaceAll('<key>', key).replaceAll('<note>', note);
      const { action } = JSON.parse(body) as { action: string };
      const response = await send(body, YOMITAN_HEADERS);
      if (action === 'addNote') note = String(response);
      answers.push([action, response]);
    }
    const duplicate = { canAdd: false, error: 'cannot create note because it is a duplicate' };
    const free = { canAdd: true, error: null };
    const sound = 'yomitan_audio_よむ_読む_2026-01-01-00-00-00-000.ogg';
    const number = Number(note);
    // A bare result each: an object with an error would be a failure for it.
    expect(answers).toEqual([
      ['version', 6],
      ['deckNames', ['Japanese']],
      ['modelNames', ['Japanese']],
      ['modelFieldNames', ['Expression', 'Meaning', 'Sentence']],
      ['canAddNotesWithErrorDetail', [free]],
      ['canAddNotes', [true]],
      ['storeMediaFile', sound],
      ['addNote', number],
      ['canAddNotesWithErrorDetail', [duplicate, free]],
      ['canAddNotes', [false, true]],
      ['multi', [[number], []]],
      ['notesInfo', [expect.objectContaining({ noteId: number, tags: ['yomitan'], cards: [number] }), {}]],
      ['addNotes', [expect.any(Number), expect.any(Number)]],
      ['guiBrowse', [number]],
    ]);
    expect(await rowsOf(user, id)).toMatchObject([
      {
        // The id of a note is that of its row, with as many digits as Anki's.
        id: number - 1_000_000_000_000,
        col_1_value: '読む',
        col_2_value: '(v5, JMdict) to read\nto guess & see',
        sound_1: expect.any(String),
      },
      { col_1_value: '書く', col_3_value: '本を読む。', tags: ['yomitan'] },
      { col_1_value: '話す' },
    ]);
  });

  // Specification: S0-1.155
  test('takes a word, refuses it a second time, and finds it again', async () => {
    const { user, id, key } = await dictionaryOf('yomitan@example.com');
    const invoke = (action: string, params: object = {}) => send({ action, params, version: 2, key });
    expect(await invoke('version')).toBe(6);
    expect(await invoke('deckNames')).toEqual(['Japanese']);
    expect(await invoke('modelNames')).toEqual(['Japanese']);
    expect(await invoke('modelFieldNames', { modelName: 'Japanese' })).toEqual(['Expression', 'Meaning', 'Sentence']);
    const note = yomitanNote('読む');
    expect(
      await invoke('canAddNotes', { notes: [note, yomitanNote('', {}), yomitanNote('x', { deckName: 'None' })] }),
    ).toEqual([true, false, false]);
    expect(await invoke('storeMediaFile', { filename: 'yomitan_audio.mp3', data: 'AAAA' })).toBeNull();
    const added = await invoke('addNote', { note });
    expect(await rowsOf(user, id)).toMatchObject([
      { id: Number(added) - 1_000_000_000_000, col_1_value: '読む', col_3_value: '本を読む。', tags: ['yomitan'] },
    ]);
    const [row] = await rowsOf(user, id);
    expect(row?.col_2_value).toMatch(/^to read\nto guess & see$/);
    expect(await invoke('canAddNotes', { notes: [note] })).toEqual([false]);
    expect(await invoke('addNote', { note })).toEqual({
      result: null,
      error: 'cannot create note because it is a duplicate',
    });
    const again = yomitanNote('読む', { options: { allowDuplicate: true } });
    expect(await invoke('addNotes', { notes: [again, note, yomitanNote('書く')] })).toEqual([
      expect.any(Number),
      null,
      expect.any(Number),
    ]);
    // How it looks for notes that are there: several searches at once, each without a version of its own.
    const actions = ['読む', '書く', '無い'].map((word) => ({
      action: 'findNotes',
      params: { query: `"deck:Japanese" "expression:${word}"` },
    }));
    const found = (await invoke('multi', { actions })) as number[][];
    expect(found.map((ids) => ids.length)).toEqual([2, 1, 0]);
    expect(await invoke('notesInfo', { notes: [added, 987_654_321] })).toEqual([
      {
        noteId: added,
        mod: expect.any(Number),
        modelName: 'Japanese',
        tags: ['yomitan'],
        fields: {
          Expression: { value: '読む', order: 0 },
          Meaning: { value: 'to read<br>to guess &#38; see', order: 1 },
          Sentence: { value: '本を読む。', order: 2 },
        },
        cards: [added],
      },
      {},
    ]);
    expect(await invoke('guiBrowse', { query: `nid:${String(added)}` })).toEqual([added]);
    expect(await invoke('guiDeckBrowser')).toEqual({ result: null, error: 'unsupported action' });
  });

  test('answers versions 5 and 6 with result and error, those before with bare results', async () => {
    const { key } = await dictionaryOf('versions@example.com');
    expect(await send({ action: 'version', version: 6, key })).toEqual({ result: 6, error: null });
    expect(await send({ action: 'version', version: 4, key })).toBe(6);
    expect(await send({ action: 'version', key })).toBe(6);
    expect(await send({ action: 'nothing', version: 6, key })).toEqual({ result: null, error: 'unsupported action' });
    expect(
      await send({ action: 'multi', version: 6, key, params: { actions: [{ action: 'deckNames', version: 6 }] } }),
    ).toEqual({ result: [{ result: ['Japanese'], error: null }], error: null });
    expect(await send({ action: 'requestPermission', version: 6 })).toMatchObject({
      result: { permission: 'granted', requireApikey: true },
    });
  });

  test('needs a token with the scope, and fails only in the body', async () => {
    const { user, id, key } = await dictionaryOf('walls-dictionary@example.com', ['read']);
    const stranger = await dictionaryOf('stranger-dictionary@example.com');
    const refused = { result: null, error: 'valid api key must be provided' };
    expect(await send({ action: 'deckNames', version: 6 })).toEqual(refused);
    expect(await send({ action: 'deckNames', version: 6, key: `${key}x` })).toEqual(refused);
    const cookie = { cookie: 'XSRF-TOKEN=x', authorization: '' };
    expect(await send({ action: 'deckNames', version: 6 }, cookie)).toEqual(refused);
    expect(await send({ action: 'addNote', version: 6, key, params: { note: yomitanNote('読む') } })).toMatchObject({
      result: null,
      error: expect.any(String),
    });
    expect(await rowsOf(user, id)).toEqual([]);
    const [theirs] = (await send({
      action: 'addNotes',
      key: stranger.key,
      params: { notes: [yomitanNote('秘密')] },
    })) as number[];
    expect(await send({ action: 'notesInfo', key, params: { notes: [theirs] } })).toEqual([{}]);
    expect(await send({ action: 'findNotes', key, params: { query: `nid:${theirs}` } })).toEqual([]);
    for (const broken of [
      '{',
      '[1',
      '{"action": 7}',
      '"x"',
      `{"action":"multi","params":{"actions":7},"key":"${key}"}`,
    ])
      expect(await send(broken)).toMatchObject({ result: null, error: expect.any(String) });
    expect(await send('x'.repeat(5 * 1024 * 1024))).toMatchObject({ result: null, error: expect.any(String) });
    expect(await send({ action: 'findNotes', key, params: { query: `"a:'; drop table users; --" *` } })).toEqual({
      result: null,
      error: 'unknown search term or field: a:',
    });
  });

  test('answers a browser that asks first, and plain text', async () => {
    const { key } = await dictionaryOf('preflight@example.com');
    const asked = await server.app.inject({
      method: 'OPTIONS',
      url: '/ankiconnect',
      headers: { origin: 'https://reader.example', 'access-control-request-method': 'POST' },
    });
    expect(asked.statusCode).toBe(200);
    expect(asked.headers['access-control-allow-headers']).toBe('*');
    expect(await send({ action: 'version', key }, { 'content-type': 'text/plain' })).toBe(6);
  });
});
