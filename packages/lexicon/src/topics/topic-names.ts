import { conceptsOf } from '../concepts/catalogue.ts';
import { topicData } from '../data/load.ts';

/** The name to show for a topic, in English where the language has none. */
export function topicName(id: string, language: string): string {
  const aliases = topicData().find((topic) => topic.id === id)?.aliases;
  return aliases?.[language]?.[0] ?? aliases?.['en']?.[0] ?? id;
}

/** Names of all topics in a language (English where the lexicon has none), the most useful first. */
export function topicNames(language: string): string[] {
  return topicData().map(({ id }) => topicName(id, language));
}

/** Fewer words are not worth offering a topic for. */
const FEWEST = 3;

/** Names of the topics that have words in all the languages. */
export function topicNamesWithWords(languages: readonly string[]): string[] {
  return topicData()
    .map(({ id }) => id)
    .filter((id) => conceptsOf(id).filter((concept) => languages.every((code) => concept.name(code))).length >= FEWEST)
    .map((id) => topicName(id, languages[0] ?? 'en'));
}
