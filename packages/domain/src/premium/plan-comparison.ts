/** The plan comparison table of the Premium page, as data. */
import type { Message } from '../messages/message.ts';
import { message } from '../messages/plans.ts';

/** True is shown as a tick, false as a cross, a message as its text. */
export type PlanCell = Message | boolean;

export interface PlanRow {
  readonly feature: Message;
  readonly free: PlanCell;
  readonly great: PlanCell;
  readonly lite: PlanCell;
}

export const PLAN_NAMES = {
  free: message('plan.free'),
  great: message('plan.great'),
  lite: message('plan.lite'),
} as const;

const LIMITED = message('plan.limited');
const NO_LIMIT = message('plan.no_limit');

function pack(feature: Message): PlanRow {
  return { feature, free: LIMITED, great: message('plan.great_pack'), lite: message('plan.lite_pack') };
}

function unlimited(feature: Message): PlanRow {
  return { feature, free: LIMITED, great: NO_LIMIT, lite: NO_LIMIT };
}

function everywhere(feature: Message): PlanRow {
  return { feature, free: true, great: true, lite: true };
}

export const PLAN_COMPARISON: readonly PlanRow[] = [
  pack(message('plan.teacher_text')),
  pack(message('plan.teacher_voice')),
  unlimited(message('plan.clusters')),
  unlimited(message('plan.rows')),
  unlimited(message('plan.cells')),
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
