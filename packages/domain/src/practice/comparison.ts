/** When a typed answer equals the expected one. */
import { foldsLikeTurkish } from '../languages/languages.ts';
import { isBlankCharacter, trimWhere } from '../text/characters.ts';
import { foldCase } from '../text/folding.ts';

interface ComparisonOptions {
  readonly caseSensitive: boolean;
  /** Language of the answer's column, or null. */
  readonly language: string | null;
}

// Joiners and direction marks: keyboards of right-to-left languages and copied text leave them at the ends, unseen.
const INVISIBLE = /^[\u00AD\u061C\u200C-\u200F\u202A-\u202E\u2066-\u2069]$/;

/** Trims invisible characters: white space, zero-width characters, byte order and direction marks. */
function trimAnswer(text: string): string {
  return trimWhere(text, (character) => isBlankCharacter(character) || INVISIBLE.test(character));
}

/** True if nothing visible was typed. */
export function isBlankAnswer(text: string): boolean {
  return trimAnswer(text) === '';
}

/**
 * NFC, trimmed, each run of white space inside as one space (a no-break space cannot be typed), folded if case is free.
 */
function answerKey(text: string, { caseSensitive, language }: ComparisonOptions): string {
  const visible = trimAnswer(text.normalize('NFC')).replace(/[\s\u0085]+/g, ' ');
  return caseSensitive ? visible : foldCase(visible, foldsLikeTurkish(language));
}

/** True if both texts are the same word, whatever their encoding, and their letter case unless it is significant. */
export function isSameAnswer(given: string, expected: string, options: ComparisonOptions): boolean {
  return answerKey(given, options) === answerKey(expected, options);
}
