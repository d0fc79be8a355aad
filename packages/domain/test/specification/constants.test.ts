import { expect, it } from 'vitest';
import { DEFAULT_PACKS } from '../../src/allowance/packs.ts';
import { CLUSTER_MENU_TITLE } from '../../src/clusters/cluster-menu.ts';
import * as confirmations from '../../src/clusters/cluster-list.ts';
import { IMPORT_FIELD } from '../../src/clusters/file-import.ts';
import * as freePlan from '../../src/clusters/free-plan.ts';
import {
  MIN_TOPIC_LENGTH,
  WORD_COUNT_CHOICES,
  MAX_WORD_COUNT,
  MIN_WORD_COUNT,
} from '../../src/clusters/teacher-request.ts';
import { COUNTRIES, NO_COUNTRY } from '../../src/countries/countries.ts';
import { COUPON_DEFAULTS, NEW_CODE_LENGTH, newCouponCode } from '../../src/premium/coupon.ts';
import { hasPdf, isWaitingForPayment, POLLING_INTERVAL } from '../../src/premium/orders.ts';
import { PLAN_COMPARISON, PREMIUM_FOOTNOTES } from '../../src/premium/plan-comparison.ts';
import { PREMIUM_DAYS, PRICE_CENTS } from '../../src/premium/prices.ts';
import { DISTRACTORS } from '../../src/practice/choices.ts';
import { ADVANCE_DELAY_CORRECT, ADVANCE_DELAY_WRONG, REPEAT_ABOVE } from '../../src/practice/scoring.ts';
import { DEFAULT_SETTINGS, MAX_TIME_LIMIT } from '../../src/practice/settings.ts';
import { FINISHED, IDLE, IDLE_TEST, PAUSED, RUNNING } from '../../src/practice/state.ts';
import { URGENT_SECONDS } from '../../src/practice/timer.ts';

// Specification: S1-3.11
it('a practice test starts with the specified settings', () => {
  expect(DEFAULT_SETTINGS).toEqual({
    source_col: 1,
    target_col: 2,
    target_col2: 0,
    test_type: 'choice',
    visible_character_boxes: false,
    randomize_row_order: true,
    case_sensitivity: true,
    time_for_answer: null,
    last_wrong_answers: {},
    // Beside the specified ones: the specified comparison, all questions, and no voice of its own accord.
    grading: 'strict',
    question_limit: null,
    autoplay: false,
  });
});

// Specification: S1-4.01
it('the states of a test are 0 idle, 1 running, 2 finished, 3 paused', () => {
  expect([IDLE, RUNNING, FINISHED, PAUSED]).toEqual([0, 1, 2, 3]);
});

// Specification: S1-3.13-14
it('a test is stored with the specified fields', () => {
  expect(Object.keys(IDLE_TEST)).toEqual(
    expect.arrayContaining([
      'cluster_id',
      'state',
      'answer',
      'answer2',
      'questions',
      'current_question',
      'scores',
      'evaluating',
      'from_last_answers',
      'questions_at_start',
      'col_names',
      'timer',
    ]),
  );
  expect(Object.keys(IDLE_TEST.timer)).toEqual(['base_time', 'start', 'stop']);
});

// Specification: S1-9.09-12
it('delays, repeats, choices and the time limit of a test are the specified ones', () => {
  expect([ADVANCE_DELAY_CORRECT, ADVANCE_DELAY_WRONG]).toEqual([1000, 3000]);
  expect([REPEAT_ABOVE, DISTRACTORS, MAX_TIME_LIMIT, URGENT_SECONDS]).toEqual([0.25, 3, 250, 5]);
});

// Specification: S1-2.36-37, S1-9.01
it('the free plan ends at 3 clusters and 50 rows, and its texts are letter for letter', () => {
  expect([freePlan.FREE_ACTIVE_CLUSTERS, freePlan.FREE_ROWS]).toEqual([3, 50]);
  expect(freePlan.UPGRADE_CLUSTERS).toEqual('Upgrade to PREMIUM with No Limit of Clusters!');
  expect(freePlan.UPGRADE_ROWS).toEqual('Upgrade to PREMIUM with No Limit of Rows!');
  expect(freePlan.UPGRADE_VOICE).toEqual('Upgrade to PREMIUM to Turn on A. I. Teacher Voice!');
  expect(freePlan.teacherTooltip(true)).toEqual('Ask A. I. Teacher');
  expect(freePlan.teacherTooltip(false)).toEqual('Upgrade to PREMIUM to ask A. I. Teacher!');
});

