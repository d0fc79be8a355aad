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
function sources(groups: Groups, to: string, languages: readonly string[], own: string): string[] {
  const named = languageNamed(groups['from']);
  return named === null ? sourcesBut(to, languages, own) : [named];
}

/** The languages of the learner, that of the conversation, English, all others; none twice, and not the one that is asked for. */
export const sourcesBut = (to: string, languages: readonly string[], own: string): string[] =>
  [...new Set([...languages, own, 'en', ...coreData().languages])].filter((code) => code !== to);

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
  const found = findTranslation(text, to, sources(groups, to, languages, phrases.language));
  if (!found) return { text: phrases.say('tutor.word_unknown', { text, language }), known: false };
  const [translation = '', ...others] = found.names;
  const more = phrases.say('tutor.other_meanings', { others: others.slice(0, MAX_SENSES - 1).join(', ') });
  const sentence = phrases.say('tutor.translation', { text, language, translation });
  return { text: others.length > 0 ? `${sentence} ${more}` : sentence, known: true };
}

/**
 * The translations from the first language that knows the text; with its accents in any of them before one where it has others: Czech
 * kočka is a cat, though Slovak kocka is a cube and comes first.
 */
export function findTranslation(
  text: string,
  to: string,
  from: readonly string[],
): { from: string; names: string[] } | null {
  const number = numberWord(text);
  const tries = number === null ? from.map((code) => ({ text, from: code })) : [{ text: number, from: 'en' }];
  for (const marked of [true, false])
    for (const attempt of tries) {
      const names = translationsOf({ ...attempt, to, exact: true, marked });
      if (names.length > 0) return { from: attempt.from, names };
    }
  return null;
}
