import { describe, expect, it } from 'vitest';
import { reduce } from '../../src/practice/reducer.ts';
import { percentage } from '../../src/practice/scoring.ts';
import { DEFAULT_SETTINGS } from '../../src/practice/settings.ts';
import {
  currentQuestion,
  FINISHED,
  IDLE,
  IDLE_TEST,
  PAUSED,
  questionProgress,
  RUNNING,
  verdict,
} from '../../src/practice/state.ts';
import { timeLeft } from '../../src/practice/timer.ts';
import { CLUSTER, NOW, play, ready, row, started, startEvent } from './fixtures.ts';

const inOrder = { test_type: 'text', randomize_row_order: false, case_sensitivity: false } as const;

function order(seed: number): number[] {
  return started({}, { seed }).test.questions.map(({ id }) => id);
}

describe('start', () => {
  // Specification: S1-2.72, S1-4.02, S1-4.09-10
  it('runs all rows in order, remembers the columns and empties the mistakes of the cluster', () => {
    const { settings, test } = started({ ...inOrder, last_wrong_answers: { [CLUSTER]: [2], 9: [4] } });
    expect(test.state).toBe(RUNNING);
    expect(test.questions.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect(test.col_names).toEqual(['Word', 'Translation', null]);
    expect(test.questions_at_start).toBe(5);
    expect(questionProgress(test)).toEqual({ number: 1, total: 5 });
    expect(settings.last_wrong_answers).toEqual({ [CLUSTER]: [], 9: [4] });
  });
  // Specification: S1-3.08, S1-4.11
  it('asks only the last mistakes when chosen, with choices from all rows', () => {
    const { test } = started({ last_wrong_answers: { [CLUSTER]: [2, 99] } }, { fromLastAnswers: true });
    expect(test.questions.map(({ id }) => id)).toEqual([2]);
    expect(test.questions[0]?.possible_answers).toHaveLength(4);
    expect(test.from_last_answers).toBe(true);
  });
  // Specification: S1-4.13
  it('shuffles by the seed alone', () => {
    expect(order(5)).toEqual(order(5));
    expect(new Set(Array.from({ length: 50 }, (_, seed) => order(seed).join(','))).size).toBeGreaterThan(20);
  });
  // Specification: S1-4.08
  it('resets when there is nothing to ask, and keeps the mistakes', () => {
    const state = started({ ...inOrder, last_wrong_answers: { [CLUSTER]: [1] } }, { rows: [row(1, 'dog', null)] });
    expect(state.test.state).toBe(IDLE);
    expect(state.settings.last_wrong_answers).toEqual({ [CLUSTER]: [1] });
  });
  // Specification: S1-5.07
  it('does nothing while a test is live or a column is missing or doubled', () => {
    const running = started();
    expect(reduce(running, startEvent({ clusterId: 8 }))).toBe(running);
    for (const columns of [{ target_col: 0 }, { source_col: 0 }, { target_col: 1 }] as const) {
      const state = ready(columns);
      expect(reduce(state, startEvent())).toBe(state);
    }
  });
  it('offers fewer choices when there are fewer distinct values, and no second right answer as a wrong one', () => {
    const rows = [row(1, 'a', 'x'), row(2, 'b', 'x'), row(3, 'c', 'y'), row(4, 'c', 'z')];
    const { test } = started({ randomize_row_order: false }, { rows });
    expect(test.questions.map(({ possible_answers }) => possible_answers.toSorted())).toEqual([
      ['x', 'y', 'z'],
      ['x', 'y', 'z'],
      ['x', 'y'],
      ['x', 'z'],
    ]);
  });
});

describe('answering', () => {
  // Specification: S1-4.14, S1-4.21, S1-5.14
  it('marks right and wrong, repeats what was wrong and remembers it once', () => {
    let state = play(started(inOrder), { type: 'answer-changed', answer: 'PES ' }, { type: 'score', now: NOW + 5 });
    expect(verdict(state.test)).toEqual('correct');
    state = play(state, { type: 'advance', now: NOW + 1005 }, { type: 'score', now: NOW + 2000, answer: 'macka' });
    expect(verdict(state.test)).toEqual('wrong');
    expect(state.test.questions).toHaveLength(6);
    expect(state.settings.last_wrong_answers[CLUSTER]).toEqual([2]);
    expect(state.test.scores).toEqual([1, 0]);
    expect(percentage(state.test.scores, 5)).toBe(20);
  });
  // Specification: S1-4.19
  it('takes no answer while evaluating, paused or before the start', () => {
    for (const state of [
      play(started(inOrder), { type: 'score', now: NOW }),
      play(started(inOrder), { type: 'pause', now: NOW }),
      ready(),
    ]) {
      expect(reduce(state, { type: 'score', now: NOW, answer: 'pes' })).toBe(state);
      expect(reduce(state, { type: 'answer-changed', answer: 'x' })).toBe(state);
    }
  });
  // Specification: S1-5.11
  it('wants both answers right where a second column is chosen', () => {
    const both = started({ ...inOrder, target_col2: 3 });
    const half = play(both, { type: 'answer-changed', answer: 'pes', answer2: 'woof' }, { type: 'score', now: NOW });
    const full = play(both, { type: 'answer-changed', answer: 'pes', answer2: 'bark' }, { type: 'score', now: NOW });
    expect([verdict(half.test), verdict(full.test)]).toEqual(['wrong', 'correct']);
  });
  // Specification: S1-5.10, S1-5.12
  it('compares choices exactly and ignores a second column there', () => {
    const state = started({ randomize_row_order: false, case_sensitivity: false, target_col2: 3 });
    expect(verdict(reduce(state, { type: 'score', now: NOW, answer: 'pes' }).test)).toEqual('correct');
    expect(verdict(reduce(state, { type: 'score', now: NOW, answer: 'Pes' }).test)).toEqual('wrong');
  });
});

describe('time', () => {
  // Specification: S1-4.15, S1-4.17
  it('advances 1 s after a right and 3 s after a wrong answer', () => {
    const right = reduce(started(inOrder), { type: 'score', now: NOW, answer: 'pes' });
    expect(reduce(right, { type: 'tick', now: NOW + 999 })).toBe(right);
    const next = reduce(right, { type: 'tick', now: NOW + 1000 }).test;
    expect([next.current_question, next.answer, next.evaluating]).toEqual([1, '', false]);
    const wrong = reduce(started(inOrder), { type: 'score', now: NOW, answer: 'x' });
    expect(reduce(wrong, { type: 'tick', now: NOW + 2999 })).toBe(wrong);
    expect(reduce(wrong, { type: 'tick', now: NOW + 3000 }).test.current_question).toBe(1);
  });
  // Specification: S1-4.18
  it('scores the typed text when the limit is passed, and restarts for the next question', () => {
    const state = play(started({ ...inOrder, time_for_answer: 10 }), { type: 'answer-changed', answer: 'pes' });
    expect(reduce(state, { type: 'tick', now: NOW + 10_000 })).toBe(state);
    const late = reduce(state, { type: 'tick', now: NOW + 10_001 });
    expect(verdict(late.test)).toEqual('correct');
    const next = reduce(late, { type: 'tick', now: NOW + 20_000 });
    expect(timeLeft(next.test.timer, 10, NOW + 21_000)).toBe(9);
  });
  // Specification: S1-4.04-05
  it('is stopped while paused, also over a reload', () => {
    const paused = play(started({ ...inOrder, time_for_answer: 10 }), { type: 'pause', now: NOW + 4000 });
    expect(paused.test.state).toBe(PAUSED);
    expect(reduce(paused, { type: 'tick', now: NOW + 60_000 })).toBe(paused);
    const resumed = reduce(paused, { type: 'resume', now: NOW + 60_000 });
    expect(resumed.test.state).toBe(RUNNING);
    expect(timeLeft(resumed.test.timer, 10, NOW + 61_000)).toBe(5);
  });
  it('continues after a pause while evaluating', () => {
    const state = play(
      started(inOrder),
      { type: 'score', now: NOW, answer: 'pes' },
      { type: 'pause', now: NOW + 100 },
      { type: 'resume', now: NOW + 90_000 },
      { type: 'tick', now: NOW + 90_500 },
    );
    expect(currentQuestion(state.test)?.id).toBe(2);
  });
});

describe('the end', () => {
  // Specification: S1-4.03, S1-4.16
  it('finishes after the last question', () => {
    const state = play(
      started(inOrder, { rows: [row(1, 'dog', 'pes')] }),
      { type: 'score', now: NOW, answer: 'pes' },
      { type: 'tick', now: NOW + 1000 },
    );
    expect(state.test.state).toBe(FINISHED);
    expect(percentage(state.test.scores, state.test.questions_at_start)).toBe(100);
  });
  // Specification: S1-4.06
  it('keeps on cancel the settings but the columns, and the mistakes', () => {
    const state = play(
      started({ ...inOrder, source_col: 2, target_col: 1, target_col2: 3, time_for_answer: 9 }),
      { type: 'score', now: NOW, answer: 'x' },
      { type: 'cancel' },
    );
    expect(state.test).toEqual(IDLE_TEST);
    expect(state.settings).toEqual({
      ...DEFAULT_SETTINGS,
      ...inOrder,
      time_for_answer: 9,
      last_wrong_answers: { [CLUSTER]: [1] },
    });
  });
  it('forgets a removed cluster', () => {
    const state = play(started({ last_wrong_answers: { 9: [1] } }), { type: 'cluster-removed', clusterId: CLUSTER });
    expect(state.test).toEqual(IDLE_TEST);
    expect(state.settings.last_wrong_answers).toEqual({ 9: [1] });
  });
});
