/** A plural leads to the plural, where both languages' tables have it: dogs, Hunde; Häuser, houses. */
import { nounOf } from '../dictionaries/nouns.ts';
import { foldCase } from '../text/fold.ts';
import { formsOf } from './irregular-forms.ts';

function englishPlural(noun: string): string {
  const [irregular] = formsOf(noun, 'en');
  if (irregular !== undefined) return irregular;
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

const pluralOf = (noun: string, language: string): string | null =>
  language === 'en' ? englishPlural(noun) : (nounOf(noun, language)?.plural ?? null);

interface Pair {
  readonly typed: string;
  readonly entry: string | null;
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** The plural of the name where what was typed is the plural of the entry; null otherwise. */
export function pluralInOther({ typed, entry, name, from, to }: Pair): string | null {
  if (entry === null || foldCase(typed) === foldCase(entry)) return null;
  const plural = pluralOf(entry, from);
  if (plural === null || foldCase(plural) !== foldCase(typed)) return null;
  const other = pluralOf(name, to);
  return other === name ? null : other;
}
