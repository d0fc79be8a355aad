import type { Context } from '../../context.ts';
import { hashSecret } from '../accounts/secret.ts';
import { OPEN_IN_FREE_PLAN } from './readable.ts';

/**
 * Parts of a statement that finds the token's user and asks the policy itself, for the calls that are made most. Such
 * a statement finds nothing whenever anything is out of the ordinary (an unknown or long unused token, no right); the
 * ordinary use case then decides and explains. Its first values are those of `whoWhenWhere`:
 * $1 token hash, $2 used since, $3 now, $4 cluster.
 */
const FRESH_SECONDS = 60;

/** Whether the owner of cluster `c` has Premium now. */
export const OWNER_HAS_PREMIUM = `exists (
  select 1 from orders o where o.user_id = c.user_id and o.status = 'PAID' and o.starts_at <= $3 and o.ends_at > $3)`;

/** The cluster, where the viewer may read it: `readable (id)`, one row or none. */
export const READABLE = `
  viewer as (select t.user_id as id from access_tokens t where t.token_hash = $1 and t.last_used_at > $2),
  readable as (
    select c.id from clusters c, viewer
    where c.id = $4 and c.removed_at is null and (
      (c.user_id = viewer.id and (${OWNER_HAS_PREMIUM} or ${OPEN_IN_FREE_PLAN}))
      or (exists (select 1 from cluster_shares s where s.cluster_id = c.id and s.user_id = viewer.id) and ${OWNER_HAS_PREMIUM})))`;

/** The first four values. Moments are text: the driver would write a Date in the machine's time zone, part by part. */
export function whoWhenWhere({ clock }: Context, token: string, clusterId: number): [Buffer, string, string, number] {
  const now = clock.now();
  return [tokenHash(token), usedSince(now), now.toISOString(), clusterId];
}

/** What the database keeps of a token. */
export const tokenHash = (token: string): Buffer => hashSecret(token);

/** A token used since then is taken as it is; an older one goes the ordinary way, which notes its use. */
export const usedSince = (now: Date): string => new Date(now.getTime() - FRESH_SECONDS * 1000).toISOString();
