import { DEFAULT_POOL, dailyShare, poolMonth, shareDay, type AllowanceKind } from '@wordcluster/domain/allowance/packs';
import { packMonth } from '@wordcluster/domain/premium/allowance-month';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';

export interface Remaining {
  text: number;
  voice: number;
}

/** Whose characters are used. */
export type Payer = Pick<Viewer, 'id' | 'tier'>;

/** The running order that gives the viewer their pack, or null on the free plan. */
export async function runningOrder(db: Db, userId: number, now: Date) {
  const order = await db
    .selectFrom('orders')
    .select(['tier', 'starts_at'])
    .where('buyer_id', '=', userId)
    .where('status', '=', 'PAID')
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .orderBy('tier')
    .limit(1)
    .executeTakeFirst();
  return order ? { tier: order.tier, packStart: packMonth(order.starts_at, now).from } : null;
}

/** What is left of the free pool this month. */
export async function poolOf({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<{ used: number; limit: number }> {
  const month = poolMonth(clock.now());
  const row = await db.selectFrom('free_pool').selectAll().where('part', '=', 0).executeTakeFirst();
  if (!row) return { used: 0, limit: DEFAULT_POOL };
  return { used: row.month === month ? row.used : 0, limit: row.pool_limit };
}

/** What is left of a free person's share of today. */
export async function shareOf(context: Pick<Context, 'db' | 'clock'>, userId: number): Promise<number> {
  const most = dailyShare((await poolOf(context)).limit);
  const row = await context.db
    .selectFrom('free_pool_shares')
    .select('used')
    .where('user_id', '=', userId)
    .where('day', '=', shareDay(context.clock.now()))
    .executeTakeFirst();
  return Math.max(0, most - (row?.used ?? 0));
}

/** Characters left: of the viewer's pack this month, or for a free user of the shared pool. */
export async function remaining(context: Context, viewer: Payer): Promise<Remaining> {
  const order = viewer.tier === null ? null : await runningOrder(context.db, viewer.id, context.clock.now());
  if (!order) {
    const pool = await poolOf(context);
    const left = Math.max(0, pool.limit - pool.used);
    return { text: left, voice: left };
  }
  const { rows } = await sql<{ kind: AllowanceKind; used: number }>`
    select kind, used from allowance_usage where user_id = ${viewer.id} and pack_start = ${order.packStart}`.execute(
    context.db,
  );
  const used = (kind: AllowanceKind) => rows.find((row) => row.kind === kind)?.used ?? 0;
  const pack = context.config.packs[order.tier];
  return { text: Math.max(0, pack.text - used('text')), voice: Math.max(0, pack.voice - used('voice')) };
}

/** What a month begins with: the viewer's pack, or for a free user the shared pool. */
export async function limits(context: Context, viewer: Payer): Promise<Remaining> {
  if (viewer.tier !== null) return context.config.packs[viewer.tier];
  const { limit } = await poolOf(context);
  return { text: limit, voice: limit };
}
