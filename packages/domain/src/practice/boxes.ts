/**
 * One box per character of the expected answer. A character is a grapheme, whatever its number of code points. Slash
 * and white space are fixed between the boxes.
 */

export interface Cell {
  readonly kind: 'box' | 'fixed';
  /** The expected grapheme (a box) or the character shown (fixed). */
  readonly text: string;
}

export interface Filling {
  readonly letters: string[];
  /** Box to focus next. */
  readonly focus: number;
}

/** Value of an empty box inside an answer; unambiguous, because white space is fixed. */
const EMPTY = ' ';
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The characters of a text as a reader counts them, composed. */
export function graphemesOf(text: string): string[] {
  return Array.from(segmenter.segment(text.normalize('NFC')), ({ segment }) => segment);
}

function isFixed(grapheme: string): boolean {
  return grapheme === '/' || grapheme.trim() === '';
}

/** The layout of an expected answer. */
export function boxesOf(expected: string): Cell[] {
  return graphemesOf(expected).map((text) => ({ kind: isFixed(text) ? 'fixed' : 'box', text }));
}

/** Number of letter boxes. */
export function boxCount(cells: readonly Cell[]): number {
  return cells.filter((cell) => cell.kind === 'box').length;
}

/** The answer: `letters[n]` in the n-th box ('' if empty), with the fixed characters in between. */
export function assembleAnswer(cells: readonly Cell[], letters: readonly string[]): string {
  let box = 0;
  return cells
    .map((cell) => {
      if (cell.kind === 'fixed') return cell.text;
      const letter = letters[box] ?? '';
      box += 1;
      return letter === '' ? EMPTY : letter;
    })
    .join('');
}

/** Splits an assembled answer, for a test that is shown again; '' for empty boxes. */
export function lettersOf(cells: readonly Cell[], answer: string): string[] {
  const graphemes = graphemesOf(answer);
  return cells.flatMap((cell, position) => {
    if (cell.kind === 'fixed') return [];
    const letter = graphemes[position] ?? '';
    return [isFixed(letter) ? '' : letter];
  });
}

/**
 * Distributes typed, pasted or composed text over the boxes from box `from` on; slashes and white space are skipped,
 * and excess characters dropped.
 */
export function distribute(cells: readonly Cell[], letters: readonly string[], from: number, text: string): Filling {
  const count = boxCount(cells);
  const filled = Array.from({ length: count }, (_, box) => letters[box] ?? '');
  const typed = graphemesOf(text)
    .filter((grapheme) => !isFixed(grapheme))
    .slice(0, Math.max(0, count - from));
  for (const [offset, grapheme] of typed.entries()) filled[from + offset] = grapheme;
  return { letters: filled, focus: Math.max(0, Math.min(from + typed.length, count - 1)) };
}

/** Backspace: empties the box, or the one before when it is empty already. */
export function erase(cells: readonly Cell[], letters: readonly string[], at: number): Filling {
  const filled = Array.from({ length: boxCount(cells) }, (_, box) => letters[box] ?? '');
  const target = (filled[at] ?? '') === '' ? Math.max(0, at - 1) : at;
  return { letters: filled.with(target, ''), focus: target };
}
