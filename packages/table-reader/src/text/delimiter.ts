import { CsvRecords } from './csv-records.ts';
import type { TableRow } from '../table.ts';
import { BY_HAND, DELIMITERS, OF_PROGRAMS, type Delimiter } from './delimiters.ts';

/** Excel writes `sep=;` as the first line to declare the delimiter. */
const DECLARED = /^sep=([,;\t|])\r?\n/i;

interface GuessedDelimiter {
  delimiter: Delimiter;
  /** Characters at the beginning that only declare the delimiter. */
  skip: number;
}

/**
 * Scores each candidate by all records of the sample: how many it splits, and how evenly. Separators of people only
 * count if none of programs splits the text, in a pasted list also before a comma. '' if none fits.
 */
export function guessDelimiter(sample: string, kind: 'csv' | 'text', softEnds = false): GuessedDelimiter {
  const declared = DECLARED.exec(sample);
  const named = DELIMITERS.find((delimiter) => delimiter === declared?.[1]);
  if (declared && named) return { delimiter: named, skip: declared[0].length };
  let best: { delimiter: Delimiter; score: number } = { delimiter: '', score: 0 };
  for (const { delimiter, needed } of OF_PROGRAMS) {
    // The semicolon of an HTML entity is no separator.
    const text = delimiter === ';' ? sample.replace(REFERENCE, '') : sample;
    if (!text.includes(delimiter)) continue;
    const score = evenness(text, delimiter, needed, softEnds);
    if (score > best.score) best = { delimiter, score };
  }
  // Commas also separate meanings: `to go, to walk`.
  const among = best.delimiter === ',' && (kind === 'text' || !/,[^ \r\n]/.test(sample));
  if (best.score === 0 || among) {
    for (const { delimiter, needed } of BY_HAND) {
      if (!sample.includes(delimiter) || (among && kind === 'csv' && !delimiter.startsWith(' '))) continue;
      const strict = kind === 'csv' || best.delimiter === ',' ? 1 : needed;
      const score = evenness(sample, delimiter, strict, softEnds, needed === 1 || strict === 1);
      if (score > (best.delimiter === ',' ? NOTHING_ELSE : best.score)) return { delimiter, skip: 0 };
    }
  }
  return { delimiter: best.delimiter, skip: 0 };
}

const REFERENCE = /&(?:[a-z][a-z0-9]{1,31}|#\d{1,7}|#x[0-9a-f]{1,6});/gi;

/** Any other delimiter that splits words counts for more. */
const NOTHING_ELSE = 0.01;
const isWord = (cell: string | null | undefined) => /\p{L}/u.test(cell ?? '');
/** A number may be one, too, after a separator that does not occur within numbers and times. */
const isMeaning = (cell: string | null | undefined, delimiter: string) =>
  isWord(cell) || (/[ =→]|::/.test(delimiter) && /\p{N}/u.test(cell ?? ''));
/** One line says little about the text. */
const FEWEST_BY_HAND = 2;

/**
 * Share of records split by the delimiter, weighted by how many have the same number of cells. `once`: 0 unless it
 * splits each record into two non-empty cells.
 */
function evenness(sample: string, delimiter: string, needed: number, softEnds: boolean, once = false): number {
  const counts = new Map<number, number>();
  let records = 0;
  let blank = 0;
  for (const row of recordsOf(sample, delimiter, softEnds, once ? 2 : 0)) {
    if (row.width === 0) {
      if (row.columns > 1) blank += 1;
      continue;
    }
    records += 1;
    if (once && (row.columns !== 2 || !isWord(row.cells[0]) || !isMeaning(row.cells[1], delimiter))) return 0;
    // Empty cells at the end are cells too here: `a;;` is split as evenly as `a;b;c`.
    counts.set(row.columns, (counts.get(row.columns) ?? 0) + 1);
  }
  if (once && records < FEWEST_BY_HAND) return 0;
  // Only delimiters: no words, and not a column of them either.
  if (records === 0) return blank > 0 ? NOTHING_ELSE : 0;
  const split = records - (counts.get(1) ?? 0);
  counts.delete(1);
  if (split / records < needed) return 0;
  return (split / records) * (0.5 + (0.5 * Math.max(...counts.values())) / split);
}

function recordsOf(sample: string, delimiter: string, softEnds: boolean, columns: number): TableRow[] {
  const reader = new CsvRecords(delimiter, { columns, softEnds });
  // Unless it is a whole short text, the last record of a sample may be cut.
  return [...reader.push(sample, false), ...reader.push('', true)];
}
