/** Folding of texts for comparing answers and for searching. */
import { plainTypography, WITHOUT_STROKE } from './typography.ts';

// Lower, upper, lower again gives the full folding of CaseFolding.txt (checked against it for every code point): the
// first step maps ẞ to ß, the second expands ß to SS, the third folds. Final sigma only depends on its position.
function foldPlain(text: string): string {
  return text.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ');
}

/**
 * Full Unicode case folding, which JavaScript does not offer. Two NFC texts that differ only in letter case fold to the
 * same string. Dotless ı is no case variant of i, though its capital is I; in Turkish and Azerbaijani I folds to ı and
 * İ to i (the T mappings of CaseFolding.txt).
 */
export function foldCase(text: string, turkish: boolean): string {
  const mapped = turkish ? text.replaceAll('İ', 'i').replaceAll('I', 'ı') : text;
  return mapped.split('ı').map(foldPlain).join('ı').normalize('NFD');
}

/** Marks that a searcher leaves out; those of other scripts are vowels, tones and voices, and make the word. */
const MARKS =
  /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Inherited}])(?![\u0900-\u109F\u1780-\u17FF\u3099\u309A])\p{Mn}+/gu;

/**
 * Letters of one sound that keyboards and schoolbooks write differently, in any language that has them (NFD, in small
 * letters).
 */
const SAME_LETTERS: Readonly<Record<string, string>> = {
  ...WITHOUT_STROKE,
  // Arabic, Persian and Urdu: the alef of the article, the letters of other keyboards, ends of words.
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ہ: 'ه',
  // Hebrew: the same letters at the end of a word.
  ך: 'כ',
  ם: 'מ',
  ן: 'נ',
  ף: 'פ',
  ץ: 'צ',
  // Candrabindu and anusvara, in Devanagari, Bengali, Gurmukhi and Gujarati.
  '\u0901': '\u0902',
  '\u0981': '\u0982',
  '\u0A01': '\u0A02',
  '\u0A81': '\u0A82',
  // Consonants without a vowel in a sign of their own: khanda ta of Bengali, chillus of Malayalam.
  '\u09CE': '\u09A4\u09CD',
  '\u0D7A': '\u0D23\u0D4D',
  '\u0D7B': '\u0D28\u0D4D',
  '\u0D7C': '\u0D30\u0D4D',
  '\u0D7D': '\u0D32\u0D4D',
  '\u0D7E': '\u0D33\u0D4D',
  '\u0D7F': '\u0D15\u0D4D',
  // The dot of letters that other languages lent: it is left out in print.
  '\u093C': '',
  '\u09BC': '',
  '\u0A3C': '',
  '\u0ABC': '',
  '\u0B3C': '',
};

/** In Devanagari a nasal before a consonant is written as a dot or as half a letter: हिंदी, हिन्दी. Before any: the next may not be typed yet. */
const NASALS = /[ङञणनम]्/g;

const PLAIN = /^[\0-_a-}]*$/;

/** A text as it is searched: without case, accents and other differences that grading passes over as well. The language is not known. */
export function foldText(text: string): string {
  if (PLAIN.test(text) && !text.includes('^')) return text.toLowerCase();
  // Compatibility forms decompose to signs of their own, as half-width quotation marks do.
  const bare = foldCase(plainTypography(plainTypography(text).normalize('NFKC')), false).replace(MARKS, '');
  return Array.from(bare, (letter) => SAME_LETTERS[letter] ?? letter)
    .join('')
    .replace(NASALS, '\u0902')
    .normalize('NFC');
}
