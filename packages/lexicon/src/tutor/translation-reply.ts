import { coreData, numberData } from '../data/load.ts';
import { translationsOf } from '../translate/translate-word.ts';
import { languageNamed, nameOfLanguage } from './language-words.ts';
import type { Phrases } from './phrases.ts';
import { unquote, type Groups } from './requests.ts';

const MAX_SENSES = 3;

/** Digits as the English word for the number, which the lexicon can translate. */
function numberWord(text: string): string | null {
  return /^\d{1,3}$/.test(text) ? (numberData()['en']?.split('\n')[Number(text)] ?? null) : null;
}

/** The languages a word may be in, the likeliest first. */
function sources(groups: Groups, to: string, languages: readonly string[]): string[] {
  const named = languageNamed(groups['from']);
  if (named !== null) return [named];
  return [...new Set([...languages, 'en', ...coreData().languages])].filter((code) => code !== to);
}

/** The reply to a request for a word's translation; null when the request names no language we know. */
export function translationReply(
  groups: Groups,
  languages: readonly string[],
  phrases: Phrases,
): { text: string; known: boolean } | null {
  const to = groups['to'] === undefined ? phrases.language : languageNamed(groups['to']);
  if (to === null) return null;
  const text = unquote(groups['text'] ?? '');
  const language = nameOfLanguage(to, phrases.language);
  const found = findTranslation(text, to, sources(groups, to, languages));
  if (!found) return { text: phrases.say('tutor.word_unknown', { text, language }), known: false };
  const [translation = '', ...others] = found.names;
  const more = phrases.say('tutor.other_meanings', { others: others.slice(0, MAX_SENSES - 1).join(', ') });
  const told = phrases.say('tutor.translation', { text, language, translation });
  return { text: others.length > 0 ? `${told} ${more}` : told, known: true };
}

/** The translations from the first language that knows the text. */
export function findTranslation(
  text: string,
  to: string,
  from: readonly string[],
): { from: string; names: string[] } | null {
  const number = numberWord(text);
  const tries = number === null ? from.map((code) => ({ text, from: code })) : [{ text: number, from: 'en' }];
  for (const attempt of tries) {
    const names = translationsOf({ ...attempt, to, exact: true });
    if (names.length > 0) return { from: attempt.from, names };
  }
  return null;
}
