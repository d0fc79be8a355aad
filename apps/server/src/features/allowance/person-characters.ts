import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { packQuota } from './pack-quota.ts';
import type { Quota } from './quota.ts';

/** Text and voice are counted together. */
const KIND = 'both';

const monthOf = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));

/** A user's characters of a month, and the operator's limit per user; null: no limit. */
export async function personCharacters(
  { db, clock, config }: Context,
  userId: number,
): Promise<{ left: number; limit: number } | null> {
  const limit = config.charactersPerPerson;
  if (limit === null) return null;
  const { rows } = await sql<{ used: number }>`
    select used from allowance_usage
    where user_id = ${userId} and kind = ${KIND} and pack_start = ${monthOf(clock.now())}`.execute(db);
  return { left: Math.max(0, limit - (rows[0]?.used ?? 0)), limit };
}

/** Without a limit nothing is counted. */
const UNLIMITED: Quota = { take: async () => true, refund: async () => undefined };

export function personQuota(context: Context, userId: number): Quota {
  const { charactersPerPerson: limit } = context.config;
  if (limit === null) return UNLIMITED;
  return packQuota(context, { userId, kind: KIND, from: monthOf(context.clock.now()), limit });
}
