/** State of the running test, and its stored part. */
import { rowValue, type ClusterRow } from '../clusters/cluster.ts';
import type { GradingReason, Verdict } from './grading/judgement.ts';
import { DEFAULT_SETTINGS, secondTarget, type ColumnChoice, type TestSettings } from './settings.ts';
import { shuffled } from './random.ts';
import { STOPPED_TIMER, type Timer } from './timer.ts';

export const IDLE = 0;
export const RUNNING = 1;
export const FINISHED = 2;
export const PAUSED = 3;
type TestStateNumber = typeof IDLE | typeof RUNNING | typeof FINISHED | typeof PAUSED;

/** Score of a question answered right the first time. */
export const FULL_SCORE = 1;

export interface Question extends ClusterRow {
  /** Score of a correct answer: 1 at first, halved with each repeat. */
  readonly score: number;
  /** Shuffled buttons of a choice test; empty in text tests. */
  readonly possible_answers: readonly string[];
  /** Answers accepted by the learner, by column number. */
  readonly accepted?: Readonly<Record<number, readonly string[]>> | undefined;
}

/** Result of one question; its points are in `scores`. */
export interface AnswerResult {
  readonly verdict: Verdict;
  readonly reason: GradingReason | null;
  readonly answer: string;
  readonly answer2: string;
  readonly duration_ms: number;
}

type PerColumn = readonly [string | null, string | null, string | null];

export interface TestState {
  readonly cluster_id: number | null;
  readonly state: TestStateNumber;
  readonly answer: string;
  readonly answer2: string;
  readonly questions: readonly Question[];
  /** Position in `questions`, from 0. */
  readonly current_question: number;
  readonly scores: readonly number[];
  /** One for each score. */
  readonly results: readonly AnswerResult[];
  /**
   * Other rows of the cluster, for helpful grading: their words are no slips of the asked ones. Only some of a large
   * cluster, because the test is stored with every answer.
   */
  readonly not_asked: readonly ClusterRow[];
  readonly evaluating: boolean;
  readonly from_last_answers: boolean;
  readonly questions_at_start: number;
  readonly col_names: PerColumn;
  /** For the letter case rules and the writing direction. */
  readonly col_languages: PerColumn;
  readonly timer: Timer;
  /** Generator state: stored, so that a restored test draws the same repeats. */
  readonly seed: number;
}

export interface PracticeState {
  readonly settings: TestSettings;
  readonly test: TestState;
}

export const IDLE_TEST: TestState = {
  cluster_id: null,
  state: IDLE,
  answer: '',
  answer2: '',
  questions: [],
  current_question: 0,
  scores: [],
  results: [],
  not_asked: [],
  evaluating: false,
  from_last_answers: false,
  questions_at_start: 0,
  col_names: [null, null, null],
  col_languages: [null, null, null],
  timer: STOPPED_TIMER,
  seed: 0,
};

export const INITIAL_STATE: PracticeState = { settings: DEFAULT_SETTINGS, test: IDLE_TEST };

/** Keeps wrong answers, boxes, order, letter case, time limit and type; resets the columns and the test. */
export function resetPractice({ settings }: PracticeState): PracticeState {
  const { source_col, target_col, target_col2 } = DEFAULT_SETTINGS;
  return { settings: { ...settings, source_col, target_col, target_col2 }, test: IDLE_TEST };
}

/** Running or paused: must survive a reload. */
export function isLive(test: Pick<TestState, 'state'>): boolean {
  return test.state === RUNNING || test.state === PAUSED;
}

/** The current question; null without a live test. */
export function currentQuestion(test: TestState): Question | null {
  return test.questions[test.current_question] ?? null;
}

/** The displayed choices: shuffled again when a question is repeated, so that the position is no hint. */
export function shownChoices(test: TestState): readonly string[] {
  const question = currentQuestion(test);
  if (question === null || question.score === FULL_SCORE) return question?.possible_answers ?? [];
  const before = question.possible_answers;
  const { items } = shuffled(before, question.id + test.current_question);
  return items.every((choice, index) => choice === before[index]) ? [...items.slice(1), ...items.slice(0, 1)] : items;
}

/** The icon to show while evaluating. */
export function verdict(test: TestState): 'correct' | 'wrong' | null {
  if (!test.evaluating) return null;
  return (test.scores.at(-1) ?? 0) > 0 ? 'correct' : 'wrong';
}

/** Numbers of 'Question n/total'; the total grows with the repeats. */
export function questionProgress(test: TestState): { number: number; total: number } {
  return { number: test.current_question + 1, total: test.questions.length };
}

/** Value of a question in a chosen column; '' without a column or value. */
export function questionValue(question: Question, column: ColumnChoice): string {
  return column === 0 ? '' : (rowValue(question, column) ?? '');
}

/** Expected answers of the current question; `second` is null without a second answer column. */
export function expectedAnswers({ settings, test }: PracticeState): { first: string; second: string | null } | null {
  const question = currentQuestion(test);
  if (question === null) return null;
  const second = secondTarget(settings);
  return {
    first: questionValue(question, settings.target_col),
    second: second === 0 ? null : questionValue(question, second),
  };
}
