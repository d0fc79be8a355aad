import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newCluster, rowsOf } from '../setup/clusters.ts';
import { renewTokens, startTestServer, type Caller, type TestServer } from '../setup/server.ts';
import { learnerOf } from '../reviews/learner.ts';

/** Notes' ids have thirteen digits, as Anki's have. */
const NOTES = 1_000_000_000_000;
let server: TestServer;
let user: Caller & { id: number; email: string };
let french: number;
/** Ids of the notes, in the order of their rows. */
let rows: number[];
let number = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  user = await server.signUp(`asked${(number += 1)}@example.com`, 'great');
  const cluster = await newCluster(user, {
    title: 'French',
    col_1_name: 'Front',
    col_2_name: 'Back',
    col_3_name: null,
  });
  french = cluster.id;
  for (const [word, meaning, tags] of [
    ['chien', 'dog', ['animals']],
    ['chat', 'cat', ['animals', 'home::pets']],
    ['maison', 'house', []],
    ['100%_sure', 'certain', []],
    ['seul', null, []],
  ] as const)
    await user.call('POST', `/api/clusters/${french}/clusterRows`, { col_1_value: word, col_2_value: meaning, tags });
  rows = (await rowsOf(user, french)).map(({ id }) => NOTES + id);
});

const tokenOf = async (scopes: string[]) => {
  const expires_at = new Date(server.clock.now().getTime() + 86_400_000).toISOString();
  const { body } = await user.call<{ token: string }>('POST', '/api/user/tokens', { name: 'A', scopes, expires_at });
  return body.token;
};

/** Result and error of one action, with a token of the scopes. */
async function ask(action: string, params: object = {}, scopes = ['read', 'write', 'practise']) {
  const response = await server.app.inject({
    method: 'POST',
    url: '/ankiconnect',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ action, version: 6, key: await tokenOf(scopes), params }),
  });
  expect(response.statusCode).toBe(200);
  return JSON.parse(response.body) as { result: never; error: string | null };
}
const resultOf = async <Result>(action: string, params: object = {}): Promise<Result> => {
  const { result, error } = await ask(action, params);
  expect(error).toBeNull();
  return result;
};
const found = async (query: string) => {
  const notes = await resultOf<number[]>('findNotes', { query });
  return notes.map((id) => rows.indexOf(id));
};
const cardOf = (index: number) => rows[index] ?? 0;
const rowOf = (index: number) => cardOf(index) - NOTES;

