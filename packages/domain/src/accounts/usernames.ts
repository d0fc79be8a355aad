/** Usernames, for users without an e-mail address. */
import type { Message } from '../messages/all.ts';
import { message } from '../messages/accounts.ts';
import { trimText } from '../text/characters.ts';

export const MAX_USERNAME_LENGTH = 40;
const MIN_USERNAME_LENGTH = 3;
const USERNAME = /^[a-z0-9._-]{3,40}$/;

/** The stored form: names are compared without regard to case. */
export const normalizeUsername = (name: string): string => trimText(name).toLowerCase();

export const validateUsername = (name: string): Message | null =>
  USERNAME.test(normalizeUsername(name)) ? null : message('account.username_invalid');

/** Whether a login or a share contains a username. */
export const isUsername = (text: string): boolean => !text.includes('@');

/** Letters that Unicode decomposition does not map to a-z. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'h',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'y',
  і: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ю: 'iu',
  я: 'ia',
  ы: 'y',
  э: 'e',
  ё: 'e',
  ъ: '',
  ь: '',
};

function latin(text: string): string {
  const letters = Array.from(text.toLowerCase().normalize('NFC'), (letter) => LETTERS[letter] ?? letter);
  return letters
    .join('')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '');
}

/** The first free username made from a user's names. Without Latin letters nothing is left: then it is a number. */
export function usernameFrom(first: string, last: string, isTaken: (name: string) => boolean): string {
  const parts = [latin(first), latin(last)].filter(Boolean);
  const stem = (parts.join('.') || 'person').slice(0, MAX_USERNAME_LENGTH - 4).padEnd(MIN_USERNAME_LENGTH, '0');
  for (let number = 1; ; number++) {
    const name = number === 1 ? stem : `${stem}${number}`;
    if (!isTaken(name)) return name;
  }
}
