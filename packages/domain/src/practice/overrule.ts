/** "I was right" and "I was wrong": the learner's own verdict replaces the grading's. */
import { startTimer } from './timer.ts';
import { withRepeat } from './scoring.ts';
import { withWrongAnswers } from './settings.ts';
import { FINISHED, RUNNING, type AnswerResult, type PracticeState } from './state.ts';

interface Overruling {
  /** Index of the answer among the results. */
  readonly position: number;
  readonly right: boolean;
  readonly now: number;
}

/**
 * The test with the other verdict: its score, its repeats and the list of mistakes. Overruling twice restores it,
 * except for the positions of pending repeats.
 */
export function overrule(state: PracticeState, { position, right, now }: Overruling): PracticeState {
  const { test } = state;
  const result = test.results[position];
  const question = test.questions[position];
  if (result === undefined || question === undefined || (test.scores[position] ?? 0) > 0 === right) return state;
  const verdict: AnswerResult['verdict'] = right ? 'right' : 'wrong';
  const judged = {
    ...test,
    scores: test.scores.with(position, right ? question.score : 0),
    results: test.results.with(position, { ...result, verdict, reason: null }),
  };
  const changed = right
    ? withoutRepeats({ ...state, test: judged }, position, now)
    : { ...state, test: withLaterRepeat(judged, position) };
  return withMistakesOf(changed, question.cluster_id, question.id);
}

/** Repeats of an answer that was right after all are removed with their scores, also the current one. */
function withoutRepeats(state: PracticeState, position: number, now: number): PracticeState {
  const { test } = state;
  const { id } = test.questions[position] ?? {};
  const stays = (index: number) => index <= position || test.questions[index]?.id !== id;
  const filtered = <T>(list: readonly T[]) => list.filter((_item, index) => stays(index));
  const asked = test.current_question;
  const current = filtered(test.questions.slice(0, asked)).length;
  const remaining = {
    ...test,
    questions: filtered(test.questions),
    scores: filtered(test.scores),
    results: filtered(test.results),
  };
  if (stays(asked)) return { ...state, test: { ...remaining, current_question: current } };
  const over = current >= remaining.questions.length;
  if (over)
    return {
      ...state,
      test: { ...remaining, current_question: remaining.questions.length - 1, state: FINISHED, evaluating: false },
    };
  const timer = test.state === RUNNING ? startTimer(now) : { ...startTimer(now), start: null, stop: now };
  return {
    ...state,
    test: { ...remaining, current_question: current, answer: '', answer2: '', evaluating: false, timer },
  };
}

/** Repeated after the current question, as after any wrong answer; not in a finished test. */
function withLaterRepeat(test: PracticeState['test'], position: number): PracticeState['test'] {
  if (test.state === FINISHED) return test;
  const question = test.questions[position];
  if (question === undefined) return test;
  const { questions, seed } = withRepeat(
    test.questions,
    Math.max(position, test.current_question),
    test.seed,
    question,
  );
  return { ...test, questions, seed };
}

/** The list of mistakes contains a row if at least one of its answers is wrong. */
function withMistakesOf(state: PracticeState, clusterId: number, rowId: number): PracticeState {
  const { test, settings } = state;
  const missed = test.scores.some((score, index) => score === 0 && test.questions[index]?.id === rowId);
  const known = settings.last_wrong_answers[clusterId] ?? [];
  if (missed === known.includes(rowId)) return state;
  const ids = missed ? [...known, rowId] : known.filter((id) => id !== rowId);
  return { ...state, settings: withWrongAnswers(settings, clusterId, ids) };
}
