/** A reading may take so long (milliseconds of processor time), and so much more for each megabyte of its parts. */
const BASE_MS = 5_000;
const MEGABYTE_MS = 5_000;
export const MAX_MS = 60_000;
const MEGABYTE = 1_000_000;

/** How many milliseconds of processor time a file may take whose parts unpack to so many bytes. */
export const allowedTime = (bytes: number): number => Math.min(MAX_MS, BASE_MS + (bytes / MEGABYTE) * MEGABYTE_MS);
