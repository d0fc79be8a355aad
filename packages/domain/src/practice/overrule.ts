/** "I was right" and "I was wrong": the learner's own verdict takes the place of the grading's. */
import { startTimer } from './timer.ts';
import { withRepeat } from './scoring.ts';
import { withWrongAnswers } from './settings.ts';
import { FINISHED, RUNNING, type AnswerResult, type PracticeState } from './state.ts';

interface Overruling {
  /** Place of the answer among the results. */
  readonly position: number;
  readonly right: boolean;
  readonly now: number;
}

/**
 * The test as it would be with the other verdict: its score, its repeats and the list of mistakes. Overruled again the
 * other way it is as before, but for the places of repeats that were not asked yet.
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

/** Repeats of a right answer were not to be asked: they go, with what they earned, also the one that is asked now. */
function withoutRepeats(state: PracticeState, position: number, now: number): PracticeState {
  const { test } = state;
  const { id } = test.questions[position] ?? {};
  const stays = (place: number) => place <= position || test.questions[place]?.id !== id;
  const keep = <T>(list: readonly T[]) => list.filter((_item, place) => stays(place));
  const asked = test.current_question;
  const current = keep(test.questions.slice(0, asked)).length;
  const kept = { ...test, questions: keep(test.questions), scores: keep(test.scores), results: keep(test.results) };
  if (stays(asked)) return { ...state, test: { ...kept, current_question: current } };
  const over = current >= kept.questions.length;
  if (over)
    return {
      ...state,
      test: { ...kept, current_question: kept.questions.length - 1, state: FINISHED, evaluating: false },
    };
  const timer = test.state === RUNNING ? startTimer(now) : { ...startTimer(now), start: null, stop: now };
  return {
    ...state,
    test: { ...kept, current_question: current, answer: '', answer2: '', evaluating: false, timer },
  };
}

/** Asked again after the question at hand, as after any wrong answer; a test that is over asks nothing more. */
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

/** The list of mistakes has a row as long as one answer to it is wrong. */
function withMistakesOf(state: PracticeState, clusterId: number, rowId: number): PracticeState {
  const { test, settings } = state;
  const missed = test.scores.some((score, place) => score === 0 && test.questions[place]?.id === rowId);
  const known = settings.last_wrong_answers[clusterId] ?? [];
  if (missed === known.includes(rowId)) return state;
  const ids = missed ? [...known, rowId] : known.filter((id) => id !== rowId);
  return { ...state, settings: withWrongAnswers(settings, clusterId, ids) };
}
