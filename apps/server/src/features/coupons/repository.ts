import type { Coupon } from '@wordcluster/domain/premium/coupon';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/client.ts';
import type { CouponsTable } from '../../database/schema/coupons.ts';

export type CouponRow = Selectable<CouponsTable>;

/** A stored coupon as the domain's rules take it. */
export const toCoupon = (row: CouponRow): Coupon => ({ ...row, value: Number(row.value) });

export const findCoupon = (db: Db, code: string) =>
  db.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst();

/** Whether a user has an order, unpaid or paid, with this coupon. */
export async function hasUsedCoupon(db: Db, couponId: number, userId: number): Promise<boolean> {
  const use = await db
    .selectFrom('coupon_uses')
    .select('order_id')
    .where('coupon_id', '=', couponId)
    .where('buyer_id', '=', userId)
    .executeTakeFirst();
  return use !== undefined;
}

/** Coupons are for the first paid order; one that was paid and given back does not count. */
export async function hasPaidOrder(db: Db, userId: number): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('buyer_id', '=', userId)
    .where('status', '=', 'PAID')
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}
