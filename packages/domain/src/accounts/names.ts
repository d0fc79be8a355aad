/** First and last names: letters of every script with their marks, spaces, apostrophes, hyphens (O'Brien-Nováková) and initials (J. R.). */
import type { Message } from '../messages/all.ts';
import { message } from '../messages/accounts.ts';
import { codePointLength, normalizeText } from '../text/characters.ts';

const MAX_NAME_LENGTH = 100;
const FIRST_NAME_MESSAGE = message('account.first_name_invalid');
const LAST_NAME_MESSAGE = message('account.last_name_invalid');
/** Helper text below the fields. */
export const NAME_HINT = message('account.name_hint');

// Combining marks occur in letters of Indic scripts and without a composed form. Apostrophes: typewriter, printed, and
// modifier letter; hyphens: common and non-breaking. A full stop only after a single letter: after more a mail program
// would make a link of it.
const NAME = /^[\p{L}'’‘ʼ](?:[\p{L}\p{M} '’‘ʼ‐‑-]|(?<=(?:^|[ .‐‑-])\p{L}\p{M}{0,3})\.)*$/u;

function isName(name: string): boolean {
  const normalized = normalizeText(name);
  return codePointLength(normalized) <= MAX_NAME_LENGTH && NAME.test(normalized) && /\p{L}/u.test(normalized);
}

export function validateFirstName(name: string): Message | null {
  return isName(name) ? null : FIRST_NAME_MESSAGE;
}

export function validateLastName(name: string): Message | null {
  return isName(name) ? null : LAST_NAME_MESSAGE;
}

/** The stored form: trimmed, NFC, runs of spaces as one. */
export function normalizeName(name: string): string {
  return normalizeText(name).replace(/ +/g, ' ');
}
