import { headingOf } from '@wordcluster/domain/clusters/heading-line';

/** Word lists with headings between the lines: `Unit 1`, `# Animals`, `ANIMALS`, `Animals:`, or a line between blank ones. */

interface Divided {
  rows: string[][];
  delimiter: string;
}

const LONGEST_HEADING = 40;
const MAX_WORDS = 4;

const isCapitals = (line: string): boolean => /\p{Lu}{3}/u.test(line) && !/\p{Ll}/u.test(line);
const isShort = (line: string): boolean => line.length <= LONGEST_HEADING && line.split(/\s+/).length <= MAX_WORDS;

/** The kinds of headings of a text, the surer one first; the second only counts if nothing else splits the text. */
const KINDS = {
  sure: (line: string) => headingOf(line),
  likely: (line: string, alone: boolean) => {
    const sure = headingOf(line);
    if (sure !== null || !isShort(line) || /[.!?;,]$/.test(line)) return sure;
    return alone || isCapitals(line) || line.endsWith(':') ? line.replace(/:$/, '') : null;
  },
} as const;

interface Line {
  text: string;
  heading: string | null;
}

function linesOf(text: string, kind: keyof typeof KINDS): Line[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim());
  return lines.flatMap((line, index) => {
    if (line === '') return [];
    const alone = (lines[index - 1] ?? '') === '' && (lines[index + 1] ?? '') === '' && index + 1 < lines.length;
    return [{ text: line, heading: KINDS[kind](line, alone) }];
  });
}

/**
 * Divides a list without its headings by `divide`, which returns a row for each line, and puts them back as rows of
 * one cell; null if there are none, too many, or the other lines do not agree.
 */
export function headedRows<Found extends Divided>(
  text: string,
  kind: keyof typeof KINDS,
  divide: (lines: string) => Found | null,
): Found | null {
  const lines = linesOf(text, kind);
  const words = lines.filter(({ heading }) => heading === null).map((line) => line.text);
  if (words.length === lines.length || words.length < 2 || words.length * 2 < lines.length) return null;
  const divided = divide(words.join('\n'));
  if (!divided || divided.rows.length !== words.length) return null;
  if (divided.rows.some((row) => row.filter((cell) => cell.trim() !== '').length < 2)) return null;
  // With the words' separator in it, a line is a word with its meaning.
  const { delimiter } = divided;
  if (delimiter !== '' && lines.some(({ heading, text: line }) => heading !== null && line.includes(delimiter)))
    return null;
  let at = 0;
  const rows = lines.map(({ heading }) => {
    if (heading !== null) return [`# ${heading}`];
    at += 1;
    return divided.rows[at - 1] ?? [];
  });
  // A heading without rows below it is the end of the text around the words.
  while (rows.at(-1)?.length === 1) rows.pop();
  return { ...divided, rows };
}
