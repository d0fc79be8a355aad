import { generateRows } from '../rows/generate-rows.ts';
import { foldAccents } from '../text/fold.ts';
import { stripArticle } from '../translate/articles.ts';
import { translationsOf } from '../translate/translate-word.ts';
import { languageNamed, nameOfLanguage } from './language-words.ts';
import { inAllLanguages, valuesIn, type Phrases } from './phrases.ts';
import type { Groups } from './requests.ts';
import { languagePair, unknownTopic } from './words-reply.ts';

export interface TutorMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/**
 * Stateless: each question contains all that the next reply needs, and the history is the record.
 */
const QUESTIONS = 5;
/** Longer lines are no question of ours; reading them with a pattern would only cost time. */
const LONGEST_QUESTION = 400;

interface Question {
  readonly number: number;
  readonly topic: string;
  readonly from: string;
  readonly to: string;
  readonly word: string;
}

function readQuestion(content: string): Question | null {
  const line = content.slice(content.lastIndexOf('\n') + 1);
  const values = line.length > LONGEST_QUESTION ? null : valuesIn('tutor.question', line);
  const from = languageNamed(values?.['from']);
  const to = languageNamed(values?.['to']);
  const number = Number(values?.['number']);
  if (!values || from === null || to === null || !Number.isInteger(number)) return null;
  return { number, topic: values['topic'] ?? '', from, to, word: values['word'] ?? '' };
}

/** The open question: the tutor's last message. */
export function openQuestion(history: readonly TutorMessage[]): Question | null {
  const last = history.findLast(({ role }) => role === 'assistant');
  return last ? readQuestion(last.content) : null;
}

/** The open question in its original words: a question in between does not end the quiz. */
export const questionLine = (history: readonly TutorMessage[]): string =>
  history
    .findLast(({ role }) => role === 'assistant')
    ?.content.split('\n')
    .at(-1) ?? '';

/** The tutor's messages since the quiz began. */
function quizSoFar(history: readonly TutorMessage[]): string[] {
  const said = history.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const start = said.findLastIndex((content) => readQuestion(content)?.number === 1);
  return said.slice(start);
}

const TOPICS_OF_USUAL = 'animals and food';

function ask(
  number: number,
  topic: string,
  pair: readonly [string, string],
  asked: readonly string[],
  seed: number,
  { say, language }: Phrases,
): string | null {
  const wanted = inAllLanguages('tutor.usual_topic').includes(topic) ? TOPICS_OF_USUAL : topic;
  const { rows } = generateRows({ topic: wanted, languages: [...pair], count: QUESTIONS * 2, seed });
  const word = rows.map(([first = '']) => first).find((name) => !asked.includes(name));
  if (word === undefined) return null;
  const [from = '', to = ''] = pair.map((code) => nameOfLanguage(code, language));
  return say('tutor.question', { number, total: QUESTIONS, topic, from, to, word });
}

/** The first question of a quiz. */
export function startQuiz(groups: Groups, languages: readonly string[], seed: number, phrases: Phrases): string {
  const pair = languagePair(groups, languages, phrases.language);
  if (!pair) return phrases.say('tutor.ask_language_of_quiz');
  const topic = groups['topic'] ?? phrases.say('tutor.usual_topic');
  return ask(1, topic, pair, [], seed, phrases) ?? unknownTopic(topic, phrases);
}

function isRight(answer: string, { word, from, to }: Question): boolean {
  const accepted = translationsOf({ text: word, from, to }).map(foldAccents);
  const given = answer.replace(/(?<![\s.!?])[\s.!?]+$/u, '').trim();
  return [given, stripArticle(given, to)?.text ?? given].some((text) => accepted.includes(foldAccents(text)));
}

/** Judges an answer and asks the next question, or sums up after the last. */
export function continueQuiz(
  answer: string,
  question: Question,
  history: readonly TutorMessage[],
  seed: number,
  phrases: Phrases,
): string {
  const { say } = phrases;
  const said = quizSoFar(history);
  const right = isRight(answer, question);
  const solution = translationsOf({ text: question.word, from: question.from, to: question.to })[0] ?? '';
  const explained = say('tutor.solution', { word: question.word, solution });
  const verdict = `${say(right ? 'tutor.right' : 'tutor.wrong')} ${explained}`;
  const praises = inAllLanguages('tutor.right');
  const praised = said.filter((content) => praises.some((praise) => content.startsWith(praise))).length;
  const score = praised + (right ? 1 : 0);
  const asked = said.map((content) => readQuestion(content)?.word ?? '');
  const next =
    question.number < QUESTIONS
      ? ask(question.number + 1, question.topic, [question.from, question.to], asked, seed, phrases)
      : null;
  return `${verdict}\n\n${next ?? say('tutor.quiz_over', { right: score, total: question.number })}`;
}
