/** Marks above and below letters: missing, one too many, or another one than the word has. */
import { withoutVowelPoints } from './spelling.ts';

/** Stress marks of Cyrillic, which only schoolbooks write. */
export const withoutStress = (text: string): string =>
  /[\u0400-\u04FF]/.test(text)
    ? text
        .normalize('NFD')
        .replace(/(?<=[аеиоуыэюяіє])[\u0300\u0301]/gu, '')
        .normalize('NFC')
    : text;

/** Marks that the language does not write: vowel points of Hebrew and Arabic, stress. */
export const withoutUnwrittenMarks = (text: string): string => withoutVowelPoints(withoutStress(text));

export type MarkDifference = 'unwritten' | 'missing' | 'other';

interface MarkedLetter {
  readonly letter: string;
  readonly marks: string;
}

function marked(text: string): MarkedLetter[] {
  // й is a letter, not и with a mark.
  return Array.from(
    text
      .normalize('NFD')
      .replaceAll('и\u0306', 'й')
      .matchAll(/(\P{M})(\p{M}*)/gu),
    ([, letter = '', marks = '']) => ({
      letter,
      marks: Array.from(marks).toSorted().join(''),
    }),
  );
}

/** The difference in marks of two texts with the same letters. */
export function differenceOfMarks(typed: string, expected: string): MarkDifference {
  const [a, b] = [marked(typed), marked(expected)];
  const isUnwritten = withoutUnwrittenMarks(typed) === withoutUnwrittenMarks(expected);
  if (isUnwritten) {
    // A stress on another letter, and other dots: both have marks that differ.
    const both = withoutUnwrittenMarks(typed) !== typed && withoutUnwrittenMarks(expected) !== expected;
    const contradicts = a.some(
      ({ marks }, at) => marks !== '' && marks !== (b[at]?.marks ?? '') && (b[at]?.marks ?? '') !== '',
    );
    const elsewhere = isCyrillic(typed) && both;
    return both && (contradicts || elsewhere) ? 'other' : 'unwritten';
  }
  const other = a.some(({ marks }, at) => marks !== '' && (b[at]?.marks ?? '') !== '' && marks !== b[at]?.marks);
  // élève, élevé: a mark too many beside one that is missing has moved.
  const more = a.some(({ marks }, at) => marks !== '' && (b[at]?.marks ?? '') === '');
  const less = a.some(({ marks }, at) => marks === '' && (b[at]?.marks ?? '') !== '');
  return other || (more && less) ? 'other' : 'missing';
}

const isCyrillic = (text: string): boolean => /\p{Script=Cyrillic}/u.test(text);
