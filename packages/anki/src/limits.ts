/** Limits of reading a package, so that no file can exhaust a server's memory or time. */
export const MAX_ENTRIES = 50_000;
/**
 * Size of the unpacked database, held in memory twice for a moment. A hundred thousand notes with history take a third.
 */
export const MAX_COLLECTION_BYTES = 200 * 1024 * 1024;
/** The list of media files, unpacked. */
export const MAX_LIST_BYTES = 8 * 1024 * 1024;
/** Note types, decks and settings are JSON in one cell of the older collections. */
export const MAX_JSON_UNITS = 32 * 1024 * 1024;
export const MAX_NOTE_TYPES = 2000;
export const MAX_DECKS = 20_000;
export const MAX_FIELDS = 200;
export const MAX_TEMPLATES = 200;
/** Cards of one note; a cloze note has one per gap. */
export const MAX_CARDS = 500;
/** Reviews of one card; further ones are only counted. */
export const MAX_REVIEWS = 20_000;
export const MAX_TAGS = 100;
/** Names beyond this are cut. */
export const MAX_NAME_UNITS = 200;
/** Fields are truncated to so many units; no cell of a table is as long. */
export const MAX_FIELD_UNITS = 65_536;

/** Why a package as a whole cannot be read. */
export type AnkiErrorCode =
  /** No ZIP archive with a collection in it. */
  | 'not_a_package'
  | 'encrypted'
  | 'damaged'
  /** It unpacks to more than the limits allow. */
  | 'unpacks_too_large'
  /** Made by a later version, in a format that is not known here. */
  | 'unknown_version';

/** Error with a code; the application has the message. */
export class AnkiError extends Error {
  readonly code: AnkiErrorCode;

  constructor(code: AnkiErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.name = 'AnkiError';
    this.code = code;
  }
}

/** Maps any error of a library to "damaged". */
export const damaged = (error: unknown): Error =>
  error instanceof AnkiError ? error : new AnkiError('damaged', { cause: error });
