/** Pictures and recordings of rows: one picture a row, one recording a column. */
import { COLUMN_NUMBERS, type ColumnNumber } from './cluster.ts';

const MEGABYTE = 1_000_000;

/** Upload limit; a picture is scaled down afterwards. */
export const PICTURE_BYTES = 20 * MEGABYTE;
export const SOUND_BYTES = 2 * MEGABYTE;
/** The longer side of a picture, in pixels. */
export const PICTURE_SIDE = 1024;

/** Slot of a file in a row: 0 is its picture, 1 to 3 the recording of a column. */
export type MediaSlot = 0 | ColumnNumber;
export const MEDIA_SLOTS: readonly MediaSlot[] = [0, ...COLUMN_NUMBERS];

/** Signed addresses of a row's files, with an expiry; null without one. */
export interface RowMedia {
  readonly picture: string | null;
  readonly sound_1: string | null;
  readonly sound_2: string | null;
  readonly sound_3: string | null;
}

export const NO_MEDIA: RowMedia = { picture: null, sound_1: null, sound_2: null, sound_3: null };

/** The name of a slot as rows have it. */
export const mediaField = (slot: MediaSlot): keyof RowMedia => (slot === 0 ? 'picture' : `sound_${slot}`);

/** Limit of an account's files in bytes; a file used in several rows counts once. */
export const mediaBytes = (premium: boolean): number => (premium ? 2000 : 20) * MEGABYTE;
