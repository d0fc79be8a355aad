import { languageNamed, nameOfLanguage } from './language-words.ts';
import { type Phrases, phrasesIn } from './phrases.ts';
import { unquote, BRIEF, QUIZ, readRequest, TRANSLATE, WORDS, type Groups } from './requests.ts';
import { findTranslation, sourcesBut, translationReply } from './translation-reply.ts';
import type { InterfaceLanguage } from '@wordcluster/domain/languages/interface-languages';
import { foldAccents } from '../text/fold.ts';
import { type TutorMessage, continueQuiz, openQuestion, questionLine, startQuiz } from './quiz.ts';
import { productHelp } from './product-help.ts';
import { factsReply, wordAsked } from './facts-reply.ts';
import { wordsReply } from './words-reply.ts';

/** "How do you say dog in German, French and Spanish", "dog in German and French", "prelož pes do nemčiny a češtiny". */
const FORM =
  /^(?:(?:please |bitte |prosím )?(?:how (?:do|would|can) (?:you|i|we) say|translate|wie (?:sagt man|heißt)|übersetze?|ako sa povie|prelož|jak se řekne|přelož|c[oó]mo se dice|traduce|jak powiedzieć|przetłumacz|comment dit-on|traduis|come si dice|traduci|como se diz|traduza|як сказати|переклади) )?(?<text>.{1,80}?) (?:(?:in|into|to|auf|ins|po|do|en|al|na|em|in|for|для) )(?<list>[\p{L} ,]{3,120})$/iu;
const SEPARATORS = / ?, ?| (?:and|und|a|y|i|és|et|e|і|та|plus) /iu;

/** A word in each of several languages, a line each; null where fewer than two are named. */
function severalLanguages(message: string, languages: readonly string[], phrases: Phrases): string | null {
  const text = message
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![ .?!])[ .?!]+$/u, '');
  const groups = FORM.exec(text)?.groups;
  const parts =
    groups?.['list']?.split(SEPARATORS).map((part) => part.replace(/^(?:in|into|to|auf|po|do|en|em) /iu, '')) ?? [];
  const named = parts.map((part) => languageNamed(part.trim()));
  const codes = [...new Set(named.filter((code) => code !== null))];
  if (codes.length < 2 || codes.length !== named.length) return null;
  const word = unquote(groups?.['text'] ?? '');
  const lines = codes.map((to) => {
    return { to, name: findTranslation(word, to, sourcesBut(to, languages, phrases.language))?.names[0] ?? null };
  });
  if (lines.every(({ name }) => name === null)) return null;
  return lines.map(({ to, name }) => `${nameOfLanguage(to, phrases.language)}: ${name ?? '–'}`).join('\n');
}

export interface TutorRequest {
  readonly message: string;
  /** The messages before this one, the oldest first. */
  readonly history: readonly TutorMessage[];
  /** Languages of the learner's columns, their own first. */
  readonly languages?: readonly string[];
  /** The language to reply in. */
  readonly language?: InterfaceLanguage;
  /** Whether plans are sold here; without a shop they are not mentioned. */
  readonly shop?: boolean;
}

const GREETING =
  /^(hi|hello|hey|good (morning|evening|afternoon|day)|hallo|guten tag|ahoj|dobry den|hola|buenos dias|czesc|dzien dobry|szia|jo napot|bonjour|salut|ciao|buongiorno|ola|bom dia|привіт|добрии день|вітаю|مرحبا|السلام عليكم)(?!\p{L})[^?]*$/u;
const THANKS =
  /^(thanks?|thank you|thx|danke|dakujem|dekuji|diky|gracias|dziekuje|koszonom|merci|grazie|obrigad[oa]|дякую|شكرا)(?!\p{L})/u;
const STOP =
  /^(stop|quit|enough|end|cancel|exit|genug|aufhoren|dost|basta|koniec|eleg|arrete|fim|досить|стоп|كفى|توقف)(?!\p{L})/u;
/** Texts longer than any request; reading them with patterns would only cost time. */
const LONGEST = 300;

/** A number from a text, so that the same conversation gets the same words and the next one others. */
function seedOf(messages: readonly string[]): number {
  let seed = 7;
  for (const character of messages.join('\n')) seed = (Math.imul(seed, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return seed;
}

/** "dog in German", "months in Slovak": a word when we know it, a topic otherwise. */
function briefReply(groups: Groups, languages: readonly string[], seed: number, phrases: Phrases): string | null {
  const to = languageNamed(groups['to']);
  if (to === null) return null;
  if (findTranslation(groups['text'] ?? '', to, sourcesBut(to, languages, phrases.language)))
    return translationReply(groups, languages, phrases)?.text ?? null;
  return wordsReply({ ...groups, topic: groups['text'] }, languages, seed, phrases);
}

function requestReply(message: string, languages: readonly string[], seed: number, phrases: Phrases): string | null {
  const quiz = readRequest(message, QUIZ);
  if (quiz) return startQuiz(quiz, languages, seed, phrases);
  const several = severalLanguages(message, languages, phrases);
  if (several !== null) return several;
  const translate = readRequest(message, TRANSLATE);
  const translated = translate && translationReply(translate, languages, phrases);
  if (translated?.known) return translated.text;
  const fact = factsReply(message, languages, phrases);
  if (fact !== null) return fact;
  if (translated) return translated.text;
  const words = readRequest(message, WORDS);
  return words ? wordsReply(words, languages, seed, phrases) : null;
}

/** The reply to a chat message: plain text from the word list, or what the teacher can do when it does not understand. */
export function tutorReply({ message, history, languages = [], language = 'en', shop = true }: TutorRequest): string {
  const phrases = phrasesIn(language, shop);
  const { say } = phrases;
  const text = message.trim();
  if (text.length > LONGEST) return say('tutor.abilities');
  const folded = foldAccents(text);
  const seed = seedOf([...history.map(({ content }) => content), text]);
  const question = openQuestion(history);
  if (question && STOP.test(folded)) return say('tutor.quiz_stopped');
  const reply = requestReply(text, languages, seed, phrases);
  if (reply !== null)
    return question === null || openQuestion([{ role: 'assistant', content: reply }])
      ? reply
      : `${reply}\n\n${questionLine(history)}`;
  if (question) return productHelp(text, phrases) ?? continueQuiz(text, question, history, seed, phrases);
  if (THANKS.test(folded)) return say('tutor.welcome');
  if (GREETING.test(folded)) return say('tutor.hello', { abilities: say('tutor.abilities') });
  const brief = readRequest(text, BRIEF);
  const known = (brief && briefReply(brief, languages, seed, phrases)) ?? productHelp(text, phrases);
  if (known !== null) return known;
  const word = wordAsked(text);
  return word === null ? say('tutor.abilities') : say('tutor.fact_unknown', { word });
}
