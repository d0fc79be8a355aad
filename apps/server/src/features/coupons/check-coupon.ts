import { message } from '@wordcluster/domain/messages/all';
import type { AnswerOf, BodyOf } from '@wordcluster/contract/types';
import { canApplyCode, normalizeCouponCode, UNKNOWN_COUPON } from '@wordcluster/domain/premium/coupon';
import { parseDuration } from '@wordcluster/domain/premium/prices';
import type { Context, Viewer } from '../../context.ts';
import { invalidField } from '../../failure.ts';
import { findCoupon } from './repository.ts';
import { usableCoupon } from './use-coupon.ts';

/** Whether the viewer may use a coupon now. The purchase asks again: it may be used up or expire in between. */
export async function checkCoupon(
  { db, clock }: Context,
  viewer: Viewer,
  body: BodyOf<'POST /api/check-coupon'>,
): Promise<AnswerOf<'POST /api/check-coupon'>> {
  const code = normalizeCouponCode(body.code);
  if (!canApplyCode(code)) throw invalidField('code', UNKNOWN_COUPON);
  if (body.duration !== null && body.duration !== undefined && parseDuration(body.duration) === null) {
    throw invalidField('duration', message('premium.year_only'));
  }
  // Asked without a tier, the coupon's own is meant: the purchase names one.
  const own = (await findCoupon(db, code))?.allowed;
  const tier = body.subscription ?? body.tier ?? (own === 'lite' ? 'lite' : 'great');
  const coupon = await usableCoupon(db, code, { userId: viewer.id, tier, now: clock.now(), field: 'code' });
  return { code: coupon.code, type: coupon.type, value: Number(coupon.value) };
}
