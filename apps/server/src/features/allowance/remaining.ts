import { dailyShare, shareDay, type AllowanceKind } from '@wordcluster/domain/allowance/packs';
import { packMonth } from '@wordcluster/domain/premium/allowance-month';
import { planOf } from '@wordcluster/domain/premium/plan';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { personCharacters } from './person-characters.ts';
import { poolOf } from './pool.ts';

/** Null: without a limit. */
export interface Remaining {
  text: number | null;
  voice: number | null;
}

/** The user to charge. */
export type Payer = Pick<Viewer, 'id' | 'tier'>;

/** The active order with the viewer's pack, or null on the free plan. */
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

/** Remaining and initial daily quota of a free user. */
export async function shareToday(
  context: Pick<Context, 'db' | 'clock'>,
  userId: number,
  pool: number,
): Promise<{ left: number; limit: number }> {
  const limit = dailyShare(pool);
  const row = await context.db
    .selectFrom('free_pool_shares')
    .select('used')
    .where('user_id', '=', userId)
    .where('day', '=', shareDay(context.clock.now()))
    .executeTakeFirst();
  return { left: Math.max(0, limit - (row?.used ?? 0)), limit };
}

const plan = ({ config }: Context, { tier }: Payer) => planOf({ shop: config.shop, tier }).characters;

/**
 * Remaining characters: of the viewer's pack this month, of the limit per user, or for a free user of the shared pool.
 */
export async function remaining(context: Context, viewer: Payer): Promise<Remaining> {
  if (plan(context, viewer) === 'person') return ofBoth((await personCharacters(context, viewer.id))?.left ?? null);
  const pack = viewer.tier === null ? null : await packLeft(context, viewer);
  return pack ?? ofBoth(leftIn(await poolOf(context)));
}

/** Part of `GET /api/user`: remaining and initial characters of the month, and for free users of today. */
export async function allowance(context: Context, viewer: Payer) {
  if (plan(context, viewer) === 'person') {
    const own = await personCharacters(context, viewer.id);
    return { left: ofBoth(own?.left ?? null), most: ofBoth(own?.limit ?? null), today: null };
  }
  const pack = viewer.tier === null ? null : await packLeft(context, viewer);
  if (viewer.tier !== null && pack !== null)
    return { left: pack, most: context.config.packs[viewer.tier], today: null };
  const pool = await poolOf(context);
  const left = leftIn(pool);
  const share = await shareToday(context, viewer.id, pool.limit);
  // Capped by an almost empty pool.
  const today = { left: Math.min(share.left, left), limit: Math.min(share.limit, pool.limit) };
  return { left: ofBoth(left), most: ofBoth(pool.limit), today };
}

/** Whether anything is left; always without a limit. */
export const isLeft = (characters: number | null): boolean => characters === null || characters > 0;

const ofBoth = (characters: number | null): Remaining => ({ text: characters, voice: characters });
const leftIn = ({ used, limit }: { used: number; limit: number }) => Math.max(0, limit - used);

/** Rest of the pack of an active order; null without one. */
async function packLeft(context: Context, viewer: Payer): Promise<Remaining | null> {
  const order = await runningOrder(context.db, viewer.id, context.clock.now());
  if (!order) return null;
  const { rows } = await sql<{ kind: AllowanceKind; used: number }>`
    select kind, used from allowance_usage where user_id = ${viewer.id} and pack_start = ${order.packStart}`.execute(
    context.db,
  );
  const used = (kind: AllowanceKind) => rows.find((row) => row.kind === kind)?.used ?? 0;
  const pack = context.config.packs[order.tier];
  return { text: Math.max(0, pack.text - used('text')), voice: Math.max(0, pack.voice - used('voice')) };
}
