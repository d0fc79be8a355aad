/** The plan comparison table of the Premium page, as data. */

/** True is shown as a tick, false as a cross, a text as it is. */
export type PlanCell = string | boolean;

export interface PlanRow {
  readonly feature: string;
  readonly free: PlanCell;
  readonly great: PlanCell;
  readonly lite: PlanCell;
}

export const PLAN_NAMES = { free: 'Free', great: 'Great Premium', lite: 'Lite Premium' } as const;

const LIMITED = 'Limited';
const NO_LIMIT = 'No limit';

function pack(feature: string): PlanRow {
  return { feature, free: LIMITED, great: 'Great Pack', lite: 'Lite Pack' };
}

function unlimited(feature: string): PlanRow {
  return { feature, free: LIMITED, great: NO_LIMIT, lite: NO_LIMIT };
}

function everywhere(feature: string): PlanRow {
  return { feature, free: true, great: true, lite: true };
}

export const PLAN_COMPARISON: readonly PlanRow[] = [
  pack('A. I. Teacher text'),
  pack('A. I. Teacher voice'),
  unlimited('Clusters'),
  unlimited('Rows per cluster'),
  unlimited('Cells'),
  { feature: 'Sharing', free: false, great: true, lite: true },
  everywhere('Translate'),
  everywhere('Terminology create/edit'),
  everywhere('Import/export and learning'),
  everywhere('Last-mistakes memory'),
  everywhere('Click-on-correct-answer'),
  everywhere('Random learning'),
  everywhere('Time-limit learning'),
  everywhere('Capital-letter recognition'),
  everywhere('Number-of-letters recognition'),
  everywhere('Evaluation with overall learning ratio'),
];

export const PREMIUM_FOOTNOTES: readonly string[] = [
  'We are not registered for VAT.',
  "You pay through a secure gateway; other currencies are converted to euro automatically at your card issuer's rate.",
];
