/** Scripts whose lines may end behind any letter: nothing in them is too long. */
const ANYWHERE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Shorter ones fit everywhere. */
const LONG = 16;
/** Width of a letter in font sizes: of a bold sans serif, with a little room. */
const LETTER = 0.58;

/** Letters of the longest word of a text that cannot be broken; null where all of them fit a phone. */
export function longestWord(text: string): number | null {
  if (ANYWHERE.test(text)) return null;
  const longest = Math.max(...text.split(/[\s\u00AD\u200B-]+/).map((word) => Array.from(word).length));
  return longest < LONG ? null : longest;
}

/** A font size at which the longest word of a text stands in a room in one piece; never below what can be read. */
export function fittingSize(text: string, size: string, room: string): string {
  const longest = longestWord(text);
  return longest === null ? size : `max(0.75rem, min(${size}, calc(${room} / ${(longest * LETTER).toFixed(2)})))`;
}
