/** Whether a word was typed in another script: by its usual Latin letters, or by letters that look the same. */
import { romanizedHangul } from './hangul.ts';
import { LATIN_LETTERS } from './latin-letters.ts';

/** Cyrillic and Greek letters that nobody can tell from Latin ones (Unicode TR39, confusables). */
const LOOK_ALIKE: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('аaеeоoрpсcуyхxіiјjѕsοoνvαaρpιi'.match(/../gu) ?? [], (pair) => [pair.charAt(0), pair.charAt(1)]),
);

const isLatin = (text: string): boolean => /\p{Script=Latin}/u.test(text);
const isOther = (text: string): boolean => /[^\P{L}\p{Script=Latin}]/u.test(text);

/** Greek αυ and ευ are spoken with a consonant. */
const spokenGreek = (text: string): string =>
  text.replace(/([αε])[υύ](?=([θκξπσςτφχψ]|$)?)/g, (_pair, vowel: string, hard?: string) =>
    hard === undefined ? `${vowel}β` : `${vowel}φ`,
  );

/** Letters of any script by the sound that most writing systems of Latin letters give them, vowels apart. */
function skeleton(text: string, soundOfJ: 'z' | ''): string {
  const hiragana = text.replace(/[\u30A1-\u30F6]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60));
  const latin = Array.from(
    romanizedHangul(spokenGreek(hiragana)),
    (letter) => LATIN_LETTERS[letter] ?? LATIN_LETTERS[letter.normalize('NFD').charAt(0)] ?? letter,
  ).join('');
  return latin
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/kh|ch|tch/g, (pair) => (pair === 'kh' ? 'h' : 'c'))
    .replace(/sh|sch/g, 's')
    .replace(/zh|dz/g, 'z')
    .replace(/j/g, soundOfJ)
    .replace(/đ/g, 'd')
    .replace(/ts|tz/g, 'c')
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/gh/g, 'g')
    .replace(/[wv]/g, 'v')
    .replace(/[qk]/g, 'k')
    .replace(/[aeiouy']/g, '')
    .replace(/(.)\1+/gu, '$1');
}

/** True when one text is the other in another script. Both are folded and without spaces. */
export function sameInLatin(a: string, b: string): boolean {
  const alike = (text: string) => Array.from(text, (letter) => LOOK_ALIKE[letter] ?? letter).join('');
  if (a !== b && a.length === b.length && alike(a) === alike(b)) return true;
  if (!((isLatin(a) && isOther(b) && !isOther(a)) || (isLatin(b) && isOther(a) && !isOther(b)))) return false;
  // In half of the languages of Latin letters it is the sound of y.
  return (['z', ''] as const).some((soundOfJ) => {
    const [left, right] = [skeleton(a, soundOfJ), skeleton(b, soundOfJ)];
    return left.length > 0 && left === right && !/[^\p{Script=Latin}]/u.test(left + right);
  });
}
