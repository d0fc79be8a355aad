import { DELIMITERS, type Delimiter } from '@wordcluster/table-reader';

/** Lists of words that are no table of one row a line, as other programs write them. */

const LINE = /\r\n|\r|\n/;

/** Rows of a list of questions and answers, or of one with separators of its own; null for everything else. */
export function listedRows(text: string): string[][] | null {
  const asked = questionRows(text);
  if (asked) return asked;
  const rowDelimiter = quizletDelimiter(text);
  return rowDelimiter === null ? null : rowsDividedBy(text, rowDelimiter).rows;
}

/** Rows between one separator, and their cells between another: the commonest where none is chosen. */
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

/** Less than this share of rows, and it stands there by chance. */
const MOST_ROWS = 0.6;

function commonest(rows: readonly string[], rowDelimiter: string): Delimiter {
  const splits = (one: Delimiter) => rows.filter((row) => row.includes(one)).length >= rows.length * MOST_ROWS;
  return DELIMITERS.find((one) => one !== '' && one !== rowDelimiter && splits(one)) ?? '';
}

/** What divides the rows of a list with separators of one's own: terms between semicolons on one line, or blocks between blank lines whose definitions have lines. */
export function quizletDelimiter(text: string): string | null {
  const whole = text.trim();
  const pieces = whole.split(';').filter((piece) => piece.trim() !== '');
  if (!LINE.test(whole)) return pieces.length > 1 && pieces.every((piece) => piece.includes('\t')) ? ';' : null;
  const blocks = whole.replace(/\r\n?/g, '\n').split(/\n{2,}/);
  if (blocks.length < 2 || !blocks.every((block) => block.includes('\t'))) return null;
  return blocks.some((block) => block.split('\n').some((line) => !line.includes('\t'))) ? '\n\n' : null;
}

/** `Q:` and `A:` at the beginning of lines, as SuperMemo writes them; null unless the text begins so and every question is answered. */
export function questionRows(text: string): string[][] | null {
  const rows: { question: string[]; answer: string[] | null }[] = [];
  for (const line of text.trim().split(LINE)) {
    const marked = /^([QA]):\s?(.*)$/.exec(line);
    const last = rows.at(-1);
    if (marked?.[1] === 'Q') rows.push({ question: [marked[2] ?? ''], answer: null });
    else if (marked && last) last.answer = [...(last.answer ?? []), marked[2] ?? ''];
    else if (!last) return null;
    else (last.answer ?? last.question).push(line);
  }
  if (rows.length === 0 || rows.some(({ answer }) => answer === null)) return null;
  return rows.map(({ question, answer }) => [question.join('\n').trim(), (answer ?? []).join('\n').trim()]);
}
