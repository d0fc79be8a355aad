import type { Tier } from '@wordcluster/domain/premium/prices';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import { hashSecret } from './secret.ts';

const IDLE_DAYS = 30;
/** The moment of last use is written at most this often, so that reading does not write. */
const TOUCH_SECONDS = 60;
const DAY = 86_400_000;

interface Found {
  id: number;
  token_id: number;
  email: string;
  last_used_at: Date;
  tier: Tier | null;
  confirmed: boolean;
}

/** The user a bearer token belongs to, with the plan of this moment; null for an unknown or idle token. */
export async function findViewer({ db, clock, config }: Context, token: string): Promise<Viewer | null> {
  const now = clock.now();
  const { rows } = await sql<Found>`
    select u.id, t.id as token_id, u.email, t.last_used_at, u.confirmed_at is not null as confirmed,
      (select o.tier from orders o
        where o.user_id = u.id and o.status = 'PAID' and o.starts_at <= ${now} and o.ends_at > ${now}
        order by o.tier limit 1) as tier
    from access_tokens t join users u on u.id = t.user_id
    where t.token_hash = ${hashSecret(token)} and t.last_used_at > ${new Date(now.getTime() - IDLE_DAYS * DAY)}`.execute(
    db,
  );
  const found = rows[0];
  if (!found) return null;
  if (now.getTime() - found.last_used_at.getTime() > TOUCH_SECONDS * 1000) {
    await db.updateTable('access_tokens').set({ last_used_at: now }).where('id', '=', found.token_id).execute();
  }
  return {
    id: found.id,
    tokenId: found.token_id,
    email: found.email,
    tier: found.tier,
    isAdmin: found.confirmed && found.email === config.adminEmail,
  };
}
