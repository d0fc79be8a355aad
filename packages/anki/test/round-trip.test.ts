import { cases } from '@wordcluster/testing/nightly';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { directionOf, fieldContent, fieldHtml, PackageWriter, readPackage, type WrittenNote } from '../src/index.ts';
import { temporaryFile } from './make-package.ts';

const NOW = Date.UTC(2026, 10, 1, 12);

async function written(notes: WrittenNote[], fields = ['Slovak', 'English', 'Note'], media: [string, Buffer][] = []) {
  const writer = new PackageWriter(NOW);
  writer.addDeck(7, 'My words');
  writer.addNoteType({
    id: 70,
    name: 'My words',
    fields,
    directions: [
      { source: 0, target: 1 },
      { source: 1, target: 0 },
    ],
  });
  for (const note of notes) writer.addNote(7, 70, note);
  for (const [name, bytes] of media) writer.addMedia(name, async () => bytes);
  return readPackage(await temporaryFile('out.apkg', await buffer(writer.finish())));
}

const review = fc.record({
  at: fc.integer({ min: Date.UTC(2010, 0), max: NOW }),
  rating: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
  took: fc.integer({ min: 0, max: 60_000 }),
});
const cell = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.string({ unit: fc.constantFrom('<b>', '&amp;', '{{c1::', '}}', '[sound:', '\t', '\n', ' '), maxLength: 12 }),
  )
  .map((text) => text.replaceAll('\0', ''));
const tag = fc.string({ unit: fc.constantFrom('a', 'ž', '_', ':', '日'), minLength: 1, maxLength: 10 });

test('cells, tags, guids and answers come back as they were written', async () => {
  const notes = fc.uniqueArray(
    fc.record({
      guid: fc.string({ unit: fc.constantFrom('a', 'B', '1', '~', '{'), minLength: 6, maxLength: 12 }),
      cells: fc.tuple(cell, cell, cell),
      tags: fc.uniqueArray(tag, { maxLength: 4 }),
      reviews: fc.uniqueArray(review, { selector: ({ at }) => at, maxLength: 5 }),
    }),
    { selector: ({ guid }) => guid, maxLength: 20 },
  );
  await fc.assert(
    fc.asyncProperty(notes, async (sent) => {
      const all = new Set<number>();
      const rows = sent.map((note) => ({
        ...note,
        reviews: note.reviews.filter(({ at }) => !all.has(at) && all.add(at)).toSorted((a, b) => a.at - b.at),
      }));
      const found = await written(
        rows.map(({ guid, cells, tags, reviews }) => ({
          guid,
          modified: NOW / 1000,
          tags,
          fields: cells.map(fieldHtml),
          cards: [
            { ord: 0, reviews, dueAt: NOW + 86_400_000, memory: { stability: 3.25, difficulty: 5.5 } },
            { ord: 1, reviews: [] },
          ],
        })),
      );
      const back = [...found.notes()].map((note) => ({
        guid: note.guid,
        cells: note.fields.map((field) => fieldContent(field).text),
        tags: note.tags,
        reviews: note.cards[0]?.reviews,
      }));
      found.close();
      expect(back).toEqual(rows.map(({ guid, cells, tags, reviews }) => ({ guid, cells, tags, reviews })));
    }),
    { numRuns: cases(60) },
  );
});

test('directions, names and media come back', async () => {
  const sound = Buffer.from([1, 2, 3]);
  const found = await written([], ['#{{Odd}}: "name"', '', 'Odd'], [['pes.mp3', sound]]);
  const [type] = found.noteTypes;
  expect(type?.fields).toEqual(['Odd name', 'Field 2', 'Odd']);
  expect(type?.templates.map((template) => directionOf(type, template))).toEqual([
    { source: 0, target: 1 },
    { source: 1, target: 0 },
  ]);
  expect(found.schedulerVersion).toBe(2);
  expect(found.decks).toContainEqual({ id: 7, name: 'My words' });
  expect(await found.readMedia('pes.mp3', 10)).toEqual(sound);
  found.close();
});

test('answers of the same millisecond are all kept', async () => {
  const card = (ord: number) => ({ ord, reviews: [{ at: NOW, rating: 3 as const, took: 1 }] });
  const note = (guid: string) => ({ guid, modified: 1, tags: [], fields: ['a', 'b', 'c'], cards: [card(0), card(1)] });
  const found = await written([note('one-one'), note('two-two')]);
  const times = [...found.notes()].flatMap(({ cards }) => cards.flatMap(({ reviews }) => reviews.map(({ at }) => at)));
  expect(times).toEqual([NOW, NOW + 1, NOW + 2, NOW + 3]);
  found.close();
});

test('twenty thousand notes with cards are written and read in a few seconds', async () => {
  const notes = Array.from({ length: 20_000 }, (_, number): WrittenNote => ({
    guid: `guid-${number}`,
    modified: 1,
    tags: ['tag'],
    fields: [`slovo ${number}`, `word ${number}`, ''],
    cards: [
      { ord: 0, reviews: [{ at: NOW - number, rating: 3, took: 1000 }], dueAt: NOW + 1 },
      { ord: 1, reviews: [] },
    ],
  }));
  const before = process.cpuUsage();
  const found = await written(notes);
  let count = 0;
  for (const note of found.notes()) count += fieldContent(note.fields[0] ?? '').text.startsWith('slovo') ? 1 : 0;
  found.close();
  expect(count).toBe(20_000);
  expect(process.cpuUsage(before).user / 1_000_000).toBeLessThan(6);
});
