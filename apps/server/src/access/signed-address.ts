import type { Context } from '../context.ts';
import { currentCall } from '../trace.ts';
import { isSigned, signedPath, type SignedQuery } from './signed-path.ts';

/**
 * In responses to a program an address is valid for 10 to 15 minutes: its expiry is rounded up, so that the same
 * address is used for a while.
 */
const PROGRAM_HOURS = 10 / 60;
const PROGRAM_ROUND_SECONDS = 300;

interface Life {
  hours: number;
  /** Seconds to which the expiry is rounded up; default: an hour. */
  round?: number;
  /** True for pictures and recordings, which devices cache for days, and for addresses in mails. */
  outlivesSession?: boolean;
}

type Signing = Pick<Context, 'config' | 'clock'>;

/**
 * A signed URL for the caller, which a plain link can open. It ends with their session or their program's token; a program
 * gets none without the scope of reading. Null then.
 */
export function signedAddress({ config, clock }: Signing, path: string, life: Life): string | null {
  const bearer = currentCall()?.bearer ?? null;
  const [key] = config.secretKeys;
  const { hours, round, outlivesSession = false } = life;
  if (bearer?.kind === 'program') {
    if (!bearer.mayRead) return null;
    const holder = nameOf(bearer);
    return signedPath(key, path, clock.now(), PROGRAM_HOURS, { round: PROGRAM_ROUND_SECONDS, holder });
  }
  if (bearer === null || outlivesSession) return signedPath(key, path, clock.now(), hours, { round });
  return signedPath(key, path, clock.now(), hours, { round, holder: nameOf(bearer) });
}

interface Holder {
  kind: 'session' | 'program';
  id: number;
  userId: number;
}

const nameOf = ({ kind, id, userId }: Holder) => `${kind}-${id}-${userId}`;

function holderOf(name: string): Holder | null {
  const [, kind, id, userId] = /^(session|program)-(\d{1,15})-(\d{1,15})$/.exec(name) ?? [];
  return kind === 'session' || kind === 'program' ? { kind, id: Number(id), userId: Number(userId) } : null;
}

/** Whether an address was signed for this path, has not expired, and its session or token is still valid. */
export async function isSignedAddress(
  { db, config, clock }: Pick<Context, 'db' | 'config' | 'clock'>,
  path: string,
  query: SignedQuery,
): Promise<boolean> {
  if (!isSigned(config.secretKeys, path, query, clock.now())) return false;
  if (query.holder === undefined) return true;
  const holder = holderOf(query.holder);
  if (holder === null) return false;
  const alive =
    holder.kind === 'session'
      ? db.selectFrom('access_tokens').select('id').where('id', '=', holder.id).where('user_id', '=', holder.userId)
      : db
          .selectFrom('personal_tokens')
          .select('id')
          .where('id', '=', holder.id)
          .where('user_id', '=', holder.userId)
          .where('expires_at', '>', clock.now());
  return (await alive.executeTakeFirst()) !== undefined;
}
