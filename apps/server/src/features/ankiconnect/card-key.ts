import { noteIdOf, rowIdOf } from './note-id.ts';

/** A card is a row in a practised direction (12: from the first column to the second). */
export interface CardKey {
  rowId: number;
  direction: number;
}

export const DIRECTIONS = [12, 21, 13, 31, 23, 32];
/** Above every id of a note; six times it is still a safe integer. */
export const STEP = 2 ** 44;

/** The card of the first direction has its note's id, those of the others ids in ranges of their own. */
export const cardIdOf = ({ rowId, direction }: CardKey): number =>
  DIRECTIONS.indexOf(direction) * STEP + noteIdOf(rowId);
export function cardKeyOf(id: number): CardKey | null {
  const direction = DIRECTIONS[Math.floor(id / STEP)];
  return direction === undefined || id % STEP < 1 ? null : { rowId: rowIdOf(id % STEP), direction };
}

/** The user's day, the base of "today" and "in n days". */
export interface Today {
  now: Date;
  /** Counted from 1970 in the user's time zone. */
  day: number;
  start: Date;
  end: Date;
}
