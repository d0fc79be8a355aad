import { fieldContent, textHeaders, type TextHeaders } from '@wordcluster/anki';
import { DELIMITERS, type Delimiter } from '@wordcluster/table-reader';

/** How pasted text is divided where that is not one row a line between common delimiters. */
interface Division {
  delimiter: string;
  rowDelimiter: string;
  preset: 'anki' | 'questions' | 'quizlet' | null;
}

export interface PastedRows {
  /** As a table is read: the text itself, or its rows written anew. */
  text: string;
  /** By which `text` is read; undefined where it is to be guessed. */
  delimiter: Delimiter | undefined;
  /** The first cell of each row is the tags of what follows, divided by spaces. */
  tagged: boolean;
  division: Division | null;
}

interface Choices {
  delimiter?: string | undefined;
  row_delimiter?: string | undefined;
}

const LINE = /\r\n|\r|\n/;
const isCommon = (delimiter: string): delimiter is Delimiter => DELIMITERS.some((one) => one === delimiter);

/** Reads how rows and columns of pasted text are divided: as its reader says, else by its own headers, as questions and answers, or by lines. */
export function pastedRows(text: string, { delimiter, row_delimiter: rowDelimiter }: Choices = {}): PastedRows {
  if (rowDelimiter !== undefined) return dividedBy(text, rowDelimiter, delimiter, null);
  if (delimiter !== undefined)
    return isCommon(delimiter)
      ? { text, delimiter, tagged: false, division: null }
      : dividedBy(text, '\n', delimiter, null);
  const headers = textHeaders(text);
  if (headers) return ankiRows(text, headers);
  const questions = questionRows(text);
  if (questions) return rewritten(questions, { delimiter: '', rowDelimiter: '\n\n', preset: 'questions' });
  const rows = quizletRows(text);
  return rows === null
    ? { text, delimiter, tagged: false, division: null }
    : dividedBy(text, rows, undefined, 'quizlet');
}

/** Quoted, whatever a cell holds, so that it is read back as it is. */
function rewritten(rows: readonly (readonly string[])[], division: Division, tagged = false): PastedRows {
  const quoted = rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join('\t'));
  return { text: quoted.join('\n'), delimiter: '\t', tagged, division };
}

function dividedBy(
  text: string,
  rowDelimiter: string,
  chosen: string | undefined,
  preset: Division['preset'],
): PastedRows {
  const lines = (rowDelimiter.includes('\n') ? text.replace(/\r\n?/g, '\n') : text)
    .split(rowDelimiter)
    .filter((row) => row.trim() !== '');
  const delimiter = chosen ?? commonest(lines, rowDelimiter);
  const rows = lines.map((row) => (delimiter === '' ? [row] : row.split(delimiter)));
  return rewritten(rows, { delimiter, rowDelimiter, preset });
}

/** Less than this share of rows, and it stands there by chance. */
const MOST_ROWS = 0.6;

function commonest(rows: readonly string[], rowDelimiter: string): Delimiter {
  const splits = (one: Delimiter) => rows.filter((row) => row.includes(one)).length >= rows.length * MOST_ROWS;
  return DELIMITERS.find((one) => one !== '' && one !== rowDelimiter && splits(one)) ?? '';
}

/** Lists with separators of one's own: terms between semicolons on one line, or blocks between blank lines whose definitions have lines. */
function quizletRows(text: string): string | null {
  const whole = text.trim();
  const pieces = whole.split(';').filter((piece) => piece.trim() !== '');
  if (!LINE.test(whole)) return pieces.length > 1 && pieces.every((piece) => piece.includes('\t')) ? ';' : null;
  const blocks = whole.replace(/\r\n?/g, '\n').split(/\n{2,}/);
  if (blocks.length < 2 || !blocks.every((block) => block.includes('\t'))) return null;
  return blocks.some((block) => block.split('\n').some((line) => !line.includes('\t'))) ? '\n\n' : null;
}

/** Notes as Anki writes them: what its headers say is followed; guids and decks are no columns. */
function ankiRows(text: string, headers: TextHeaders): PastedRows {
  const delimiter = headers.separator ?? '\t';
  const { tagsColumn, guidColumn, deckColumn, noteTypeColumn, html, tags: ofAll } = headers;
  const special = new Set([tagsColumn, guidColumn, deckColumn, noteTypeColumn]);
  const tagged = tagsColumn !== null || ofAll.length > 0;
  const rows = records(text.slice(headers.offset), delimiter).map((cells) => {
    const kept = cells.filter((_, place) => !special.has(place)).map((cell) => (html ? fieldContent(cell).text : cell));
    const own = tagsColumn === null ? '' : (cells[tagsColumn] ?? '');
    return tagged ? [[...ofAll, own].join(' ').trim(), ...kept] : kept;
  });
  return rewritten(rows, { delimiter, rowDelimiter: '\n', preset: 'anki' }, tagged);
}

/** Records of a text whose cells may be quoted, in which case they hold delimiters and line breaks. */
function records(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const endRow = () => {
    if (row.some((cell) => cell !== '')) rows.push(row);
    row = [];
  };
  while (at < text.length) {
    let cell: string;
    if (text[at] === '"') {
      const closing = closingQuote(text, at + 1);
      cell = text.slice(at + 1, closing).replaceAll('""', '"');
      at = closing + 1;
    } else {
      const ends = [text.indexOf(delimiter, at), text.indexOf('\n', at)].filter((end) => end >= 0);
      const end = ends.length > 0 ? Math.min(...ends) : text.length;
      cell = text.slice(at, end).replace(/\r$/, '');
      at = end;
    }
    row.push(cell);
    if (text.startsWith(delimiter, at)) at += delimiter.length;
    else {
      const end = text.indexOf('\n', at);
      at = end < 0 ? text.length : end + 1;
      endRow();
    }
  }
  endRow();
  return rows;
}

function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at < 0 ? text.length : at;
}

/** `Q:` and `A:` at the beginning of lines, as SuperMemo writes them; null unless the text begins so and every question is answered. */
function questionRows(text: string): string[][] | null {
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
