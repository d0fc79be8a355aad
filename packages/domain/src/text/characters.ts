/** Definition of characters, blanks and forbidden characters, the same everywhere. */

// String.prototype.trim does not remove the next line control and the zero-width spaces; they are invisible, so such a
// cell would look empty and still be asked in a test.
const EXTRA_BLANKS = new Set(['\u0085', '\u180E', '\u200B', '\u2060', '\uFEFF']);

/** True for Unicode white space, no-break and zero-width spaces and the byte order mark. */
export function isBlankCharacter(character: string): boolean {
  return EXTRA_BLANKS.has(character) || (character !== '' && character.trim() === '');
}

/** Trims characters that `isBlank` accepts (all of them are single UTF-16 units). */
export function trimWhere(text: string, isBlankAt: (character: string) => boolean): string {
  // A loop, not a regular expression: `\s+$` takes quadratic time on a long run of spaces inside the text.
  let start = 0;
  let end = text.length;
  while (start < end && isBlankAt(text.charAt(start))) start += 1;
  while (end > start && isBlankAt(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Trims all Unicode white space, zero-width spaces and byte order marks. */
export function trimText(text: string): string {
  return trimWhere(text, isBlankCharacter);
}

/**
 * Characters that are invisible alone: soft hyphens, joiners, direction marks, variation selectors, Hangul fillers, the
 * blank Braille pattern. Beside others they have a meaning, so they are not trimmed.
 */
const INVISIBLE = /^(?:\s|\p{Default_Ignorable_Code_Point}|\u0085|\u2800)*$/u;

/** True if nothing visible is left after trimming. */
export function isBlank(text: string | null | undefined): boolean {
  return text === null || text === undefined || INVISIBLE.test(text);
}

/** The stored form of a text: NFC and trimmed. */
export function normalizeText(text: string): string {
  return trimText(text.normalize('NFC'));
}

/** Length in code points: an emoji code point is one, not two. */
export function codePointLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/**
 * True for text that PostgreSQL cannot store or that is invisible: NUL, lone surrogates, controls except tab and line
 * breaks.
 */
export function hasForbiddenCharacters(text: string): boolean {
  return !text.isWellFormed() || /[^\P{Cc}\t\n\r]/u.test(text);
}

/** For single-line fields: tabs and line breaks are forbidden too. */
export function hasControlCharacters(text: string): boolean {
  return !text.isWellFormed() || /\p{Cc}/u.test(text);
}
