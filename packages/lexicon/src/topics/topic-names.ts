import { type Concept, conceptsOf } from '../concepts/catalogue.ts';
import { topicData } from '../data/load.ts';
import { topicByAlias } from './aliases.ts';

/** The name to show for a topic, in English where the language has none. */
export function topicName(id: string, language: string): string {
  const aliases = topicData().find((topic) => topic.id === id)?.aliases;
  return aliases?.[language]?.[0] ?? aliases?.['en']?.[0] ?? id;
}

/** Names of all topics in a language (English where the lexicon has none), the most useful first. */
export function topicNames(language: string): string[] {
  return topicData().map(({ id }) => topicName(id, language));
}

/** True for the word that is the name of its own topic in every column (family): it is known from the request. */
export function isNameOfTopic(concept: Concept, languages: readonly string[]): boolean {
  return languages.every((language) => topicByAlias(concept.name(language) ?? '', [language]) === concept.topic);
}

/** Fewer words are not worth offering a topic for. */
const FEWEST = 3;

/** Whether rows in these languages come of a topic: words that differ in every one of them. */
function hasRows(topic: string, languages: readonly string[]): boolean {
  const usable = conceptsOf(topic).filter(
    (concept) => languages.every((code) => concept.name(code) !== null) && !isNameOfTopic(concept, languages),
  );
  return languages.every((code) => new Set(usable.map((concept) => concept.name(code))).size >= FEWEST);
}

/** Names of the topics that have words in all the languages. */
export function topicNamesWithWords(languages: readonly string[]): string[] {
  return topicData()
    .map(({ id }) => id)
    .filter((id) => hasRows(id, languages))
    .map((id) => topicName(id, languages[0] ?? 'en'));
}
