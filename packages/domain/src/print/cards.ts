/** Text and text sizes of both sides of a card. Lengths are points. */
import { WITHOUT_SPACES } from '../text/scripts.ts';
import { linesOf, textWidth } from './pages.ts';

/** Most printers reach so far to the edge: 10 mm. */
export const CARD_EDGE = 28.35;
export const CARD_PADDING = 14;
/** Height of a line beside the size of its letters. */
export const LEADING = 1.35;
/** Font size of small text below an answer, and its maximum of lines. */
export const SMALL_LETTERS = 9.5;
export const SMALL_LINES = 3;
const LETTERS = [22, 18, 15, 12.5, 10.5, 9];
const SMALLEST = 9;

export interface CardText {
  readonly content: string;
  readonly language: string | null;
}

export interface CardFace extends CardText {
  /** Small text below it. */
  readonly more: CardText | null;
}

export interface Card {
  readonly number: number;
  readonly front: CardFace;
  readonly back: CardFace;
}

interface Words {
  readonly rows: readonly (readonly string[])[];
  readonly columns: readonly { readonly language: string | null }[];
  /** Which of the columns is on the backs, from 0. */
  readonly answer: number;
}

/** The first other column is the front; the answer is the back, with further columns below it. */
export function cardsOf({ rows, columns, answer }: Words): Card[] {
  const [front = 0, rest] = columns.map((_, index) => index).filter((index) => index !== answer);
  return rows.map((cells, index) => {
    const cell = (column: number) => ({ content: cells[column] ?? '', language: columns[column]?.language ?? null });
    const more = rest === undefined || !cells[rest] ? null : cell(rest);
    return { number: index + 1, front: { ...cell(front), more: null }, back: { ...cell(answer), more } };
  });
}

/** The largest letters with which a face fits its card, and the lines that it may have. */
export function lettersOfFace({ content, more }: CardFace, card: { width: number; height: number }) {
  const width = card.width - 2 * CARD_PADDING;
  const below = more
    ? Math.min(SMALL_LINES, linesOf(more.content, width / SMALL_LETTERS)) * SMALL_LETTERS * LEADING + 6
    : 0;
  const height = card.height - 2 * CARD_PADDING - below;
  const unbroken = content.split(/\s+/u).filter((word) => !WITHOUT_SPACES.test(word));
  const widest = Math.max(0, ...unbroken.map(textWidth));
  const fits = (letters: number) =>
    widest * letters <= width && linesOf(content, width / letters) * letters * LEADING <= height;
  const size = LETTERS.find(fits) ?? SMALLEST;
  return { size, lines: Math.max(1, Math.floor(height / (size * LEADING))) };
}
