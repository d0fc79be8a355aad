/** Tables in dumps of MySQL, MariaDB, phpMyAdmin, SQLite and PostgreSQL: the rows of their INSERT and COPY statements. */

export interface DumpedTable {
  name: string;
  names: string[] | null;
  rows: (string | null)[][];
}

const INSERT = /\b(?:INSERT(?: IGNORE)?|REPLACE) INTO /gi;
const COPY = /^COPY (?=[^\n]{1,5000} FROM stdin;)/gim;
const CREATE = /\bCREATE TABLE (?:IF NOT EXISTS )?/gi;
/** Lines of a table's definition that are no columns. */
const NO_COLUMN = /^(?:PRIMARY|UNIQUE|KEY|INDEX|CONSTRAINT|FOREIGN|FULLTEXT|SPATIAL|CHECK|EXCLUDE)\b/i;

/** Whether a text begins as a dump: with a statement or a comment. */
export const isDump = (text: string): boolean =>
  /^\uFEFF?\s{0,100}(?:--|\/\*|(?:CREATE|INSERT|REPLACE|DROP|SET|BEGIN|START|PRAGMA|USE|LOCK|COPY)\b)/i.test(text) &&
  (/\b(?:INSERT(?: IGNORE)?|REPLACE) INTO [^\n;]{1,5000}?VALUES\b/i.test(text) || text.search(COPY) >= 0);

/** The tables that have rows, in the order of their first one. */
export function dumpedTables(text: string): DumpedTable[] {
  const tables = new Map<string, DumpedTable>();
  const defined = definitions(text);
  const of = (name: string, names: string[] | null): DumpedTable => {
    const known = tables.get(name) ?? { name, names: names ?? defined.get(name) ?? null, rows: [] };
    tables.set(name, known);
    return known;
  };
  let readTo = 0;
  for (const found of text.matchAll(INSERT)) {
    // A statement within the values of another is a text.
    if (found.index < readTo) continue;
    const { name, names, end } = targetAt(text, found.index + found[0].length);
    const values = /^\s{0,20}VALUES/i.exec(text.slice(end, end + 40));
    if (!values) continue;
    readTo = addTuples(of(name, names).rows, text, end + values[0].length);
  }
  readTo = 0;
  for (const found of text.matchAll(COPY)) {
    if (found.index < readTo) continue;
    const { name, names } = targetAt(text, found.index + found[0].length);
    const from = text.indexOf('\n', found.index) + 1;
    const last = text.indexOf('\n\\.', from - 1);
    readTo = last < 0 ? text.length : last;
    const lines = text
      .slice(from, readTo)
      .split(/\r?\n/)
      .filter((line) => line !== '');
    const { rows } = of(name, names);
    for (const line of lines) rows.push(line.split('\t').map((cell) => (cell === '\\N' ? null : unescaped(cell))));
  }
  return [...tables.values()].filter(({ rows }) => rows.length > 0);
}

const NAME = /[\w$]{1,200}|`[^`]{1,200}`|"[^"]{1,200}"|\[[^\]]{1,200}\]/y;

/** A name without its quotes, the last one after points, and where it ends. */
function nameAt(text: string, from: number): { name: string; end: number } {
  let name = '';
  let end = from;
  do {
    NAME.lastIndex = text[end] === '.' ? end + 1 : end;
    const found = NAME.exec(text);
    if (!found) break;
    name = found[0].replace(/^[`"[]/, '').replace(/[`"\]]$/, '');
    end = NAME.lastIndex;
  } while (text[end] === '.');
  return { name, end };
}

/** A table and the columns in brackets behind it. */
function targetAt(text: string, from: number): { name: string; names: string[] | null; end: number } {
  const { name, end } = nameAt(text, from);
  const open = /^\s{0,20}\(/.exec(text.slice(end, end + 21));
  if (!open) return { name, names: null, end };
  const list = parted(text, end + open[0].length);
  const names = list.parts.map((column) => nameAt(column.trim(), 0).name);
  return { name, names: names.length > 0 ? names : null, end: list.end };
}

function definitions(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let readTo = 0;
  for (const match of text.matchAll(CREATE)) {
    if (match.index < readTo) continue;
    const { name, end } = nameAt(text, match.index + match[0].length);
    const open = text.indexOf('(', end);
    if (open < 0) break;
    const list = parted(text, open + 1);
    readTo = list.end;
    const columns = list.parts.map((column) => column.trim());
    found.set(
      name,
      columns.filter((column) => !NO_COLUMN.test(column)).map((column) => nameAt(column, 0).name),
    );
  }
  return found;
}

/** Letters of a list of columns; one that does not close is read no further, as every statement could be such. */
const LONGEST_LIST = 20_000;

/** The parts of a list up to its closing bracket. */
function parted(text: string, from: number): { parts: string[]; end: number } {
  const parts: string[] = [];
  let depth = 1;
  let begin = from;
  const last = Math.min(text.length, from + LONGEST_LIST);
  for (let at = from; at < last; at += 1) {
    const letter = text[at] ?? '';
    if (letter === "'" || letter === '"' || letter === '`') {
      const end = text.indexOf(letter, at + 1);
      if (end < 0) break;
      at = end;
    } else if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
    if (depth === 0 || (depth === 1 && letter === ',')) {
      parts.push(text.slice(begin, at));
      begin = at + 1;
    }
    if (depth === 0) return { parts, end: at + 1 };
  }
  return { parts, end: from };
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', 0: '', Z: '', b: '' };
const unescaped = (cell: string): string =>
  cell.includes('\\') ? cell.replaceAll(/\\(.)/gs, (_, letter: string) => ESCAPED[letter] ?? letter) : cell;

/** Adds the rows `(1, 'Hund', 'dog'), (2, …)` of a statement; returns where it ends. */
function addTuples(rows: (string | null)[][], text: string, from: number): number {
  let row: (string | null)[] | null = null;
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (letter === ';' && row === null) return at;
    if (letter === '(' && row === null) row = [];
    else if (letter === ')' && row !== null) {
      rows.push(row);
      row = null;
    } else if (row === null) {
      // Clauses such as ON DUPLICATE KEY follow the last row.
      if (letter !== ',' && letter.trim() !== '') return at;
    } else if (letter === "'" || letter === '"') {
      const { value, end } = stringAt(text, at);
      row.push(value);
      at = end;
    } else if (letter !== ',' && letter.trim() !== '') {
      const end = text.slice(at, at + 200).search(/[,)'"]/);
      if (end < 0) return at;
      const value = text.slice(at, at + end).trim();
      // N'…' and E'…' are strings.
      if (/^(?:N|E|_utf8mb4|_utf8)$/i.test(value)) at += end - 1;
      else {
        row.push(/^null$/i.test(value) ? null : value);
        at += end - 1;
      }
    }
  }
  return text.length;
}

/** The string that begins at a quote, and where its last quote is; a doubled quote is a character. */
function stringAt(text: string, from: number): { value: string; end: number } {
  const quote = text[from] ?? '';
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === quote && text[at + 1] === quote) at += 1;
    else if (text[at] === quote)
      return { value: unescaped(text.slice(from + 1, at).replaceAll(quote + quote, quote)), end: at };
  }
  return { value: '', end: text.length };
}