describe('searching as programs for Anki do', () => {
  test.each([
    ['deck:French', [0, 1, 2, 3, 4]],
    ['deck:fr*', [0, 1, 2, 3, 4]],
    ['deck:Spanish', []],
    ['note:French Front:chien', [0]],
    ['Front:ch*', [0, 1]],
    ['Front:cha_', [1]],
    ['tag:animals', [0, 1]],
    ['tag:home', [1]],
    ['tag:none', [2, 3, 4]],
    ['-tag:animals Back:*o*', [2]],
    ['dog or cat', [0, 1]],
    ['(dog or cat) -Front:chat', [0]],
    [String.raw`"Front:100%\_sure"`, [3]],
    ['Back:', [4]],
    ['is:new', [0, 1, 2, 3, 4]],
    ['added:1', [0, 1, 2, 3, 4]],
    ['is:suspended', []],
    ['prop:reps=0 chat', [1]],
  ])('%s', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test('finds a card for each row and direction that is practised', async () => {
    expect(await resultOf('findCards', { query: 'deck:French' })).toEqual([0, 1, 2, 3].map(cardOf));
    await user.call('PATCH', `/api/reviews/clusters/${french}`, {
      directions: [
        { source_col: 1, target_col: 2 },
        { source_col: 2, target_col: 1 },
      ],
    });
    const cards = await resultOf<number[]>('findCards', { query: `nid:${rows[0]}` });
    expect(cards).toEqual([cardOf(0), cardOf(0) + 2 ** 44]);
    expect(await resultOf('cardsToNotes', { cards })).toEqual([rows[0]]);
  });

  test.each(['nonsense:x', 'is:purple', 'prop:r>0.5', 'rated:x', 'nid:a', '(a'])(
    'refuses %s with an error that names it',
    async (query) => {
      const { result, error } = await ask('findCards', { query });
      expect(result).toBeNull();
      expect(error).toMatch(query === '(a' ? /bracket/ : /search/);
      expect(error).toContain(query === '(a' ? 'bracket' : query.slice(0, 5).replace('nid:a', 'a'));
    },
  );

  test('refuses names that are longer than any', async () => {
    expect((await ask('findCards', { query: `deck:${'*a'.repeat(200)}` })).error).toMatch(/^invalid search: a name/);
  });

  test('finds what was answered, by state, interval, days and ease', async () => {
    const learner = learnerOf(server, user);
    await learner.send(learner.answer(rowOf(0), 4), learner.answer(rowOf(1), 1));
    expect(await found('is:review')).toEqual([0]);
    expect(await found('is:learn')).toEqual([1]);
    expect(await found('rated:1')).toEqual([0, 1]);
    expect(await found('rated:1:1')).toEqual([1]);
    expect(await found('introduced:1')).toEqual([0, 1]);
    expect(await found('prop:ivl>=1')).toEqual([0]);
    expect(await found('prop:ease>2.5')).toEqual([0]);
    expect(await found('is:due')).toEqual([]);
    server.clock.advance(60 * 86_400);
    await renewTokens(server);
    expect(await found('is:due')).toEqual([0, 1]);
    expect(await found('prop:due<0')).toEqual([0, 1]);
    expect(await found('rated:7')).toEqual([]);
  });
});

describe('cards', () => {
  test('are described with interval, due, queue and fields', async () => {
    const learner = learnerOf(server, user);
    await learner.send(learner.answer(rowOf(0), 4));
    const [known, fresh, gone] = await resultOf<Record<string, unknown>[]>('cardsInfo', {
      cards: [cardOf(0), cardOf(1), 999_999_999],
    });
    expect(known).toMatchObject({
      cardId: cardOf(0),
      note: rows[0],
      deckName: 'French',
      modelName: 'French',
      type: 2,
      queue: 2,
      reps: 1,
      lapses: 0,
      fields: { Front: { value: 'chien', order: 0 }, Back: { value: 'dog', order: 1 } },
    });
    expect(known?.['interval']).toBeGreaterThan(0);
    expect(fresh).toMatchObject({ type: 0, queue: 0, interval: 0, reps: 0, factor: 0 });
    expect(gone).toEqual({});
    const [days] = await resultOf<number[]>('getIntervals', { cards: [cardOf(0)] });
    expect(days).toBe(known?.['interval']);
    expect((await resultOf<number[]>('getEaseFactors', { cards: [cardOf(0)] }))[0]).toBeGreaterThan(1300);
    expect(await resultOf('getNumCardsReviewedToday')).toBe(1);
    expect(await resultOf('areDue', { cards: [cardOf(0)] })).toEqual([false]);
  });

  test('are paused and go on', async () => {
    expect(await resultOf('areSuspended', { cards: [cardOf(0), 987_654_321] })).toEqual([false, null]);
    expect(await resultOf('suspend', { cards: [cardOf(0)] })).toBe(true);
    expect(await resultOf('suspend', { cards: [cardOf(0)] })).toBe(false);
    expect(await found('is:suspended')).toEqual([0]);
    expect(await resultOf('areSuspended', { cards: [cardOf(0)] })).toEqual([true]);
    server.clock.advance(60);
    expect(await resultOf('unsuspend', { cards: [cardOf(0)] })).toBe(true);
    expect(await found('is:suspended')).toEqual([]);
  });

  test('of other users are not found', async () => {
    const others = [cardOf(0)];
    const note = rows[0];
    user = await server.signUp(`asked${(number += 1)}@example.com`, 'great');
    expect(await resultOf('cardsInfo', { cards: others })).toEqual([{}]);
    expect(await resultOf('notesInfo', { notes: [note] })).toEqual([{}]);
    expect(await resultOf('suspend', { cards: others })).toBe(false);
    expect((await ask('updateNoteFields', { note: { id: note, fields: { Front: 'x' } } })).error).toMatch(/not found/);
    expect(await resultOf('deleteNotes', { notes: [note] })).toBeNull();
    expect(await resultOf('findNotes', { query: '*' })).toEqual([]);
  });

  test('need the scope of what is asked', async () => {
    expect((await ask('findCards', { query: '*' }, ['write'])).error).not.toBeNull();
    expect((await ask('suspend', { cards: [cardOf(0)] }, ['read', 'write'])).error).not.toBeNull();
    expect((await ask('addTags', { notes: [rows[0]], tags: 'x' }, ['read', 'practise'])).error).not.toBeNull();
  });
});

describe('notes', () => {
  test('are changed, tagged and deleted', async () => {
    const id = rows[2];
    await resultOf('updateNoteFields', { note: { id, fields: { Back: '<b>home</b>' } } });
    await resultOf('addTags', { notes: [id], tags: 'buildings nice' });
    await resultOf('removeTags', { notes: [id], tags: 'nice' });
    const [info] = await resultOf<Record<string, unknown>[]>('notesInfo', { notes: [id] });
    expect(info).toMatchObject({
      noteId: id,
      tags: ['buildings'],
      fields: { Front: { value: 'maison' }, Back: { value: 'home' } },
      cards: [cardOf(2)],
    });
    expect(await found('edited:1 Front:maison')).toEqual([2]);
    expect(await resultOf('getTags')).toEqual(['animals', 'buildings', 'home::pets']);
    const [modified] = await resultOf<{ noteId: number; mod: number }[]>('notesModTime', { notes: [id] });
    expect(modified?.mod).toBeGreaterThan(0);
    await resultOf('deleteNotes', { notes: [id] });
    expect(await found('maison')).toEqual([]);
    const back = await user.call('POST', `/api/clusters/${french}/clusterRows/${Number(id) - NOTES}/restore`);
    expect(back.status).toBe(200);
  });

  test('come into new clusters, and with files of their own', async () => {
    const id = await resultOf<number>('createDeck', { deck: 'Italian' });
    expect(await resultOf('createDeck', { deck: 'Italian' })).toBe(id);
    const model = await resultOf<{ name: string; flds: { name: string }[] }>('createModel', {
      modelName: 'Kanji',
      inOrderFields: ['Sign', 'Reading', 'Meaning', 'More'],
      cardTemplates: [],
    });
    expect(model.flds.map(({ name }) => name)).toEqual(['Sign', 'Reading', 'Meaning']);
    const sound = Buffer.concat([Buffer.from('OggS'), Buffer.alloc(24), Buffer.from('OpusHead'), Buffer.alloc(20)]);
    const data = sound.toString('base64');
    const note = {
      deckName: 'Italian',
      modelName: 'Italian',
      fields: { Front: 'cane', Back: 'dog' },
      audio: [{ data, filename: 'cane.ogg', fields: ['Front'] }],
    };
    const added = await resultOf<number>('guiAddCards', { note });
    const [row] = await rowsOf(user, id);
    expect(row).toMatchObject({ id: added - NOTES, col_1_value: 'cane' });
    expect(row?.sound_1).not.toBeNull();
    expect(await resultOf('retrieveMediaFile', { filename: 'cane.ogg' })).toBe(data);
    expect(await resultOf('retrieveMediaFile', { filename: 'none.ogg' })).toBe(false);
    const from = {
      ...note,
      fields: { Front: 'gatto', Back: 'cat' },
      audio: { url: 'http://127.0.0.1/a.ogg', filename: 'a.ogg' },
    };
    expect((await ask('addNote', { note: from })).error).toMatch(/data/);
  });

  test('more of them than a thousand are all found', async () => {
    const lines = Array.from({ length: 1200 }, (_, index) => `w${index};m${index}`).join('\n');
    await server.context.db
      .insertInto('cluster_rows')
      .values(
        lines.split('\n').map((line, index) => ({
          user_id: user.id,
          cluster_id: french,
          position: String(1000 + index),
          col_1_value: line,
          col_2_value: 'x',
          col_3_value: null,
          tags: null,
        })),
      )
      .execute();
    expect(await resultOf<number[]>('findNotes', { query: 'deck:French' })).toHaveLength(1205);
  });

  test('actions say which there are', async () => {
    const { actions } = await resultOf<{ actions: string[] }>('apiReflect', { scopes: ['actions'], actions: null });
    expect(actions).toEqual(expect.arrayContaining(['findCards', 'cardsInfo', 'multi', 'addNote', 'suspend', 'sync']));
    expect(await resultOf('apiReflect', { scopes: ['actions'], actions: ['sync', 'nothing'] })).toEqual({
      scopes: ['actions'],
      actions: ['sync'],
    });
    expect(await resultOf('sync')).toBeNull();
    expect(await resultOf('guiEditNote', { note: rows[0] })).toBeNull();
    expect(await resultOf('modelFieldsOnTemplates', { modelName: 'French' })).toEqual({
      'Card 1': [['Front'], ['Back']],
    });
  });
});
