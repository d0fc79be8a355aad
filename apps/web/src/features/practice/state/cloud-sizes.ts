import { boxesOf } from '@wordcluster/domain/practice/boxes';
import type { CloudWord } from '@wordcluster/domain/practice/word-cloud';

/** More words than this would be too small to read; the hardest come first. */
const MAX_WORDS = 60;
/** Characters of a sentence that the picture shows; the list has all of it. */
const MAX_CHARACTERS = 28;
/** How much larger a word is that was never right than one that was right at once. */
const SPREAD = 2.6;
/** Measured for a bold sans serif: width of a character and height of a line, in font sizes. */
const CHARACTER_WIDTH = 0.56;
const LINE_HEIGHT = 1.25;
/** The part of the area that a spiral of words fills. */
const DENSITY = 0.5;

interface SizedWord {
  text: string;
  size: number;
  /** Among the words given. */
  place: number;
}

function shorten(value: string): string {
  const line = value.replace(/\s+/g, ' ').trim();
  const characters = boxesOf(line).map(({ text }) => text);
  return characters.length <= MAX_CHARACTERS ? line : `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…`;
}

const relative = (weight: number) => 1 + (SPREAD - 1) * weight;

/** Words with their font sizes in pixels: the wronger, the larger, and all together filling the area. */
export function sizeWords(words: readonly CloudWord[], width: number, height: number): SizedWord[] {
  const shown = words.slice(0, MAX_WORDS).map(({ value, weight }) => ({ text: shorten(value), weight }));
  const area = shown.reduce(
    (sum, { text, weight }) => sum + relative(weight) ** 2 * Math.max(2, text.length) * CHARACTER_WIDTH * LINE_HEIGHT,
    0,
  );
  // A few words may grow with the room, but not until two of them fill it.
  const largest = Math.max(30, Math.min(48, width / 22));
  const unit = Math.min(largest, Math.max(12, Math.sqrt((DENSITY * width * height) / Math.max(1, area))));
  return shown.map(({ text, weight }, place) => {
    const fitting = (0.92 * width) / (Math.max(2, text.length) * CHARACTER_WIDTH);
    return { text, place, size: Math.floor(Math.max(11, Math.min(unit * relative(weight), fitting))) };
  });
}
