import { purchasePeriod } from '@wordcluster/domain/premium/period';
import type { Tier } from '@wordcluster/domain/premium/prices';
import { sql } from 'kysely';
import type { Db } from '../../../database/client.ts';
import { premiumResumed } from '../../clusters/pauses.ts';
import { whereKey } from './order-record.ts';
import type { OrderRow } from './order-record.ts';

/** When an order of this moment would run, and the running order that it would end or follow. */
export async function periodOf(db: Db, order: { id?: number; userId: number; tier: Tier }, now: Date) {
  let query = db
    .selectFrom('orders')
    .select(['id', 'tier', 'ends_at as end'])
    .where('buyer_id', '=', order.userId)
    .where('status', '=', 'PAID')
    .where('ends_at', '>', now);
  if (order.id !== undefined) query = query.where('id', '!=', order.id);
  const current = (await query.orderBy('ends_at', 'desc').limit(1).executeTakeFirst()) ?? null;
  return { current, ...purchasePeriod({ tier: order.tier, now, current }) };
}

/**
 * Sets the period of a paid order by the buyer's current Premium. An upgrade ends the active order, which remembers its
 * original end. The buyer is locked.
 */
export async function activatePremium(trx: Db, { id, user_id, tier }: OrderRow, now: Date): Promise<void> {
  if (user_id === null) return;
  const { current, start, end, endsCurrentAt } = await periodOf(trx, { id, userId: user_id, tier }, now);
  if (current !== null && endsCurrentAt !== null) {
    await sql`
      update orders set full_ends_at = ends_at, ends_at = greatest(starts_at, ${endsCurrentAt}), ended_by = ${id}
      where id = ${current.id} and buyer_id = ${user_id}`.execute(trx);
  }
  if (current === null) {
    const { ended } = await trx
      .selectFrom('orders')
      .select((all) => all.fn.max('ends_at').as('ended'))
      .where('buyer_id', '=', user_id)
      .where('status', '=', 'PAID')
      .where('id', '!=', id)
      .executeTakeFirstOrThrow();
    if (ended !== null) await premiumResumed(trx, { ownerId: user_id, since: ended, until: start });
  }
  await trx
    .updateTable('orders')
    .set({ starts_at: start, ends_at: end })
    .where(whereKey({ id, buyerId: user_id }))
    .execute();
}

/**
 * Refund: the order ends, one that it had shortened is restored, and the next paid one starts as soon as nothing else
 * is active.
 */
export async function endPremium(trx: Db, { id, buyer_id }: OrderRow, now: Date): Promise<void> {
  await sql`update orders set ends_at = greatest(starts_at, least(ends_at, ${now})) where id = ${id} and buyer_id = ${buyer_id}`.execute(
    trx,
  );
  await sql`
    update orders set ends_at = full_ends_at, full_ends_at = null, ended_by = null
    where ended_by = ${id} and buyer_id = ${buyer_id}`.execute(trx);
  const { rows: paid } = await sql<Pick<OrderRow, 'id' | 'starts_at' | 'ends_at'>>`
    select id, starts_at, ends_at from orders
    where buyer_id = ${buyer_id} and status = 'PAID' and ends_at > ${now} order by starts_at`.execute(trx);
  const running = paid.filter(({ starts_at }) => starts_at <= now).map(({ ends_at }) => ends_at.getTime());
  const free = running.length === 0 ? now : new Date(Math.max(...running));
  // The new times are computed here: Citus does not allow interval arithmetic on columns in this update.
  for (const next of paid.filter(({ starts_at }) => starts_at > free))
    await trx
      .updateTable('orders')
      .set({ starts_at: free, ends_at: new Date(free.getTime() + next.ends_at.getTime() - next.starts_at.getTime()) })
      .where(whereKey({ id: next.id, buyerId: buyer_id }))
      .execute();
}
