import { FREE_ACTIVE_CLUSTERS } from '@wordcluster/domain/clusters/free-plan';
import { sql, type RawBuilder } from 'kysely';
import type { Viewer } from '../../context.ts';

/** True where the owner `owner` (an SQL column) has Premium at `now`. */
export const ownerHasPremium = (owner: RawBuilder<unknown>, now: Date): RawBuilder<boolean> => sql`
  exists (select 1 from orders o where o.user_id = ${owner} and o.status = 'PAID' and o.starts_at <= ${now} and o.ends_at > ${now})`;

/**
 * True where cluster `c` is open in its owner's plan: with Premium always, else among the three most recently
 * updated. Calculated when read, so that it follows the plan to the second, without a job that could be late.
 */
export const openInOwnersPlan = (now: Date): RawBuilder<boolean> => sql`(
  ${ownerHasPremium(sql.ref('c.user_id'), now)}
  or (select count(*) from clusters n
      where n.user_id = c.user_id and n.removed_at is null and (n.updated_at, n.id) > (c.updated_at, c.id)) < ${FREE_ACTIVE_CLUSTERS})`;

/** The same for the viewer's own clusters, whose plan is known already. */
export const openForOwner = (viewer: Viewer): RawBuilder<boolean> =>
  viewer.tier !== null
    ? sql`true`
    : sql`(select count(*) from clusters n
        where n.user_id = c.user_id and n.removed_at is null and (n.updated_at, n.id) > (c.updated_at, c.id)) < ${FREE_ACTIVE_CLUSTERS}`;

/** True where the viewer may open cluster `c`: their own and covered by the plan, or shared by an owner whose Premium runs. */
export const openForReader = (viewer: Viewer, now: Date): RawBuilder<boolean> => sql`(
  (c.user_id = ${viewer.id} and ${openForOwner(viewer)})
  or (exists (select 1 from cluster_shares s where s.cluster_id = c.id and s.user_id = ${viewer.id})
      and ${ownerHasPremium(sql.ref('c.user_id'), now)}))`;
