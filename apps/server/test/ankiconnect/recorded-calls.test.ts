import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCluster, rowsOf } from '../setup/clusters.ts';
import { programToken, startTestServer, type Caller, type TestServer } from '../setup/server.ts';
import { learnerOf } from '../reviews/learner.ts';

/**
 * Requests as two programs put them on the wire, recorded while their own modules (Yomitan of November 2026, asbplayer of November 2026)
 * ran against a server, and written anew: Yomitan sends version 2 and the key in the body, asbplayer version 6 and the key in the
 * address, as text without a type.
 */
let server: TestServer;
let user: Caller & { id: number };
let cluster: number;
let key: string;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.signUp('recorded-calls@example.com', 'great');
  cluster = (
    await newCluster(user, { title: 'Mining', col_1_name: 'Word', col_2_name: 'Sentence', col_3_name: 'Picture' })
  ).id;
  key = await programToken(server, user, ['read', 'write', 'practise']);
});
afterAll(() => server.close());

const NOTES = 1_000_000_000_000;
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const OGG = Buffer.concat([Buffer.from('OggS'), Buffer.alloc(24), Buffer.from('OpusHead'), Buffer.alloc(20)]).toString(
  'base64',
);

async function send(url: string, payload: string, headers: Record<string, string>): Promise<unknown> {
  const response = await server.app.inject({ method: 'POST', url, headers, payload });
  expect(response.statusCode).toBe(200);
  expect(response.headers['access-control-allow-origin']).toBe('*');
  return JSON.parse(response.body) as unknown;
}

/** Headers of `fetch` with `mode: 'cors'` and `credentials: 'omit'` from an extension's page. */
const yomitan = (action: string, params: object) =>
  send('/ankiconnect', JSON.stringify({ action, params, version: 2, key }), {
    'content-type': 'application/json',
    origin: 'chrome-extension://likgccmbimhjbgkjambclfkhldnlhbnn',
    accept: '*/*',
  });
const asbplayer = (action: string, params?: object) =>
  send(`/ankiconnect?key=${key}`, JSON.stringify({ action, version: 6, ...(params && { params }) }), {
    'content-type': 'text/plain;charset=UTF-8',
    origin: 'https://app.asbplayer.dev',
    accept: '*/*',
  });
const good = (result: unknown) => ({ result, error: null });

const yomitanNote = (word: string, more: object = {}) => ({
  fields: { Word: word, Sentence: `<b>${word}</b> です` },
  tags: ['yomitan'],
  deckName: 'Mining',
  modelName: 'Mining',
  options: {
    allowDuplicate: false,
    duplicateScope: 'deck',
    duplicateScopeOptions: { deckName: null, checkChildren: false, checkAllModels: false },
  },
  ...more,
});
const asbplayerNote = (fields: object, more: object = {}) => ({
  deckName: 'Mining',
  modelName: 'Mining',
  tags: ['asbplayer', 'film'],
  options: {
    allowDuplicate: true,
    duplicateScope: 'deck',
    duplicateScopeOptions: { deckName: 'Mining', checkChildren: false },
  },
  ...more,
  fields,
});

