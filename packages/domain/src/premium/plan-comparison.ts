/** The plan comparison table of the Premium page, as data. */
import { DEFAULT_PACKS, type AllowanceKind } from '../allowance/packs.ts';
import { COLUMN_NUMBERS } from '../clusters/cluster.ts';
import { FREE_ACTIVE_CLUSTERS, FREE_ROWS } from '../clusters/free-plan.ts';
import type { Message } from '../messages/all.ts';
import { message } from '../messages/plans.ts';

/** True is shown as a tick, false as a cross, a message as its text. */
export type PlanCell = Message | boolean;

export interface PlanRow {
  readonly feature: Message;
  readonly free: PlanCell;
  readonly great: PlanCell;
  readonly lite: PlanCell;
  /** Limit of the free plan, if it is a number. */
  readonly limit?: number;
}

export const PLAN_NAMES = {
  free: message('plan.free'),
  great: message('plan.great'),
  lite: message('plan.lite'),
} as const;

const LIMITED = message('plan.limited');
const NO_LIMIT = message('plan.no_limit');

const MILLION = 1_000_000;

/** 2 million characters a month, 500,000 characters a month. */
function amount(characters: number): Message {
  return characters % MILLION === 0
    ? message('plan.millions', { millions: characters / MILLION })
    : message('plan.characters', { characters });
}

function pack(feature: Message, kind: AllowanceKind): PlanRow {
  const { great, lite } = DEFAULT_PACKS;
  return { feature, free: LIMITED, great: amount(great[kind]), lite: amount(lite[kind]) };
}

export const BUILT_IN_TEACHER: Message = message('plan.built_in_teacher');

/** The limit of text characters is not shown if the teacher is the built-in word list, which costs nothing. */
export function planCell(row: PlanRow, plan: 'free' | 'great' | 'lite', teacher: 'built_in' | 'model'): PlanCell {
  const isNumberOfCharacters = row === TEACHER_TEXT && plan !== 'free';
  return teacher === 'built_in' && isNumberOfCharacters ? BUILT_IN_TEACHER : row[plan];
}

function unlimited(feature: Message, limit: number): PlanRow {
  return { feature, free: LIMITED, great: NO_LIMIT, lite: NO_LIMIT, limit };
}

function everywhere(feature: Message): PlanRow {
  return { feature, free: true, great: true, lite: true };
}

const TEACHER_TEXT = pack(message('plan.teacher_text'), 'text');

export const PLAN_COMPARISON: readonly PlanRow[] = [
  TEACHER_TEXT,
  pack(message('plan.teacher_voice'), 'voice'),
  unlimited(message('plan.clusters'), FREE_ACTIVE_CLUSTERS),
  unlimited(message('plan.rows'), FREE_ROWS),
  unlimited(message('plan.cells'), FREE_ACTIVE_CLUSTERS * FREE_ROWS * COLUMN_NUMBERS.length),
  { feature: message('plan.sharing'), free: false, great: true, lite: true },
  everywhere(message('plan.translate')),
  everywhere(message('plan.editing')),
  everywhere(message('plan.transfer')),
  everywhere(message('plan.last_mistakes')),
  everywhere(message('plan.choices')),
  everywhere(message('plan.random')),
  everywhere(message('plan.time_limit')),
  everywhere(message('plan.capital_letters')),
  everywhere(message('plan.letter_count')),
  everywhere(message('plan.evaluation')),
];

export const PREMIUM_FOOTNOTES: readonly Message[] = [
  message('premium.not_registered_for_vat'),
  message('premium.secure_gateway'),
];
