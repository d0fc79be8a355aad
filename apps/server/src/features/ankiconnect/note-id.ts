/**
 * A note is a row. Its id has thirteen digits, as Anki's have (milliseconds since 1970): asbplayer sorts ids as text to
 * find the note added last, and would change another one if lengths differ.
 */
const FIRST = 1_000_000_000_000;

export const noteIdOf = (rowId: number): number => FIRST + rowId;
/** Ids below are those of earlier versions, the row's own. */
export const rowIdOf = (noteId: number): number => (noteId > FIRST ? noteId - FIRST : noteId);
