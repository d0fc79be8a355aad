import { sql } from 'kysely';
import { message } from '@wordcluster/domain/messages/all';
import type { Context } from '../context.ts';
import { Failure } from '../failure.ts';

export interface Limit {
  /** How often within the window. */
  times: number;
  seconds: number;
}

/**
 * Counts one use of `key` in the database, so that all servers share the count.
 * Throws 429 with the seconds until the window ends once the limit is passed.
 */
export async function throttle({ db, clock }: Context, key: string, { times, seconds }: Limit): Promise<void> {
  const now = clock.now().getTime();
  const start = new Date(Math.floor(now / (seconds * 1000)) * seconds * 1000);
  const { rows } = await sql<{ count: number }>`
    insert into throttles (key, window_start, count) values (${key}, ${start}, 1)
    on conflict (key, window_start) do update set count = throttles.count + 1
    returning count`.execute(db);
  if ((rows[0]?.count ?? 0) <= times) return;
  const retryAfter = Math.max(1, Math.ceil((start.getTime() + seconds * 1000 - now) / 1000));
  throw new Failure('too_many', tooMany(retryAfter), { retryAfter });
}

/** Forgets the uses of a key: whoever proved to be the owner has not been guessing. */
export async function forgetThrottle({ db }: Context, key: string): Promise<void> {
  await db.deleteFrom('throttles').where('key', '=', key).execute();
}

const tooMany = (seconds: number) =>
  seconds < 90
    ? message('request.too_many_seconds', { count: seconds })
    : message('request.too_many_minutes', { count: Math.ceil(seconds / 60) });
