import { readFile } from 'node:fs/promises';
import { fieldContent } from '@wordcluster/anki';
import { isLanguageCode } from '@wordcluster/domain/languages/languages';
import { decodeFile, textEncoding, type TableRow } from '@wordcluster/table-reader';
import { z } from 'zod';
import { definitionLists } from './definition-lists.ts';
import type { TableSource } from './scan-tables.ts';

/** Maximum length of a page; a longer one is no word list. */
const MAX_UNITS = 20_000_000;
const MAX_TABLES = 100;

const rowOf = (cells: (string | null)[], line: number): TableRow => ({
  line,
  cells,
  width: cells.findLastIndex((cell) => (cell ?? '') !== '') + 1,
  columns: cells.length,
});

/** The tables of a page with the text of their cells, or else its definition lists; nested tables are text. */
export async function htmlTables(path: string, encoding: string | undefined): Promise<TableSource[]> {
  const chosen = encoding ?? declaredEncoding(await readFile(path)) ?? (await textEncoding(path, {})).encoding;
  let html = '';
  for await (const piece of decodeFile(path, chosen)) {
    html += piece;
    if (html.length > MAX_UNITS) break;
  }
  const tables = tablesIn(html);
  if (tables.length > 0) return tables;
  const defined = definitionLists(html);
  return defined.length > 0 ? [{ name: '', rows: [defined] }] : [];
}

/** The encoding declared by a page, if supported. */
function declaredEncoding(content: Buffer): string | null {
  const named = /<meta[^>]{0,200}charset\s{0,5}=\s{0,5}["']?([\w-]{3,20})/i.exec(content.toString('latin1', 0, 4096));
  const name = named?.[1]?.toLowerCase() ?? '';
  return /^(?:utf-8|windows-125\d|iso-8859-(?:2|5|7|13)|shift_jis|euc-jp|euc-kr|gb18030|big5|koi8-r)$/.test(name)
    ? name
    : null;
}

const TAG = /<(\/?)(table|tr|td|th|caption|tbody|thead)\b([^>]*)>/gi;

export function tablesIn(html: string): TableSource[] {
  const tables: { name: string; rows: TableRow[] }[] = [];
  let depth = 0;
  let rows: TableRow[] = [];
  let cells: (string | null)[] | null = null;
  /** Cells of a row above that reach down to this one, by their column. */
  let spans = new Map<number, { value: string; rows: number }>();
  let from: number | null = null;
  let attributes = '';
  let name = '';
  const endCell = (at: number) => {
    if (from === null || cells === null) return;
    const value = fieldContent(html.slice(from, at)).text;
    from = null;
    placeSpanned(cells, spans);
    const across = Math.min(50, Number(/\bcolspan\s{0,3}=\s{0,3}["']?(\d{1,3})/i.exec(attributes)?.[1] ?? 1));
    const down = Math.min(10_000, Number(/\browspan\s{0,3}=\s{0,3}["']?(\d{1,5})/i.exec(attributes)?.[1] ?? 1));
    if (down > 1) spans.set(cells.length, { value, rows: down - 1 });
    cells.push(value, ...Array.from({ length: across - 1 }, () => null));
  };
  const endRow = (at: number) => {
    endCell(at);
    if (cells !== null && cells.length > 0) {
      placeSpanned(cells, spans);
      rows.push(rowOf(cells, rows.length + 1));
    }
    cells = null;
  };
  for (const match of html.matchAll(TAG)) {
    const closing = match[1] === '/';
    const tag = (match[2] ?? '').toLowerCase();
    if (tag === 'table') {
      if (!closing) {
        depth += 1;
        if (depth === 1) {
          rows = [];
          spans = new Map();
          name = '';
        }
      } else if (depth > 0) {
        if (depth === 1) {
          endRow(match.index);
          if (rows.length > 0 && tables.length < MAX_TABLES) tables.push({ name, rows });
          rows = [];
        }
        depth -= 1;
      }
    } else if (depth !== 1) continue;
    else if (tag === 'caption' && closing) name ||= captionBefore(html, match.index);
    else if (tag === 'tr') {
      endRow(match.index);
      if (!closing) cells = [];
    } else if (tag === 'td' || tag === 'th') {
      endCell(match.index);
      if (!closing) {
        cells ??= [];
        from = match.index + match[0].length;
        attributes = match[3] ?? '';
      }
    }
  }
  if (depth > 0) {
    endRow(html.length);
    if (rows.length > 0) tables.push({ name, rows });
  }
  return tables.map(({ rows: of, ...table }) => ({ ...table, rows: [withoutGrid(of)] }));
}

/** A published sheet without the letters of its columns and the numbers of its rows. */
function withoutGrid(rows: TableRow[]): TableRow[] {
  const [letters, ...others] = rows;
  const [corner, ...named] = letters?.cells ?? [];
  const isGrid =
    (corner ?? '') === '' &&
    named.length > 0 &&
    named.every((cell, index) => cell === String.fromCharCode(65 + (index % 26)) || index > 25) &&
    others.length > 0 &&
    others.every(({ cells }) => /^\d{0,7}$/.test(cells[0] ?? ''));
  return isGrid ? others.map(({ cells, line }) => rowOf(cells.slice(1), line)) : rows;
}

const captionBefore = (html: string, end: number): string => {
  const begin = html.lastIndexOf('<caption', end);
  return begin < 0 ? '' : fieldContent(html.slice(html.indexOf('>', begin) + 1, end)).text.slice(0, 120);
};

function placeSpanned(cells: (string | null)[], spans: Map<number, { value: string; rows: number }>): void {
  for (let span = spans.get(cells.length); span; span = spans.get(cells.length)) {
    const column = cells.length;
    cells.push(span.value);
    if (span.rows <= 1) spans.delete(column);
    else span.rows -= 1;
  }
}

const cell = z.string().max(10_000).nullable();
const clusterFile = z.object({
  title: z.string().max(1000),
  columns: z
    .array(z.object({ name: z.string().max(1000).nullable(), language: z.string().max(40).nullable() }))
    .min(1)
    .max(3),
  rows: z.array(z.array(cell).min(1).max(3)).max(200_000),
});

/** A cluster as `format=json` writes it; null for any other JSON. */
export async function clusterJson(path: string): Promise<(TableSource & { title: string }) | null> {
  const content = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
  let parsed: unknown;
  try {
    parsed = JSON.parse(content);
  } catch {
    return null;
  }
  const written = clusterFile.safeParse(parsed);
  if (!written.success) return null;
  const { title, columns, rows } = written.data;
  return {
    title,
    name: title,
    names: columns.map(({ name }) => name),
    languages: columns.map(({ language }) => (language !== null && isLanguageCode(language) ? language : null)),
    rows: [rows.map((cells, index) => rowOf(cells, index + 1))],
  };
}
