import { areTwoLanguages } from '@wordcluster/domain/languages/sides-of-lines';
import { CsvRecords, DELIMITERS, guessDelimiter, type Delimiter } from '@wordcluster/table-reader';
import { withoutSenders } from './chat-copies.ts';
import { alignedByTabs, bracketed, dividedByScript, furtherDivided, looselyQuoted } from './further-separators.ts';
import { headedRows } from './headed-lists.ts';
import { questionRows } from './question-lines.ts';
import {
  itemsOf,
  withoutBold,
  withoutColumnsEmphasis,
  withoutEmphasis,
  withoutFrontMatter,
  withoutSurroundings,
} from './surrounding-text.ts';

/** Word lists other than tables with one row a line, as other programs and people write them. */

const LINE = /\r\n|\r|\n/;

/** The separators of a text that is not one row a line with common delimiters. */
export interface Listed {
  rows: string[][];
  delimiter: string;
  rowDelimiter: string;
  preset: 'questions' | 'quizlet' | 'markdown' | 'lines' | null;
}

/** Rows of a list that is no table; null for everything else. Each kind only if the whole text has its form. */
export function listedText(text: string): Listed | null {
  const inner = withoutSenders(withoutSurroundings(withoutFrontMatter(text)));
  if (inner !== text) return divided(inner);
  const headed = headedRows(text, 'sure', divided);
  if (headed !== null) return headed;
  const items = itemRows(text);
  if (items !== null) return items;
  const markdown = markdownRows(text);
  if (markdown) return { rows: markdown, delimiter: '|', rowDelimiter: '\n', preset: 'markdown' };
  const asked = questionRows(text);
  if (asked) return { rows: asked, delimiter: '', rowDelimiter: '\n\n', preset: 'questions' };
  const plain = withoutBold(filledLines(text))?.join('\n');
  if (plain !== undefined) return divided(plain);
  const rowDelimiter = quizletDelimiter(text);
  if (rowDelimiter !== null) return { ...rowsDividedBy(text, rowDelimiter), rowDelimiter, preset: 'quizlet' };
  return (
    cardsInLines(text) ??
    alternatingLines(text) ??
    alignedColumns(text) ??
    continuedLines(text) ??
    byFurther(text) ??
    (guessDelimiter(text, 'text').delimiter === '' ? headedRows(text, 'likely', divided) : null)
  );
}

const divided = (text: string): Listed => listedText(text) ?? dividedLines(text);

/** Items of a list, also with text around them, if a separator splits each of them. */
function itemRows(text: string): Listed | null {
  const items = itemsOf(text);
  if (items === null) return null;
  const lines = (withoutBold(items.lines) ?? items.lines).join('\n');
  const listed = (items.among ? null : listedText(lines)) ?? dividedLines(lines);
  const rows = withoutColumnsEmphasis(listed.rows);
  const width = rows[0]?.length ?? 0;
  return items.among && (width < 2 || rows.some((row) => row.length !== width)) ? null : { ...listed, rows };
}

/** Separators that only people write. */
function byFurther(text: string): Listed | null {
  const lines = filledLines(text);
  const found =
    looselyQuoted(lines) ??
    alignedByTabs(lines) ??
    (guessDelimiter(text, 'text').delimiter === '' ? dividedOtherwise(lines) : null);
  return found && { ...found, rowDelimiter: '\n', preset: null };
}

function dividedOtherwise(lines: readonly string[]): { rows: string[][]; delimiter: string } | null {
  const inBrackets = bracketed(lines) ?? [];
  const [words, meanings] = [0, 1].map((side) => inBrackets.map((row) => row[side] ?? ''));
  if (differ(words, meanings)) return { rows: inBrackets, delimiter: '(' };
  return furtherDivided(lines) ?? dividedByScript(lines);
}

/** Rows and cells by separators; default: the most frequent ones. */
export function rowsDividedBy(
  text: string,
  rowDelimiter: string,
  chosen?: string,
): { rows: string[][]; delimiter: string } {
  const lines = (rowDelimiter.includes('\n') ? text.replace(/\r\n?/g, '\n') : text)
    .split(rowDelimiter)
    .filter((row) => row.trim() !== '');
  const delimiter = chosen ?? commonest(lines, rowDelimiter);
  return { rows: lines.map((row) => (delimiter === '' ? [row] : row.split(delimiter))), delimiter };
}

/** A separator in fewer rows than this share is there by chance. */
const MAX_ROWS = 0.6;

function commonest(rows: readonly string[], rowDelimiter: string): Delimiter {
  const splits = (one: Delimiter) => rows.filter((row) => row.includes(one)).length >= rows.length * MAX_ROWS;
  return DELIMITERS.find((one) => one !== '' && one !== rowDelimiter && splits(one)) ?? '';
}

