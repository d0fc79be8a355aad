/** Answers that have the letters of the cell and other marks. */
import { cutArticle } from './articles.ts';
import { differenceOfMarks } from './marks.ts';
import { withoutMarks } from './spelling.ts';
import { almost, type Column, type Judgement, noted, RIGHT } from './verdict.ts';

/** Letters of articles, particles and the like. */
const SMALL_WORD = 3;

/** its for it's, Apfel for Äpfel, el ano for el año: without the sign it is a word of its own. */
export function isAnotherWord(typed: readonly string[], column: Column): boolean {
  const [word = '', ...more] = cutArticle(typed, column).rest;
  return more.length === 0 && column.isKnownWord(word);
}

/** Scripts and languages in which a mark is a tone or a vowel of its own: pinyin. */
const doMarksCount = (typed: string, expected: string, { rules, language }: Column): boolean =>
  rules.marksCount === true || (language?.startsWith('zh') === true && /^\p{Script=Latin}/u.test(typed + expected));

/**
 * A missing or additional mark gets a note, or none if the language does not write it; a different mark, one that makes
 * another word or a tone, and one in a word of one or two letters makes the answer almost right.
 */
export function judgeMarks(a: readonly string[], b: readonly string[], column: Column): Judgement | null {
  const [typed, expected] = [a.join(''), b.join('')];
  if (withoutMarks(typed) !== withoutMarks(expected) || typed === expected) return null;
  const difference = differenceOfMarks(typed, expected);
  if (difference === 'unwritten') return RIGHT;
  if (isAnotherWord(a, column)) return almost('other_word');
  // Two letters are nearly always another word without their mark: ou, où; si, sí. So are three without a letter of their own: õun, đak.
  const isOwn = Array.from(`${column.rules.ownLetters ?? ''}đłøħ`).some(
    (letter) => expected.includes(letter) && !typed.includes(letter),
  );
  const short = b.length === 1 && Array.from(b[0] ?? '').length <= (isOwn ? 3 : 2);
  if (difference === 'other' || short || isOtherTense(typed, expected, column.language)) return almost('accent');
  return doMarksCount(typed, expected, column) && !isUnmarked(typed, expected, b.length)
    ? almost('accent')
    : noted('accent');
}

/** hablo, habló; parlo, parlò; hablara, hablará: an accent on the last vowel makes another tense. Nouns in -ó are few. */
const LAST_VOWEL: Readonly<Record<string, RegExp>> = {
  es: /[^aeiouáéíóú]ó$|[aei]r(?:á|ás|án)$/,
  it: /[^aeiouàèéìòù]ò$/,
  pt: /[aei]r(?:á|ás)$/,
};
const NO_TENSE = new Set(
  'dominó paró landó bongó buró caló rondó pero ciò però falò oblò comò casinò bistrò'.split(' '),
);

function isOtherTense(typed: string, expected: string, language: string | null): boolean {
  const ending = LAST_VOWEL[language?.split('-')[0] ?? ''];
  const marked = [typed, expected].find((word) => ending?.test(word));
  return marked !== undefined && !NO_TENSE.has(marked) && marked.length > SMALL_WORD + 1;
}

/** Without any tone, as it is typed without a keyboard of the language: of several syllables that is hardly ever another word. */
const isUnmarked = (typed: string, expected: string, words: number): boolean =>
  typed === withoutMarks(typed) && (words > 1 || (/^[a-zà-ǜ']+$/.test(expected) && syllables(typed) > 1));

const syllables = (text: string): number => text.match(/[aeiouv]+/g)?.length ?? 0;
