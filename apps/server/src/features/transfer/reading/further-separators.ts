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
  { delimiter: '↔', pattern: /\s?(?:↔|⇔)\s?/, fewest: 2 },
  { delimiter: ' -- ', pattern: / --- ?| -- ?/, fewest: 2 },
  // Programs make some of the dashes that are typed into longer ones.
  { delimiter: ' – ', pattern: / [-–—−] /, fewest: 2 },
  { delimiter: ' · ', pattern: / [·•] /, fewest: 2 },
  { delimiter: ' ~ ', pattern: / ~ /, fewest: 3 },
  { delimiter: ' .. ', pattern: / \.\. /, fewest: 2 },
  { delimiter: ' / ', pattern: / \/ /, fewest: 3 },
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

/**
 * Cells with spaces between separator and quotation mark, `"a", "b"`, as people type them; null unless all lines have
 * this form, with equal numbers of cells.
 */
export function looselyQuoted(lines: readonly string[]): { rows: string[][]; delimiter: string } | null {
  if (lines.length < 2 || !lines.some((line) => /[,;]\s+"|"\s+[,;]/.test(line))) return null;
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
