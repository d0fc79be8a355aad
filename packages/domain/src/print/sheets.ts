/** What of a cluster stands on paper: a list, cards to cut, a worksheet. Pure data; a printer draws it. */
import { shuffled } from '../practice/random.ts';
import { WITHOUT_SPACES } from '../text/scripts.ts';

export const PRINT_LAYOUTS = ['list', 'cards', 'worksheet'] as const;
export type PrintLayout = (typeof PRINT_LAYOUTS)[number];

export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** More than anybody hands out; each row costs the printer some five milliseconds and a tenth of a megabyte. */
export const MAX_PRINTED_ROWS = 3_000;
/** Letters of all cells together: some hundred pages of running text. */
export const MAX_PRINTED_LETTERS = 300_000;

/** Cards on a page: about as large as those that one carries in a pocket. */
export const CARDS_ACROSS = 2;
export const CARDS_DOWN = 5;

export interface CardPage<Row> {
  readonly side: 'front' | 'back';
  /** Lines of the page from the top, each from left to right; null where no card is left. */
  readonly lines: readonly (readonly (Row | null)[])[];
}

/**
 * Fronts and backs on pages in turn. A back lies behind its front once the paper is turned on its long edge, as printers
 * do that print on both sides: each line of backs runs the other way.
 */
export function cardPages<Row>(rows: readonly Row[]): CardPage<Row>[] {
  return inPieces(rows, CARDS_ACROSS * CARDS_DOWN).flatMap((onPage) => {
    const lines = inPieces(onPage, CARDS_ACROSS).map((line) =>
      Array.from({ length: CARDS_ACROSS }, (_, place) => line[place] ?? null),
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
  /** Counted from 1, in the order of the sheet; the answer has the same. */
  readonly number: number;
  /** Cells of the row; null is the gap. */
  readonly cells: readonly (string | null)[];
  readonly answer: string;
}

/**
 * Rows as exercises: the cell at `gap` is left out, also where the others repeat it. The order follows from the seed; without
 * one it stays as it is.
 */
export function worksheet(rows: readonly (readonly string[])[], gap: number, seed: number | null): Exercise[] {
  const order = rows.map((_, index) => index);
  const mixed = seed === null ? order : shuffled(order, seed).items;
  return mixed.map((index, place) => {
    const cells = rows[index] ?? [];
    const answer = cells[gap] ?? '';
    return {
      number: place + 1,
      cells: cells.map((cell, column) => (column === gap ? null : withoutAnswer(cell, answer))),
      answer,
    };
  });
}

const GAP = '_____';
/** Shorter ones stand in other words' places: "a", "to". */
const SHORTEST_REPEATED = 3;

const PART_OF_WORD = /[\p{L}\p{M}\p{N}]/u;

/** A cell of an exercise with a gap wherever it says the answer: an example would give it away. */
export function withoutAnswer(cell: string, answer: string): string {
  const word = answer.trim().toLowerCase();
  const anywhere = WITHOUT_SPACES.test(word);
  const searched = cell.toLowerCase();
  // Lower case is longer than upper case for a few letters; places would then not be the same.
  if (word.length < (anywhere ? 1 : SHORTEST_REPEATED) || searched.length !== cell.length) return cell;
  let [left, from] = ['', 0];
  for (let at = searched.indexOf(word); at !== -1; at = searched.indexOf(word, at + word.length)) {
    const end = at + word.length;
    const standsAlone = !PART_OF_WORD.test(cell.charAt(at - 1)) && !PART_OF_WORD.test(cell.charAt(end));
    if (!anywhere && !standsAlone) continue;
    left += `${cell.slice(from, at)}${GAP}`;
    from = end;
  }
  left += cell.slice(from);
  // What is called the same in both languages stays a question.
  return /[\p{L}\p{N}]/u.test(left) ? left : cell;
}
