import { z } from 'zod';
import { defineCalls } from './call.ts';
import { id, moment, nothing, pathId, text } from './fields.ts';
import { messageResponse } from './messages.ts';
import { duration, tier } from './premium.ts';

const couponType = z.enum(['fixed', 'percentage']);
const allowed = z.enum(['any', 'lite', 'great']);

const coupon = z.object({
  id,
  type: couponType,
  /** Euro or percent. */
  value: z.number(),
  code: z.string(),
  allowed,
  /** Uses in all; null means infinite. */
  usages: z.number().int().nullable(),
  /** Null means infinite. */
  remaining_usages: z.number().int().nullable(),
  begin_at: moment.nullable(),
  expiration_at: moment.nullable(),
  active: z.boolean(),
  /** The orders that use it; their number is the used count. */
  premiums: z.array(z.object({ id })),
});

/** A form's field: the number itself or the text that was typed; the rules and their messages are the domain's. */
const typedNumber = z.union([z.number(), text(40)]);
/** A moment or null; an empty form field is null. */
const optionalMoment = z.union([z.literal(''), moment]).nullish();

const couponInput = z.strictObject({
  type: couponType,
  value: typedNumber,
  allowed,
  code: text(200),
  usages: typedNumber.nullish(),
  begin_at: optionalMoment,
  expiration_at: optionalMoment,
  active: z.boolean(),
});

const couponParams = z.object({ coupon_id: pathId });

export const couponCalls = defineCalls({
  'POST /api/check-coupon': {
    access: 'user',
    summary: 'Whether the user may use a coupon, and what it takes off.',
    body: z.strictObject({
      code: text(200),
      subscription: tier.nullish(),
      tier: tier.nullish(),
      duration: duration.nullish(),
    }),
    response: z.object({ code: z.string(), type: couponType, value: z.number() }),
  },
  'GET /api/coupons': { access: 'admin', summary: 'All coupons, newest first.', response: z.array(coupon) },
  'POST /api/coupons': {
    access: 'admin',
    summary: 'Creates a coupon.',
    body: couponInput,
    response: coupon,
    status: 201,
  },
  'PATCH /api/coupons/:coupon_id': {
    access: 'admin',
    summary: 'Changes a coupon; orders that use it keep their price.',
    params: couponParams,
    body: couponInput,
    response: coupon,
  },
  'DELETE /api/coupons/:coupon_id': {
    access: 'admin',
    summary: 'Removes a coupon; orders that use it keep their price.',
    params: couponParams,
    body: nothing,
    response: messageResponse,
  },
});
