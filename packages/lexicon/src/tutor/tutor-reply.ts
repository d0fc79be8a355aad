import { foldAccents } from '../text/fold.ts';
import { type TutorMessage, continueQuiz, openQuestion, startQuiz } from './quiz.ts';
import { productHelp } from './product-help.ts';
import { BRIEF, QUIZ, readRequest, TRANSLATE, WORDS, type Groups } from './requests.ts';
import { languageNamed } from './language-words.ts';
import { findTranslation, translationReply } from './translation-reply.ts';
import { coreData } from '../data/load.ts';
import { wordsReply } from './words-reply.ts';

export interface TutorRequest {
  readonly message: string;
  /** What was said before the message, the oldest first. */
  readonly history: readonly TutorMessage[];
  /** Languages of the learner's columns, their own first. */
  readonly languages?: readonly string[];
}

const ABILITIES = [
  'I am the built-in teacher: I look things up in a word list and do not understand free conversation. You can ask me:',
  '- How do you say "good morning" in Spanish?',
  '- 10 words about animals in German',
  '- Months in Slovak, or count to 20 in French',
  '- Quiz me on fruit in Italian',
  '- How does practice, import, sharing, voice or Premium work?',
].join('\n');

const GREETING =
  /^(hi|hello|hey|good (morning|evening|afternoon|day)|hallo|guten tag|ahoj|dobry den|hola|buenos dias)\b[^?]*$/;
const THANKS = /^(thanks?|thank you|thx|danke|dakujem|dekuji|diky|gracias)\b/;
const STOP = /^(stop|quit|enough|end|cancel|exit)\b/;
/** Texts longer than any request; reading them with patterns would only cost time. */
const LONGEST = 300;

/** A number from a text, so that the same conversation gets the same words and the next one others. */
function seedOf(messages: readonly string[]): number {
  let seed = 7;
  for (const character of messages.join('\n')) seed = (Math.imul(seed, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return seed;
}

/** "dog in German", "months in Slovak": a word when we know it, a topic otherwise. */
function briefReply(groups: Groups, languages: readonly string[], seed: number): string | null {
  const to = languageNamed(groups['to']);
  if (to === null) return null;
  const from = [...new Set([...languages, 'en', ...coreData().languages])].filter((code) => code !== to);
  if (findTranslation(groups['text'] ?? '', to, from)) return translationReply(groups, languages);
  return wordsReply({ ...groups, topic: groups['text'] }, languages, seed);
}

function requestReply(message: string, languages: readonly string[], seed: number): string | null {
  const quiz = readRequest(message, QUIZ);
  if (quiz) return startQuiz(quiz, languages, seed);
  const translate = readRequest(message, TRANSLATE);
  const translated = translate && translationReply(translate, languages);
  if (translated) return translated;
  const words = readRequest(message, WORDS);
  return words ? wordsReply(words, languages, seed) : null;
}

/** The reply to a chat message: plain text from the word list, or what the teacher can do when it does not understand. */
export function tutorReply({ message, history, languages = [] }: TutorRequest): string {
  const text = message.trim();
  if (text.length > LONGEST) return ABILITIES;
  const folded = foldAccents(text);
  const seed = seedOf([...history.map(({ content }) => content), text]);
  const question = openQuestion(history);
  if (question && STOP.test(folded)) return 'All right, we stop the quiz here.';
  const reply = requestReply(text, languages, seed);
  if (reply !== null) return reply;
  if (question) return productHelp(text) ?? continueQuiz(text, question, history, seed);
  if (THANKS.test(folded)) return 'You are welcome.';
  if (GREETING.test(folded)) return `Hello. ${ABILITIES}`;
  const brief = readRequest(text, BRIEF);
  return (brief && briefReply(brief, languages, seed)) ?? productHelp(text) ?? ABILITIES;
}
