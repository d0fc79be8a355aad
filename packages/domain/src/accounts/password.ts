/** Password rules of registration, reset, change and termination. */
import { codePointLength } from '../text/characters.ts';

export const PASSWORD_MIN = 8;
/** argon2id hashes any length; the limit keeps one request from costing more than another. */
const PASSWORD_MAX = 128;

export const PASSWORD_MESSAGE =
  'Minimum 8 characters, at least one uppercase letter, one lowercase letter and one number';
export const PASSWORD_TOO_LONG_MESSAGE = 'Maximum 128 characters';
const PASSWORD_REPEAT_MESSAGE = 'Please confirm your password';
const PASSWORD_MISSING_MESSAGE = 'Please enter a password';

/** The rule for a new password; letters and digits of any script count. */
export function validatePassword(password: string): string | null {
  const length = codePointLength(password);
  if (length > PASSWORD_MAX) return PASSWORD_TOO_LONG_MESSAGE;
  // Lone surrogates all become U+FFFD in UTF-8, so different passwords would share one hash.
  const strong =
    password.isWellFormed() && /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) && /\p{Nd}/u.test(password);
  return length >= PASSWORD_MIN && strong ? null : PASSWORD_MESSAGE;
}

/** The repeat must equal the new password and not be empty. */
export function validatePasswordRepeat(password: string, repeat: string): string | null {
  return repeat !== '' && repeat === password ? null : PASSWORD_REPEAT_MESSAGE;
}

/** At login any non-empty password may be tried: the rule may have been another when it was chosen. */
export function validateLoginPassword(password: string): string | null {
  if (codePointLength(password) > PASSWORD_MAX) return PASSWORD_TOO_LONG_MESSAGE;
  return password === '' ? PASSWORD_MISSING_MESSAGE : null;
}
