import { message } from '@wordcluster/domain/messages/all';
import type { BodyOf, ResponseOf } from '@wordcluster/contract/types';
import {
  couponErrors,
  normalizeCouponCode,
  VALUE_NOT_POSITIVE,
  remainingUsages,
} from '@wordcluster/domain/premium/coupon';
import { trimText } from '@wordcluster/domain/text/characters';
import { assertNoErrors, invalidField, notFound } from '../../../failure.ts';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../../context.ts';
import type { Db } from '../../../database/client.ts';
import { recordEvent } from '../../audit/record-event.ts';
import type { CouponRow } from './use-coupon.ts';

const EXPIRES_TOO_EARLY = message('coupon.expires_too_early');

/** Maximum of the column; rounding must not exceed it. */
const MOST = 999_999_999.99;

const moment = (text: string | null | undefined) => (text ? new Date(text) : null);

/** The columns of `coupons` that the administrator's form fills, checked by the domain's rules. */
function couponValues(input: BodyOf<'POST /api/coupons'>) {
  const value = String(input.value);
  const usages = String(input.usages ?? '').trim();
  assertNoErrors(couponErrors({ code: trimText(input.code), value, usages }));
  // Cents and hundredths of a percent are the smallest unit; less would be stored as zero.
  const rounded = Math.min(Number(value), MOST).toFixed(2);
  if (Number(rounded) <= 0) throw invalidField('value', VALUE_NOT_POSITIVE);
  const [begin_at, expiration_at] = [moment(input.begin_at), moment(input.expiration_at)];
  if (begin_at && expiration_at && expiration_at <= begin_at) throw invalidField('expiration_at', EXPIRES_TOO_EARLY);
  return {
    type: input.type,
    value: rounded,
    allowed: input.allowed,
    code: normalizeCouponCode(input.code),
    usages: usages === '' ? null : Number(usages),
    begin_at,
    expiration_at,
    active: input.active,
  };
}

type Coupon = ResponseOf<'GET /api/coupons'>[number];

const CODE_TAKEN = message('coupon.code_taken');

/** PostgreSQL's unique_violation. */
const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23505';

/** All coupons, newest first, or a single one. */
export async function listCoupons(db: Db, only?: number): Promise<Coupon[]> {
  const which = only === undefined ? sql`` : sql`where id = ${only}`;
  const { rows } = await sql<CouponRow>`select * from coupons ${which} order by id desc`.execute(db);
  const ids = rows.map(({ id }) => id);
  // Uses are in the buyers' shards, coupons are not.
  const { rows: uses } = await sql<{ coupon_id: number; order_id: number }>`
    select coupon_id, order_id from coupon_uses where coupon_id = any(${ids}::bigint[]) order by order_id`.execute(db);
  const usesOf = Map.groupBy(uses, ({ coupon_id }) => coupon_id);
  return rows.map((row) => ({
    ...row,
    premiums: (usesOf.get(row.id) ?? []).map(({ order_id: id }) => ({ id })),
    value: Number(row.value),
    remaining_usages: remainingUsages(row, row.used_count),
    begin_at: row.begin_at?.toISOString() ?? null,
    expiration_at: row.expiration_at?.toISOString() ?? null,
  }));
}

/** The administrator, and the network (/24 or /64) from which they change something. */
interface Origin {
  viewer: Viewer;
  network: string;
}

/** Stores a coupon and records the editor; a duplicate code is a field error. */
async function storeCoupon(
  { db, clock }: Context,
  origin: Origin,
  store: (trx: Db) => Promise<{ id: number; code: string } | undefined>,
): Promise<Coupon> {
  const id = await db
    .transaction()
    .execute(async (trx) => {
      const stored = await store(trx);
      if (!stored) throw notFound('The coupon');
      await recordChange(trx, origin, clock.now(), stored.code);
      return stored.id;
    })
    .catch((error: unknown) => {
      throw isTaken(error) ? invalidField('code', CODE_TAKEN) : error;
    });
  const [coupon] = await listCoupons(db, id);
  if (!coupon) throw notFound('The coupon');
  return coupon;
}

const recordChange = (trx: Db, { viewer, network }: Origin, at: Date, code: string): Promise<void> =>
  recordEvent(trx, { type: 'coupon_changed', at, userId: null, byUserId: viewer.id, network, about: code });

export function createCoupon(context: Context, origin: Origin, input: BodyOf<'POST /api/coupons'>): Promise<Coupon> {
  const values = { ...couponValues(input), created_at: context.clock.now() };
  return storeCoupon(context, origin, (trx) =>
    trx.insertInto('coupons').values(values).returning(['id', 'code']).executeTakeFirst(),
  );
}

/** Changes a coupon; existing orders keep their price. */
export function modifyCoupon(
  context: Context,
  origin: Origin,
  id: number,
  input: BodyOf<'POST /api/coupons'>,
): Promise<Coupon> {
  const values = couponValues(input);
  return storeCoupon(context, origin, (trx) =>
    trx.updateTable('coupons').set(values).where('id', '=', id).returning(['id', 'code']).executeTakeFirst(),
  );
}

export async function removeCoupon({ db, clock }: Context, origin: Origin, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('coupon_uses').where('coupon_id', '=', id).execute();
    const removed = await trx.deleteFrom('coupons').where('id', '=', id).returning('code').executeTakeFirst();
    if (!removed) throw notFound('The coupon');
    await recordChange(trx, origin, clock.now(), removed.code);
  });
}
