import { sql } from 'kysely';
import type { Context, KnownBearers } from '../context.ts';
import { currentCall } from '../trace.ts';
import type { SqlPart } from '../database/prepared.ts';

/** A token that was not used for so long has ended. */
export const IDLE_DAYS = 30;
/** One of so long ago has ended in any case. */
const LONGEST_DAYS = 180;
/** The moment of last use is written at most this often, so that reading does not write. */
const TOUCH_SECONDS = 60;

/**
 * The bearer of a token: `user_id`, `token_id`, and `stale_token`, the token's id if its last use is due to be stored.
 * No row if the token is not valid at `now`. The only definition of a valid token.
 */
export const bearer = (tokenHash: SqlPart, now: SqlPart, owner?: number | SqlPart | null): SqlPart => sql`
  select t.user_id, t.id as token_id,
    case when t.last_used_at <= ${now} - interval '${sql.raw(String(TOUCH_SECONDS))} seconds' then t.id end as stale_token
  from access_tokens t
  where t.token_hash = ${tokenHash} ${ofOwner('t', owner)} and t.last_used_at > ${now} - interval '${sql.raw(String(IDLE_DAYS * 24))} hours'
    and t.created_at > ${now} - interval '${sql.raw(String(LONGEST_DAYS * 24))} hours'`;

/** Shard key: limits the look-up to the user that the token names; without one, all shards are searched. */
export const ofOwner = (table: string, owner: number | SqlPart | null | undefined): SqlPart =>
  owner === null || owner === undefined ? sql`` : sql`and ${sql.ref(`${table}.user_id`)} = ${owner}`;

/** Row of `bearer`: the user, and the token's id if its last use is due to be stored. */
interface Bearer {
  user_id: number;
  stale_token: number | null;
}

/** Records the user of the call, and the use of a token that `bearer` reported as stale. */
export async function noteUse(
  { bearers, db, clock }: Pick<Context, 'bearers' | 'db' | 'clock'>,
  token: string,
  { user_id, stale_token }: Bearer,
): Promise<void> {
  const call = currentCall();
  if (call) call.userId = user_id;
  bearers.remember(token, user_id);
  if (stale_token === null) return;
  await db
    .updateTable('access_tokens')
    .set({ last_used_at: clock.now() })
    .where('id', '=', stale_token)
    .where('user_id', '=', user_id)
    .execute();
}

/** Least-recently-used cache of the users of at most `most` tokens. */
export function knownBearers(most = 10_000): KnownBearers {
  const people = new Map<string, number>();
  return {
    personOf: (token) => people.get(token) ?? null,
    remember(token, userId) {
      people.delete(token);
      people.set(token, userId);
      const [oldest] = people.keys();
      if (people.size > most && oldest !== undefined) people.delete(oldest);
    },
  };
}
