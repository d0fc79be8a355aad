import { CsvRecords } from './csv-records.ts';
import type { TableRow } from '../table.ts';

/** Candidates, the one less likely to stand inside of words first; the last three only separate pasted word lists. */
const CANDIDATES = [
  { delimiter: '\t', needed: 0.2, kinds: ['csv', 'text'] },
  { delimiter: ';', needed: 0.34, kinds: ['csv', 'text'] },
  { delimiter: '|', needed: 0.34, kinds: ['csv', 'text'] },
  { delimiter: ',', needed: 0.6, kinds: ['csv', 'text'] },
  { delimiter: ' - ', needed: 0.9, kinds: ['text'] },
  { delimiter: ' – ', needed: 0.9, kinds: ['text'] },
  { delimiter: ' = ', needed: 0.9, kinds: ['text'] },
] as const;

export const DELIMITERS = [...CANDIDATES.map(({ delimiter }) => delimiter), ''] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Excel writes `sep=;` as the first line to say which delimiter follows. */
const DECLARED = /^sep=([,;\t|])\r?\n/i;

interface GuessedDelimiter {
  delimiter: Delimiter;
  /** Characters at the beginning that only declare the delimiter. */
  skip: number;
}

/** Judges each candidate by all records of the sample: how many it splits, and how evenly. '' when none fits. */
export function guessDelimiter(sample: string, kind: 'csv' | 'text'): GuessedDelimiter {
  const declared = DECLARED.exec(sample);
  const named = DELIMITERS.find((delimiter) => delimiter === declared?.[1]);
  if (declared && named) return { delimiter: named, skip: declared[0].length };
  let best: { delimiter: Delimiter; score: number } = { delimiter: '', score: 0 };
  for (const { delimiter, needed, kinds } of CANDIDATES) {
    if (!sample.includes(delimiter) || !(kinds as readonly string[]).includes(kind)) continue;
    const score = evenness(sample, delimiter, needed);
    if (score > best.score) best = { delimiter, score };
  }
  return { delimiter: best.delimiter, skip: 0 };
}

/** Any other delimiter that splits words counts for more. */
const NOTHING_ELSE = 0.01;

/** Share of records that the delimiter splits, weighed by how many of them it splits into the same number of cells. */
function evenness(sample: string, delimiter: string, needed: number): number {
  const counts = new Map<number, number>();
  let records = 0;
  let blank = 0;
  for (const row of recordsOf(sample, delimiter)) {
    if (row.width === 0) {
      if (row.columns > 1) blank += 1;
      continue;
    }
    records += 1;
    // Empty cells at the end are cells too here: `a;;` is split as evenly as `a;b;c`.
    counts.set(row.columns, (counts.get(row.columns) ?? 0) + 1);
  }
  // Nothing but delimiters: no words, and not a column of them either.
  if (records === 0) return blank > 0 ? NOTHING_ELSE : 0;
  const split = records - (counts.get(1) ?? 0);
  counts.delete(1);
  if (split / records < needed) return 0;
  return (split / records) * (0.5 + (0.5 * Math.max(...counts.values())) / split);
}

function recordsOf(sample: string, delimiter: string): TableRow[] {
  const reader = new CsvRecords(delimiter, { columns: 0 });
  const rows = reader.push(sample, false);
  // Unless it is a whole short text, the last record of a sample may be cut; a quote open there is no error.
  try {
    rows.push(...reader.push('', true));
  } catch {
    return rows;
  }
  return rows;
}
