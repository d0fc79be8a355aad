import { planOf } from '@wordcluster/domain/premium/plan';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { SqlPart } from '../database/prepared.ts';

/** The moment at which plans are evaluated, and whether this server sells any. */
export interface PlanMoment {
  readonly now: SqlPart;
  readonly shop: boolean;
}

/** The plans of this moment, or of the one that a prepared statement gets as its parameter. */
export const plansAt = (
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  now: SqlPart = sql`${clock.now()}::timestamptz`,
): PlanMoment => ({ now, shop: config.shop });

/** SQL after `select`: the orders `o` whose Premium is active for a user. */
const running = (user: SqlPart, { now }: PlanMoment): SqlPart => sql`
  from orders o where o.buyer_id = ${user} and o.status = 'PAID' and o.starts_at <= ${now} and o.ends_at > ${now}`;

/** Whether a user has Premium. */
export const hasPremium = (user: SqlPart, plans: PlanMoment): SqlPart<boolean> =>
  planOf({ ...plans, tier: null }).premium ? sql`true` : sql`exists (select 1 ${running(user, plans)})`;

/** The best tier a user has, or null. */
export const runningTier = (user: SqlPart, plans: PlanMoment): SqlPart =>
  // "great" sorts before "lite". `min` instead of `limit`, because Citus joins only subqueries without a limit.
  sql`(select min(o.tier) ${running(user, plans)})`;
