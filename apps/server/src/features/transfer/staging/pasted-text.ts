import { fieldContent, textHeaders, type TextHeaders } from '@wordcluster/anki';
import { DELIMITERS, type Delimiter } from '@wordcluster/table-reader';
import { questionRows, quizletDelimiter, rowsDividedBy } from '../reading/listed-text.ts';

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
  const rows = quizletDelimiter(text);
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
  const { rows, delimiter } = rowsDividedBy(text, rowDelimiter, chosen);
  return rewritten(rows, { delimiter, rowDelimiter, preset });
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
