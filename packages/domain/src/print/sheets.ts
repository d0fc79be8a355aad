/** Layout of printed sheets: a list, cards to cut, a worksheet. Pure data; a printer renders it. */
import { shuffled } from '../practice/random.ts';
import { WITHOUT_SPACES } from '../text/scripts.ts';

export const PRINT_LAYOUTS = ['list', 'cards', 'worksheet'] as const;
export type PrintLayout = (typeof PRINT_LAYOUTS)[number];

export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** Each row costs the printer some five milliseconds and a tenth of a megabyte. */
export const MAX_PRINTED_ROWS = 3_000;
/** Letters of all cells together: some hundred pages of running text. */
export const MAX_PRINTED_LETTERS = 300_000;

/** Cards on a page: about as large as those that one carries in a pocket. */
export const CARDS_ACROSS = 2;
export const CARDS_DOWN = 5;

export interface CardPage<Row> {
  readonly side: 'front' | 'back';
  /** Lines of the page from the top, each from left to right; null without a card. */
  readonly lines: readonly (readonly (Row | null)[])[];
}

/**
 * Fronts and backs on alternating pages. A back is behind its front when the paper is turned on its long edge (duplex):
 * each line of backs is reversed.
 */
export function cardPages<Row>(rows: readonly Row[]): CardPage<Row>[] {
  return inPieces(rows, CARDS_ACROSS * CARDS_DOWN).flatMap((onPage) => {
    const lines = inPieces(onPage, CARDS_ACROSS).map((line) =>
      Array.from({ length: CARDS_ACROSS }, (_, index) => line[index] ?? null),
    );
    return [
      { side: 'front' as const, lines },
      { side: 'back' as const, lines: lines.map((line) => line.toReversed()) },
    ];
  });
}

function inPieces<Item>(items: readonly Item[], length: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / length) }, (_, piece) =>
    items.slice(piece * length, (piece + 1) * length),
  );
}

/** A line of a worksheet. */
export interface Exercise {
  /** From 1, in sheet order; equal for the answer. */
  readonly number: number;
  /** Cells of the row; null is the gap. */
  readonly cells: readonly (string | null)[];
  readonly answer: string;
}

/**
 * Rows as exercises: the cell at `gap` is left out, also where others repeat it. The order follows from the seed;
 * without one it is unchanged.
 */
export function worksheet(rows: readonly (readonly string[])[], gap: number, seed: number | null): Exercise[] {
  const order = rows.map((_, index) => index);
  const mixed = seed === null ? order : shuffled(order, seed).items;
  return mixed.map((rowIndex, index) => {
    const cells = rows[rowIndex] ?? [];
    const answer = cells[gap] ?? '';
    return {
      number: index + 1,
      cells: cells.map((cell, column) => (column === gap ? null : withoutAnswer(cell, answer))),
      answer,
    };
  });
}

const GAP = '_____';
/** Shorter words are parts of others too often: "a", "to". */
const SHORTEST_REPEATED = 3;

const PART_OF_WORD = /[\p{L}\p{M}\p{N}]/u;

/** A cell of an exercise with gaps for the answer: an example would reveal it. */
export function withoutAnswer(cell: string, answer: string): string {
  const word = answer.trim().toLowerCase();
  const anywhere = WITHOUT_SPACES.test(word);
  const searched = cell.toLowerCase();
  // Case conversion changes the length of a few letters; indexes would differ.
  if (word.length < (anywhere ? 1 : SHORTEST_REPEATED) || searched.length !== cell.length) return cell;
  let [left, from] = ['', 0];
  for (let at = searched.indexOf(word); at !== -1; at = searched.indexOf(word, at + word.length)) {
    const end = at + word.length;
    const isWholeWord = !PART_OF_WORD.test(cell.charAt(at - 1)) && !PART_OF_WORD.test(cell.charAt(end));
    if (!anywhere && !isWholeWord) continue;
    left += `${cell.slice(from, at)}${GAP}`;
    from = end;
  }
  left += cell.slice(from);
  // A word that is equal in both languages is still asked.
  return /[\p{L}\p{N}]/u.test(left) ? left : cell;
}
