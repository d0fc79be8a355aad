import { FREE_ACTIVE_CLUSTERS } from '@wordcluster/domain/clusters/free-plan';
import { sql } from 'kysely';
import { hasPremium, type PlanMoment } from '../../access/premium.ts';
import type { SqlPart } from '../../database/prepared.ts';

/**
 * Who may do what with cluster `c`, as parts of any statement that has `clusters c`: calculated where it is read, so that it
 * follows the plan to the second, without a job that could be late. Nothing else says who may read or write.
 */

/** Whether it is among the most recently updated ones of its owner, which the free plan keeps open. */
export const openInFreePlan = (owner: SqlPart) => sql<boolean>`(
  select count(*) from clusters n
  where n.user_id = ${owner} and n.removed_at is null and (n.updated_at, n.id) > (c.updated_at, c.id)) < ${sql.lit(FREE_ACTIVE_CLUSTERS)}`;

/** Whether the plan of its owner covers it. */
const covered = (owner: SqlPart, plans: PlanMoment) =>
  sql<boolean>`(${hasPremium(owner, plans)} or ${openInFreePlan(owner)})`;

/** Whether it is shared with a user, also while the sharing pauses. */
export const isSharedWith = (user: SqlPart): SqlPart<boolean> =>
  sql`exists (select 1 from cluster_shares s where s.cluster_id = c.id and s.user_id = ${user})`;

/** Whether a user may change its rows and its form: the owner, where the plan covers it. */
export const mayWrite = (user: SqlPart, plans: PlanMoment): SqlPart<boolean> =>
  sql`(c.removed_at is null and c.user_id = ${user} and ${covered(user, plans)})`;

/** Whether it is shared with a user who may change its rows. */
const isWriter = (user: SqlPart): SqlPart<boolean> =>
  sql`exists (select 1 from cluster_shares s where s.cluster_id = c.id and s.user_id = ${user} and s.may_write)`;

/** Whether a user may change its rows, which is all that writing rights cover. */
export const mayWriteRows = (user: SqlPart, plans: PlanMoment): SqlPart<boolean> =>
  sql`(${mayWrite(user, plans)} or (${isWriter(user)} and ${mayReadShared(plans)}))`;

/** Whether a user may open it: who may write, and those it is shared with while the owner's Premium runs. */
export const mayRead = (user: SqlPart, plans: PlanMoment): SqlPart<boolean> =>
  sql`(${mayWrite(user, plans)} or (${isSharedWith(user)} and ${mayReadShared(plans)}))`;

/**
 * Whether those whom it is shared with, and those who have a link of it, may open it: the share itself lies with them. Where the owner is
 * known, the plan is looked for with them alone.
 */
export const mayReadShared = (plans: PlanMoment, owner: SqlPart = sql`c.user_id`): SqlPart<boolean> =>
  sql`(c.removed_at is null and ${hasPremium(owner, plans)})`;