/** One row a line with a separator. */
function dividedLines(text: string): Listed {
  const { delimiter } = guessDelimiter(text, 'text');
  const rows = new CsvRecords(delimiter).push(`${text}\n`, true).map(({ cells }) => cells.map((cell) => cell ?? ''));
  return { rows, delimiter, rowDelimiter: '\n', preset: null };
}

const linesOf = (text: string): string[] => text.replace(/^\uFEFF/, '').split(LINE);
const filledLines = (text: string): string[] => linesOf(text).filter((line) => line.trim() !== '');

/** Whether a line is the rule below the header of a Markdown table. */
const isRule = (line: string): boolean =>
  line.includes('|') && line.includes('-') && markdownCells(line).every((cell) => /^:?-+:?$/.test(cell));

/** The table of a text as chat assistants write it: with or without bars at its ends; text around it is passed over, the rule left out. */
function markdownRows(text: string): string[][] | null {
  if (!text.includes('|') || !text.includes('-')) return null;
  // Org mode has crosses in its rules.
  const lines = linesOf(text).map((line) => line.trim().replace(/^\|[-+:]+\|$/, (rule) => rule.replaceAll('+', '|')));
  const rows: string[][] = [];
  for (const [index, line] of lines.entries()) {
    if (!isRule(line) || lines[index - 1]?.includes('|') !== true) continue;
    const width = markdownCells(line).length;
    const header = markdownCells(lines[index - 1] ?? '');
    if (header.length !== width) continue;
    // A second table in the same text continues the first; its header is no row.
    if (rows.length === 0) rows.push(header);
    for (let at = index + 1; at < lines.length; at += 1) {
      const row = lines[at] ?? '';
      if (!row.includes('|')) break;
      if (isRule(lines[at + 1] ?? '')) break;
      rows.push(wideCells(row, width).slice(0, width));
    }
  }
  return rows.length > 1 ? rows : null;
}

/** The cells of a line; if it has more than the table, bars within code are characters. */
function wideCells(line: string, width: number): string[] {
  const cells = markdownCells(line);
  return cells.length > width && line.includes('`') ? markdownCells(line, true) : cells;
}

/** The cells of a line: bars behind a backslash are characters, and marks around a cell, of emphasis or of a link, are left out. */
function markdownCells(line: string, withCode = false): string[] {
  const cells: string[] = [];
  let cell = '';
  let inCode = false;
  const inner = line.replace(/^\|/, '').replace(/(?<!\\)\|$/, '');
  for (let at = 0; at < inner.length; at += 1) {
    if (inner[at] === '`') inCode = withCode && !inCode;
    if (inner[at] === '\\' && inner[at + 1] === '|') {
      cell += '|';
      at += 1;
    } else if (inner[at] === '|' && !inCode) {
      cells.push(cell);
      cell = '';
    } else cell += inner[at];
  }
  cells.push(cell);
  return cells.map((one) => withoutEmphasis(withoutLink(one)).replaceAll(/<br\s{0,3}\/?>/gi, '\n'));
}

/** `[Hund](https://…)`: the text of a link. */
const withoutLink = (cell: string): string => cell.trim().replace(/^\[([^[\]]{1,200})\]\([^()\s]{1,500}\)$/, '$1');

/**
 * Row separator of a list with custom separators: terms between semicolons on one line, or blocks between blank lines
 * with multi-line definitions.
 */
function quizletDelimiter(text: string): string | null {
  const whole = text.trim();
  const pieces = whole.split(';').filter((piece) => piece.trim() !== '');
  if (!LINE.test(whole)) return pieces.length > 1 && pieces.every((piece) => piece.includes('\t')) ? ';' : null;
  const blocks = whole.replace(/\r\n?/g, '\n').split(/\n{2,}/);
  // A blank line within a quoted cell is in no text of Quizlet.
  const isBlock = (block: string) => block.includes('\t') && block.split('"').length % 2 === 1;
  if (blocks.length < 2 || !blocks.every(isBlock)) return null;
  return blocks.some((block) => block.split('\n').some((line) => !line.includes('\t'))) ? '\n\n' : null;
}

/** Separators within a card, for several cards on a line. */
const WITHIN = [' - ', ' – ', ' — ', ' = ', ' → ', ': ', '::', '='] as const;

/** `a - b; c - d`: several cards in one line, between semicolons, commas or bars. */
function cardsInLines(text: string): Listed | null {
  const lines = filledLines(text);
  for (const between of [';', '|', ','] as const) {
    if (!lines.some((line) => line.includes(between))) continue;
    const cards = lines.flatMap((line) => line.split(between)).filter((card) => card.trim() !== '');
    if (cards.length <= lines.length || cards.length < 2) continue;
    for (const delimiter of WITHIN) {
      const rows = cards.map((card) => card.split(delimiter));
      if (!rows.every((row) => row.length === 2 && row.every((cell) => cell.trim() !== ''))) continue;
      return {
        rows: rows.map((row) => row.map((cell) => cell.trim())),
        delimiter,
        rowDelimiter: between,
        preset: null,
      };
    }
  }
  return null;
}

