import {
  textHeaders,
  fieldHtml,
  type AnkiNote,
  type AnkiNoteType,
  type AnkiPackage,
  type TextHeaders,
} from '@wordcluster/anki';
import { message } from '@wordcluster/domain/messages/all';
import { CsvRecords, decodeFile, textEncoding, type TableRow } from '@wordcluster/table-reader';
import { tooLarge } from '../reading/import-problem.ts';

/** Notes of any kind of file, as packages have them. */
export type Source = Pick<AnkiPackage, 'decks' | 'noteTypes' | 'close'> &
  Partial<Pick<AnkiPackage, 'lostReviews'>> & {
    media: { size: number };
    notes: () => Iterable<AnkiNote>;
  };

/** The same limit as for tables. */
export const MAX_ROWS = 200_000;
const MAX_FIELDS = 20;
const MAX_DECKS = 20_000;
/** Headers are at the beginning. */
const HEAD_UNITS = 64 * 1024;

/** A text export of Anki: its decks are decks, its kinds of notes note types; notes with gaps are known by them. */
export async function textSource(path: string): Promise<Source> {
  const { encoding } = await textEncoding(path, {});
  let reader: CsvRecords | null = null;
  let headers: TextHeaders | null = null;
  let begun = '';
  const collected = new Notes();
  const take = (rows: TableRow[]) => {
    if (headers) for (const row of rows) if (row.width > 0) collected.add(row, headers);
  };
  const begin = (last: boolean) => {
    headers = textHeaders(begun) ?? textHeaders('#separator:tab');
    if (!headers) return;
    reader = new CsvRecords(headers.separator ?? '\t');
    take(reader.push(begun.slice(textHeaders(begun)?.offset ?? 0), last));
  };
  for await (const piece of decodeFile(path, encoding)) {
    if (reader) take((reader as CsvRecords).push(piece, false));
    else {
      begun += piece;
      if (begun.length >= HEAD_UNITS) begin(false);
    }
  }
  if (reader) take((reader as CsvRecords).push('', true));
  else begin(true);
  return collected.source(headers);
}

/** Collects the notes of a text with the decks and note types that its lines name. */
class Notes {
  private readonly notes: AnkiNote[] = [];
  private readonly decks = new Map<string, number>();
  private readonly types = new Map<string, { id: number; width: number; cloze: boolean }>();

  add(row: TableRow, headers: TextHeaders): void {
    if (this.notes.length >= MAX_ROWS) throw tooLarge(message('import.too_many_rows'));
    const { html, tagsColumn, guidColumn, deckColumn, noteTypeColumn } = headers;
    const cells = row.cells.map((cell) => cell ?? '');
    const at = (position: number | null) => (position === null ? '' : (cells[position] ?? ''));
    const fields = cells.filter((_, index) => !specialColumns(headers).has(index)).slice(0, MAX_FIELDS);
    const type = this.typeOf(at(noteTypeColumn) || (headers.noteType ?? ''));
    type.width = Math.max(type.width, fields.length);
    type.cloze ||= fields.some((field) => /\{\{c\d{1,3}::/.test(field));
    this.notes.push({
      id: this.notes.length + 1,
      guid: at(guidColumn),
      modified: 0,
      noteTypeId: type.id,
      deckId: this.deckOf(at(deckColumn) || (headers.deck ?? '')),
      tags: [...headers.tags, ...at(tagsColumn).split(/[ \t\n]+/)].filter((tag) => tag !== ''),
      fields: html ? fields : fields.map(fieldHtml),
      cards: [],
    });
  }

  private deckOf(name: string): number {
    const known = this.decks.get(name);
    if (known !== undefined) return known;
    if (this.decks.size >= MAX_DECKS) return 1;
    this.decks.set(name, this.decks.size + 1);
    return this.decks.size;
  }

  private typeOf(name: string): { id: number; width: number; cloze: boolean } {
    const known = this.types.get(name) ?? { id: this.types.size + 1, width: 0, cloze: false };
    this.types.set(name, known);
    return known;
  }

  source(headers: TextHeaders | null): Source {
    const special = headers ? specialColumns(headers) : new Set<number>();
    const named = (headers?.columns ?? []).filter((_, index) => !special.has(index));
    const noteTypes = [...this.types].map(([name, { id, width, cloze }]): AnkiNoteType => ({
      id,
      name,
      cloze,
      fields: Array.from({ length: Math.max(1, width) }, (_, index) => named[index] || `Column ${index + 1}`),
      templates: [],
    }));
    const decks = [...this.decks].map(([name, id]) => ({ id, name }));
    return { decks, noteTypes, media: { size: 0 }, notes: () => this.notes, close: () => undefined };
  }
}

const specialColumns = ({ tagsColumn, guidColumn, deckColumn, noteTypeColumn }: TextHeaders): Set<number> =>
  new Set([tagsColumn, guidColumn, deckColumn, noteTypeColumn].filter((position) => position !== null));
