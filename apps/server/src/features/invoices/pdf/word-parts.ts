/** Longer words (characters) may be broken anywhere: twenty of the widest letter still fit into a party's column. */
const LONGEST_WORD = 20;

const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Where the renderer may break a word: nowhere, unless the word is long or its script has no spaces. It draws a hyphen
 * between two parts, which would be wrong in a name or a number; an empty part is a gap to it, and gets none.
 */
export function wordParts(word: string): string[] {
  if (word.length <= LONGEST_WORD && !WITHOUT_SPACES.test(word)) return [word];
  return Array.from(graphemes.segment(word), ({ segment }) => segment).flatMap((part, place) =>
    place === 0 ? [part] : ['', part],
  );
}
