/**
 * Reducer of the practice test: `reduce(state, event): PracticeState`. Pure; an event that does not fit the state
 * returns the same object.
 *
 * `now`: milliseconds since 1970.
 */
import type { ClusterRow } from '../clusters/cluster.ts';
import { prepareQuestions } from './questions.ts';
import { doesScore, evaluate, isHelpful } from './evaluation.ts';
import { overrule } from './overrule.ts';
import { ADVANCE_DELAY_WRONG, advanceDelay, withRepeat } from './scoring.ts';
import { canStart, withWrongAnswers, type TestSettings } from './settings.ts';
import {
  currentQuestion,
  FINISHED,
  IDLE_TEST,
  isLive,
  PAUSED,
  resetPractice,
  RUNNING,
  type PracticeState,
  type Question,
  type TestState,
} from './state.ts';
import { resumeTimer, startTimer, stopTimer, timeLeft, timeUsed } from './timer.ts';

export interface StartEvent {
  readonly type: 'start';
  /** Milliseconds of the wall clock, as in every event. */
  readonly now: number;
  /** Any 32-bit number; the caller draws it. */
  readonly seed: number;
  readonly clusterId: number;
  readonly rows: readonly ClusterRow[];
  readonly colNames: TestState['col_names'];
  readonly colLanguages: TestState['col_languages'];
  readonly fromLastAnswers: boolean;
}

interface OverruleEvent {
  readonly type: 'overrule';
  readonly position: number;
  readonly right: boolean;
  readonly now: number;
}

export type PracticeEvent =
  /** Counts only while no test is live. */
  | { readonly type: 'settings-changed'; readonly settings: Partial<TestSettings> }
  | StartEvent
  | { readonly type: 'answer-changed'; readonly answer?: string; readonly answer2?: string }
  /** Enter, Next question or the choice that was made. */
  | { readonly type: 'score'; readonly now: number; readonly answer?: string }
  /** A tick comes every half second: it scores at the time limit, and advances when an answer was shown long enough. */
  | { readonly type: 'tick' | 'advance' | 'pause' | 'resume'; readonly now: number }
  | { readonly type: 'finish' | 'cancel' }
  /** Undo of a cancel: `cancelled` is the state before it, at the moment `at`. */
  | { readonly type: 'take-back-cancel'; readonly cancelled: PracticeState; readonly at: number; readonly now: number }
  /** Continues a test that was paused on another device; one of this device has priority. */
  | { readonly type: 'take-over'; readonly paused: PracticeState }
  /** The learner's own verdict of an answer, by its index; only with helpful grading. */
  | OverruleEvent
  /** Undo of a verdict: exact if nothing happened `after` it, otherwise by applying the other verdict of the event. */
  | (Omit<OverruleEvent, 'type'> & {
      readonly type: 'take-back-overrule';
      readonly before: PracticeState;
      readonly after: PracticeState;
    })
  /** Deletes the cluster's mistakes, and its test. */
  | { readonly type: 'cluster-removed'; readonly clusterId: number };

/** The state after the event; the same object if the event does not fit the state. */
export function reduce(state: PracticeState, event: PracticeEvent): PracticeState {
  switch (event.type) {
    case 'settings-changed':
      return isLive(state.test) ? state : { ...state, settings: { ...state.settings, ...event.settings } };
    case 'start':
      return isLive(state.test) || !canStart(state.settings) ? state : start(state, event);
    case 'answer-changed':
      return isAnswering(state.test) ? change(state, pickAnswers(event, state.test)) : state;
    case 'score':
      return isAnswering(state.test) ? score(state, event.now, event.answer ?? state.test.answer) : state;
    case 'tick':
      return tick(state, event.now);
    case 'advance':
      return isEvaluating(state.test) ? advance(state, event.now) : state;
    case 'pause':
      return state.test.state === RUNNING
        ? change(state, { state: PAUSED, timer: stopTimer(state.test.timer, event.now) })
        : state;
    case 'resume':
      return state.test.state === PAUSED ? resume(state, event.now) : state;
    case 'finish':
      return isLive(state.test) ? change(state, { state: FINISHED, evaluating: false }) : state;
    case 'cancel':
      return resetPractice(state);
    case 'take-over':
      return isLive(state.test) || event.paused.test.state !== PAUSED ? state : event.paused;
    case 'take-back-cancel':
      return isLive(state.test) ? state : takeBackCancel(state, event);
    case 'take-back-overrule':
      return state === event.after ? event.before : overrule(state, event);
    case 'overrule':
      return isHelpful(state.settings) ? overrule(state, event) : state;
    default:
      return withoutCluster(state, event.clusterId);
  }
}

function isAnswering(test: TestState): boolean {
  return test.state === RUNNING && !test.evaluating;
}

function isEvaluating(test: TestState): boolean {
  return test.state === RUNNING && test.evaluating;
}

