import { fieldHtml, textHeaders, type AnkiNote, type AnkiPackage, type TextHeaders } from '@wordcluster/anki';
import { message } from '@wordcluster/domain/messages/all';
import { DELIMITERS, openTable, type Delimiter } from '@wordcluster/table-reader';
import { tooLarge } from '../reading/import-problem.ts';

/** Notes of any kind of file, as packages have them. */
export type Source = Pick<AnkiPackage, 'decks' | 'noteTypes' | 'close'> & {
  media: { size: number };
  notes: () => Iterable<AnkiNote>;
};

/** As with tables: what one file brings. */
export const MOST_ROWS = 200_000;
const MOST_FIELDS = 20;

/** A text is one deck and one note type; without headers its columns have no names. */
export async function textSource(path: string, head: string): Promise<Source> {
  const headers: Partial<TextHeaders> = textHeaders(head) ?? {};
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
      notes.push({
        id: notes.length + 1,
        guid: (typeof guidColumn === 'number' && cells[guidColumn]) || '',
        modified: 0,
        noteTypeId: 1,
        deckId: 1,
        tags: [...(headers.tags ?? []), ...((typeof tagsColumn === 'number' && cells[tagsColumn]) || '').split(/\s+/)],
        fields: html ? fields : fields.map(fieldHtml),
        cards: [],
      });
    }
  }
  const names = (headers.columns ?? []).filter((_, place) => !special.has(place));
  const fields = Array.from({ length: Math.max(1, width) }, (_, place) => names[place] || `Column ${place + 1}`);
  return {
    decks: [{ id: 1, name: headers.deck ?? '' }],
    noteTypes: [{ id: 1, name: '', cloze: false, fields, templates: [] }],
    media: { size: 0 },
    notes: () => notes,
    close: () => undefined,
  };
}
