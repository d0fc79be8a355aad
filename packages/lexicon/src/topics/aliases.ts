import { topicData } from '../data/load.ts';
import { foldAccents } from '../text/fold.ts';

/** Topic by alias, for each language of the aliases; built at the first question. */
let index: ReadonlyMap<string, ReadonlyMap<string, string>> | undefined;

function aliasIndex(): ReadonlyMap<string, ReadonlyMap<string, string>> {
  if (index) return index;
  const built = new Map<string, Map<string, string>>();
  for (const { id, aliases } of topicData()) {
    for (const [language, names] of Object.entries(aliases)) {
      const own = built.get(language) ?? new Map<string, string>();
      built.set(language, own);
      for (const name of names) if (!own.has(foldAccents(name))) own.set(foldAccents(name), id);
    }
  }
  index = built;
  return built;
}

/** Languages to read a topic in: those of the columns, English, then the others. */
export function readingOrder(languages: readonly string[]): string[] {
  return [...new Set([...languages, 'en', ...aliasIndex().keys()])];
}

/** The topic that carries this name in one of the languages. */
export function topicByAlias(text: string, languages: readonly string[]): string | null {
  const folded = foldAccents(text);
  for (const language of languages) {
    const id = aliasIndex().get(language)?.get(folded);
    if (id !== undefined) return id;
  }
  return null;
}

/** Letters at the beginning that inflected forms of one word have in common at least. */
const STEM = 5;
const ENDING = 2;

/** Longer texts are no name of a topic. */
const MAX_LETTERS = 60;
/** Letters that a topic's name shares with a word at the least to be offered. */
const SHARED = 3;

/** The topic with a name whose inflected form the word may be ("na letisku", letisko), in one language. */
export function topicByStem(word: string, language: string): string | null {
  const folded = foldAccents(word);
  const stem = folded.slice(0, Math.max(STEM, folded.length - ENDING));
  if (stem.length < STEM) return null;
  for (const [alias, id] of aliasIndex().get(language) ?? [])
    if (alias.startsWith(stem) && alias.length <= stem.length + ENDING) return id;
  return null;
}

const SHORTEST_MISTYPED = 5;
const LETTERS_FOR_TWO_SLIPS = 8;

/** Edit distance with neighbours swapped as one slip; more than `most` counts as `most + 1`. */
function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const least = Math.min((last[j - 1] ?? 0) + (same ? 0 : 1), (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      row.push(swapped ? Math.min(least, (before[j - 2] ?? 0) + 1) : least);
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? most + 1;
}

/** The topic with the name that a mistyped one is nearest to: one slip, two in long names; the languages in their order. */
export function topicBySpelling(text: string, languages: readonly string[]): string | null {
  const folded = foldAccents(text);
  if (folded.length < SHORTEST_MISTYPED || folded.length > MAX_LETTERS) return null;
  const most = folded.length >= LETTERS_FOR_TWO_SLIPS ? 2 : 1;
  for (const language of languages) {
    let best: { id: string; distance: number } | null = null;
    for (const [alias, id] of aliasIndex().get(language) ?? []) {
      const distance = alias.length < SHORTEST_MISTYPED ? most + 1 : slips(folded, alias, most);
      if (distance < (best?.distance ?? most + 1)) best = { id, distance };
    }
    if (best !== null) return best.id;
  }
  return null;
}

/** Topics whose names share a beginning with a word of the text, the longest first: what to offer where none is meant. */
export function topicsLike(text: string, languages: readonly string[]): string[] {
  const asked = foldAccents(text)
    .slice(0, MAX_LETTERS)
    .split(' ')
    .filter((word) => word.length >= SHARED);
  const found = new Map<string, number>();
  for (const language of languages)
    for (const [alias, id] of aliasIndex().get(language) ?? [])
      for (const word of asked) {
        const shared = sharedBeginning(word, alias);
        if (shared >= SHARED) found.set(id, Math.max(shared, found.get(id) ?? 0));
      }
  return [...found].toSorted(([, a], [, b]) => b - a).map(([id]) => id);
}

function sharedBeginning(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
