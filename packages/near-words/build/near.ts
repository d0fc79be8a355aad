/** Words of a list that are one slip away from another of its words. */
import { isOtherForm } from '@wordcluster/domain/practice/grading/forms';
import { words } from '@wordcluster/domain/practice/grading/language-rules';
import { rulesOf } from '@wordcluster/domain/practice/grading/rules-of-language';
import { slipsBetween } from '@wordcluster/domain/practice/grading/slips';
import { withoutMarks } from '@wordcluster/domain/practice/grading/spelling';
import { loadWordLists, wordListsOf } from '@wordcluster/domain/practice/grading/word-lists';

const [SHORTEST, LONGEST] = [4, 12];
/** Minimum length for two forgiven slips. */
const TWO_SLIPS = 8;
/** Large lists with long derivations would take minutes. */
const LONGEST_OF_MANY = 9;
/** Larger lists are compared with one deleted letter only: with two they take minutes. */
const MAX_FOR_TWO = 130_000;

interface Word {
  readonly word: string;
  readonly plain: string;
}

/** Deletion variants of a word (SymSpell); two near words share one. */
function shortened(plain: string, letters: number): string[] {
  const found = new Set([plain]);
  let last = [plain];
  for (let round = 0; round < letters; round += 1) {
    const next: string[] = [];
    for (const text of last)
      for (let at = 0; at < text.length; at += 1) {
        const shorter = text.slice(0, at) + text.slice(at + 1);
        if (!found.has(shorter)) next.push(shorter);
        found.add(shorter);
      }
    last = next;
  }
  return [...found];
}

/** Longer words come first: many short ones are rare, and most everyday ones are in the lists already. */
const LONG = 6;

/** The everyday words of a language, as the grading knows them. */
export async function everydayWords(language: string): Promise<ReadonlySet<string>> {
  await loadWordLists([language]);
  return new Set(wordListsOf(language).flatMap((one) => [...words(one)]));
}

/**
 * Forms of everyday words that may slip into another everyday word (slova, of slovo, for sova), then those that differ
 * from another form of theirs by marks only (hablo, habló): all other forms are too many. `forms`: each form with its
 * word.
 */
export function nearForms(
  language: string,
  everyday: ReadonlySet<string>,
  forms: ReadonlyMap<string, string>,
): string[] {
  const rules = rulesOf(language);
  const byShortened = new Map<string, Word[]>();
  for (const word of everyday) {
    const plain = withoutMarks(word);
    if (plain.length < SHORTEST || plain.length > LONGEST) continue;
    for (const text of shortened(plain, 1)) byShortened.set(text, [...(byShortened.get(text) ?? []), { word, plain }]);
  }
  const isSlip = (form: string, entry: string): boolean => {
    const plain = withoutMarks(form);
    return shortened(plain, 1).some((text) =>
      (byShortened.get(text) ?? []).some(
        (other) =>
          other.word !== entry &&
          other.plain !== plain &&
          !isOtherForm(plain, other.plain, rules, language) &&
          slipsBetween(other.plain, plain) !== null,
      ),
    );
  };
  const fit = [...forms].filter(([form]) => form.length >= SHORTEST && form.length <= LONGEST && !everyday.has(form));
  const slips = fit.filter(([form, entry]) => isSlip(form, entry)).map(([form]) => form);
  const marked = [...Map.groupBy(fit, ([form]) => withoutMarks(form)).values()]
    .filter((same) => same.length > 1)
    .flatMap((same) => same.map(([form]) => form));
  return [...new Set([...slips, ...marked])];
}

/** Words near an everyday one first, then longer ones, shorter of them first. */
export function nearWords(language: string, everyday: ReadonlySet<string>, list: readonly string[]): string[] {
  const rules = rulesOf(language);
  const isLong = list.length > MAX_FOR_TWO;
  const all: Word[] = list
    .filter((word) => word.length >= SHORTEST && word.length <= (isLong ? LONGEST_OF_MANY : LONGEST))
    .map((word) => ({ word, plain: withoutMarks(word) }));
  const near = new Map<string, boolean>();
  const isCommon = (word: Word) => everyday.has(word.word);
  const letters = isLong ? 1 : 2;
  for (const group of groups(all, letters)) {
    for (const [index, one] of group.entries())
      for (const other of group.slice(index + 1)) {
        if (near.get(one.word) === true && near.get(other.word) === true) continue;
        const isNear =
          one.plain === other.plain ||
          (!isOtherForm(one.plain, other.plain, rules, language) &&
            (slipsBetween(one.plain, other.plain) !== null || slipsBetween(other.plain, one.plain) !== null));
        if (!isNear) continue;
        near.set(one.word, (near.get(one.word) ?? false) || isCommon(other));
        near.set(other.word, (near.get(other.word) ?? false) || isCommon(one));
      }
  }
  return [...near]
    .filter(([word]) => !everyday.has(word))
    .toSorted(
      ([a, isA], [b, isB]) =>
        Number(isB) - Number(isA) || Number(b.length >= LONG) - Number(a.length >= LONG) || a.length - b.length,
    )
    .map(([word]) => word);
}

/** Words with many others of one deletion variant are endings of one another rather than slips. */
const MAX_OF_A_GROUP = 40;

function* groups(all: readonly Word[], letters: number): Generator<Word[]> {
  const bySpelling = new Map<string, number[]>();
  for (const [index, { plain }] of all.entries())
    for (const text of shortened(plain, plain.length < TWO_SLIPS ? 1 : letters)) {
      const found = bySpelling.get(text);
      if (found) found.push(index);
      else bySpelling.set(text, [index]);
    }
  for (const group of bySpelling.values())
    if (group.length > 1 && group.length <= MAX_OF_A_GROUP)
      yield group.map((index) => all[index]).filter((word) => word !== undefined);
}
