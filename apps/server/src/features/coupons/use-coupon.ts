import { couponRefusal, normalizeCouponCode, UNKNOWN_COUPON } from '@wordcluster/domain/premium/coupon';
import type { Tier } from '@wordcluster/domain/premium/prices';
import { sql } from 'kysely';
import type { Db } from '../../database/client.ts';
import type { SqlPart } from '../../database/prepared.ts';
import { invalidField } from '../../failure.ts';
import { findCoupon, hasPaidOrder, hasUsedCoupon, toCoupon, type CouponRow } from './repository.ts';

interface Question {
  userId: number;
  tier: Tier;
  now: Date;
  /** The field of the form that the code stands in. */
  field: string;
}

/** The coupon of a code if the user may use it now; throws a 422 with the reason otherwise. */
export async function usableCoupon(db: Db, code: string, { userId, tier, now, field }: Question): Promise<CouponRow> {
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
 * The same, holding the coupon until the transaction ends: parallel checkouts wait for each other here, so that none
 * counts a usage that another one takes.
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

/** Gives the use at a cancelled order's place back; an order without one changes nothing. Locks the coupon first, as using does. */
export async function returnCoupon(trx: Db, place: SqlPart<boolean>): Promise<void> {
  const use = await trx.selectFrom('coupon_uses').select('coupon_id').where(place).executeTakeFirst();
  if (!use) return;
  const { rows } = await sql`select 1 from coupons where id = ${use.coupon_id} for update`.execute(trx);
  if (rows.length === 0) return;
  const { numDeletedRows } = await trx.deleteFrom('coupon_uses').where(place).executeTakeFirst();
  if (numDeletedRows === 0n) return;
  await sql`update coupons set used_count = greatest(0, used_count - 1) where id = ${use.coupon_id}`.execute(trx);
}
