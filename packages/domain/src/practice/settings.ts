/** Settings of the practice test and the rules of its dialog. */
import type { ColumnNumber } from '../clusters/cluster.ts';

/** 0 is None. */
export type ColumnChoice = 0 | ColumnNumber;
export type TestType = 'text' | 'choice';
/** Evaluation of typed answers: by the specified comparison, or by helpful grading (`grading.ts`). */
export type GradingMode = 'strict' | 'helpful';

/** How many questions a test may be limited to. */
export const QUESTION_LIMITS = [10, 20, 50] as const;

export interface TestSettings {
  readonly source_col: ColumnChoice;
  readonly target_col: ColumnChoice;
  readonly target_col2: ColumnChoice;
  readonly test_type: TestType;
  readonly visible_character_boxes: boolean;
  readonly randomize_row_order: boolean;
  readonly case_sensitivity: boolean;
  /** Seconds per question; null means no limit. */
  readonly time_for_answer: number | null;
  readonly grading: GradingMode;
  /** Maximum questions at the start of a test; null: all rows. */
  readonly question_limit: number | null;
  /** Reads each question aloud if there is a voice for its language. */
  readonly autoplay: boolean;
  /** Row ids by cluster id: not copies, so that rows edited since are asked as they are now. */
  readonly last_wrong_answers: Readonly<Record<number, readonly number[]>>;
}

export const DEFAULT_SETTINGS: TestSettings = {
  source_col: 1,
  target_col: 2,
  target_col2: 0,
  test_type: 'choice',
  visible_character_boxes: false,
  randomize_row_order: true,
  case_sensitivity: true,
  time_for_answer: null,
  grading: 'strict',
  question_limit: null,
  autoplay: false,
  last_wrong_answers: {},
};

export const MAX_TIME_LIMIT = 250;
const TIME_LIMIT_MESSAGE = 'Please enter valid number value';

/** Parses the time-limit field: digits up to 250; empty and 0 mean no limit, anything else shows the message. */
export function parseTimeLimit(text: string): { value: number | null; message: string | null } {
  const digits = text.trim();
  if (digits === '') return { value: null, message: null };
  if (!/^\d+$/.test(digits) || Number(digits) > MAX_TIME_LIMIT) return { value: null, message: TIME_LIMIT_MESSAGE };
  const seconds = Number(digits);
  return { value: seconds < 1 ? null : seconds, message: null };
}

/** The effective second answer column: only in text tests, otherwise 0. */
export function secondTarget(settings: TestSettings): ColumnChoice {
  return settings.test_type === 'text' ? settings.target_col2 : 0;
}

/** Question and answer column must be chosen, and no column twice. */
export function canStart(settings: TestSettings): boolean {
  const { source_col, target_col } = settings;
  const second = secondTarget(settings);
  return (
    source_col !== 0 && target_col !== 0 && source_col !== target_col && second !== source_col && second !== target_col
  );
}

/** Sets selectors of missing columns to None. */
export function settingsFor(settings: TestSettings, used: readonly ColumnNumber[]): TestSettings {
  const known = (choice: ColumnChoice): ColumnChoice => (choice !== 0 && used.includes(choice) ? choice : 0);
  return {
    ...settings,
    source_col: known(settings.source_col),
    target_col: known(settings.target_col),
    target_col2: known(settings.target_col2),
  };
}

export type ColumnSelector = 'source_col' | 'target_col' | 'target_col2';
const SELECTORS: readonly ColumnSelector[] = ['source_col', 'target_col', 'target_col2'];

/** Columns a selector offers besides None: those no other selector uses (target_col2 counts in text tests only). */
export function columnOptions(
  settings: TestSettings,
  selector: ColumnSelector,
  used: readonly ColumnNumber[],
): ColumnNumber[] {
  const inForce = { ...settings, target_col2: secondTarget(settings) };
  const taken = SELECTORS.filter((other) => other !== selector).map((other) => inForce[other]);
  return used.filter((column) => !taken.includes(column));
}

/** Number of stored last mistakes; with `rows`, only those whose row still exists. */
export function lastWrongCount(
  settings: TestSettings,
  clusterId: number,
  rows?: readonly { readonly id: number }[],
): number {
  const ids = settings.last_wrong_answers[clusterId] ?? [];
  if (rows === undefined || ids.length === 0) return ids.length;
  const wrong = new Set(ids);
  return rows.filter((row) => wrong.has(row.id)).length;
}

/** The settings with another list of last mistakes for one cluster. */
export function withWrongAnswers(settings: TestSettings, clusterId: number, ids: readonly number[]): TestSettings {
  return { ...settings, last_wrong_answers: { ...settings.last_wrong_answers, [clusterId]: ids } };
}
