import { message } from '@wordcluster/domain/messages/all';
import type { BodyOf } from '@wordcluster/contract/types';
import { checkoutErrors, normalizeAddress, type Address } from '@wordcluster/domain/premium/checkout';
import { discountedPrice } from '@wordcluster/domain/premium/discount';
import { purchaseRefusal } from '@wordcluster/domain/premium/orders';
import { parseDuration, PREMIUM_DAYS, PRICE_CENTS, type Tier } from '@wordcluster/domain/premium/prices';
import { trimText } from '@wordcluster/domain/text/characters';
import type { FieldErrors } from '@wordcluster/domain/validation';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { assertNoErrors, Failure, notFound } from '../../failure.ts';
import type { PaymentGateway } from '../../ports/payment-gateway.ts';
import type { CouponRow } from './coupons/use-coupon.ts';
import { recordEvent } from '../audit/record-event.ts';
import { countCouponUse, lockUsableCoupon } from './coupons/use-coupon.ts';
import { periodOf } from './orders/activate-premium.ts';
import { applyOrderEvent } from './orders/apply-event.ts';
import { lockPerson } from '../../access/lock-person.ts';
import { lockOrder } from './orders/order-record.ts';
import {
  addPayment,
  chosenGateway,
  NOT_PAYABLE,
  openPayment,
  paymentStep,
  type PaymentStep,
} from './payments/open-payment.ts';

type Purchase = BodyOf<'POST /api/user/premium'>;
const ONLY_A_YEAR = message('premium.year_only');

interface PurchaseResponse extends Omit<PaymentStep, 'iframe_url'> {
  order_id: number;
  /** False: the price is zero, Premium is active. */
  iframe_url?: string | false;
}

/** Validates the input; prices, discounts and periods are never taken from it. */
function checkedAddress(input: Purchase): Address {
  const address: Address = {
    street: input.street,
    city: input.city,
    postal_code: input.postal_code,
    country_code: input.country_code,
    phone_number: input.phone_number ?? null,
  };
  const errors: FieldErrors = checkoutErrors(address);
  const field = input.days === null || input.days === undefined ? 'duration' : 'days';
  if (parseDuration(input.days ?? input.duration ?? '') === null) errors[field] = [ONLY_A_YEAR];
  assertNoErrors(errors);
  return normalizeAddress(address);
}

/**
 * Buys Premium. Order, coupon use and payment are stored first, in one transaction; only then the gateway is called, so
 * that an interruption at any moment leaves an order which the buyer can pay or cancel. `origin` is the product's
 * origin in their browser, `network` their network (/24 or /64).
 */
export async function purchase(
  context: Context,
  viewer: Viewer,
  input: Purchase,
  { origin, network }: { origin: string; network: string },
): Promise<PurchaseResponse> {
  const address = checkedAddress(input);
  const { orderId, payment } = await context.db
    .transaction()
    .execute((trx) => createOrder(context, trx, { viewer, network }, input, address));
  if (payment === null) return { order_id: orderId, iframe_url: false };
  return {
    order_id: orderId,
    ...paymentStep(await openPayment(context, payment.gateway, { id: payment.id, buyerId: viewer.id }), origin),
  };
}

interface NewOrder {
  orderId: number;
  /** Null for an order with a price of zero. */
  payment: { id: number; gateway: PaymentGateway } | null;
}

async function createOrder(
  context: Context,
  trx: Db,
  { viewer, network }: { viewer: Viewer; network: string },
  input: Purchase,
  address: Address,
): Promise<NewOrder> {
  const now = context.clock.now();
  await lockPerson(trx, viewer.id);
  await assertMayBuy(trx, viewer.id, now);
  const coupon = trimText(input.coupon ?? '')
    ? await lockUsableCoupon(trx, input.coupon ?? '', { userId: viewer.id, tier: input.tier, now, field: 'coupon' })
    : null;
  const orderId = await insertOrder(trx, { userId: viewer.id, tier: input.tier, address, coupon }, now);
  await recordEvent(trx, {
    type: 'order_created',
    at: now,
    userId: viewer.id,
    byUserId: viewer.id,
    network,
    about: `#${orderId}`,
  });
  if (coupon) await countCouponUse(trx, coupon.id, { orderId, userId: viewer.id, now });
  const locked = await lockOrder(trx, { id: orderId, buyerId: viewer.id });
  if (!locked) throw notFound('The order');
  if (locked.row.price_cents === 0) {
    await applyOrderEvent(context, trx, locked, { type: 'free-activated', at: now }, { byUserId: viewer.id, network });
    return { orderId, payment: null };
  }
  const gateway = chosenGateway(context);
  const id = await addPayment(context, trx, locked, gateway);
  if (id === null) throw new Failure('conflict', NOT_PAYABLE);
  return { orderId, payment: { id, gateway } };
}

/** 409 with a sentence for a user with an unpaid order or a paid one in the future. */
async function assertMayBuy(trx: Db, userId: number, now: Date): Promise<void> {
  const orders = await trx
    .selectFrom('orders')
    .select(['status as order_status', 'starts_at as start'])
    .where('buyer_id', '=', userId)
    .where('status', '!=', 'CANCELED')
    .execute();
  const refusal = purchaseRefusal(orders, now);
  if (refusal !== null) throw new Failure('conflict', refusal, { errors: { order: [refusal] } });
}

async function insertOrder(
  trx: Db,
  { userId, tier, address, coupon }: { userId: number; tier: Tier; address: Address; coupon: CouponRow | null },
  now: Date,
): Promise<number> {
  const buyer = await trx
    .updateTable('users')
    .set(address)
    .where('id', '=', userId)
    .returning(['first_name', 'last_name', 'email'])
    .executeTakeFirstOrThrow();
  // Preview of the period if paid now; the payment sets it.
  const { start, end } = await periodOf(trx, { userId, tier }, now);
  const discount = coupon && { type: coupon.type, value: Number(coupon.value) };
  const { id } = await trx
    .insertInto('orders')
    .values({
      ...buyer,
      ...address,
      user_id: userId,
      buyer_id: userId,
      tier,
      days: PREMIUM_DAYS,
      status: 'CREATED',
      list_price_cents: PRICE_CENTS[tier],
      price_cents: discountedPrice(PRICE_CENTS[tier], discount),
      coupon_code: coupon?.code ?? null,
      coupon_type: coupon?.type ?? null,
      coupon_value: coupon?.value ?? null,
      starts_at: start,
      ends_at: end,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
