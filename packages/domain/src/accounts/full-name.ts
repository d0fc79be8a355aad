/** Order of a user's first and last name. */

/** Chinese, Japanese and Korean letters; the sign of a long vowel and the repeated letter belong to them. */
const EASTERN =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}ー々〆'’ ‐-]+$/u;
/** Written without a space between them; names in kana are easier to read with one. */
const TOGETHER = /^(?:[\p{Script=Han}々〆]+|\p{Script=Hangul}+)$/u;

export interface Named {
  readonly first_name: string;
  readonly last_name: string;
}

/**
 * Whether the family name comes first: for Chinese, Japanese and Korean letters, and for every name in a Hungarian
 * interface.
 */
export const familyFirst = ({ first_name, last_name }: Named, language: string): boolean =>
  /^hu\b/.test(language) || (EASTERN.test(last_name.trim()) && EASTERN.test(first_name.trim()));

/** Full name by the reader's language and the letters of the name; one of both may be missing. */
export function fullName(person: Named, language: string): string {
  const [first, last] = [person.first_name.trim(), person.last_name.trim()];
  if (first === '' || last === '') return first || last;
  if (!familyFirst(person, language)) return `${first} ${last}`;
  return TOGETHER.test(last) && TOGETHER.test(first) ? `${last}${first}` : `${last} ${first}`;
}
