import { FREE_ACTIVE_CLUSTERS } from '@wordcluster/domain/clusters/free-plan';
import type { Context } from '../../context.ts';
import { hashSecret } from '../accounts/secret.ts';

/**
 * Parts of a statement that finds the token's user and asks the policy itself, for the calls that are made most. Such
 * a statement finds nothing whenever anything is out of the ordinary (an unknown or long unused token, no right); the
 * ordinary use case then decides and explains. Its first values are those of `whoWhenWhere`:
 * $1 token hash, $2 used since, $3 now, $4 cluster.
 */
const FRESH_SECONDS = 60;

const premium = (user: string) =>
  `exists (select 1 from orders o where o.user_id = ${user} and o.status = 'PAID' and o.starts_at <= $3 and o.ends_at > $3)`;

/** Who asks: `viewer (id, premium)`. */
export const VIEWER = `
  viewer as (
    select u.id, ${premium('u.id')} as premium
    from access_tokens t join users u on u.id = t.user_id
    where t.token_hash = $1 and t.last_used_at > $2)`;

/** Whether the viewer's own cluster `c` is one of those the plan keeps open. */
export const OPEN_FOR_OWNER = `(viewer.premium or (
  select count(*) from clusters n
  where n.user_id = c.user_id and n.removed_at is null and (n.updated_at, n.id) > (c.updated_at, c.id)) < ${FREE_ACTIVE_CLUSTERS})`;

/** The cluster, where the viewer may read it: `readable (id)`, one row or none. */
export const READABLE = `
  readable as (
    select c.id from clusters c, viewer
    where c.id = $4 and c.removed_at is null and (
      (c.user_id = viewer.id and ${OPEN_FOR_OWNER})
      or (exists (select 1 from cluster_shares s where s.cluster_id = c.id and s.user_id = viewer.id)
        and ${premium('c.user_id')})))`;

/** The first four values. Moments are text: the driver would write a Date in the machine's time zone, part by part. */
export function whoWhenWhere({ clock }: Context, token: string, clusterId: number): [Buffer, string, string, number] {
  const now = clock.now();
  const fresh = new Date(now.getTime() - FRESH_SECONDS * 1000);
  return [hashSecret(token), fresh.toISOString(), now.toISOString(), clusterId];
}
