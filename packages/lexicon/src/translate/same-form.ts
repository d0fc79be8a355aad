/** A plural leads to the plural, where both languages' tables have it: dogs, Hunde; Häuser, houses. */
import { pluralOfNoun } from '../dictionaries/plurals.ts';
import { foldCase } from '../text/fold.ts';

interface Pair {
  readonly typed: string;
  readonly entry: string | null;
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** The plural of the name if the typed word is the plural of the entry; null otherwise. */
export function pluralInOther({ typed, entry, name, from, to }: Pair): string | null {
  if (entry === null || foldCase(typed) === foldCase(entry)) return null;
  const plural = pluralOfNoun(entry, from);
  if (plural === null || foldCase(plural) !== foldCase(typed)) return null;
  const other = pluralOfNoun(name, to);
  return other === name ? null : other;
}
