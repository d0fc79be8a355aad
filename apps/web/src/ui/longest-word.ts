/** Scripts whose lines may break after any letter: nothing is too long. */
const ANYWHERE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Shorter ones fit everywhere. */
const LONG = 16;
/** Width of a letter in font sizes: of a bold sans serif, with a margin. */
const LETTER = 0.58;

/** Number of letters of a text's longest unbreakable word; null if all of them fit a phone. */
export function longestWord(text: string): number | null {
  if (ANYWHERE.test(text)) return null;
  const longest = Math.max(...text.split(/[\s\u00AD\u200B-]+/).map((word) => Array.from(word).length));
  return longest < LONG ? null : longest;
}

/** A font size at which a text's longest word fits the width; never below a readable size. */
export function fittingSize(text: string, size: string, width: string): string {
  const longest = longestWord(text);
  return longest === null ? size : `max(0.75rem, min(${size}, calc(${width} / ${(longest * LETTER).toFixed(2)})))`;
}
