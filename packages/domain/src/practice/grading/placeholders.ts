/** Placeholders of a dictionary's entry: to give sb. sth., jdm. etw. geben. Words are folded, in one spelling. */
import type { LanguageRules } from './language-rules.ts';
import { listed, withoutPunctuation } from './spelling.ts';

/** The text without its placeholders. */
export function withoutPlaceholders(
  list: readonly string[],
  rules: LanguageRules,
  language: string | null,
): readonly string[] {
  const known = listed(rules.placeholders, language);
  const rest = list.filter((word) => !known.has(word));
  return rest.length > 0 ? rest : list;
}

/** "jdm." for "jdn.", "something" for "somebody": a placeholder of another kind, or in another case. */
export function nameOtherGaps(
  a: readonly string[],
  b: readonly string[],
  rules: LanguageRules,
  language: string | null,
): boolean {
  const known = listed(rules.placeholders, language);
  const [typed, expected] = [a, b].map((list) => list.filter((word) => known.has(word)));
  return (
    typed?.length === expected?.length && (typed ?? []).some((gap, index) => !areOneGap(gap, expected?.[index] ?? ''))
  );
}

/** "to give somebody something" for "to give sb. sth.": a placeholder may be written out. */
export function writeOutGaps(typed: string, expected: string, rules: LanguageRules, language: string | null): boolean {
  if (rules.placeholders === undefined) return false;
  const known = listed(rules.placeholders, language);
  const [a, b] = [typed.split(' '), expected.split(' ')];
  const areGaps = (one: string, other: string) => known.has(one) && known.has(other) && areOneGap(one, other);
  return (
    a.length === b.length &&
    a.every((word, index) => {
      const other = b[index] ?? '';
      return word === other || areGaps(withoutPunctuation(word), withoutPunctuation(other));
    })
  );
}

/**
 * Written out or abbreviated: jdn, jmdn, jemanden. A form that starts with a consonant and a vowel is a word of its
 * own: coś, czegoś.
 */
function areOneGap(a: string, b: string): boolean {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  if (a === b || /^[^aeiou][aeiou]/.test(shorter)) return a === b;
  let from = 0;
  return Array.from(shorter.replace(/(.)\1+/gu, '$1')).every((letter) => (from = longer.indexOf(letter, from) + 1) > 0);
}
