/** Separators that people type and no program writes: each only if it splits every line of a text in two. */

interface Separator {
  delimiter: string;
  pattern: RegExp;
  /** Minimum number of lines, because it also occurs within words. */
  fewest: number;
}

const SEPARATORS: readonly Separator[] = [
  { delimiter: '：', pattern: /\s?：\s?/, fewest: 2 },
  { delimiter: '＝', pattern: /\s?＝\s?/, fewest: 2 },
  { delimiter: '⇒', pattern: /\s?⇒\s?/, fewest: 2 },
  { delimiter: '←', pattern: /\s?[←⟵]\s?/, fewest: 2 },
  { delimiter: '↔', pattern: /\s?(?:↔|⇔)\s?/, fewest: 2 },
  { delimiter: ' -- ', pattern: / --- ?| -- ?/, fewest: 2 },
  // Programs make some of the dashes that are typed into longer ones.
  { delimiter: ' – ', pattern: / [-–—−] /, fewest: 2 },
  { delimiter: ' · ', pattern: / [·•] /, fewest: 2 },
  { delimiter: ' >> ', pattern: / >> | » /, fewest: 2 },
  { delimiter: ' ~ ', pattern: / ~ /, fewest: 3 },
  { delimiter: ' .. ', pattern: / \.\. /, fewest: 2 },
  { delimiter: ' / ', pattern: / \/ /, fewest: 3 },
  // Commas and semicolons of other scripts.
  { delimiter: '؛', pattern: /\s?؛\s?/, fewest: 2 },
  { delimiter: '；', pattern: /\s?；\s?/, fewest: 2 },
  { delimiter: '،', pattern: /\s?،\s?/, fewest: 3 },
  { delimiter: '，', pattern: /\s?，\s?/, fewest: 3 },
  { delimiter: '、', pattern: /\s?、\s?/, fewest: 3 },
  { delimiter: '...', pattern: /\s?(?:\.{3,}|…+)\s?/, fewest: 2 },
];

/** Rows of the first separator that splits all lines; null if none does. */
export function furtherDivided(lines: readonly string[]): { rows: string[][]; delimiter: string } | null {
  for (const { delimiter, pattern, fewest } of SEPARATORS) {
    if (lines.length < fewest || !pattern.test(lines[0] ?? '')) continue;
    const rows = lines.map((line) => line.trim().split(pattern));
    if (rows.every((row) => row.length === 2 && row.every((cell) => /\p{L}/u.test(cell)))) return { rows, delimiter };
  }
  return null;
}

/** `"Hund" = "dog";` as programs store their texts. */
const ASSIGNED = /^"([^"]+)"\s?[=:]\s?"([^"]+)"[;,]?$/;

/**
 * Cells with spaces between separator and quotation mark, `"a", "b"`, as people type them; null unless all lines have
 * this form, with equal numbers of cells.
 */
export function looselyQuoted(lines: readonly string[]): { rows: string[][]; delimiter: string } | null {
  if (lines.length < 2) return null;
  const assigned = lines.map((line) => ASSIGNED.exec(line.trim())?.slice(1, 3) ?? null);
  if (assigned.every((row) => row !== null)) return { rows: assigned, delimiter: '=' };
  if (!lines.some((line) => /[,;]\s+"|"\s+[,;]/.test(line))) return null;
  const delimiter = /"\s*([,;])|([,;])\s*"/.exec(lines.find((line) => line.includes('"')) ?? '');
  const wanted = delimiter?.[1] ?? delimiter?.[2];
  if (wanted === undefined) return null;
  const rows: string[][] = [];
  for (const line of lines) {
    const row = cellsOf(line, wanted);
    if (row === null || row.length < 2 || row.length !== (rows[0]?.length ?? row.length)) return null;
    rows.push(row);
  }
  return { rows, delimiter: wanted };
}

function cellsOf(line: string, delimiter: string): string[] | null {
  const cells: string[] = [];
  for (let at = 0; ; at += 1) {
    at = behindSpaces(line, at);
    if (line[at] === '"') {
      const quoted = quotedAt(line, at);
      if (quoted === null) return null;
      cells.push(quoted.value);
      at = behindSpaces(line, quoted.end);
    } else {
      const next = line.indexOf(delimiter, at);
      const cell = line.slice(at, next < 0 ? line.length : next).trim();
      if (cell.includes('"')) return null;
      cells.push(cell);
      at = next < 0 ? line.length : next;
    }
    if (at >= line.length) return cells;
    if (line[at] !== delimiter) return null;
  }
}

function behindSpaces(line: string, from: number): number {
  let at = from;
  while (line[at] === ' ' || line[at] === '\t') at += 1;
  return at;
}

/** The quoted text at an index, with doubled marks as one; null if it is not closed. */
function quotedAt(line: string, from: number): { value: string; end: number } | null {
  for (let at = line.indexOf('"', from + 1); at >= 0; at = line.indexOf('"', at + 2))
    if (line[at + 1] !== '"') return { value: line.slice(from + 1, at).replaceAll('""', '"'), end: at + 1 };
  return null;
}

/** Tab stops of editors, in columns. */
const TAB_STOPS = [8, 4] as const;

/** Words and meanings aligned by as many tabs as the length of each word needs. */
export function alignedByTabs(lines: readonly string[]): { rows: string[][]; delimiter: string } | null {
  const parts = lines.map((line) => /^([^\t]+)(\t+)([^\t]+)$/.exec(line.trimEnd()));
  if (parts.length < 3 || new Set(parts.map((part) => part?.[2]?.length)).size < 2) return null;
  const isAligned = TAB_STOPS.some(
    (stop) =>
      new Set(parts.map((part) => Math.floor((part?.[1]?.length ?? 0) / stop) + (part?.[2]?.length ?? 0))).size === 1,
  );
  if (!isAligned || parts.includes(null)) return null;
  return { rows: parts.map((part) => [part?.[1] ?? '', part?.[3] ?? '']), delimiter: '\t' };
}

const LATIN = /\p{Script=Latin}/u;
const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/u;

/** A word in one script and, behind a space, its meaning in Latin letters, or the other way round. */
export function dividedByScript(lines: readonly string[]): { rows: string[][]; delimiter: string } | null {
  if (lines.length < 3) return null;
  const rows = lines.map((line) => {
    const words = line.trim().split(/\s+/);
    const first = LATIN.test(words[0] ?? '') ? LATIN : OTHER_LETTER;
    const second = first === LATIN ? OTHER_LETTER : LATIN;
    const at = words.findIndex((word) => second.test(word));
    const [left, right] = [words.slice(0, at), words.slice(at)];
    const isParted = at > 0 && !left.some((word) => second.test(word)) && !right.some((word) => first.test(word));
    return isParted ? { cells: [left.join(' '), right.join(' ')], latin: first === LATIN } : null;
  });
  const same = new Set(rows.map((row) => row?.latin));
  return same.size === 1 && !rows.includes(null)
    ? { rows: rows.flatMap((row) => (row ? [row.cells] : [])), delimiter: ' ' }
    : null;
}

/** `Hund (dog)`: a meaning in brackets behind each word. */
export function bracketed(lines: readonly string[]): string[][] | null {
  if (lines.length < 3) return null;
  const rows = lines.map((line) => /^([^()（）]+?)\s?[(（]([^()（）]+)[)）]$/.exec(line.trim())?.slice(1, 3) ?? null);
  return rows.every((row) => row !== null) ? rows : null;
}
