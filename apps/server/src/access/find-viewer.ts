import type { Tier } from '@wordcluster/domain/premium/prices';
import { sql } from 'kysely';
import type { Context, Viewer } from '../context.ts';
import type { SqlPart } from '../database/prepared.ts';
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
  factor_due: boolean;
}

/** Administrative changes are open for so long after a second factor was answered. */
const FACTOR_MINUTES = 15;

/** Whether the account of `b` has a second factor that was not answered lately with this token. */
const factorDue = (now: SqlPart): SqlPart => sql`(
  (exists (select 1 from passkeys p where p.user_id = b.user_id)
    or exists (select 1 from totp_factors f where f.user_id = b.user_id and f.confirmed_at is not null))
  and not exists (
    select 1 from access_tokens a
    where a.id = b.token_id and a.second_factor_at > ${now} - interval '${sql.raw(String(FACTOR_MINUTES))} minutes'))`;

/** The user a bearer token belongs to, with the plan of this moment; null for a token that does not count. */
export async function findViewer(context: Context, token: string): Promise<Viewer | null> {
  const { db, clock, config } = context;
  const now = sql`${clock.now()}::timestamptz`;
  const { rows } = await sql<Found>`
    select b.*, u.email, u.confirmed_at is not null as confirmed, ${runningTier(sql`u.id`, now)} as tier,
      ${factorDue(now)} as factor_due
    from (${bearer(sql`${hashSecret(token)}`, now)}) b join users u on u.id = b.user_id`.execute(db);
  const found = rows[0];
  if (!found) return null;
  await noteUse(context, token, found);
  return {
    id: found.user_id,
    tokenId: found.token_id,
    email: found.email,
    tier: found.tier,
    isAdmin: found.confirmed && found.email === config.adminEmail,
    factorDue: found.factor_due,
  };
}
