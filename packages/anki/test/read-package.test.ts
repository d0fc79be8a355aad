import { DatabaseSync } from 'node:sqlite';
import { readFile, writeFile } from 'node:fs/promises';
import { zstdCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { directionOf, readPackage } from '../src/index.ts';
import { newerCollection, newerPackage, olderCollection, wire, zipFile } from './make-package.ts';

const NOTES: [number, number, string, string[]][] = [
  [100, 10, ' animals home ', ['pes', 'dog']],
  [101, 10, '', ['mačka', 'cat']],
  [102, 20, '', ['{{c1::Bratislava}} je na {{c2::Dunaji}}', '']],
];
const CARDS: [number, number, number, number, number, number][] = [
  [1000, 100, 2, 0, 2, 12],
  [1001, 100, 1, 1, 0, 0],
  [1002, 101, 1, 0, 0, 0],
  [1003, 102, 2, 0, 0, 0],
];
const REVIEWS: [number, number, number, number][] = [
  [1_700_000_000_000, 1000, 2, 0],
  [1_700_000_600_000, 1000, 3, 0],
  [1_700_100_000_000, 1000, 3, 1],
  [1_700_100_000_001, 1000, 0, 4],
];

async function opened(file: string) {
  const found = await readPackage(file);
  const notes = [...found.notes()];
  found.close();
  return { ...found, notes };
}

describe('the three formats', () => {
  test('a collection of Anki 2.0 is read, and three answers while learning are named as four', async () => {
    const file = await zipFile({
      'collection.anki2': olderCollection({ notes: NOTES, cards: CARDS, reviews: REVIEWS }),
      media: Buffer.from('{"0": "dog.mp3"}'),
    });
    const { noteTypes, decks, notes, media } = await opened(file);
    expect(noteTypes.map(({ id, name, cloze, fields }) => ({ id, name, cloze, fields }))).toEqual([
      { id: 10, name: 'Basic (and reversed)', cloze: false, fields: ['Front', 'Back'] },
      { id: 20, name: 'Cloze', cloze: true, fields: ['Text', 'Extra'] },
    ]);
    expect(decks).toContainEqual({ id: 2, name: 'Slovak::Unit 1' });
    expect(notes.map(({ deckId }) => deckId)).toEqual([2, 1, 2]);
    expect(notes[0]).toMatchObject({ guid: 'guid-100', tags: ['animals', 'home'], fields: ['pes', 'dog'] });
    expect(notes[0]?.cards[0]).toMatchObject({ interval: 12, ease: 2.5 });
    expect(notes[0]?.cards[0]?.reviews.map(({ rating }) => rating)).toEqual([3, 4, 3]);
    expect([...media.keys()]).toEqual(['dog.mp3']);
  });

  test('the second scheduler means what it says, and the newer of two collections counts', async () => {
    const stub = olderCollection({ notes: [[1, 10, '', ['Please update', '']]], cards: [[1, 1, 1, 0, 0, 0]] });
    const { notes } = await opened(
      await zipFile({
        'collection.anki2': stub,
        'collection.anki21': olderCollection({ notes: NOTES, cards: CARDS, reviews: REVIEWS }, { schedVer: 2 }),
        media: Buffer.from('{}'),
      }),
    );
    expect(notes).toHaveLength(3);
    expect(notes[0]?.cards[0]?.reviews.map(({ rating }) => rating)).toEqual([2, 3, 3]);
  });

  test.each(['revlog', 'config'] as const)(
    'a collection of schema 15 is read without its table %s',
    async (without) => {
      const collection = newerCollection({ notes: NOTES, cards: CARDS, reviews: REVIEWS }, { version: 15, without });
      const { noteTypes, decks, notes } = await opened(await zipFile({ 'collection.anki21': collection }));
      expect(noteTypes.map(({ name }) => name)).toEqual(['Vocabulary', 'Cloze']);
      expect(decks.at(-1)?.name).toBe('Slovak::Unit 1');
      expect(notes.map(({ fields }) => fields[0])).toEqual(['pes', 'mačka', NOTES[2]?.[3][0]]);
      expect(notes[0]?.cards[0]?.reviews).toHaveLength(without === 'revlog' ? 0 : 3);
    },
  );

  test('a collection of schema 18 with a foreign collation and a log ahead is read, with its media', async () => {
    const sound = Buffer.from('some bytes of a sound');
    const file = await newerPackage(
      newerCollection({ notes: NOTES, cards: CARDS, reviews: REVIEWS }),
      { 'pes.mp3': sound, '../../etc/passwd': Buffer.from('x') },
      'everything.colpkg',
    );
    const found = await readPackage(file);
    expect(found.noteTypes[0]).toMatchObject({ name: 'Vocabulary', fields: ['Slovak', 'English', 'Example'] });
    expect(found.noteTypes[1]?.cloze).toBe(true);
    expect(found.decks.at(-1)?.name).toBe('Slovak::Unit 1');
    expect([...found.notes()].map(({ fields }) => fields[0])).toEqual(['pes', 'mačka', NOTES[2]?.[3][0]]);
    expect([...found.media.keys()]).toEqual(['pes.mp3']);
    expect(await found.readMedia('pes.mp3', 1000)).toEqual(sound);
    expect(await found.readMedia('other.mp3', 1000)).toBeNull();
    await expect(found.readMedia('pes.mp3', 5)).rejects.toMatchObject({ code: 'unpacks_too_large' });
    found.close();
  });
});

test('the direction of a card is read from its template', () => {
  const fields = ['Front', 'Back', 'Extra'];
  const card = (question: string, answer: string) => directionOf({ fields }, { name: '', question, answer });
  expect(card('{{Front}}', '{{FrontSide}}{{Back}}')).toEqual({ source: 0, target: 1 });
  expect(card('{{#Extra}}{{text:Back}}{{/Extra}}', '{{Back}}<br>{{furigana:Front}}')).toEqual({ source: 1, target: 0 });
  expect(card('Say it', '{{Back}}')).toBeNull();
  expect(card('{{Front}}', '{{Front}}')).toBeNull();
});

describe('hostile and damaged packages', () => {
  const plain = olderCollection({ notes: NOTES, cards: CARDS });
  const failure = (files: Record<string, Buffer>) =>
    zipFile(files)
      .then(opened)
      .then(
        () => 'read',
        (error: { code?: string }) => error.code,
      );

  test('a file that is no package is refused as such', async () => {
    expect(await failure({ 'words.txt': Buffer.from('x') })).toBe('not_a_package');
    expect(await failure({ meta: wire([1, 9]), 'collection.anki2': plain })).toBe('unknown_version');
    const file = await zipFile({ 'collection.anki2': plain });
    await writeFile(file, 'PK\x03\x04 but nothing more');
    await expect(readPackage(file)).rejects.toMatchObject({ code: 'damaged' });
  });

  test('a collection that is cut, overwritten or no database is damaged', async () => {
    expect(await failure({ 'collection.anki2': Buffer.from('no database at all') })).toBe('damaged');
    expect(await failure({ 'collection.anki2': plain.subarray(0, 5000) })).toBe('damaged');
    expect(await failure({ 'collection.anki21b': Buffer.from('not Zstandard') })).toBe('damaged');
    expect(await failure({ 'collection.anki2': plain, media: Buffer.from('{') })).toBe('damaged');
    for (let at = 4096; at < plain.length; at += 997) {
      const broken = Buffer.from(plain);
      broken.fill(0xff, at, at + 64);
      expect(['read', 'damaged', 'unpacks_too_large']).toContain(await failure({ 'collection.anki2': broken }));
    }
  });

  test('a Zstandard bomb is refused before it has unpacked', async () => {
    const bomb = zstdCompressSync(Buffer.alloc(220 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(100_000);
    expect(await failure({ meta: wire([1, 3]), 'collection.anki21b': bomb })).toBe('unpacks_too_large');
  });

  test.each([
    ['a view', 'create view notes as select * from kept'],
    [
      'an endless view',
      'create view notes as with recursive n(id) as (select 1 union all select id + 1 from n) select id, id as guid, 1 as mid, 1 as mod, 1 as tags, 1 as flds from n',
    ],
    ['a virtual table', 'create virtual table notes using fts5(id, guid, mid, mod, tags, flds)'],
    [
      'a calculated column',
      'create table notes (id integer primary key, guid, mid, mod, tags, flds as (hex(zeroblob(1000000000))))',
    ],
  ])('%s instead of the notes is refused', async (_, statement) => {
    const db = new DatabaseSync(':memory:');
    db.deserialize(plain);
    db.exec(`alter table notes rename to kept; ${statement}`);
    expect(await failure({ 'collection.anki2': Buffer.from(db.serialize()) })).toBe('damaged');
  });

  test('more entries than a collection has are refused', async () => {
    const file = await zipFile({ 'collection.anki2': plain });
    const zip = await readFile(file);
    // Where the end of the archive says how many entries it has.
    for (const start of [8, 10]) zip.writeUInt16LE(60_000, zip.length - 22 + start);
    await writeFile(file, zip);
    await expect(readPackage(file)).rejects.toMatchObject({ code: 'unpacks_too_large' });
  });
});
