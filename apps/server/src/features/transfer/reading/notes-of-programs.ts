/** Cards as programs for notes and encyclopaedias write them in plain text: Obsidian, Logseq, Quizlet's pages, MediaWiki. */

export interface PlainRows {
  rows: string[][];
  delimiter: string;
}

const LINE = /\r\n|\r|\n/;
const linesOf = (text: string): string[] => text.replace(/^\uFEFF/, '').split(LINE);
const filled = (line: string): boolean => line.trim() !== '';

export function rowsOfPrograms(text: string): PlainRows | null {
  return obsidianRows(text) ?? logseqRows(text) ?? numberedRows(text) ?? wikiRows(text);
}

const isMark = (line: string): boolean => /^\?\??$/.test(line.trim());
const isTags = (line: string): boolean =>
  line
    .trim()
    .split(' ')
    .every((tag) => /^#[\p{L}\p{N}_/-]+$/u.test(tag));
/** Neither tags alone nor a rule. */
const isPlainNote = (line: string): boolean => filled(line) && !isTags(line) && !/^---$/.test(line);

/** A card on one line. */
function cardOf(line: string): string[] | null {
  const [word = '', meaning = ''] = line.split(/:::?(?!:)/, 2);
  return word.trim() === '' || meaning.trim() === '' ? null : [word.trim(), meaning.trim()];
}

/** `Hund::dog` or, on three lines, `Hund`, `?`, `dog`. */
function obsidianRows(text: string): PlainRows | null {
  const written = linesOf(text);
  if (!written.some((line) => isMark(line) || isTags(line) || line.includes('<!--SR:'))) return null;
  const lines = written.map((line) => line.replace(/<!--SR:[^>]{0,500}-->/, '').trim()).filter(isPlainNote);
  const marks = lines.filter(isMark).length;
  const words = lines.filter((line) => !/^#{1,6}\s/.test(line));
  if (marks > 0 && words.length === marks * 3) {
    const rows = Array.from({ length: marks }, (_, card) => [words[card * 3] ?? '', words[card * 3 + 2] ?? '']);
    if (words.every((line, index) => isMark(line) === (index % 3 === 1)))
      return { rows: rows.map((row) => row.map((cell) => cell.trim())), delimiter: '?' };
  }
  if (words.length === 0 || words.some((line) => cardOf(line) === null)) return null;
  return { rows: lines.map((line) => cardOf(line) ?? [line]), delimiter: '::' };
}

/** `- Hund #card` and, indented below it, `- dog`. */
function logseqRows(text: string): PlainRows | null {
  if (!text.includes('#card')) return null;
  const rows: string[][] = [];
  for (const line of linesOf(text).filter(filled)) {
    const item = /^[-*] (.*)$/.exec(line.trim())?.[1]?.trim();
    // Properties of a block, such as its id and its schedule.
    if (item === undefined || /^[a-z-]+:: /.test(item)) continue;
    const last = rows.at(-1);
    if (/#card\b/.test(item)) rows.push([item.slice(0, item.indexOf('#card')).trim()]);
    else if (last) last[1] = last[1] === undefined ? item : `${last[1]}\n${item}`;
  }
  return rows.length > 1 && rows.every(({ length }) => length === 2) ? { rows, delimiter: '\n' } : null;
}

/** `1`, `Hund`, `dog`, `2`, …: numbers on lines of their own, as pages with numbered cards are copied. */
function numberedRows(text: string): PlainRows | null {
  const lines = linesOf(text)
    .map((line) => line.trim())
    .filter(filled);
  if (lines[0]?.replace(/[.)]$/, '') !== '1') return null;
  const rows: string[][] = [];
  for (const line of lines) {
    if (line.replace(/[.)]$/, '') === String(rows.length + 1)) rows.push([]);
    else rows.at(-1)?.push(line);
  }
  const width = rows[0]?.length ?? 0;
  const agree = rows.length > 1 && (width === 2 || width === 3) && rows.every(({ length }) => length === width);
  return agree ? { rows, delimiter: '\n' } : null;
}

/** A table of MediaWiki: `{|`, `|-` between rows, `||` or lines between cells. */
function wikiRows(text: string): PlainRows | null {
  const begin = text.search(/^\{\|/m);
  const end = text.indexOf('\n|}', begin);
  if (begin < 0 || end < 0) return null;
  const rows = text
    .slice(text.indexOf('\n', begin), end)
    .split(/^\|-.*$/m)
    .map((row) =>
      linesOf(row)
        .filter((line) => /^\s*[|!](?![+])/.test(line))
        .flatMap((line) =>
          line
            .trim()
            .slice(1)
            .split(line.trim().startsWith('!') ? /!!|\|\|/ : '||'),
        )
        .map(wikiCell),
    )
    .filter((row) => row.some(filled));
  return rows.length > 1 ? { rows, delimiter: '|' } : null;
}

/** A cell without its attributes, emphasis and links. */
const wikiCell = (cell: string): string =>
  cell
    .trim()
    .replace(/^[a-z-]{2,20}="[^"|]{0,200}"[^|]{0,200}\|/i, '')
    .replaceAll(/\[\[(?:[^[\]|]{0,200}\|)?([^[\]|]{0,200})\]\]/g, '$1')
    .replaceAll(/'{2,5}/g, '')
    .trim();
