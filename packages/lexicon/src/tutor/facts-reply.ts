import { tableOf } from '../dictionaries/tables.ts';
import { foldAccents } from '../text/fold.ts';
import { coreData } from '../data/load.ts';
import { englishWords } from '../dictionaries/english-words.ts';
import { genderByEnding, LANGUAGES_WITH_ENDINGS } from '../dictionaries/genders.ts';
import { nounOf, withArticle, type Noun } from '../dictionaries/nouns.ts';
import { pluralOfNoun } from '../dictionaries/plurals.ts';
import { CONJUGATED_LANGUAGES, presentOf } from '../dictionaries/present-forms.ts';
import { stripArticle } from '../translate/articles.ts';
import { formsOf } from '../translate/irregular-forms.ts';
import { findConcepts } from '../translate/word-index.ts';
import { correctedEnglish } from './correct-english.ts';
import {
  differenceRequest,
  factRequests,
  isCorrection,
  sentenceToCorrect,
  type FactKind,
  type FactRequest,
} from './fact-requests.ts';
import { languageNamed } from './language-words.ts';
import { oppositeOf } from './opposites.ts';
import { synonymsAsked } from './synonyms.ts';
import type { Phrases } from './phrases.ts';
import { unquote } from './requests.ts';
import { findTranslation, sourcesBut } from './translation-reply.ts';

interface Card {
  /** Groups of words, without accents: every group must occur whole; one group is enough. */
  readonly keys: readonly (readonly string[])[];
  readonly text: string;
}

let cards: readonly Card[] | undefined;

function allCards(): readonly Card[] {
  cards ??= tableOf('grammar').map(([keys = '', text = '']) => ({
    keys: keys.split('; ').map((group) => foldAccents(group).split(' + ')),
    text: text.replaceAll(String.raw`\n`, '\n'),
  }));
  return cards;
}

const LETTER = /[\p{L}\p{N}]/u;

/** Whether a text contains a phrase as whole words. */
function hasWords(text: string, phrase: string): boolean {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1))
    if (!LETTER.test(text[at - 1] ?? '') && !LETTER.test(text[at + phrase.length] ?? '')) return true;
  return false;
}

/** The rule requested by a message: the card with its longest key; null without one. */
function grammarCard(message: string, { language, say }: Phrases): string | null {
  const text = foldAccents(message);
  let best: { text: string; length: number } | null = null;
  for (const card of allCards())
    for (const key of card.keys) {
      const length = key.join('').length;
      if (length > (best?.length ?? 0) && key.every((phrase) => hasWords(text, phrase)))
        best = { text: card.text, length };
    }
  if (best === null) return null;
  return language === 'en' ? best.text : `${best.text}\n\n${say('tutor.card_in_english')}`;
}

const MAX_SYNONYMS = 6;
const GENDERS = { m: 'tutor.masculine', f: 'tutor.feminine', n: 'tutor.neuter' } as const;

const withoutArticle = (text: string, language: string): string => stripArticle(text, language)?.text ?? text;

/** A noun of the dictionary, or one whose ending says its gender. */
function nounIn(text: string, code: string): Noun | null {
  const word = withoutArticle(text, code);
  const known = nounOf(word, code);
  if (known) return known;
  const gender = genderByEnding(word, code);
  return gender && { noun: word, gender, plural: null };
}

/** The requested noun: as written, or its translation if another language is named. */
function nounAsked(
  text: string,
  to: string | null,
  languages: readonly string[],
  own: string,
): { noun: Noun; code: string } | null {
  // A word of several languages has the gender of the learner's own first.
  const known = ['de', 'it', ...LANGUAGES_WITH_ENDINGS];
  const tries = to === null ? [...new Set([...languages.filter((code) => known.includes(code)), ...known])] : [to];
  for (const code of tries) {
    const noun = nounIn(text, code);
    if (noun) return { noun, code };
  }
  if (to === null) return null;
  const noun = nounOf(findTranslation(text, to, sourcesBut(to, languages, own))?.names[0] ?? '', to);
  return noun && { noun, code: to };
}

/** The plural in the language that is named, or in the first that knows the noun: that of the conversation, of the learner, English. */
function pluralAsked(
  text: string,
  to: string | null,
  languages: readonly string[],
  own: string,
): { noun: string; plural: string } | null {
  const capital = /^\p{Lu}/u.test(text) && nounOf(text, 'de') ? ['de'] : [];
  for (const code of to === null
    ? new Set([...capital, own, ...languages, 'en', 'de', ...coreData().languages])
    : [to]) {
    const noun = withoutArticle(text, code);
    const plural = pluralOfNoun(noun, code);
    if (plural !== null) return { noun: nounOf(noun, code)?.noun ?? noun, plural };
  }
  const named = to === null ? null : findTranslation(text, to, sourcesBut(to, languages, own))?.names[0];
  const plural = to !== null && named ? pluralOfNoun(named, to) : null;
  return named && plural !== null ? { noun: named, plural } : null;
}

/** English first: most requested words are English. */
const definedFrom = (languages: readonly string[], own: string): string[] => [
  ...new Set(['en', ...sourcesBut(own, languages, own)].filter((code) => code !== own)),
];

/** Markers before a verb. */
const A_VERB =
  /^(?:(?:the|el|le|il|o|das|az|a|дієслово|الفعل) )?(?:verb|verbo|verbe|sloveso|czasownik|ige|igét|дієслово|فعل) /u;
/** Markers of a tense, behind a verb. */
const IN_THE_PRESENT =
  / (?:in (?:the )?present(?: tense)?|im präsens|en (?:el )?presente|au présent|al presente|no presente|v prítomnom čase|v přítomném čase|w czasie teraźniejszym|jelen időben|у теперішньому часі|في المضارع)$/u;

