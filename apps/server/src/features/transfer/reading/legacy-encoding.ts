import chardet from 'chardet';
import iconv from 'iconv-lite';
import { LETTER_PROFILES, type LetterProfile } from './letter-frequencies.ts';

/** Legacy encodings a person can choose, by the names they are known by. */
export const LEGACY_ENCODINGS: readonly string[] = [
  ...new Set(LETTER_PROFILES.flatMap(({ encodings }) => encodings)),
  'shift_jis',
  'euc-jp',
  'euc-kr',
  'gb18030',
  'big5',
];
const MULTI_BYTE = new Set(['shift_jis', 'euc-jp', 'euc-kr', 'gb18030', 'big5']);
const EAST_ASIAN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFFEF]/gu;
/** Typographic characters that any text may have. */
const PUNCTUATION = new Set('„“”‘’‚‹›«»–—…•·°§€£©®™´¨×½\u00A0\u00AD');

/** Natural logarithms: a character a language does not have, a symbol inside of words, a byte that means nothing. */
const FOREIGN = Math.log(0.0004);
const SYMBOL = Math.log(0.00005);
const MEANINGLESS = Math.log(0.000005);
const NEUTRAL = Math.log(0.02);
/** An encoding is the likelier the commoner it is; a hint of the cluster's languages weighs as much as a few letters. */
const RARER = -0.7;
const HINTED = 2.5;

/**
 * The legacy encoding whose reading looks most like one of the languages it was made for. Byte frequencies alone
 * cannot tell Windows-1250 from 1252 in a short word list, so the characters themselves are judged.
 * `languages` are those of the cluster's columns.
 */
export function guessLegacyEncoding(sample: Buffer, languages: readonly string[]): string {
  const eastAsian = guessEastAsian(sample);
  if (eastAsian) return eastAsian;
  let best = { encoding: 'windows-1252', score: -Infinity };
  for (const encoding of new Set(LETTER_PROFILES.flatMap(({ encodings }) => encodings))) {
    const characters = countCharacters(iconv.decode(sample, encoding));
    for (const candidate of LETTER_PROFILES) {
      const rank = candidate.encodings.indexOf(encoding);
      if (rank < 0) continue;
      const hint = languages.some((language) => language.split('-')[0] === candidate.language) ? HINTED : 0;
      const score = likelihood(characters, candidate) + (rank > 0 ? RARER * (rank + 2) : 0) + hint;
      if (score > best.score) best = { encoding, score };
    }
  }
  return best.encoding;
}

interface Counted {
  character: string;
  count: number;
  /** How many of them stand between letters. */
  inWord: number;
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
    const found = counts.get(character) ?? { character, count: 0, inWord: 0 };
    found.count += 1;
    if (/\p{L}/u.test(before) && /\p{L}/u.test(after)) found.inWord += 1;
    counts.set(character, found);
  }
  return [...counts.values()];
}

function likelihood(characters: Counted[], { letters }: LetterProfile): number {
  const total = Object.values(letters).reduce((sum, count) => sum + count, 0);
  let score = 0;
  for (const { character, count, inWord } of characters) {
    const frequency = letters[character];
    if (frequency !== undefined) score += count * Math.log(frequency / total);
    else if (character === '\uFFFD' || /\p{Cc}|\p{Co}|\p{Cn}/u.test(character)) score += count * MEANINGLESS;
    else if (/[\p{L}\p{M}]/u.test(character)) score += count * FOREIGN;
    else if (PUNCTUATION.has(character)) score += inWord * SYMBOL + (count - inWord) * NEUTRAL;
    else score += count * SYMBOL;
  }
  return score;
}

/** Chinese, Japanese and Korean encodings have so strict a form that reading without a fault decides. */
function guessEastAsian(sample: Buffer): string | null {
  for (const { name } of chardet.analyse(sample)) {
    const encoding = name.toLowerCase();
    if (!MULTI_BYTE.has(encoding)) continue;
    const text = iconv.decode(sample, encoding);
    const foreign = text.match(/[^\0-\x7F]/gu)?.length ?? 0;
    const broken = text.match(/\uFFFD/g)?.length ?? 0;
    // Half-width katakana are what single bytes of other encodings look like.
    const eastAsian = (text.match(EAST_ASIAN)?.length ?? 0) - (text.match(/[\uFF61-\uFF9F]/g)?.length ?? 0);
    if (broken <= foreign / 200 && eastAsian > foreign * 0.95 && pairedBytes(sample) && commonEnough(text))
      return encoding;
  }
  return null;
}

/** Almost every high byte has a partner beside it; in Latin texts most stand alone between ASCII letters. */
function pairedBytes(sample: Buffer): boolean {
  let high = 0;
  let alone = 0;
  for (let at = 0; at < sample.length; at += 1) {
    if ((sample[at] ?? 0) < 0x80) continue;
    high += 1;
    const lowNext = (sample[at + 1] ?? 0) < 0x80;
    const lowBefore = at === 0 || (sample[at - 1] ?? 0) < 0x80;
    if (lowNext && lowBefore) alone += 1;
  }
  return alone < high * 0.3;
}

/** Cyrillic or Greek bytes read as Chinese give rare characters all over the plane; real texts use the common ones. */
function commonEnough(text: string): boolean {
  const han = text.match(/\p{Script=Han}/gu) ?? [];
  const syllables = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
  if (han.length === 0) return true;
  const common = han.filter(
    (character) => iconv.encode(character, 'gb2312')[0] !== 0x3f && inLevelOne(character),
  ).length;
  return syllables > han.length * 0.15 || common > han.length * 0.45;
}

/** Level 1 of GB 2312 (rows 16 to 55) holds the common characters; Big5 level 1 ends at C67E. */
function inLevelOne(character: string): boolean {
  const simplified = iconv.encode(character, 'gb2312')[0] ?? 0;
  if (simplified >= 0xb0 && simplified <= 0xd7) return true;
  const traditional = iconv.encode(character, 'big5')[0] ?? 0;
  return traditional >= 0xa4 && traditional <= 0xc6;
}
