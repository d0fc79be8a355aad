/**
 * Number words by their value: "twenty-three" is no slip of "twenty-four". The words of each language are in `numbers/`, made by
 * `packages/lexicon/build/number-values.ts` from CLDR's rules and a list of forms that CLDR lacks; longer numbers are read from their parts.
 */
import { withoutCase, withoutMarks, withoutPunctuation } from './spelling.ts';
import { type NumberKind, type NumberWords, parseNumberWords } from './number-parts.ts';
import { relativesOf } from './relatives.ts';

export interface NumberRead {
  readonly value: number;
  readonly kind: NumberKind;
}

const KNOWN = new Map<string, NumberWords>();

export function knowNumbers(language: string, words: NumberWords): void {
  KNOWN.set(language, words);
}

const wordsFor = (language: string | null): NumberWords | undefined =>
  language === null
    ? undefined
    : relativesOf(language)
        .map((code) => KNOWN.get(code))
        .find(Boolean);

/** Maximum length of a spelt number. */
const MAX_CHARACTERS = 80;

/** Letters alone, as the parts of numbers are written in the data. */
export function numberKey(text: string, language: string | null): string {
  const letters = withoutPunctuation(withoutCase(text, language)).replace(/[-'\s\u200C]/g, '');
  // Norwegian åttende is the eighth, attende the eighteenth.
  return language === 'no' ? letters : withoutMarks(letters);
}

const HAN_DIGITS = '〇一二三四五六七八九';

/** The number spelt by the whole text; null if it is none, or the language is not known. */
export function numberIn(text: string, language: string | null): NumberRead | null {
  if (text === '' || text.length > MAX_CHARACTERS) return null;
  const words = wordsFor(language);
  if (words === undefined) return null;
  const key = numberKey(text, language);
  if (/^[〇一二三四五六七八九]{2,}$/.test(key))
    return { value: Number(Array.from(key, (one) => HAN_DIGITS.indexOf(one)).join('')), kind: 'cardinal' };
  return parseNumberWords(key, words);
}

/** The value of digits: 24, 3rd, 1/2, 1.000; null if it is none. */
export function digitsIn(text: string): { readonly value: number } | null {
  const bare = text.trim().replace(/(?<=\d)[\s.,'’\u00A0\u202F](?=\d{3}(?!\d))/g, '');
  const fraction = /^(\d{1,3})\/(\d{1,3})$/.exec(bare);
  if (fraction) return { value: Number(fraction[1]) / Number(fraction[2]) };
  const whole = /^(\d{1,12})(?:\.|st|nd|rd|th|er|e|º|ª|°)?$/.exec(bare);
  return whole ? { value: Number(whole[1]) } : null;
}
