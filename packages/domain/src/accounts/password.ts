/** Password rules of registration, reset, change and termination. */
import type { Message } from '../messages/all.ts';
import { message } from '../messages/accounts.ts';
import { codePointLength } from '../text/characters.ts';

export const MIN_PASSWORD_LENGTH = 8;
/** argon2id hashes any length; the limit makes all requests cost the same. */
const MAX_PASSWORD_LENGTH = 128;

export const PASSWORD_MESSAGE = message('account.password_weak');
export const PASSWORD_TOO_LONG_MESSAGE = message('account.password_too_long');
const PASSWORD_REPEAT_MESSAGE = message('account.password_repeat');
const PASSWORD_MISSING_MESSAGE = message('account.password_missing');

/** The rule for a new password; letters and digits of any script count. */
export function validatePassword(password: string): Message | null {
  const length = codePointLength(password);
  if (length > MAX_PASSWORD_LENGTH) return PASSWORD_TOO_LONG_MESSAGE;
  // Lone surrogates all become U+FFFD in UTF-8, so different passwords would share one hash.
  const strong =
    password.isWellFormed() && /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) && /\p{Nd}/u.test(password);
  return length >= MIN_PASSWORD_LENGTH && strong ? null : PASSWORD_MESSAGE;
}

/** The repeat must equal the new password and not be empty. */
export function validatePasswordRepeat(password: string, repeat: string): Message | null {
  return repeat !== '' && repeat === password ? null : PASSWORD_REPEAT_MESSAGE;
}

/** At login any non-empty password may be tried: the rule may have been another when it was chosen. */
export function validateLoginPassword(password: string): Message | null {
  if (codePointLength(password) > MAX_PASSWORD_LENGTH) return PASSWORD_TOO_LONG_MESSAGE;
  return password === '' ? PASSWORD_MISSING_MESSAGE : null;
}
