/**
 * Hand-written validation of a stored test: local storage can contain anything (an older version, another program, a
 * partial write), and a schema library would cost the first page more than these lines.
 */
import { MAX_TIME_LIMIT, type TestSettings } from './settings.ts';
import { FINISHED, IDLE, PAUSED, RUNNING, type AnswerResult, type TestState } from './state.ts';

type Check = (value: unknown) => boolean;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isBoolean: Check = (value) => typeof value === 'boolean';
const isText: Check = (value) => typeof value === 'string';
const isTextOrNull: Check = (value) => value === null || isText(value);
const isId: Check = (value) => Number.isSafeInteger(value);
const isNumber: Check = (value) => Number.isFinite(value);
const isNumberOrNull: Check = (value) => value === null || isNumber(value);
const isScore: Check = (value) => typeof value === 'number' && value >= 0 && value <= 1;
const isOneOf =
  (...allowed: readonly unknown[]): Check =>
  (value) =>
    allowed.includes(value);
/** Fields that older versions did not store. */
const isNewer =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every((item) => check(item));

const isShape =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) && Object.entries(checks).every(([key, check]) => check(value[key]));

const isPosition: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isPerColumn: Check = (value) => isListOf(isTextOrNull)(value) && Array.isArray(value) && value.length === 3;
const isColumnChoice = isOneOf(0, 1, 2, 3);

export const SETTING_CHECKS: Readonly<Record<keyof TestSettings, Check>> = {
  source_col: isColumnChoice,
  target_col: isColumnChoice,
  target_col2: isColumnChoice,
  test_type: isOneOf('text', 'choice'),
  visible_character_boxes: isBoolean,
  randomize_row_order: isBoolean,
  case_sensitivity: isBoolean,
  time_for_answer: (value) =>
    value === null || (isNumber(value) && Number(value) >= 1 && Number(value) <= MAX_TIME_LIMIT),
  grading: isNewer(isOneOf('strict', 'helpful')),
  question_limit: isNewer((value) => value === null || (isPosition(value) && value !== 0)),
  autoplay: isNewer(isBoolean),
  last_wrong_answers: (value) => isRecord(value) && Object.values(value).every(isListOf(isId)),
};

const ROW_CHECKS = {
  id: isId,
  cluster_id: isId,
  row_number: isNumber,
  col_1_value: isTextOrNull,
  col_2_value: isTextOrNull,
  col_3_value: isTextOrNull,
};
const isQuestion = isShape({
  ...ROW_CHECKS,
  score: isScore,
  possible_answers: isListOf(isText),
  accepted: isNewer((value) => isRecord(value) && Object.values(value).every(isListOf(isText))),
});
const isResult = isShape({
  verdict: isOneOf('right', 'right_with_note', 'almost', 'wrong'),
  reason: isTextOrNull,
  answer: isText,
  answer2: isText,
  duration_ms: isNumber,
} satisfies Record<keyof AnswerResult, Check>);

const TEST_CHECK = isShape({
  cluster_id: (value) => value === null || isId(value),
  state: isOneOf(IDLE, RUNNING, FINISHED, PAUSED),
  answer: isText,
  answer2: isText,
  questions: isListOf(isQuestion),
  current_question: isPosition,
  scores: isListOf(isScore),
  results: isNewer(isListOf(isResult)),
  not_asked: isNewer(isListOf(isShape(ROW_CHECKS))),
  evaluating: isBoolean,
  from_last_answers: isBoolean,
  questions_at_start: isPosition,
  col_names: isPerColumn,
  col_languages: isPerColumn,
  timer: isShape({ base_time: isNumber, start: isNumberOrNull, stop: isNumberOrNull }),
  seed: isPosition,
} satisfies Record<keyof TestState, Check>);

type NewerPart = 'results' | 'not_asked';
/** A test as it may be stored: older versions had fewer parts. */
export type StoredTest = Omit<TestState, NewerPart> & Partial<Pick<TestState, NewerPart>>;

/** The right shape, and for a live test also parts that fit each other. */
export function isStoredTest(value: unknown): value is StoredTest {
  return hasTestShape(value) && isConsistent(value);
}

function hasTestShape(value: unknown): value is StoredTest {
  return TEST_CHECK(value);
}

function isConsistent(test: StoredTest): boolean {
  if (test.state === IDLE || test.state === FINISHED) return true;
  return (
    test.cluster_id !== null &&
    test.current_question < test.questions.length &&
    test.questions_at_start > 0 &&
    test.questions_at_start <= test.questions.length &&
    test.scores.length === test.current_question + (test.evaluating ? 1 : 0) &&
    (test.results === undefined || test.results.length === test.scores.length)
  );
}
