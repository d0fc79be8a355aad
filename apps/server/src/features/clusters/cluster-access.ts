import { FREE_ACTIVE_CLUSTERS } from '@wordcluster/domain/clusters/free-plan';
import { sql } from 'kysely';
import { hasPremium, type PlanMoment } from '../../access/premium.ts';
import type { SqlPart } from '../../database/prepared.ts';

/**
 * Access rules of cluster `c` as SQL parts: evaluated when it is read, so that they follow the plan to the second,
 * without a job that could be late. The only definition of read and write access.
 */

/** Whether it is among the owner's most recently updated ones, which the free plan keeps open. */
export const openInFreePlan = (owner: SqlPart) => sql<boolean>`(
  select count(*) from clusters n
  where n.user_id = ${owner} and n.removed_at is null and (n.updated_at, n.id) > (c.updated_at, c.id)) < ${sql.lit(FREE_ACTIVE_CLUSTERS)}`;

/** Whether the owner's plan covers it. */
const covered = (owner: SqlPart, plans: PlanMoment) =>
  sql<boolean>`(${hasPremium(owner, plans)} or ${openInFreePlan(owner)})`;

/** Whether it is shared with a user, also while the share is paused. */
export const isSharedWith = (user: SqlPart): SqlPart<boolean> =>
  sql`exists (select 1 from cluster_shares s where s.cluster_id = c.id and s.user_id = ${user})`;

/** Whether a user may change its rows and columns: the owner, if the plan covers it. */
export const mayWrite = (user: SqlPart, plans: PlanMoment): SqlPart<boolean> =>
  sql`(c.removed_at is null and c.user_id = ${user} and ${covered(user, plans)})`;

/** Whether it is shared with a user who may change its rows. */
const isWriter = (user: SqlPart): SqlPart<boolean> =>
  sql`exists (select 1 from cluster_shares s where s.cluster_id = c.id and s.user_id = ${user} and s.may_write)`;

/** Whether a user may change its rows: the owner, and recipients with write access. */
export const mayWriteRows = (user: SqlPart, plans: PlanMoment): SqlPart<boolean> =>
  sql`(${mayWrite(user, plans)} or (${isWriter(user)} and ${mayReadShared(plans)}))`;

/** Whether a user may open it: the owner, and recipients while the owner's Premium is active. */
export const mayRead = (user: SqlPart, plans: PlanMoment): SqlPart<boolean> =>
  sql`(${mayWrite(user, plans)} or (${isSharedWith(user)} and ${mayReadShared(plans)}))`;

/**
 * Whether recipients and visitors of a link may open it; shares are in the recipients' shards. With a known owner, the
 * plan is read from their shard alone.
 */
export const mayReadShared = (plans: PlanMoment, owner: SqlPart = sql`c.user_id`): SqlPart<boolean> =>
  sql`(c.removed_at is null and ${hasPremium(owner, plans)})`;
