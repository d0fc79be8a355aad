/**
 * First and last names: letters and spaces only, as document 001 section 5 says; letters of every script, so that the
 * rule does not stop at Central Europe.
 */
import type { Message } from '../messages/message.ts';
import { message } from '../messages/accounts.ts';
import { codePointLength, normalizeText } from '../text/characters.ts';

const NAME_MAX = 100;
const FIRST_NAME_MESSAGE = message('account.first_name_invalid');
const LAST_NAME_MESSAGE = message('account.last_name_invalid');

// Combining marks belong to the letters of Indic scripts and to letters that have no composed form.
const LETTERS_AND_SPACES = /^\p{L}[\p{L}\p{M} ]*$/u;

function isName(name: string): boolean {
  const normalized = normalizeText(name);
  return codePointLength(normalized) <= NAME_MAX && LETTERS_AND_SPACES.test(normalized);
}

/** Message for a first name, or null. */
export function validateFirstName(name: string): Message | null {
  return isName(name) ? null : FIRST_NAME_MESSAGE;
}

/** Message for a last name, or null. */
export function validateLastName(name: string): Message | null {
  return isName(name) ? null : LAST_NAME_MESSAGE;
}

/** The stored form: trimmed, NFC, runs of spaces as one. */
export function normalizeName(name: string): string {
  return normalizeText(name).replace(/ +/g, ' ');
}
