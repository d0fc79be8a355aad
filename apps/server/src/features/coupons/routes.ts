import { message } from '@wordcluster/domain/messages/all';
import { answerMessage } from '../../http/answer-messages.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/contract-route.ts';
import { throttle } from '../../access/throttle.ts';
import { checkCoupon } from './check-coupon.ts';
import { createCoupon, listCoupons, modifyCoupon, removeCoupon } from './manage-coupons.ts';

/** Coupons over HTTP. Checking is throttled: five characters could be guessed. */
export function couponRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'POST /api/check-coupon', async ({ viewer, body }) => {
    await throttle(context, `check-coupon:${viewer.id}`, { times: 30, seconds: 900 });
    return checkCoupon(context, viewer, body);
  });
  route(app, 'GET /api/coupons', () => listCoupons(context.db));
  route(app, 'POST /api/coupons', ({ viewer, body }) => createCoupon(context, viewer, body));
  route(app, 'PATCH /api/coupons/:coupon_id', ({ viewer, params, body }) =>
    modifyCoupon(context, viewer, params.coupon_id, body),
  );
  route(app, 'DELETE /api/coupons/:coupon_id', async ({ viewer, params }) => {
    await removeCoupon(context, viewer, params.coupon_id);
    return answerMessage(message('coupon.removed'));
  });
}
