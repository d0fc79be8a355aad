import { describe, expect, it } from 'vitest';
import { CORRUPTED_TEST, restore, restoreText } from '../../src/practice/restore.ts';
import { runningTestRedirect } from '../../src/practice/routes.ts';
import { percentage } from '../../src/practice/scoring.ts';
import {
  canStart,
  columnOptions,
  DEFAULT_SETTINGS,
  lastWrongCount,
  parseTimeLimit,
  settingsFor,
} from '../../src/practice/settings.ts';
import { INITIAL_STATE } from '../../src/practice/state.ts';
import { isUrgent, shownSeconds } from '../../src/practice/timer.ts';
import { wordCloud } from '../../src/practice/word-cloud.ts';
import { ANIMALS, CLUSTER, NOW, play, started } from './fixtures.ts';

describe('settings of the dialog', () => {
  // Specification: S1-5.08, S1-5.24
  it.each([
    ['', null, null],
    ['0', null, null],
    ['1', 1, null],
    [' 250 ', 250, null],
    ['251', null, 'Please enter valid number value'],
    ['-5', null, 'Please enter valid number value'],
    ['1.5', null, 'Please enter valid number value'],
    ['abc', null, 'Please enter valid number value'],
  ])('reads the time limit %j', (text, value, message) => {
    expect(parseTimeLimit(text)).toEqual({ value, message });
  });
  // Specification: S1-2.66
  it('hides columns that another selector uses', () => {
    const settings = { ...DEFAULT_SETTINGS, test_type: 'text' as const, target_col2: 3 as const };
    expect(columnOptions(settings, 'source_col', [1, 2, 3])).toEqual([1]);
    expect(columnOptions({ ...settings, test_type: 'choice' }, 'source_col', [1, 2, 3])).toEqual([1, 3]);
    expect(columnOptions(settings, 'target_col2', [1, 2])).toEqual([]);
  });
  // Specification: S1-2.71, S1-5.07
  it('starts with a question and an answer column', () => {
    expect(canStart(DEFAULT_SETTINGS)).toBe(true);
    expect(canStart(settingsFor(DEFAULT_SETTINGS, [1]))).toBe(false);
    expect(canStart({ ...DEFAULT_SETTINGS, test_type: 'text', target_col2: 2 })).toBe(false);
  });
  // Specification: S1-2.69
  it('counts the mistakes whose rows still exist', () => {
    const settings = { ...DEFAULT_SETTINGS, last_wrong_answers: { [CLUSTER]: [1, 99] } };
    expect(lastWrongCount(settings, CLUSTER)).toBe(2);
    expect(lastWrongCount(settings, CLUSTER, ANIMALS)).toBe(1);
    expect(lastWrongCount(settings, 8)).toBe(0);
  });
});

describe('restoring', () => {
  it('starts afresh without a stored test', () => {
    expect(restoreText(null)).toEqual({ state: INITIAL_STATE, outcome: 'nothing' });
  });
  it('resets what it cannot read and says so', () => {
    const live = started();
    const damages: unknown[] = [
      '{"settings":',
      '7',
      '[]',
      '{}',
      JSON.stringify({ ...live, test: { ...live.test, questions: [] } }),
      JSON.stringify({ ...live, test: { ...live.test, current_question: 99 } }),
      JSON.stringify({ ...live, test: { ...live.test, timer: null } }),
      JSON.stringify({ ...live, test: { ...live.test, scores: [5] } }),
      JSON.stringify({ ...live, settings: { ...live.settings, target_col: 9 } }),
    ];
    for (const text of damages) {
      const { state, outcome } = restoreText(String(text));
      expect(outcome).toEqual('corrupted');
      expect(state.test).toEqual(INITIAL_STATE.test);
    }
    expect(CORRUPTED_TEST.text).toMatch(/\.$/);
  });
  it('keeps the readable settings of a damaged test', () => {
    const stored = { settings: { ...DEFAULT_SETTINGS, test_type: 'text', time_for_answer: 'soon' }, test: 1 };
    const { state } = restore(stored);
    expect(state.settings).toEqual({ ...DEFAULT_SETTINGS, test_type: 'text' });
  });
  // Specification: S1-4.22
  it('keeps only the settings of a finished test', () => {
    const finished = play(started({ case_sensitivity: false }), { type: 'finish' });
    const { state, outcome } = restore(finished);
    expect(outcome).toEqual('settings');
    expect(state.test).toEqual(INITIAL_STATE.test);
    expect(state.settings.case_sensitivity).toBe(false);
  });
});

describe('screen', () => {
  // Specification: S1-2.85
  it('shows the share of the points that were reached', () => {
    expect(percentage([1, 1, 0], 3)).toBeCloseTo(66.67, 2);
    expect(percentage([], 0)).toBe(0);
  });
  // Specification: S1-2.75
  it('shows whole seconds, red under five', () => {
    expect([9.2, 0.1, 0, -3].map(shownSeconds)).toEqual([10, 1, 0, 0]);
    expect([5, 4.99].map(isUrgent)).toEqual([false, true]);
  });
  // Specification: S1-2.86
  it('weighs words by what they lost', () => {
    const state = play(
      started({ randomize_row_order: false }, { rows: ANIMALS.slice(0, 2) }),
      { type: 'score', now: NOW, answer: 'wrong' },
      { type: 'advance', now: NOW },
    );
    const cloud = wordCloud(state.test, state.settings);
    expect(cloud).toEqual([{ row_id: 1, value: 'dog', answer: 'pes', misses: 1, weight: 1 }]);
  });
  // Specification: S1-2.13
  it('lets only the test and logout be reached while it runs', () => {
    const { test } = started();
    expect(['/logout', '/clusters/7/test', '/clusters/7/test/'].map((path) => runningTestRedirect(test, path))).toEqual(
      [null, null, null],
    );
    expect(runningTestRedirect(test, '/clusters/8/test')).toEqual('/clusters/7/test');
    expect(runningTestRedirect(INITIAL_STATE.test, '/faq')).toBeNull();
  });
});