// Specification: S1-2.28, S1-8.11-12
it('the fixed texts of the list and the questions before a removal are letter for letter', () => {
  expect(CLUSTER_MENU_TITLE).toEqual('Cluster Manager');
  expect(confirmations.EMPTY_LIST).toEqual('No clusters here');
  expect(confirmations.PAUSED_NOTICE).toEqual('You have paused Learning & Practice here.');
  const body = 'The cluster will be permanently deleted without the possibility of recovery.';
  expect(confirmations.DELETE_CLUSTER).toEqual({ question: 'Are you sure you want to delete this cluster?', body });
  expect(confirmations.CANCEL_SHARING).toEqual({
    question: 'Are you sure you want to cancel sharing of this cluster?',
    body,
    block: 'Block this user future sharing',
  });
  expect(confirmations.DELETE_SHARING.question).toEqual('Are you sure you want to delete this sharing?');
  expect(confirmations.ROWS_REPLACED).toEqual('Existing rows will be replaced');
});

// Specification: S1-9.07
it('the teacher takes 1 to 50 words, 5, 10, 15 and 20 offered, on a topic of 3 letters', () => {
  expect([MIN_WORD_COUNT, MAX_WORD_COUNT, MIN_TOPIC_LENGTH]).toEqual([1, 50, 3]);
  expect(WORD_COUNT_CHOICES).toEqual([5, 10, 15, 20]);
  expect(IMPORT_FIELD).toEqual('import_file');
});

// Specification: S2-9.02, S2-9.10
it('Premium costs 99.95 and 79.95 EUR for 365 days, and is asked for every 3 s', () => {
  expect([PRICE_CENTS, PREMIUM_DAYS, POLLING_INTERVAL]).toEqual([{ great: 9995, lite: 7995 }, 365, 3000]);
});

// Specification: S2-5.16
it('a coupon begins fixed, allowed on any tier, active, with a code of five characters', () => {
  expect([COUPON_DEFAULTS, NEW_CODE_LENGTH]).toEqual([{ type: 'fixed', allowed: 'any', active: true }, 5]);
  expect(newCouponCode(Math.random)).toMatch(/^[A-Z0-9]{5}$/);
});

// Specification: S2-1.11-14
it('the plans are compared in every point of the specification', () => {
  const of = (feature: string) => PLAN_COMPARISON.find((row) => row.feature.text === feature);
  for (const feature of ['A. I. Teacher text', 'A. I. Teacher voice'])
    expect(of(feature)).toMatchObject({
      free: 'Limited',
      great: feature === 'A. I. Teacher text' ? '2 million characters per month' : '1 million characters per month',
      lite: feature === 'A. I. Teacher text' ? '1 million characters per month' : '500,000 characters per month',
    });
  for (const feature of ['Clusters', 'Rows per cluster', 'Cells'])
    expect(of(feature)).toMatchObject({ free: 'Limited', great: 'No limit', lite: 'No limit' });
  expect(['Clusters', 'Rows per cluster', 'Cells'].map((feature) => of(feature)?.limit)).toEqual([3, 50, 450]);
  expect(of('Sharing')).toMatchObject({ free: false, great: true, lite: true });
  const everywhere = PLAN_COMPARISON.filter((row) => row.free === true && row.great === true && row.lite === true);
  expect(everywhere.map(({ feature }) => feature)).toEqual([
    'Translate',
    'Terminology create/edit',
    'Import/export and learning',
    'Last-mistakes memory',
    'Click-on-correct-answer',
    'Random learning',
    'Time-limit learning',
    'Capital-letter recognition',
    'Number-of-letters recognition',
    'Evaluation with overall learning ratio',
  ]);
});

// Specification: S2-2.46
it('the footnotes speak of VAT, the secure gateway and the conversion to euro', () => {
  expect(PREMIUM_FOOTNOTES.map(({ text }) => text).join(' ')).toMatch(
    /VAT.*secure gateway.*converted to euro.*card issuer's rate/,
  );
});

// Specification: S2-1.09
it('the packs are given in millions of characters', () => {
  expect(DEFAULT_PACKS.great).toEqual({ text: 2_000_000, voice: 1_000_000 });
  expect(DEFAULT_PACKS.lite).toEqual({ text: 1_000_000, voice: 500_000 });
});

// Specification: S2-2.42, S2-5.21
it('an unpaid order awaits its payment, and an order without a link has no PDF', () => {
  expect(isWaitingForPayment([{ order_status: 'CREATED', payments: [] }])).toBe(true);
  expect(isWaitingForPayment([{ order_status: 'PAID', payments: [] }])).toBe(false);
  expect([hasPdf({ download: null }), hasPdf({ download: '/invoice.pdf' })]).toEqual([false, true]);
});

// Specification: S2-3.11
it('a country has a numeric id, and None is the empty value', () => {
  expect(COUNTRIES.every(({ id }) => Number.isInteger(id))).toBe(true);
  expect(NO_COUNTRY).toEqual('');
});
