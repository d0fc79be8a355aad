import { message } from '@wordcluster/domain/messages/all';
import type { AnswerOf, BodyOf } from '@wordcluster/contract/types';
import { remainingUsages } from '@wordcluster/domain/premium/coupon';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { invalidField, notFound } from '../../failure.ts';
import { couponValues } from './coupon-values.ts';
import type { CouponRow } from './repository.ts';

type Coupon = AnswerOf<'GET /api/coupons'>[number];

const CODE_TAKEN = message('coupon.code_taken');

/** PostgreSQL's unique_violation. */
const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23505';

/** All coupons, newest first, or only one of them. */
export async function listCoupons(db: Db, only?: number): Promise<Coupon[]> {
  const { rows } = await sql<CouponRow & { premiums: { id: number }[] }>`
    select c.*, coalesce((select json_agg(json_build_object('id', u.order_id) order by u.order_id)
      from coupon_uses u where u.coupon_id = c.id), '[]'::json) as premiums
    from coupons c ${only === undefined ? sql`` : sql`where c.id = ${only}`} order by c.id desc`.execute(db);
  return rows.map((row) => ({
    ...row,
    value: Number(row.value),
    remaining_usages: remainingUsages(row, row.used_count),
    begin_at: row.begin_at?.toISOString() ?? null,
    expiration_at: row.expiration_at?.toISOString() ?? null,
  }));
}

async function storedCoupon(db: Db, store: () => Promise<{ id: number } | undefined>): Promise<Coupon> {
  const stored = await store().catch((error: unknown) => {
    throw isTaken(error) ? invalidField('code', CODE_TAKEN) : error;
  });
  const [coupon] = stored ? await listCoupons(db, stored.id) : [];
  if (!coupon) throw notFound('The coupon');
  return coupon;
}

export function createCoupon({ db, clock }: Context, input: BodyOf<'POST /api/coupons'>): Promise<Coupon> {
  const values = { ...couponValues(input), created_at: clock.now() };
  return storedCoupon(db, () => db.insertInto('coupons').values(values).returning('id').executeTakeFirst());
}

/** Changes a coupon; orders that use it keep the price they were made with. */
export function modifyCoupon({ db }: Context, id: number, input: BodyOf<'POST /api/coupons'>): Promise<Coupon> {
  const values = couponValues(input);
  return storedCoupon(db, () =>
    db.updateTable('coupons').set(values).where('id', '=', id).returning('id').executeTakeFirst(),
  );
}

export async function removeCoupon({ db }: Context, id: number): Promise<void> {
  const removed = await db.deleteFrom('coupons').where('id', '=', id).returning('id').executeTakeFirst();
  if (!removed) throw notFound('The coupon');
}
