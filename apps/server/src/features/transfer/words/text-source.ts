import { fieldHtml, textHeaders, type AnkiNote, type AnkiPackage, type TextHeaders } from '@wordcluster/anki';
import { message } from '@wordcluster/domain/messages/all';
import { DELIMITERS, openTable, type Delimiter } from '@wordcluster/table-reader';
import { readFile, stat } from 'node:fs/promises';
import { tooLarge } from '../reading/import-problem.ts';
import { listedRows } from '../reading/listed-text.ts';

/** Notes of any kind of file, as packages have them. */
export type Source = Pick<AnkiPackage, 'decks' | 'noteTypes' | 'close'> & {
  media: { size: number };
  notes: () => Iterable<AnkiNote>;
};

/** As with tables: what one file brings. */
export const MOST_ROWS = 200_000;
const MOST_FIELDS = 20;

/** Beyond it a text is read as a table, row by row: a list by hand is never so long. */
const MOST_LISTED_BYTES = 10_000_000;

/** A text is one deck and one note type; without headers its columns have no names. */
export async function textSource(path: string, head: string): Promise<Source> {
  const headers = textHeaders(head);
  const listed = headers ? null : await readList(path);
  if (listed) {
    if (listed.length > MOST_ROWS) throw tooLarge(message('import.too_many_rows'));
    const notes = listed.map((cells, place) => noteOf(place + 1, cells.map(fieldHtml)));
    return sourceOf(
      notes,
      listed.reduce((most, cells) => Math.max(most, cells.length), 0),
    );
  }
  return tableSource(path, headers ?? {});
}

/** Questions and answers, and lists with separators of their own; null for what is better read as a table. */
async function readList(path: string): Promise<string[][] | null> {
  if ((await stat(path)).size > MOST_LISTED_BYTES) return null;
  try {
    return listedRows(new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path)));
  } catch {
    // Of another encoding: the reader of tables knows them.
    return null;
  }
}

const noteOf = (id: number, fields: string[], more: { guid?: string; tags?: string[] } = {}): AnkiNote => ({
  id,
  guid: '',
  modified: 0,
  noteTypeId: 1,
  deckId: 1,
  tags: [],
  fields,
  cards: [],
  ...more,
});

function sourceOf(notes: AnkiNote[], width: number, names: readonly string[] = [], deck = ''): Source {
  const fields = Array.from({ length: Math.max(1, width) }, (_, place) => names[place] || `Column ${place + 1}`);
  return {
    decks: [{ id: 1, name: deck }],
    noteTypes: [{ id: 1, name: '', cloze: false, fields, templates: [] }],
    media: { size: 0 },
    notes: () => notes,
    close: () => undefined,
  };
}

async function tableSource(path: string, headers: Partial<TextHeaders>): Promise<Source> {
  const { separator = null, lines = 0, html = false, tagsColumn, guidColumn, deckColumn, noteTypeColumn } = headers;
  const known = DELIMITERS.find((one) => one === separator);
  const delimiter: { delimiter?: Delimiter } = known === undefined ? {} : { delimiter: known };
  const table = await openTable(path, { kind: 'csv', columns: MOST_FIELDS, ...delimiter });
  const special = new Set(
    [tagsColumn, guidColumn, deckColumn, noteTypeColumn].filter((place) => typeof place === 'number'),
  );
  const notes: AnkiNote[] = [];
  let width = 0;
  for await (const rows of table.rows) {
    for (const row of rows) {
      if (row.line <= lines || row.width === 0) continue;
      if (notes.length >= MOST_ROWS) throw tooLarge(message('import.too_many_rows'));
      const cells = row.cells.map((cell) => cell ?? '');
      const fields = cells.filter((_, place) => !special.has(place));
      width = Math.max(width, fields.length);
      notes.push(
        noteOf(notes.length + 1, html ? fields : fields.map(fieldHtml), {
          guid: (typeof guidColumn === 'number' && cells[guidColumn]) || '',
          tags: [
            ...(headers.tags ?? []),
            ...((typeof tagsColumn === 'number' && cells[tagsColumn]) || '').split(/\s+/),
          ],
        }),
      );
    }
  }
  const names = (headers.columns ?? []).filter((_, place) => !special.has(place));
  return sourceOf(notes, width, names, headers.deck ?? '');
}
