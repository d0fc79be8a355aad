import { stat } from 'node:fs/promises';
import { decodeEntities, fieldContent, textHeaders, type TextHeaders } from '@wordcluster/anki';
import {
  DELIMITERS,
  decodeFile,
  firstText,
  openTable,
  textEncoding,
  CsvRecords,
  type Delimiter,
  type TableNotice,
  type TableRow,
} from '@wordcluster/table-reader';
import { languageNamed, languageOfCode } from '@wordcluster/domain/languages/language-names';
import { listedText, rowsDividedBy, type Listed } from './listed-text.ts';
import { rowsOfPrograms } from './notes-of-programs.ts';
import type { TableSource } from './scan-tables.ts';
import { dumpedTables, isDump, type DumpedTable } from './sql-dumps.ts';
import { yamlRows } from './yaml-lists.ts';

/** Options of reading a text; absent ones are guessed. */
export interface TextChoices {
  encoding?: string | undefined;
  delimiter?: string | undefined;
  rowDelimiter?: string | undefined;
  languages: readonly string[];
}

export interface TextTables {
  encoding: string;
  delimiter: string;
  rowDelimiter: string | null;
  preset: 'anki' | 'questions' | 'quizlet' | 'markdown' | 'lines' | null;
  tables: TableSource[];
  notices: () => TableNotice[];
}

/** Beyond it a text is read as a table, row by row: a list by hand is never so long. */
const MAX_LISTED_BYTES = 2_000_000;
const isCommon = (delimiter: string): delimiter is Delimiter => DELIMITERS.some((one) => one === delimiter);

/** Opens a text: by the user's choice, else by its own headers, as a list of some kind, or as one row a line. */
export async function openText(
  path: string,
  kind: 'csv' | 'text',
  choices: TextChoices,
  part: (bytes: number) => void,
): Promise<TextTables> {
  const { encoding, damaged } = await encodingOf(path, choices);
  const { delimiter, rowDelimiter } = choices;
  const notices = (): TableNotice[] => (damaged ? [{ code: 'damaged_characters' }] : []);
  const short = (await stat(path)).size <= MAX_LISTED_BYTES;
  const own = rowDelimiter !== undefined || (delimiter !== undefined && !isCommon(delimiter));
  if (short || own) {
    const text = await wholeText(path, encoding);
    const listed = own
      ? { ...rowsDividedBy(text, rowDelimiter ?? '\n', delimiter), rowDelimiter: rowDelimiter ?? '\n', preset: null }
      : delimiter === undefined
        ? (ankiRows(text) ?? ofPrograms(text) ?? listedText(text))
        : null;
    if (listed) {
      part((await stat(path)).size);
      const { rows, names, tags, ...division }: Readied = listed;
      const table = {
        name: '',
        rows: [asTable(isCsv(division) ? rows : decodedRows(rows, text))],
        ...(tags && { tags }),
        ...(names && { names }),
      };
      return { encoding, ...division, tables: [table], notices };
    }
  }
  if (delimiter === undefined && isDump(await firstText(path, encoding))) {
    part((await stat(path)).size);
    const tables = dumpedTables(await wholeText(path, encoding)).map(dumpedTable);
    if (tables.length > 0) return { encoding, delimiter: ',', rowDelimiter: null, preset: null, tables, notices };
  }
  const sample = await firstText(path, encoding);
  const table = await openTable(path, {
    kind: kind === 'csv' ? 'csv' : 'text',
    encoding,
    languages: choices.languages,
    ...(delimiter !== undefined && isCommon(delimiter) ? { delimiter } : {}),
    onPart: part,
  });
  const decoding = table.delimiter === '\t' && hasOnlyEntities(sample);
  const rows = decoding ? decodedPieces(table.rows) : table.rows;
  return {
    encoding,
    delimiter: table.delimiter ?? '',
    rowDelimiter: null,
    preset: null,
    tables: [{ name: '', rows }],
    notices,
  };
}

/** The rows of a text, with what it says of their columns itself. */
interface Readied extends Omit<Listed, 'preset'> {
  preset: TextTables['preset'];
  names?: string[] | null;
  tags?: number[];
}

