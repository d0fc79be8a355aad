import { sql } from 'kysely';
import type { SqlPart } from '../database/prepared.ts';

/** The orders `o` whose Premium runs for a user at `now`, as what follows `select`. */
const running = (user: SqlPart, now: SqlPart): SqlPart => sql`
  from orders o where o.buyer_id = ${user} and o.status = 'PAID' and o.starts_at <= ${now} and o.ends_at > ${now}`;

/** Whether a user has Premium at `now`. */
export const hasPremium = (user: SqlPart, now: SqlPart): SqlPart<boolean> =>
  sql`exists (select 1 ${running(user, now)})`;

/** The best tier a user has at `now`, or null. */
export const runningTier = (user: SqlPart, now: SqlPart): SqlPart =>
  // "great" comes before "lite"; a spread database joins what has no limit.
  sql`(select min(o.tier) ${running(user, now)})`;
