/**
 * Word lists in YAML: a map of words to meanings, a list of maps with the same keys, or a list of pairs. Nothing else of
 * the language is read: null for every other document.
 */

export interface NamedRows {
  names: string[] | null;
  rows: string[][];
}

const QUOTED_KEY = /^("[^"\n]{1,200}"|'[^'\n]{1,200}')\s?:(?: |$)/;
/** Begins something else than a plain key. */
const NO_KEY = /^[\s"'#&*!|>%@`[\]{},:-]/;

/** `key: value` in two; null for every other line. */
function entryOf(line: string): [key: string, value: string] | null {
  const quoted = QUOTED_KEY.exec(line);
  if (quoted) return [quoted[1] ?? '', line.slice(quoted[0].length)];
  const end = line.search(/:(?: |$)/);
  return end <= 0 || NO_KEY.test(line) || line.slice(0, end).includes(':')
    ? null
    : [line.slice(0, end).trim(), line.slice(end + 1)];
}

/** The text of an item of a list; null for other lines. */
const itemOf = (line: string): string | null => {
  const text = line.trimStart();
  return text.startsWith('- ') ? text.slice(2).trim() : null;
};

const MAX_NAMES = 12;

/** The value of a scalar without its quotes and comment; null for a block, an alias or a nested value. */
function scalarOf(written: string): string | null {
  const text = written.trim();
  const double = /^"((?:[^"\\]|\\.)*)"\s*(?:#.*)?$/.exec(text);
  if (double)
    return (double[1] ?? '')
      .replaceAll(/\\(["\\/])/g, '$1')
      .replaceAll('\\n', '\n')
      .replaceAll('\\t', ' ');
  const single = /^'((?:[^']|'')*)'\s*(?:#.*)?$/.exec(text);
  if (single) return (single[1] ?? '').replaceAll("''", "'");
  if (/^(?:~|null)$/i.test(text)) return '';
  return /^["'&*|>{[]/.test(text) ? null : text.replace(/\s#.*$/, '');
}

/** `[Hund, dog]` */
function flowOf(written: string): string[] | null {
  const inner = /^\[(.*)\]$/.exec(written.trim())?.[1];
  if (inner === undefined) return null;
  const cells = inner.match(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^,]+/g) ?? [];
  const values = cells.map((cell) => scalarOf(cell));
  return values.every((value) => value !== null) ? values : null;
}

/** The list of a document whose only other line is the key above it. */
export function yamlRows(text: string): NamedRows | null {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '' && !/^\s*#/.test(line) && !/^(?:---|\.\.\.)\s*$/.test(line));
  const [first = '', second = ''] = lines;
  const isMarked = /^\s*---\s*$/.test(text.split(/\r\n|\r|\n/, 1)[0] ?? '') && text.split(/^---\s*$/m).length === 2;
  const above = /^[^\s-][^:]{0,100}:\s*$/.test(first) && /^\s*-\s|^\s+\S/.test(second);
  const body = above ? lines.slice(1) : lines;
  if (body.length < 2) return null;
  if (body.every((line) => itemOf(line)?.startsWith('[') === true)) return pairsOf(body);
  if (itemOf(body[0] ?? '') !== null) return mapsOf(body);
  return above || isMarked || isQuoted(body) ? mapOf(body) : null;
}

/** Without a mark at its beginning only quotes tell a map from a list by hand. */
const isQuoted = (lines: readonly string[]): boolean => lines.some((line) => /:\s+(?:"[^"]*"|'[^']*')\s*$/.test(line));

function pairsOf(lines: readonly string[]): NamedRows | null {
  const rows = lines.map((line) => flowOf(itemOf(line) ?? ''));
  const width = rows[0]?.length ?? 0;
  return width > 1 && rows.every((row) => row?.length === width) ? { names: null, rows: rows as string[][] } : null;
}

function mapOf(lines: readonly string[]): NamedRows | null {
  const indents = new Set(lines.map((line) => /^\s*/.exec(line)?.[0].length));
  if (indents.size > 1) return null;
  const rows: string[][] = [];
  for (const line of lines) {
    const [key, value] = entryOf(line.trim()) ?? ['', ''];
    const [word, meaning] = [scalarOf(key), scalarOf(value)];
    if (word === null || meaning === null || word === '' || meaning === '') return null;
    rows.push([word, meaning]);
  }
  return { names: null, rows };
}

/** A list of maps: `- front: Hund` and, indented below it, `back: dog`. */
function mapsOf(lines: readonly string[]): NamedRows | null {
  const maps: Map<string, string>[] = [];
  for (const line of lines) {
    const item = itemOf(line);
    if (item !== null) maps.push(new Map());
    const map = maps.at(-1);
    const [key, value] = entryOf(item ?? line.trim()) ?? ['', ''];
    const name = scalarOf(key);
    const cell = flowOf(value)?.join(', ') ?? scalarOf(value);
    if (!map || name === null || name === '' || cell === null || map.has(name)) return null;
    map.set(name, cell);
  }
  const names = [...new Set(maps.flatMap((map) => [...map.keys()]))];
  const [first] = maps;
  // Maps with keys of their own are words with their meanings.
  if (!first || first.size < 2 || names.length > MAX_NAMES || maps.some((map) => map.size < 2)) return null;
  return { names, rows: maps.map((map) => names.map((name) => map.get(name) ?? '')) };
}
