import { tableOf } from './tables.ts';

/** WordNet's entry of the commonest sense of a word. */
export interface EnglishWord {
  readonly word: string;
  readonly part: 'noun' | 'verb' | 'adj' | 'adv';
  readonly definition: string;
  readonly synonyms: readonly string[];
  readonly antonyms: readonly string[];
  readonly example: string | null;
}

const list = (cell: string): string[] => cell.split('; ').filter(Boolean);

let byWord: ReadonlyMap<string, readonly EnglishWord[]> | undefined;

/** The entries of an English word, one a part of speech; none for rarer words. */
export function englishWords(word: string): readonly EnglishWord[] {
  byWord ??= Map.groupBy(
    tableOf('english').map(([name = '', part = '', definition = '', synonyms = '', antonyms = '', example = '']) => ({
      word: name,
      part: part as EnglishWord['part'],
      definition,
      synonyms: list(synonyms),
      antonyms: list(antonyms),
      example: example === '' ? null : example,
    })),
    (entry) => entry.word,
  );
  return byWord.get(word.toLowerCase()) ?? [];
}
