import { boxesOf, distribute, type Cell, type Filling } from '@wordcluster/domain/practice/boxes';

/** How many characters, as a reader counts them. */
const lengthOf = (text: string) => boxesOf(text).length;

/** What was typed into a box that held `before` and holds `after` now. */
export function typedText(before: string, after: string): string {
  if (before === '' || before === after) return after;
  if (after.startsWith(before)) return after.slice(before.length);
  // An accent composed with the letter makes a new letter of both.
  if (lengthOf(after) <= 1) return after;
  return after.endsWith(before) ? after.slice(0, -before.length) : after;
}

/** True when text does not stand by itself after a letter: accents, vowel signs, tone marks. */
function joins(letter: string, text: string): boolean {
  return letter !== '' && text !== '' && lengthOf(letter + text) < lengthOf(letter) + lengthOf(text);
}

interface TypedFilling extends Filling {
  /** Box of the last letter typed: a mark typed next may belong to it. */
  last: number | null;
}

/**
 * Text typed, pasted or composed at a box. Scripts such as Devanagari, Thai or Arabic type a letter and its marks one
 * after the other: what joins a letter goes to the one typed before, though the focus has moved on, or to the one that
 * stands in the box.
 */
export function typeAt(
  cells: readonly Cell[],
  letters: readonly string[],
  at: number,
  text: string,
  last: number | null,
): TypedFilling {
  const before = last ?? at;
  const host = letters[before] ?? '';
  const joined = joins(host, text);
  const from = joined ? before : at;
  const whole = joined ? host + text : text;
  const filling = distribute(cells, letters, from, whole);
  const typed = boxesOf(whole).filter(({ kind }) => kind === 'box').length;
  return { ...filling, last: typed === 0 ? last : Math.min(from + typed, filling.letters.length) - 1 };
}