test('26 requests of Yomitan: looking words up, adding them, and what is known of them', async () => {
  const duplicate = 'cannot create note because it is a duplicate';
  expect(await yomitan('version', {})).toBe(6);
  expect(await yomitan('deckNames', {})).toEqual(['Mining']);
  expect(await yomitan('modelNames', {})).toEqual(['Mining']);
  expect(await yomitan('modelFieldNames', { modelName: 'Mining' })).toEqual(['Word', 'Sentence', 'Picture']);
  expect(await yomitan('apiReflect', { scopes: ['actions'], actions: ['guiEditNote'] })).toEqual({
    scopes: ['actions'],
    actions: ['guiEditNote'],
  });
  expect(await yomitan('apiReflect', { scopes: ['actions'], actions: null })).toMatchObject({ scopes: ['actions'] });
  expect(await yomitan('canAddNotes', { notes: [yomitanNote('森'), yomitanNote('')] })).toEqual([true, false]);
  expect(await yomitan('canAddNotesWithErrorDetail', { notes: [yomitanNote('森'), yomitanNote('')] })).toEqual([
    { canAdd: true, error: null },
    { canAdd: false, error: 'cannot create note because it is empty' },
  ]);
  const picture = 'yomitan_dictionary_media_1_Mori.png';
  expect(await yomitan('storeMediaFile', { filename: picture, data: PNG })).toBe(picture);
  const fields = { Word: '森', Sentence: '<b>森</b> です', Picture: `<img src="${picture}">` };
  const id = (await yomitan('addNote', { note: yomitanNote('森', { fields }) })) as number;
  expect(String(id)).toMatch(/^\d{13}$/);
  expect((await rowsOf(user, cluster))[0]).toMatchObject({
    id: id - NOTES,
    col_1_value: '森',
    col_2_value: '森 です',
    picture: expect.any(String),
  });
  expect(await yomitan('addNote', { note: yomitanNote('森') })).toEqual({ result: null, error: duplicate });
  const added = (await yomitan('addNotes', { notes: ['林', '木', '森'].map((word) => yomitanNote(word)) })) as number[];
  expect(added).toEqual([id + 1, id + 2, null]);
  const multi = ['"deck:Mining" "word:森"', '"deck:Mining" "word:林"', '"deck:Mining" "word:無"', '"word:森"'];
  expect(
    await yomitan('multi', { actions: multi.map((query) => ({ action: 'findNotes', params: { query }, key })) }),
  ).toEqual([[id], [id + 1], [], [id]]);
  expect(await yomitan('findNotes', { query: 'deck:Mining' })).toEqual([id, id + 1, id + 2]);
  expect(await yomitan('notesInfo', { notes: [id, 999_999_999] })).toEqual([
    {
      noteId: id,
      modelName: 'Mining',
      tags: ['yomitan'],
      mod: expect.any(Number),
      fields: {
        Word: { value: '森', order: 0 },
        Sentence: { value: '森 です', order: 1 },
        Picture: { value: '', order: 2 },
      },
      cards: [id],
    },
    {},
  ]);
  expect(await yomitan('findCards', { query: `nid:${id}` })).toEqual([id]);
  expect(await yomitan('cardsInfo', { cards: [id, 99] })).toEqual([
    expect.objectContaining({ cardId: id, note: id, flags: 0, queue: 0 }),
    {},
  ]);
  expect(await yomitan('guiBrowse', { query: `nid:${id}` })).toEqual([id]);
  expect(await yomitan('guiBrowse', { query: `nid:${id + 1},${id}` })).toEqual([id, id + 1]);
  expect(await yomitan('guiEditNote', { note: id })).toBeNull();
  const rewritten = { ...yomitanNote('森'), fields: { Sentence: '深い<b>森</b>' }, id };
  expect(await yomitan('updateNoteFields', { note: rewritten })).toBeNull();
  expect(await yomitan('findNotes', { query: '"sentence:深い森"' })).toEqual([id]);
  expect(await yomitan('suspend', { cards: [id] })).toBe(true);
  expect(await yomitan('cardsInfo', { cards: [id] })).toEqual([expect.objectContaining({ queue: -1 })]);
  expect(await yomitan('sync', {})).toBeNull();
  expect(await yomitan('guiCurrentCard', {})).toEqual({ result: null, error: 'unsupported action' });
});

