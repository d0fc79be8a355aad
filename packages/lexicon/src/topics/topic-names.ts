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