/** Lists in YAML, and cards in the notes of other programs. */
function ofPrograms(text: string): Readied | null {
  const yaml = yamlRows(text);
  if (yaml) return { ...yaml, delimiter: ': ', rowDelimiter: '\n', preset: null };
  const found = rowsOfPrograms(text);
  return found && { ...found, rowDelimiter: '\n', preset: null };
}

const dumpedTable = ({ name, names, rows }: DumpedTable): TableSource => ({
  name,
  rows: [asTable(rows)],
  ...(names && { names }),
});

/** The chosen encoding, else a guess: without a known language by those in the header. */
async function encodingOf(path: string, choices: TextChoices): ReturnType<typeof textEncoding> {
  const first = await textEncoding(path, choices);
  if (choices.encoding !== undefined || choices.languages.length > 0 || first.encoding.startsWith('utf')) return first;
  const [header = ''] = (await firstText(path, first.encoding)).split(/[\r\n]/, 1);
  const languages = header
    .slice(0, 500)
    .split(/[,;\t|]/)
    .flatMap((name) => {
      const title = name.replace(/^\s*"|"\s*$/g, '');
      return languageNamed(title)?.language ?? languageOfCode(title) ?? [];
    });
  return languages.length > 0 ? textEncoding(path, { languages }) : first;
}

async function wholeText(path: string, encoding: string): Promise<string> {
  let text = '';
  for await (const piece of decodeFile(path, encoding)) text += piece;
  return text.replace(/^\uFEFF/, '');
}

function asTable(rows: readonly (readonly (string | null)[])[]): TableRow[] {
  return rows.map((cells, index) => ({
    line: index + 1,
    cells: [...cells],
    width: cells.findLastIndex((cell) => (cell ?? '') !== '') + 1,
    columns: cells.length,
  }));
}

/** Whether a text has HTML entities, and no other ampersand. */
function hasOnlyEntities(text: string): boolean {
  if (!text.includes('&')) return false;
  return !/&(?!(?:[a-z][a-z0-9]{1,31}|#\d{1,7}|#x[0-9a-f]{1,6});)/i.test(text.replace(/&[^;\s]{0,31}$/, ''));
}

/** Cells of CSV are as they were written: an export has `&amp;` only where a cell has it. */
const isCsv = ({ delimiter, preset }: Pick<Readied, 'delimiter' | 'preset'>): boolean =>
  delimiter === ',' && preset === null;

const decodedRows = (rows: string[][], text: string): string[][] =>
  hasOnlyEntities(text) ? rows.map((cells) => cells.map(decodeEntities)) : rows;

async function* decodedPieces(rows: AsyncIterable<TableRow[]>): AsyncGenerator<TableRow[]> {
  for await (const piece of rows)
    yield piece.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => (cell === null || !cell.includes('&') ? cell : decodeEntities(cell))),
    }));
}

/** Anki's text export: its headers are followed; guids, decks and note types are no columns. */
function ankiRows(text: string): Readied | null {
  const headers = textHeaders(text);
  if (!headers) return null;
  const delimiter = headers.separator ?? '\t';
  const { tagsColumn, guidColumn, deckColumn, noteTypeColumn, html, tags: ofAll } = headers;
  const special = new Set([tagsColumn, guidColumn, deckColumn, noteTypeColumn]);
  const tagged = tagsColumn !== null || ofAll.length > 0;
  const reader = new CsvRecords(delimiter);
  const records = [...reader.push(withoutHeaders(text, headers), false), ...reader.push('', true)];
  const rows = records
    .filter(({ width }) => width > 0)
    .map(({ cells }) => {
      const values = cells
        .filter((_, index) => !special.has(index))
        .map((cell) => (html ? fieldContent(cell ?? '').text : (cell ?? '')));
      const own = tagsColumn === null ? '' : (cells[tagsColumn] ?? '');
      // Anki parts tags at spaces, and has others within them.
      const tags = [...ofAll, ...own.split(/\s(?<!\u00A0)/)].filter((tag) => tag !== '');
      return tagged ? [tags.map((tag) => tag.replaceAll('\u00A0', ' ')).join('\n'), ...values] : values;
    });
  return { rows, delimiter, rowDelimiter: '\n', preset: 'anki', ...(tagged ? { tags: [0] } : {}) };
}

const withoutHeaders = (text: string, { offset }: TextHeaders): string => text.slice(offset);
