import { generateRows } from '../rows/generate-rows.ts';
import { topicNames } from '../topics/topic-names.ts';
import { englishName, languageNamed } from './language-words.ts';
import type { Groups } from './requests.ts';

const COUNTS: Readonly<Record<string, number>> = { five: 5, ten: 10, twenty: 20, some: 10, 'a few': 5 };
/** All months of a year. */
const USUAL = 12;
const MOST = 50;
const OFFERED = 12;

/** From which to which language: what the request names first, then the languages of the learner's cluster. */
export function languagePair(groups: Groups, languages: readonly string[]): [string, string] | null {
  const named = [
    languageNamed(groups['to']) ?? languageNamed(groups['adjective']),
    languageNamed(groups['also']),
  ].filter((code) => code !== null);
  const [first, second] = named;
  if (first && second) return [first, second];
  const own = languages[0] ?? 'en';
  const to = first ?? languages.find((code) => code !== own);
  if (to === undefined) return null;
  return [own === to ? (languages.find((code) => code !== to) ?? 'en') : own, to];
}

export const ASK_LANGUAGE = 'In which language? For example: "10 words about animals in German".';

/** What to say when a topic is not known. */
export function unknownTopic(topic: string): string {
  return `I have no words about "${topic}". I know for example: ${topicNames('en').slice(0, OFFERED).join(', ')}.`;
}

/** Words about a topic in two columns. */
export function wordsReply(groups: Groups, languages: readonly string[], seed: number): string {
  const pair = languagePair(groups, languages);
  if (!pair) return ASK_LANGUAGE;
  const topic = groups['topic'] ?? '';
  const asked = groups['count']?.toLowerCase() ?? '';
  const count = Math.min(MOST, Math.max(1, COUNTS[asked] ?? (Number(asked) || USUAL)));
  // Counting to ten starts at zero.
  const extra = topic.toLowerCase() === 'count' ? 1 : 0;
  const answer = generateRows({ topic, languages: pair, count: count + extra, seed });
  if (answer.topic === null) return unknownTopic(topic);
  const few = answer.partial && !extra ? `\n\nThese are all the words I have about it.` : '';
  const lines = answer.rows.map(([from = '', to = '']) => `${from} - ${to}`);
  return `${answer.topic} (${pair.map(englishName).join(' - ')}):\n${lines.join('\n')}${few}`;
}
