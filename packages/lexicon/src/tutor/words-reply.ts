import { generateRows } from '../rows/generate-rows.ts';
import { topicNames } from '../topics/topic-names.ts';
import { languageNamed, nameOfLanguage } from './language-words.ts';
import type { Phrases } from './phrases.ts';
import type { Groups } from './requests.ts';

const COUNTS: Readonly<Record<string, number>> = { five: 5, ten: 10, twenty: 20, some: 10, 'a few': 5 };
/** All months of a year. */
const USUAL = 12;
const MOST = 50;
const OFFERED = 12;

/** Source and target language: those of the request first, then of the learner's cluster, then `usual`. */
export function languagePair(groups: Groups, languages: readonly string[], usual: string): [string, string] | null {
  const named = [
    languageNamed(groups['to']) ?? languageNamed(groups['adjective']),
    languageNamed(groups['also']),
  ].filter((code) => code !== null);
  const [first, second] = named;
  if (first && second) return [first, second];
  const own = languages[0] ?? usual;
  const to = first ?? languages.find((code) => code !== own);
  if (to === undefined) return null;
  return [own === to ? (languages.find((code) => code !== to) ?? (to === usual ? 'en' : usual)) : own, to];
}

/** Reply to an unknown topic. */
export function unknownTopic(topic: string, { say, language }: Phrases): string {
  return say('tutor.topic_unknown', { topic, topics: topicNames(language).slice(0, OFFERED).join(', ') });
}

/** Words about a topic in two columns. */
export function wordsReply(groups: Groups, languages: readonly string[], seed: number, phrases: Phrases): string {
  const pair = languagePair(groups, languages, phrases.language);
  if (!pair) return phrases.say('tutor.ask_language_of_words');
  const topic = groups['topic'] ?? '';
  const asked = groups['count']?.toLowerCase() ?? '';
  const count = Math.min(MOST, Math.max(1, COUNTS[asked] ?? (Number(asked) || USUAL)));
  // Counting to ten starts at zero.
  const extra = topic.toLowerCase() === 'count' ? 1 : 0;
  const answer = generateRows({ topic, languages: pair, count: count + extra, seed });
  if (answer.topic === null) return unknownTopic(topic, phrases);
  const few = answer.partial && !extra ? `\n\n${phrases.say('tutor.all_words')}` : '';
  const lines = answer.rows.map(([from = '', to = '']) => `${from} - ${to}`);
  return `${answer.topic} (${pair.map((code) => nameOfLanguage(code, phrases.language)).join(' - ')}):\n${lines.join('\n')}${few}`;
}
