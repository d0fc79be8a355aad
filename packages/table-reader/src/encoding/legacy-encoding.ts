import iconv from 'iconv-lite';
import { EAST_ASIAN_ENCODINGS, eastAsianLikelihood } from './east-asian.ts';
import { LETTER_PROFILES, type LetterProfile } from './letter-frequencies.ts';

/** Legacy encodings a person can choose, by the names they are known by. */
export const LEGACY_ENCODINGS: readonly string[] = [
  ...new Set(LETTER_PROFILES.flatMap(({ encodings }) => encodings)),
  ...new Set(LETTER_PROFILES.flatMap(({ rare }) => rare)),
  ...EAST_ASIAN_ENCODINGS.map(({ encoding }) => encoding),
];

/** Typographic characters that any text may have. */
const PUNCTUATION = new Set('„“”‘’‚‹›«»–—…•·°§€£©®™´¨×½\u00A0\u00AD');

/** Natural logarithms: a letter a language does not have, a symbol inside of words, a byte that means nothing. */
const FOREIGN = Math.log(0.00003);
const SYMBOL = Math.log(0.000005);
const MEANINGLESS = Math.log(0.0000005);
const NEUTRAL = Math.log(0.001);
/** What the profiles' counts are out of. */
const LETTERS = 10_000;
/** An encoding is the likelier the commoner it is; a hint of the cluster's languages weighs as much as some letters. */
const RARER = -1;
const HINTED = 5;
/** Baltic and Vietnamese lists are rarer than those of the large encodings, which share most of their letters. */
const SELDOM: Record<string, number> = { 'windows-1257': -2, 'windows-1258': -3 };

/**
 * The legacy encoding whose reading looks most like one of the languages it was made for. Byte frequencies alone
 * cannot tell Windows-1250 from 1252 in a short word list, so the characters themselves are judged.
 * `languages` are those of the cluster's columns.
 */
export function guessLegacyEncoding(sample: Buffer, languages: readonly string[]): string {
  const hinted = (language: string) => (languages.some((code) => code.split('-')[0] === language) ? HINTED : 0);
  let best = { encoding: 'windows-1252', score: -Infinity };
  const consider = (encoding: string, score: number) => {
    if (score > best.score) best = { encoding, score };
  };
  const candidates = LETTER_PROFILES.flatMap(({ language, encodings, rare }) =>
    hinted(language) > 0 ? [...encodings, ...rare] : encodings,
  );
  for (const encoding of new Set(candidates)) {
    const text = iconv.decode(sample, encoding);
    const characters = countCharacters(text);
    const ascii = text.match(/[A-Za-z]/g)?.length ?? 0;
    for (const profile of LETTER_PROFILES) {
      const rank = (hinted(profile.language) > 0 ? [...profile.encodings, ...profile.rare] : profile.encodings).indexOf(
        encoding,
      );
      if (rank < 0) continue;
      const prior = hinted(profile.language) + (rank > 0 ? RARER * (rank + 2) : 0) + (SELDOM[encoding] ?? 0);
      consider(encoding, likelihood(characters, ascii, profile) + prior);
    }
  }
  for (const { encoding, language } of EAST_ASIAN_ENCODINGS) {
    consider(encoding, eastAsianLikelihood(iconv.decode(sample, encoding), encoding) + hinted(language));
  }
  return best.encoding;
}

/** Latin letters, and the accents that Vietnamese writes behind them. */
const OF_LATIN = /[\p{Script=Latin}\p{Script=Inherited}]/u;

interface Counted {
  character: string;
  count: number;
  /** How many of them stand between letters. */
  inWord: number;
  /** How many letters of another script than Latin stand beside an ASCII letter, which no word has. */
  mixed: number;
}

/** The characters outside ASCII, in lower case, with the places they stand in. */
function countCharacters(text: string): Counted[] {
  const counts = new Map<string, Counted>();
  for (const match of text.matchAll(/[^\0-\x7F]/gu)) {
    const upper = match[0];
    const before = text.charAt(match.index - 1);
    const after = text.charAt(match.index + upper.length);
    // A capital behind a small letter is not how words look; it is judged as the rare thing it is.
    const strange = upper !== upper.toLowerCase() && /\p{Ll}/u.test(before);
    const character = strange ? upper : upper.toLowerCase();
    const found = counts.get(character) ?? { character, count: 0, inWord: 0, mixed: 0 };
    found.count += 1;
    if (/\p{L}/u.test(before) && /\p{L}/u.test(after)) found.inWord += 1;
    if (/[a-z]/i.test(before + after) && /[\p{L}\p{M}]/u.test(upper) && !OF_LATIN.test(upper)) found.mixed += 1;
    counts.set(character, found);
  }
  return [...counts.values()];
}

function likelihood(characters: Counted[], ascii: number, { letters }: LetterProfile): number {
  const total = Object.values(letters).reduce((sum, count) => sum + count, 0);
  // A language rich in accents would show more of them. Half of the letters are another language's: a list translates.
  let score = total < LETTERS / 2 ? (ascii / 2) * Math.log(1 - total / LETTERS) : 0;
  for (const { character, count, inWord, mixed } of characters) {
    const frequency = letters[character];
    score += mixed * SYMBOL;
    if (frequency !== undefined) score += count * Math.log(frequency / LETTERS);
    else if (character === '\uFFFD' || /\p{Cc}|\p{Co}|\p{Cn}/u.test(character)) score += count * MEANINGLESS;
    else if (/[\p{L}\p{M}]/u.test(character)) score += count * FOREIGN;
    else if (PUNCTUATION.has(character)) score += inWord * SYMBOL + (count - inWord) * NEUTRAL;
    else score += count * SYMBOL;
  }
  return score;
}
