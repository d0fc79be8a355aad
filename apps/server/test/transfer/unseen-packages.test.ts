import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';
import { PackageWriter } from '@wordcluster/anki';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as yauzl from 'yauzl';
import { ZipFile } from 'yazl';
import { readWords } from '../../src/features/transfer/words/read-words.ts';
import type { WordRow } from '../../src/features/transfer/words/word-rows.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'unseen-packages-'));
});
afterAll(() => rm(folder, { recursive: true }));

const NOW = Date.UTC(2026, 0, 20);
const ANSWERED = { at: Date.UTC(2026, 0, 10), rating: 3 as const, took: 3000 };

/** The guesses for a file, with every deck. */
async function read(fileName: string, content: string | Uint8Array) {
  const file = path.join(folder, 'words');
  await writeFile(file, content);
  const rows: WordRow[] = [];
  const request = { path: file, fileName, now: NOW };
  const part = () => undefined;
  const found = await readWords(request, { batch: async () => undefined, part });
  const decks = found.decks.map(({ id }) => id);
  const columns = found.note_types.map(({ id, columns: own }): [number, typeof own] => [id, own]);
  const batch = async (some: WordRow[]) => {
    rows.push(...some);
  };
  await readWords({ ...request, choice: { decks, columns } }, { batch, part });
  return { found, rows };
}

/** Cards that ask the first field and show the others. */
function packageOf(fields: string[], notes: string[][], deck = 100): Promise<Buffer> {
  const writer = new PackageWriter(NOW);
  writer.addNoteType({ id: 70, name: 'Words', fields, directions: [{ source: 0, target: 1 }] });
  writer.addDeck(100, 'Deck');
  for (const [index, cells] of notes.entries())
    writer.addNote(deck, 70, {
      guid: `note-${index}`,
      modified: 1_700_000_000,
      tags: [],
      fields: cells,
      cards: [{ ord: 0, reviews: [ANSWERED] }],
    });
  return buffer(writer.finish());
}

test.each<[string, string[]]>([
  ['numbers', ['1', '2']],
  ['numbers in bold', ['<b>1</b>', '<b>2</b>']],
  ['levels', ['N5', 'N4']],
  ['ids', ['9f3c2f1e-1111-4222-8333-444455556666', '9f3c2f1e-1111-4222-8333-444455556667']],
  ['dates', ['2024-01-02', '2024-01-03']],
])(
  'a field of %s is no column, though the answer shows it first, and answers are those of the next',
  async (_, [one = '', two = '']) => {
    const content = await packageOf(
      ['Word', 'Index', 'Meaning'],
      [
        ['Hund', one, 'dog'],
        ['Katze', two, 'cat'],
      ],
    );
    const { rows } = await read('words.apkg', content);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['Hund', 'dog', null],
      ['Katze', 'cat', null],
    ]);
    for (const { reviews } of rows) expect(reviews).toMatchObject([{ source: 1, target: 2, rating: 3 }]);
  },
);

// Specification: S0-1.371
test('a note in a deck that the package does not name comes in too', async () => {
  const { found, rows } = await read('words.apkg', await packageOf(['Word', 'Meaning'], [['Hund', 'dog']], 999));
  expect(found.importable_rows).toBe(1);
  expect(rows).toHaveLength(1);
});

test('of two notes with one guid both come in, each time under the same', async () => {
  const text = '#separator:tab\n#guid column:1\nsame\tHund\tdog\nsame\tKatze\tcat\n';
  const [first, again] = [await read('words.txt', text), await read('words.txt', text)];
  const guids = first.rows.map(({ guid }) => guid);
  expect(new Set(guids).size).toBe(2);
  expect(again.rows.map(({ guid }) => guid)).toEqual(guids);
});

test('answers of deleted cards are counted with those of rows that are not taken', async () => {
  const file = path.join(folder, 'collection');
  const archive = await yauzl.openPromise(await stored(await packageOf(['Word', 'Meaning'], [['pes', 'dog']])), {
    autoClose: false,
  });
  for await (const entry of archive.eachEntry())
    if (entry.fileName === 'collection.anki2')
      await writeFile(file, await buffer(await archive.openReadStreamPromise(entry)));
  archive.close();
  const db = new DatabaseSync(file);
  db.exec('insert into revlog select id + 5, 4242, usn, ease, ivl, lastIvl, factor, time, type from revlog');
  db.close();
  const zip = new ZipFile();
  zip.addFile(file, 'collection.anki2');
  zip.addBuffer(Buffer.from('{}'), 'media');
  zip.end();
  const { found, rows } = await read('words.apkg', await buffer(zip.outputStream));
  expect(found).toMatchObject({ reviews_total: 2, skipped: [{ reason: 'row_reviews', count: 1 }] });
  expect(rows.flatMap(({ reviews }) => reviews)).toHaveLength(1);
});

async function stored(content: Buffer): Promise<string> {
  const file = path.join(folder, 'package');
  await writeFile(file, content);
  return file;
}
