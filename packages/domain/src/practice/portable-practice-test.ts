/** A paused test in a size that fits for other devices: data that can be dropped or recomputed is removed as needed. */
import type { ClusterRow, ColumnNumber } from '../clusters/cluster.ts';
import { choicePicker } from './choices.ts';
import { isAskable } from './questions.ts';
import type { TestSettings } from './settings.ts';
import type { PracticeState, Question, TestState } from './state.ts';

/** Fields that the test does not need: tags, and empty media. */
const LEFT_OUT = new Set(['tags', 'picture', 'sound_1', 'sound_2', 'sound_3']);

function lean<Row extends ClusterRow>(row: Row): Row {
  const parts = Object.entries(row).filter(
    ([name, value]) => !LEFT_OUT.has(name) || (name !== 'tags' && value !== null && value !== undefined),
  );
  return Object.fromEntries(parts) as unknown as Row;
}

/** The most complete copy that fits; null if none does. */
export function travellingTest(state: PracticeState, fits: (copy: PracticeState) => boolean): PracticeState | null {
  const { settings, test } = state;
  // The choices that are shown now stay as they are.
  const questions = test.questions.map((question, index) => ({
    ...lean(question),
    possible_answers: index === test.current_question ? question.possible_answers : [],
  }));
  const leanTest: TestState = { ...test, questions, not_asked: test.not_asked.map(lean) };
  // Without the unasked rows, a slip that makes one of their words is forgiven.
  const copies = [test, leanTest, { ...leanTest, not_asked: [] }];
  return copies.map((copy) => ({ settings, test: copy })).find(fits) ?? null;
}

/** Removed choices are recomputed; all questions of a row get the same. */
export function withChoices(settings: TestSettings, test: TestState): readonly Question[] {
  const { source_col, target_col, test_type } = settings;
  const isComplete = test.questions.every(({ possible_answers }) => possible_answers.length > 0);
  if (test_type === 'text' || source_col === 0 || target_col === 0 || isComplete) return test.questions;
  const pick = pickerOf(settings, test, source_col, target_col);
  return test.questions.map((question) =>
    question.possible_answers.length > 0
      ? question
      : { ...question, possible_answers: pick(question, question.id).choices },
  );
}

function pickerOf(settings: TestSettings, test: TestState, source: ColumnNumber, target: ColumnNumber) {
  const rows = [...test.questions, ...test.not_asked].filter((row) => isAskable(row, settings));
  return choicePicker(rows, source, target);
}
