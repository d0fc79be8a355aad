import { generateRows } from '../rows/generate-rows.ts';
import { foldAccents } from '../text/fold.ts';
import { stripArticle } from '../translate/articles.ts';
import { translationsOf } from '../translate/translate-word.ts';
import { englishName, languageNamed } from './language-words.ts';
import type { Groups } from './requests.ts';
import { ASK_LANGUAGE, languagePair, unknownTopic } from './words-reply.ts';

export interface TutorMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/**
 * A quiz keeps no state: each question says everything that the next reply needs, and the history is the record.
 */
const QUESTIONS = 5;
const QUESTION =
  /Question (?<number>\d+) of \d+ \((?<topic>.+), (?<from>[^()]+(?:\([^()]*\))?) to (?<to>[^()]+(?:\([^()]*\))?)\): What is "(?<word>.+)" in /u;
const RIGHT = 'Right.';
const USUAL_TOPIC = 'everyday words';

interface Question {
  readonly number: number;
  readonly topic: string;
  readonly from: string;
  readonly to: string;
  readonly word: string;
}

function readQuestion(content: string): Question | null {
  const groups = QUESTION.exec(content)?.groups;
  const from = languageNamed(groups?.['from']);
  const to = languageNamed(groups?.['to']);
  if (!groups || from === null || to === null) return null;
  return { number: Number(groups['number']), topic: groups['topic'] ?? '', from, to, word: groups['word'] ?? '' };
}

/** The question that waits for an answer: the last thing the tutor said. */
export function openQuestion(history: readonly TutorMessage[]): Question | null {
  const last = history.findLast(({ role }) => role === 'assistant');
  return last ? readQuestion(last.content) : null;
}

/** What the tutor said since the quiz began. */
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
): string | null {
  const wanted = topic === USUAL_TOPIC ? TOPICS_OF_USUAL : topic;
  const { rows } = generateRows({ topic: wanted, languages: [...pair], count: QUESTIONS * 2, seed });
  const word = rows.map(([first = '']) => first).find((name) => !asked.includes(name));
  if (word === undefined) return null;
  const [from, to] = pair.map(englishName);
  return `Question ${number} of ${QUESTIONS} (${topic}, ${from} to ${to}): What is "${word}" in ${to}?`;
}

/** The first question of a quiz. */
export function startQuiz(groups: Groups, languages: readonly string[], seed: number): string {
  const pair = languagePair(groups, languages);
  if (!pair) return ASK_LANGUAGE.replace('10 words about animals', 'quiz me on animals');
  const topic = groups['topic'] ?? USUAL_TOPIC;
  return ask(1, topic, pair, [], seed) ?? unknownTopic(topic);
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
): string {
  const said = quizSoFar(history);
  const right = isRight(answer, question);
  const solution = translationsOf({ text: question.word, from: question.from, to: question.to })[0] ?? '';
  const verdict = `${right ? RIGHT : 'Not quite.'} "${question.word}" is "${solution}".`;
  const score = said.filter((content) => content.startsWith(RIGHT)).length + (right ? 1 : 0);
  const asked = said.map((content) => readQuestion(content)?.word ?? '');
  const next =
    question.number < QUESTIONS
      ? ask(question.number + 1, question.topic, [question.from, question.to], asked, seed)
      : null;
  return `${verdict}\n\n${next ?? `That was the quiz: ${score} of ${question.number} right.`}`;
}
