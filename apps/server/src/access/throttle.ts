import { sql } from 'kysely';
import { message } from '@wordcluster/domain/messages/all';
import type { Context } from '../context.ts';
import { Failure } from '../failure.ts';

export interface Limit {
  /** How often within the window. */
  times: number;
  seconds: number;
}

/** Counts uses of `key` and throws 429, with the seconds until the window ends, once the limit is passed. */
export async function throttle(context: Context, key: string, limit: Limit, units = 1): Promise<void> {
  const retryAfter = await countUse(context, key, limit, units);
  if (retryAfter !== null) throw tooMany(retryAfter);
}

/** The response to too many attempts, with Retry-After in seconds. */
export const tooMany = (retryAfter: number): Failure => new Failure('too_many', waitText(retryAfter), { retryAfter });

/**
 * Counts uses of `key` in the database, so that all servers share the count. Returns null within the limit, beyond
 * it the seconds until the window ends.
 */
export async function countUse(
  { db, clock }: Context,
  key: string,
  { times, seconds }: Limit,
  units = 1,
): Promise<number | null> {
  const now = clock.now().getTime();
  const start = new Date(Math.floor(now / (seconds * 1000)) * seconds * 1000);
  const { rows } = await sql<{ count: number }>`
    insert into throttles (key, window_start, count) values (${key}, ${start}, ${units})
    on conflict (key, window_start) do update set count = throttles.count + excluded.count
    returning count`.execute(db);
  if ((rows[0]?.count ?? 0) <= times) return null;
  return Math.max(1, Math.ceil((start.getTime() + seconds * 1000 - now) / 1000));
}

/** Rate limit: resets a key after a proof of ownership, which was no guess. */
export async function clearThrottle({ db }: Context, key: string): Promise<void> {
  await db.deleteFrom('throttles').where('key', '=', key).execute();
}

const waitText = (seconds: number) =>
  seconds < 90
    ? message('request.too_many_seconds', { count: seconds })
    : message('request.too_many_minutes', { count: Math.ceil(seconds / 60) });
