import { PAYMENT_STATES } from '@wordcluster/domain/premium/orders';
import { z } from 'zod';
import { defineCalls } from './call.ts';
import { id, moment, nothing, pathId, text } from './fields.ts';
import { messageResponse } from './messages.ts';

export const tier = z.enum(['great', 'lite']);
export const orderStatus = z.enum(['CREATED', 'PAID', 'CANCELED']);
/** Euro, two decimals. */
export const euro = z.number();

const paymentState = z.enum(PAYMENT_STATES);

export const payment = z.object({
  id,
  created_at: moment,
  price: euro,
  current_state: paymentState,
  /** Oldest first. */
  states: z.array(z.object({ state: paymentState, created_at: moment })),
});

const premiumOrder = z.object({
  id,
  tier,
  /** While the order is unpaid, the period if it had been paid at its creation. */
  start: moment,
  end: moment,
  active: z.boolean(),
  order_status: orderStatus,
  price: euro,
  created_at: moment,
  /** Newest first. */
  payments: z.array(payment),
  /** Signed addresses of the invoice, null without one. */
  download: z.string().nullable(),
  download_xml: z.string().nullable(),
});

/** 365 or 'year'; nothing else is sold. */
export const duration = z.union([z.number(), text(20)]);

export const orderParams = z.object({ order_id: pathId });

/** Payment page: in a frame or by redirect. `iframe_url: false` means that no payment is needed. */
const paymentStep = {
  iframe_url: z.union([z.string(), z.literal(false)]).optional(),
  redirect_url: z.string().optional(),
};

export const premiumCalls = defineCalls({
  'GET /api/user/premium': {
    access: 'user',
    summary: "The user's Premium orders, newest first, and the Premium that runs.",
    response: z.object({
      history: z.array(premiumOrder),
      current: z.object({ end: moment, tier }).nullable(),
    }),
  },
  'POST /api/user/premium': {
    access: 'user',
    summary: 'Buys Premium for a year; the answer says where to pay.',
    body: z.strictObject({
      street: text(1000),
      city: text(1000),
      postal_code: text(1000),
      country_code: text(10),
      phone_number: text(100).nullish(),
      days: duration.nullish(),
      duration: duration.nullish(),
      tier,
      coupon: text(200).nullish(),
    }),
    response: z.object({ order_id: id, ...paymentStep }),
  },
  'POST /api/user/premium/:order_id/new-payment': {
    access: 'user',
    summary: 'Starts another payment of an unpaid order.',
    params: orderParams,
    body: nothing,
    response: z.object(paymentStep),
  },
  'DELETE /api/user/premium/:order_id': {
    access: 'user',
    summary: 'Cancels an unpaid order.',
    params: orderParams,
    body: nothing,
    response: messageResponse,
  },
});