function change(state: PracticeState, test: Partial<TestState>): PracticeState {
  return { ...state, test: { ...state.test, ...test } };
}

function pickAnswers(event: { answer?: string; answer2?: string }, test: TestState): Partial<TestState> {
  return { answer: event.answer ?? test.answer, answer2: event.answer2 ?? test.answer2 };
}

function start(state: PracticeState, event: StartEvent): PracticeState {
  const { settings } = state;
  const { questions, seed } = prepareQuestions({ ...event, settings });
  // The stored mistakes stay if there is nothing to ask: no test started that could find them again.
  if (questions.length === 0) return resetPractice(state);
  return {
    settings: withWrongAnswers(settings, event.clusterId, []),
    test: {
      ...IDLE_TEST,
      cluster_id: event.clusterId,
      state: RUNNING,
      questions,
      from_last_answers: event.fromLastAnswers,
      not_asked: isHelpful(settings) ? unaskedRows(event.rows, questions) : [],
      questions_at_start: questions.length,
      col_names: event.colNames,
      col_languages: event.colLanguages,
      timer: startTimer(event.now),
      seed,
    },
  };
}

/** Maximum of unasked rows in a test's state: it is stored with every answer. */
const MAX_UNASKED = 1000;

function unaskedRows(rows: readonly ClusterRow[], questions: readonly Question[]): ClusterRow[] {
  const questioned = new Set(questions.map(({ id }) => id));
  return rows.filter(({ id }) => !questioned.has(id)).slice(0, MAX_UNASKED);
}

function score(state: PracticeState, now: number, answer: string): PracticeState {
  const { settings, test } = state;
  const question = currentQuestion(test);
  if (question === null) return resetPractice(state);
  const { answer2, timer } = test;
  const judgement = evaluate(question, { answer, answer2 }, state);
  const correct = doesScore(judgement);
  const questions = correct ? test : withRepeat(test.questions, test.current_question, test.seed);
  return {
    settings: correct ? settings : rememberMistake(settings, question.cluster_id, question.id),
    test: {
      ...test,
      answer,
      questions: questions.questions,
      seed: questions.seed,
      scores: [...test.scores, correct ? question.score : 0],
      results: [...test.results, { ...judgement, answer, answer2, duration_ms: timeUsed(timer, now) }],
      evaluating: true,
      timer: stopTimer(timer, now),
    },
  };
}

function rememberMistake(settings: TestSettings, clusterId: number, rowId: number): TestSettings {
  const known = settings.last_wrong_answers[clusterId] ?? [];
  return known.includes(rowId) ? settings : withWrongAnswers(settings, clusterId, [...known, rowId]);
}

function advance(state: PracticeState, now: number): PracticeState {
  const next = state.test.current_question + 1;
  if (next >= state.test.questions.length) return change(state, { state: FINISHED, evaluating: false });
  return change(state, { current_question: next, answer: '', answer2: '', evaluating: false, timer: startTimer(now) });
}

/** Milliseconds until the next question; a note is shown as long as the right answer after a wrong one. */
export function evaluationTime({ results, scores }: TestState): number {
  return results.at(-1)?.verdict === 'right_with_note' ? ADVANCE_DELAY_WRONG : advanceDelay(scores.at(-1) ?? 0);
}

function tick(state: PracticeState, now: number): PracticeState {
  const { settings, test } = state;
  if (isEvaluating(test)) {
    const due = (test.timer.stop ?? now) + evaluationTime(test);
    // A clock set back would hold the test up: then too the next question follows.
    return now >= due || now < (test.timer.stop ?? now) ? advance(state, now) : state;
  }
  const left = timeLeft(test.timer, settings.time_for_answer, now);
  return isAnswering(test) && left !== null && left < 0 ? score(state, now, test.answer) : state;
}

/** The clock was stopped between the cancel and its undo. */
function takeBackCancel(
  state: PracticeState,
  { cancelled, at, now }: Extract<PracticeEvent, { type: 'take-back-cancel' }>,
): PracticeState {
  if (!isLive(cancelled.test)) return state;
  const stopped = { ...cancelled.test, state: PAUSED, timer: stopTimer(cancelled.test.timer, at) } as const;
  return resume({ ...cancelled, test: stopped }, now);
}

/** Paused while evaluating, the clock stays stopped and the next tick advances. */
function resume(state: PracticeState, now: number): PracticeState {
  const { test } = state;
  return change(state, { state: RUNNING, timer: test.evaluating ? test.timer : resumeTimer(test.timer, now) });
}

function withoutCluster(state: PracticeState, clusterId: number): PracticeState {
  const entries = Object.entries(state.settings.last_wrong_answers).filter(([id]) => Number(id) !== clusterId);
  const settings = { ...state.settings, last_wrong_answers: Object.fromEntries(entries) };
  return state.test.cluster_id === clusterId ? resetPractice({ ...state, settings }) : { ...state, settings };
}
