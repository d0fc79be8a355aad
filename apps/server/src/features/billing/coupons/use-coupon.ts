import {
  type Coupon,
  couponRefusal,
  normalizeCouponCode,
  UNKNOWN_COUPON,
  canApplyCode,
} from '@wordcluster/domain/premium/coupon';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../database/client.ts';
import type { CouponsTable } from '../../../database/schema/coupons.ts';
import { type Tier, parseDuration } from '@wordcluster/domain/premium/prices';
import type { SqlPart } from '../../../database/prepared.ts';
import { invalidField } from '../../../failure.ts';
import { message } from '@wordcluster/domain/messages/all';
import type { ResponseOf, BodyOf } from '@wordcluster/contract/types';
import type { Context, Viewer } from '../../../context.ts';

export type CouponRow = Selectable<CouponsTable>;

/** A stored coupon in the form of the domain's rules. */
const toCoupon = (row: CouponRow): Coupon => ({ ...row, value: Number(row.value) });

const findCoupon = (db: Db, code: string) =>
  db.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst();

/** Whether a user has an order, unpaid or paid, with this coupon. */
async function hasUsedCoupon(db: Db, couponId: number, userId: number): Promise<boolean> {
  const use = await db
    .selectFrom('coupon_uses')
    .select('order_id')
    .where('coupon_id', '=', couponId)
    .where('buyer_id', '=', userId)
    .executeTakeFirst();
  return use !== undefined;
}

/** Coupons are for the first paid order; a refunded one does not count. */
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

interface Question {
  userId: number;
  tier: Tier;
  now: Date;
  /** Name of the form field with the code. */
  field: string;
}

/** The coupon of a code if the user may use it now; throws a 422 with the reason otherwise. */
async function usableCoupon(db: Db, code: string, { userId, tier, now, field }: Question): Promise<CouponRow> {
  const row = await findCoupon(db, normalizeCouponCode(code));
  if (!row) throw invalidField(field, UNKNOWN_COUPON);
  const refusal = couponRefusal(toCoupon(row), {
    tier,
    now,
    used: row.used_count,
    usedByThisUser: await hasUsedCoupon(db, row.id, userId),
    hasPaidOrder: await hasPaidOrder(db, userId),
  });
  if (refusal !== null) throw invalidField(field, refusal);
  return row;
}

/**
 * The same with a lock on the coupon until the transaction ends: parallel checkouts are serialised here, so that none
 * counts a use that another one takes.
 */
export async function lockUsableCoupon(trx: Db, code: string, question: Question): Promise<CouponRow> {
  await sql`select 1 from coupons where code = ${normalizeCouponCode(code)} for update`.execute(trx);
  return usableCoupon(trx, code, question);
}

/** Counts the use of a locked coupon by an order. */
export async function countCouponUse(
  trx: Db,
  couponId: number,
  use: { orderId: number; userId: number; now: Date },
): Promise<void> {
  await trx
    .insertInto('coupon_uses')
    .values({
      coupon_id: couponId,
      order_id: use.orderId,
      buyer_id: use.userId,
      user_id: use.userId,
      created_at: use.now,
    })
    .execute();
  await sql`update coupons set used_count = used_count + 1 where id = ${couponId}`.execute(trx);
}

/** Returns the coupon use of a cancelled order; idempotent. Locks the coupon first, as using does. */
export async function returnCoupon(trx: Db, whereOrder: SqlPart<boolean>): Promise<void> {
  const use = await trx.selectFrom('coupon_uses').select('coupon_id').where(whereOrder).executeTakeFirst();
  if (!use) return;
  const { rows } = await sql`select 1 from coupons where id = ${use.coupon_id} for update`.execute(trx);
  if (rows.length === 0) return;
  const { numDeletedRows } = await trx.deleteFrom('coupon_uses').where(whereOrder).executeTakeFirst();
  if (numDeletedRows === 0n) return;
  await sql`update coupons set used_count = greatest(0, used_count - 1) where id = ${use.coupon_id}`.execute(trx);
}

/** Whether the viewer may use a coupon now. The purchase checks again: it may be used up or expire in between. */
export async function checkCoupon(
  { db, clock }: Context,
  viewer: Viewer,
  body: BodyOf<'POST /api/check-coupon'>,
): Promise<ResponseOf<'POST /api/check-coupon'>> {
  const code = normalizeCouponCode(body.code);
  if (!canApplyCode(code)) throw invalidField('code', UNKNOWN_COUPON);
  if (body.duration !== null && body.duration !== undefined && parseDuration(body.duration) === null) {
    throw invalidField('duration', message('premium.year_only'));
  }
  // Default: the coupon's own tier; the purchase always names one.
  const own = (await findCoupon(db, code))?.allowed;
  const tier = body.subscription ?? body.tier ?? (own === 'lite' ? 'lite' : 'great');
  const coupon = await usableCoupon(db, code, { userId: viewer.id, tier, now: clock.now(), field: 'code' });
  return { code: coupon.code, type: coupon.type, value: Number(coupon.value) };
}
