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

/** The topic with a name whose inflected form the word may be ("na letisku", letisko), in one language. */
export function topicByStem(word: string, language: string): string | null {
  const folded = foldAccents(word);
  const stem = folded.slice(0, Math.max(STEM, folded.length - ENDING));
  if (stem.length < STEM) return null;
  for (const [alias, id] of aliasIndex().get(language) ?? [])
    if (alias.startsWith(stem) && alias.length <= stem.length + ENDING) return id;
  return null;
}
