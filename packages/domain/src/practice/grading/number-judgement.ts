/** Numbers that are spelt, and digits for them. */
import { cutArticle } from './articles.ts';
import { digitsIn, numberIn, type NumberRead } from './number-words.ts';
import type { ComparedText } from './spelling.ts';
import { almost, type Column, type Judgement, WRONG } from './verdict.ts';

export const MAX_WORDS_WITH_NUMBERS = 12;

/** A number word, but not one that is an article too. */
export const isCounted = (word: string, language: string | null): boolean => (numberIn(word, language)?.value ?? 0) > 1;

/** A spelt number is compared by value: another value is never a slip, the same in digits is almost right. */
export function judgeNumbers(typed: ComparedText, expected: ComparedText, column: Column): Judgement | 'same' | null {
  const b = spelt(expected, column);
  const digits = b ? null : digitsIn(expected.plain);
  if (b === null && digits === null) return null;
  const a = spelt(typed, column);
  if (a && b) {
    if (!isSameValue(a.value, b.value)) return WRONG;
    // cuarto is no slip of cuatro.
    return a.kind === b.kind ? 'same' : WRONG;
  }
  const given = a ?? (b ? digitsIn(typed.plain) : null);
  const wanted = b ?? (a ? digits : null);
  if (!given || !wanted) return null;
  return isSameValue(given.value, wanted.value) ? almost('digits') : WRONG;
}

export const isSameValue = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;

function spelt(text: ComparedText, column: Column): NumberRead | null {
  return text.once(`number`, () => {
    const { language } = column;
    const whole = numberIn(text.bare, language);
    if (whole) return whole;
    const { article, rest } = cutArticle(text.typedWords, column);
    return article === '' ? null : numberIn(rest.join(' '), language);
  });
}

/** "two apples" for "2 apples": the number is right. */
export function judgeDigitsInWords(typed: ComparedText, expected: ComparedText, { language }: Column): Judgement {
  const written = (text: ComparedText) =>
    text.typedWords.map((word) => {
      const number = /\d/.test(word) ? digitsIn(word) : numberIn(word, language);
      return number ? String(number.value) : word;
    });
  if (typed.typedWords.length > MAX_WORDS_WITH_NUMBERS || typed.typedWords.length < 2) return WRONG;
  return written(typed).join(' ') === written(expected).join(' ') ? almost('digits') : WRONG;
}
