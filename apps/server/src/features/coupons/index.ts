import { message } from '@wordcluster/domain/messages/all';
import { answerMessage } from '../../http/response-messages.ts';
import { networkOf } from '@wordcluster/domain/accounts/network';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { route } from '../../http/contract-route.ts';
import { throttle } from '../../access/throttle.ts';
import { checkCoupon } from './check-coupon.ts';
import { createCoupon, listCoupons, modifyCoupon, removeCoupon } from './manage-coupons.ts';

/** Coupons over HTTP. Checking is throttled: five characters could be guessed. */
function couponRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'POST /api/check-coupon', async ({ viewer, body }) => {
    await throttle(context, `check-coupon:${viewer.id}`, { times: 30, seconds: 900 });
    return checkCoupon(context, viewer, body);
  });
  route(app, 'GET /api/coupons', () => listCoupons(context.db));
  route(app, 'POST /api/coupons', ({ viewer, body, request }) =>
    createCoupon(context, { viewer, network: networkOf(request.ip) }, body),
  );
  route(app, 'PATCH /api/coupons/:coupon_id', ({ viewer, params, body, request }) =>
    modifyCoupon(context, { viewer, network: networkOf(request.ip) }, params.coupon_id, body),
  );
  route(app, 'DELETE /api/coupons/:coupon_id', async ({ viewer, params, request }) => {
    await removeCoupon(context, { viewer, network: networkOf(request.ip) }, params.coupon_id);
    return answerMessage(message('coupon.removed'));
  });
}

export const coupons: Feature = { routes: couponRoutes };
