/** Storage limits per user (bytes); beyond them the oldest entries are deleted first. One megabyte is 10^6 bytes. */
const MEGABYTE = 1_000_000;

/** The rows of clusters as they were before imports and restorings. */
export const snapshotBytes = (premium: boolean): number => (premium ? 500 : 50) * MEGABYTE;

/** The conversation with the teacher. */
export const CHAT_BYTES = 2 * MEGABYTE;

/** Cached audio and translations first requested by them; shared with other users. */
export const SPEECH_BYTES = 100 * MEGABYTE;
export const TRANSLATION_BYTES = 10 * MEGABYTE;

/** How often a snapshot can be restored in a minute: each restoring writes a cluster twice. */
export const RESTORES_A_MINUTE = 20;
