/** Common passwords that the password rule would allow. */
import { message } from '../messages/accounts.ts';
import type { Message } from '../messages/all.ts';
import { codePointLength } from '../text/characters.ts';
import { MIN_PASSWORD_LENGTH } from './password.ts';

export interface PasswordOwner {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string | null;
  readonly username?: string | null;
}

const PRODUCT_WORDS = ['wordcluster', 'word', 'cluster'];
/** Shorter words are in too many others. */
const MIN_WORD_LENGTH = 3;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function wordsOf({ first_name, last_name, email, username }: PasswordOwner): string[] {
  const names = [first_name, last_name, email ?? '', username ?? ''];
  const words = names.flatMap((text) => plain(text).split(/[^\p{L}\p{N}]+/u));
  const whole = [...names, email?.split('@', 1)[0] ?? ''].map((text) => plain(text).replaceAll(' ', ''));
  const all = [...PRODUCT_WORDS, ...whole, ...words].filter((word) => codePointLength(word) >= MIN_WORD_LENGTH);
  return all.toSorted((a, b) => b.length - a.length);
}

/**
 * Why a password is too easy to guess, or null. `common` contains the most common ones in lower case. If a password
 * contains words of its owner or of the product, the rest must be long enough for a password.
 */
export function guessablePassword(password: string, owner: PasswordOwner, common: ReadonlySet<string>): Message | null {
  if (common.has(password.toLowerCase())) return message('account.password_common');
  const text = plain(password);
  const left = wordsOf(owner).reduce((rest, word) => rest.replaceAll(word, ''), text);
  return left !== text && codePointLength(left) < MIN_PASSWORD_LENGTH ? message('account.password_personal') : null;
}
