/** Letter-by-letter difference between a typed answer and the expected one, for display. */
import { graphemesOf } from './boxes.ts';

/** A piece of both texts: equal, or typed instead of expected ('' for nothing). */
export interface LetterPiece {
  readonly typed: string;
  readonly expected: string;
  readonly same: boolean;
}

/** Below this part of letters in common two texts are other words: single letters in common would only confuse. */
const ALIKE = 0.5;

/** Concatenated, the pieces give both texts (NFC); letters are graphemes, compared with case and accents. */
export function letterDifference(typed: string, expected: string): LetterPiece[] {
  const from = graphemesOf(typed);
  const to = graphemesOf(expected);
  const common = matches(from, to);
  if (common.length < ALIKE * Math.max(from.length, to.length)) return piece(from, to, false);
  const pieces: LetterPiece[] = [];
  let left = 0;
  let right = 0;
  let start = 0;
  for (let index = 0; index < common.length; index = start) {
    const [a, b] = common[index] ?? [0, 0];
    let length = 1;
    while (common[index + length]?.[0] === a + length && common[index + length]?.[1] === b + length) length += 1;
    pieces.push(...piece(from.slice(left, a), to.slice(right, b), false));
    pieces.push(...piece(from.slice(a, a + length), to.slice(b, b + length), true));
    left = a + length;
    right = b + length;
    start = index + length;
  }
  return [...pieces, ...piece(from.slice(left), to.slice(right), false)];
}

function piece(from: readonly string[], to: readonly string[], same: boolean): LetterPiece[] {
  return from.length + to.length === 0 ? [] : [{ typed: from.join(''), expected: to.join(''), same }];
}

/** Positions of a longest common subsequence, as pairs in order. */
function matches(from: readonly string[], to: readonly string[]): [number, number][] {
  // longest[a][b], in one array: of the texts from a and from b on.
  const width = to.length + 1;
  const longest = new Uint16Array((from.length + 1) * width);
  const at = (a: number, b: number) => longest[a * width + b] ?? 0;
  for (let a = from.length - 1; a >= 0; a -= 1)
    for (let b = to.length - 1; b >= 0; b -= 1)
      longest[a * width + b] = from[a] === to[b] ? at(a + 1, b + 1) + 1 : Math.max(at(a + 1, b), at(a, b + 1));
  const pairs: [number, number][] = [];
  for (let a = 0, b = 0; a < from.length && b < to.length;) {
    if (from[a] === to[b]) {
      pairs.push([a, b]);
      a += 1;
      b += 1;
    } else if (at(a + 1, b) >= at(a, b + 1)) a += 1;
    else b += 1;
  }
  return pairs;
}