/** Separators between word and meaning: a text with one of them on its lines is no list of alternating lines. */
const PARTING = /\t|;|\||\s[-–—=→]\s|::| : /;

/**
 * Question and answer on alternating lines: with blank lines between cards, or if both sides differ in script or
 * language; also word, meaning and example.
 */
function alternatingLines(text: string): Listed | null {
  const blocks = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n[ \t]*(?:\n[ \t]*)+/)
    .map((block) => block.split('\n').map((line) => line.trim()));
  const pairs = (lines: readonly string[][]): Listed => ({
    rows: lines.map((pair) => [...pair]),
    delimiter: '\n',
    rowDelimiter: '\n\n',
    preset: 'lines',
  });
  if (blocks.length > 1 && blocks.every((block) => block.length === 2 && !block.some((line) => PARTING.test(line))))
    return pairs(blocks);
  if (blocks.length > 1 && blocks.every((block) => block.length === 3 && !block.some((line) => PARTING.test(line)))) {
    const [words, meanings] = [0, 1].map((position) => blocks.map((block) => block[position] ?? ''));
    return differ(words, meanings) ? pairs(blocks) : null;
  }
  const lines = filledLines(text).map((line) => line.trim());
  if (lines.length < 4 || lines.length % 2 === 1 || lines.some((line) => PARTING.test(line))) return null;
  if (isTableWithCommas(text)) return null;
  const [words, meanings] = [0, 1].map((side) => lines.filter((_, index) => index % 2 === side));
  if (!differ(words, meanings)) return null;
  return pairs(Array.from({ length: lines.length / 2 }, (_, card) => lines.slice(card * 2, card * 2 + 2)));
}

/** Whether every row has the same number of cells between commas, at least two. In sentences a space follows each comma. */
function isTableWithCommas(text: string): boolean {
  if (!/,(?:\S|$)/m.test(text)) return false;
  const rows = new CsvRecords(',').push(`${text.replace(/^\uFEFF/, '').trimEnd()}\n`, true);
  const width = rows[0]?.cells.length ?? 0;
  return width > 1 && rows.every(({ cells }) => cells.length === width);
}

/** Whether two sides differ in script or language. */
function differ(words: readonly string[] = [], meanings: readonly string[] = []): boolean {
  const [one, other] = [scriptOf(words), scriptOf(meanings)];
  return one !== null && other !== null && (one !== other || areTwoLanguages(words, meanings));
}

const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['Latin', /\p{Script=Latin}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Hangul', /\p{Script=Hangul}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Devanagari', /\p{Script=Devanagari}/u],
  ['Georgian', /\p{Script=Georgian}/u],
  ['Armenian', /\p{Script=Armenian}/u],
];
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The one script that all lines are in, or null. */
function scriptOf(lines: readonly string[]): string | null {
  const found = new Set<string>();
  for (const line of lines) {
    const of = SCRIPTS.filter(([, script]) => script.test(line)).map(([name]) => name);
    if (EAST_ASIAN.test(line)) of.push('EastAsian');
    if (of.length !== 1) return null;
    for (const name of of) found.add(name);
  }
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

/** Columns aligned by spaces: each line has at least two spaces at the same offsets. */
function alignedColumns(text: string): Listed | null {
  if (!/ {2,}/.test(text) || /[\t;|]/.test(text)) return null;
  const lines = filledLines(text).map((line) => line.trim());
  if (lines.length < 2) return null;
  const rows = lines.map((line) => line.split(/ {2,}/));
  const width = rows[0]?.length ?? 0;
  if (width < 2 || !rows.every((row) => row.length === width)) return null;
  return { rows, delimiter: '  ', rowDelimiter: '\n', preset: null };
}

/** Lines without the tab that most others have continue the line above. */
function continuedLines(text: string): Listed | null {
  if (!text.includes('\t') || text.includes('"')) return null;
  const lines = linesOf(text).filter((line) => line.trim() !== '');
  const lacking = lines.filter((line) => !line.includes('\t')).length;
  if (lacking === 0 || lacking * 2 >= lines.length || !(lines[0] ?? '').includes('\t')) return null;
  const rows: string[][] = [];
  for (const line of lines) {
    const last = rows.at(-1);
    if (line.includes('\t') || !last) rows.push(line.split('\t'));
    else last[last.length - 1] = `${last.at(-1) ?? ''}\n${line.trim()}`;
  }
  return { rows, delimiter: '\t', rowDelimiter: '\n', preset: null };
}
