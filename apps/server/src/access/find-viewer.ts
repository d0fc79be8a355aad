import type { Tier } from '@wordcluster/domain/premium/prices';
import { sql } from 'kysely';
import type { Context, Viewer } from '../context.ts';
import { runningTier } from './premium.ts';
import { hashSecret } from './secrets.ts';
import { bearer, noteUse } from './tokens.ts';

interface Found {
  user_id: number;
  token_id: number;
  stale_token: number | null;
  email: string;
  tier: Tier | null;
  confirmed: boolean;
}

/** The user a bearer token belongs to, with the plan of this moment; null for a token that does not count. */
export async function findViewer(context: Context, token: string): Promise<Viewer | null> {
  const { db, clock, config } = context;
  const now = sql`${clock.now()}::timestamptz`;
  const { rows } = await sql<Found>`
    select b.*, u.email, u.confirmed_at is not null as confirmed, ${runningTier(sql`u.id`, now)} as tier
    from (${bearer(sql`${hashSecret(token)}`, now)}) b join users u on u.id = b.user_id`.execute(db);
  const found = rows[0];
  if (!found) return null;
  await noteUse(context, found.stale_token);
  return {
    id: found.user_id,
    tokenId: found.token_id,
    email: found.email,
    tier: found.tier,
    isAdmin: found.confirmed && found.email === config.adminEmail,
  };
}