type Reader = (
  request: { text: string; to: string | null },
  languages: readonly string[],
  phrases: Phrases,
) => string | null;

const READERS: Readonly<Record<FactKind, Reader>> = {
  gender({ text, to }, languages, { say, language }) {
    const found = nounAsked(text, to, languages, language);
    if (!found) return null;
    const { noun, code } = found;
    return say('tutor.gender', { word: withArticle(noun, code), gender: say(GENDERS[noun.gender]) });
  },
  plural({ text, to }, languages, { say, language }) {
    const found = pluralAsked(text, to, languages, language);
    return found && say('tutor.plural', { word: found.noun, plural: found.plural });
  },
  opposite({ text, to }, languages, { say }) {
    for (const code of to === null ? ['en', ...languages, ...coreData().languages] : [to, 'en']) {
      const opposite = oppositeOf(withoutArticle(text, code), code);
      if (opposite !== null) return say('tutor.opposite', { word: text, opposite });
    }
    return null;
  },
  synonym({ text }, _languages, { say }) {
    const word = withoutArticle(text, 'en');
    const all = [...synonymsAsked(word), ...englishWords(word).flatMap((entry) => entry.synonyms)];
    const synonyms = [...new Set(all)].slice(0, MAX_SYNONYMS);
    return synonyms.length === 0 ? null : say('tutor.synonyms', { word, synonyms: synonyms.join(', ') });
  },
  definition({ text }, languages, phrases) {
    const word = withoutArticle(text, 'en');
    const entries = englishWords(word).map(({ part, definition }) => `${word} (${part}): ${definition}`);
    const names = findTranslation(word, phrases.language, definedFrom(languages, phrases.language))?.names ?? [];
    const translated = names.length === 0 ? [] : [`${word}: ${names.slice(0, 3).join(', ')}`];
    const lines = phrases.language === 'en' && entries.length > 0 ? entries : [...translated, ...entries];
    return lines.length === 0 ? null : lines.join('\n');
  },
  example({ text }) {
    const examples = englishWords(withoutArticle(text, 'en')).flatMap(({ example }) => example ?? []);
    return examples.length === 0 ? null : examples.map((example) => `“${example}”`).join('\n');
  },
  forms({ text, to }, languages, { say }) {
    const verb = text.toLowerCase().replace(IN_THE_PRESENT, '').replace(A_VERB, '').trim();
    const languagesOfVerb = to === null ? [...languages, 'en', ...CONJUGATED_LANGUAGES] : [to];
    const isPresent = verb !== text.toLowerCase();
    for (const code of new Set(languagesOfVerb)) {
      const forms = presentOf(verb, code);
      // English and German verbs are learnt by their principal parts, where they have irregular ones.
      const hasParts = /^(?:en|de)$/.test(code) && formsOf(verb, code).length > 0;
      if (forms !== null && (isPresent || (code !== 'en' && !hasParts)))
        return say('tutor.forms', { word: verb, forms });
    }
    for (const code of to === null ? ['en', ...languages, ...coreData().languages] : [to]) {
      const word = withoutArticle(verb, code);
      const forms = formsOf(word, code);
      if (forms.length > 0) return say('tutor.forms', { word, forms: forms.join(', ') });
    }
    return null;
  },
};

function factReply(requests: readonly FactRequest[], languages: readonly string[], phrases: Phrases): string | null {
  for (const { kind, text, to } of requests) {
    const named = languageNamed(to);
    const reply = READERS[kind]({ text: unquote(text), to: named }, languages, phrases);
    if (reply !== null) return reply;
  }
  return null;
}

/** Translations of the two words into the conversation's language, if no rule distinguishes them. */
function differenceReply(
  words: readonly [string, string],
  languages: readonly string[],
  phrases: Phrases,
): string | null {
  // Words of the conversation's own language have no translation into it; what looks like them elsewhere is another word.
  const isOwn = (word: string) => findConcepts(unquote(word), phrases.language).length > 0;
  if (phrases.language !== 'en' && words.every(isOwn)) return null;
  const lines = words.map((word) => READERS.definition({ text: unquote(word), to: null }, languages, phrases));
  return lines.every((line) => line !== null) ? lines.join('\n') : null;
}

/** Corrects common mistakes of English sentences; other languages are left alone. */
function correctionReply(message: string, { say }: Phrases): string {
  const sentence = sentenceToCorrect(message);
  const corrected = sentence === null ? null : correctedEnglish(sentence);
  if (sentence === null || corrected === null) return say('tutor.cannot_correct');
  return corrected === sentence ? say('tutor.no_mistake_known') : say('tutor.corrected', { sentence: corrected });
}

/** The reply to a question about a word or a rule; null where the message is none that can be answered. */
export function factsReply(message: string, languages: readonly string[], phrases: Phrases): string | null {
  if (isCorrection(message)) return correctionReply(message, phrases);
  const requests = factRequests(message);
  const fact = factReply(requests, languages, phrases);
  // "der, die or das Haus" names a word; "present perfect forms" names a rule.
  if (fact !== null && requests[0]?.kind === 'gender') return fact;
  // "a sentence with the word" names no rule of articles.
  if (requests[0]?.kind === 'example') return fact;
  const card = grammarCard(message, phrases);
  if (card !== null) return card;
  const difference = differenceRequest(message);
  const sentence = difference && differenceReply(difference, languages, phrases);
  return sentence ?? fact;
}

/** The word that a question names whose answer is not known; null where the message is no such question. */
export const wordAsked = (message: string): string | null => {
  const [request] = factRequests(message);
  return request === undefined ? null : unquote(request.text);
};
