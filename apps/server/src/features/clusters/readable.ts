import { FREE_ACTIVE_CLUSTERS } from '@wordcluster/domain/clusters/free-plan';
import { sql, type RawBuilder } from 'kysely';
import type { Viewer } from '../../context.ts';

/** Whether cluster `c` is among the most recently updated ones of its owner, which the free plan keeps open. */
export const OPEN_IN_FREE_PLAN = `(
  select count(*) from clusters n
  where n.user_id = c.user_id and n.removed_at is null and (n.updated_at, n.id) > (c.updated_at, c.id)) < ${FREE_ACTIVE_CLUSTERS}`;

/** True where the owner of cluster `c` has Premium at `now`. */
const ownerHasPremium = (now: Date): RawBuilder<boolean> => sql`
  exists (select 1 from orders o where o.user_id = c.user_id and o.status = 'PAID' and o.starts_at <= ${now} and o.ends_at > ${now})`;

/**
 * True where cluster `c` of the viewer is open in their plan: with Premium always, else among the most recently updated.
 * Calculated when read, so that it follows the plan to the second, without a job that could be late.
 */
export const openForOwner = (viewer: Viewer): RawBuilder<boolean> =>
  viewer.tier !== null ? sql`true` : sql.raw(OPEN_IN_FREE_PLAN);

/** True where the viewer may open cluster `c`: their own and covered by the plan, or shared by an owner whose Premium runs. */
export const openForReader = (viewer: Viewer, now: Date): RawBuilder<boolean> => sql`(
  (c.user_id = ${viewer.id} and ${openForOwner(viewer)})
  or (exists (select 1 from cluster_shares s where s.cluster_id = c.id and s.user_id = ${viewer.id})
      and ${ownerHasPremium(now)}))`;
