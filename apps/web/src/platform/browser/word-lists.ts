import { addNearWords, loadWordLists } from '@wordcluster/domain/practice/grading/word-lists';

/** Words that look like others, made by the build from spelling dictionaries; none in a build without them. */
const NEAR_WORDS = import.meta.glob<string>('../../../../../packages/near-words/generated/??.txt', {
  query: '?raw',
  import: 'default',
});

async function loadNearWords(language: string): Promise<void> {
  const list = await NEAR_WORDS[`../../../../../packages/near-words/generated/${language}.txt`]?.();
  if (list !== undefined) addNearWords(language, list);
}

/** Loads the word lists for grading; without them, as offline, a slip that makes another word is forgiven. */
export async function loadWords(languages: readonly (string | null)[]): Promise<void> {
  const bases = new Set(languages.flatMap((language) => language?.split('-')[0] ?? []));
  await Promise.allSettled([loadWordLists(languages), ...[...bases].map(loadNearWords)]);
}