test('31 requests of asbplayer: mining from films, and colouring subtitles by what is known', async () => {
  expect(await asbplayer('version')).toEqual(good(6));
  expect(await asbplayer('requestPermission')).toEqual(
    good({ permission: 'granted', requireApikey: true, version: 6 }),
  );
  expect(await asbplayer('deckNames')).toEqual(good(['Mining']));
  expect(await asbplayer('modelNames')).toEqual(good(['Mining']));
  expect(await asbplayer('modelFieldNames', { modelName: 'Mining' })).toEqual(good(['Word', 'Sentence', 'Picture']));
  expect(await asbplayer('createDeck', { deck: 'Films' })).toEqual(good(expect.any(Number)));
  const model = {
    modelName: 'asbplayer',
    inOrderFields: ['Sentence', 'Definition', 'Word', 'Image', 'Audio', 'Source', 'URL'],
    css: '.card { font-size: 20px; }',
    cardTemplates: [{ Front: '{{Sentence}}', Back: '{{Definition}}' }],
  };
  expect(await asbplayer('createModel', model)).toEqual(
    good(expect.objectContaining({ name: 'asbplayer', flds: expect.any(Array) })),
  );

  const plain = (await asbplayer('addNote', {
    note: asbplayerNote({ Sentence: '川 と言う<br>ね', Word: '川' }),
  })) as { result: number };
  const river = plain.result;
  expect(river).toBeGreaterThan(NOTES);
  const withMedia = (await asbplayer('addNote', {
    note: asbplayerNote(
      { Sentence: '空', Word: '空' },
      {
        audio: { filename: 'asbp_My_film__1__S01_12345.ogg', data: OGG, fields: ['Sentence'] },
        picture: { filename: 'asbp_My_film__1__12345.png', data: PNG, fields: ['Picture'] },
      },
    ),
  })) as { result: number };
  expect((await rowsOf(user, cluster)).at(-1)).toMatchObject({
    id: withMedia.result - NOTES,
    col_2_value: '空',
    sound_2: expect.any(String),
    picture: expect.any(String),
  });
  // The mode with a window: files first, then the note.
  const stored = 'asbp_sea_T6Jr2nLe.png';
  expect(await asbplayer('storeMediaFile', { filename: stored, data: PNG, deleteExisting: false })).toEqual(
    good(stored),
  );
  const gui = (await asbplayer('guiAddCards', {
    note: asbplayerNote({ Sentence: '海 と言う', Word: '海', Picture: `<img src="${stored}">` }),
  })) as { result: number };
  // The mode that changes the note that was added last: the program sorts the ids as texts.
  const recent = (await asbplayer('findNotes', { query: 'added:1' })) as { result: number[] };
  expect([...recent.result].map(String).toSorted().at(-1)).toBe(String(gui.result));
  const recording = 'asbp_sea_8D6Gkcxl.ogg';
  expect(await asbplayer('storeMediaFile', { filename: recording, data: OGG, deleteExisting: false })).toEqual(
    good(recording),
  );
  expect(await asbplayer('notesInfo', { notes: [gui.result] })).toEqual(
    good([expect.objectContaining({ noteId: gui.result })]),
  );
  const changed = asbplayerNote({ Sentence: `海が好き<br>[sound:${recording}]` }, { id: gui.result });
  expect(await asbplayer('updateNoteFields', { note: changed })).toEqual(good(null));
  expect(await asbplayer('addTags', { notes: [gui.result], tags: 'asbplayer again' })).toEqual(good(null));
  expect((await rowsOf(user, cluster)).at(-1)).toMatchObject({
    col_1_value: '海',
    col_2_value: '海が好き',
    sound_2: expect.any(String),
    picture: expect.any(String),
    tags: ['asbplayer', 'film', 'again'],
  });
  // A field with only a recording keeps its text.
  const alone = asbplayerNote({ Word: `[sound:${recording}]` }, { id: gui.result });
  expect(await asbplayer('updateNoteFields', { note: alone })).toEqual(good(null));
  expect((await rowsOf(user, cluster)).at(-1)).toMatchObject({ col_1_value: '海', sound_1: expect.any(String) });

  expect(await asbplayer('findNotes', { query: '"Word:川"' })).toEqual(good([river]));
  expect(await asbplayer('guiBrowse', { query: '"Word:川"' })).toEqual(good([river]));
  expect(await asbplayer('findCards', { query: '"Word:川" OR "Sentence:川"' })).toEqual(good([river]));
  expect(await asbplayer('findCards', { query: '"Word:*言*" OR "Sentence:*言*"' })).toEqual(good([river]));
  expect(await asbplayer('findCards', { query: String.raw`"Word:a\"b\*c\_d\\e\:f"` })).toEqual(good([]));
  const fields = '"Word:_*" OR "Sentence:_*"';
  const all = (await asbplayer('findCards', {
    query: `(edited:1 OR rated:1) (("deck:Mining" OR "deck:Films") (${fields}))`,
  })) as { result: number[] };
  expect(all.result).toEqual(expect.arrayContaining([river, withMedia.result, gui.result]));
  const learner = learnerOf(server, user);
  await learner.send(learner.answer(river - NOTES, 4), learner.answer(withMedia.result - NOTES, 1));
  expect(await asbplayer('findCards', { query: `prop:due<=1 (("deck:Mining") (${fields}))` })).toEqual(
    good([withMedia.result]),
  );
  expect(await asbplayer('cardsInfo', { cards: [river, withMedia.result] })).toEqual(
    good([
      expect.objectContaining({ cardId: river, type: 2, queue: 2, reps: 1, deckName: 'Mining', flags: 0 }),
      expect.objectContaining({ cardId: withMedia.result, type: 1, queue: 1, interval: 0 }),
    ]),
  );
  expect(await asbplayer('cardsModTime', { cards: [river] })).toEqual(
    good([{ cardId: river, mod: expect.any(Number) }]),
  );
  expect(await asbplayer('areSuspended', { cards: [river, 5] })).toEqual(good([false, null]));
  expect(await asbplayer('notesModTime', { notes: [river] })).toEqual(
    good([{ noteId: river, mod: expect.any(Number) }]),
  );
  const within = `(("deck:Mining") (${fields}))`;
  expect(await asbplayer('findCards', { query: `is:learn ${within}` })).toEqual(good([withMedia.result]));
  expect(await asbplayer('findCards', { query: `-is:new -is:learn prop:s<100 ${within}` })).toEqual(good([river]));
  expect(await asbplayer('findCards', { query: `-is:new -is:learn prop:ivl>=100 ${within}` })).toEqual(good([]));
});
