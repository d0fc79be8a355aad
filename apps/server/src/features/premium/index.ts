import { message } from '@wordcluster/domain/messages/all';
import { answerMessage } from '../../http/response-messages.ts';
import { networkOf } from '@wordcluster/domain/accounts/network';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { route } from '../../http/contract-route.ts';
import { throttle } from '../../access/throttle.ts';
import { cancelOrder, startNewPayment } from './own-order.ts';
import { premiumHistory } from './premium-history.ts';
import { purchase } from './purchase.ts';
import { startPaymentJob } from './payment-job.ts';

/** Where the buyer's browser sees us; only addresses of our own test gateway are made with it. */
function originOf(request: FastifyRequest, publicUrl: string): string {
  const origin = `${request.protocol}://${request.host}`;
  return URL.canParse(origin) ? origin : publicUrl;
}

/** Each of these calls reaches the gateway. */
const ORDERING = { times: 30, seconds: 600 };

/** Premium over HTTP. */
function premiumRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /api/user/premium', ({ viewer }) => premiumHistory(context, viewer));
  route(app, 'POST /api/user/premium', async ({ viewer, body, request }) => {
    await throttle(context, `premium:${viewer.id}`, ORDERING);
    const origin = originOf(request, context.config.publicUrl);
    return purchase(context, viewer, body, { origin, network: networkOf(request.ip) });
  });
  route(app, 'POST /api/user/premium/:order_id/new-payment', async ({ viewer, params, request }) => {
    await throttle(context, `premium:${viewer.id}`, ORDERING);
    return startNewPayment(context, viewer, params.order_id, originOf(request, context.config.publicUrl));
  });
  route(app, 'DELETE /api/user/premium/:order_id', async ({ viewer, params, request }) => {
    await throttle(context, `premium:${viewer.id}`, ORDERING);
    await cancelOrder(context, viewer, params.order_id, networkOf(request.ip));
    return answerMessage(message('order.was_cancelled'));
  });
}

export const premium: Feature = {
  routes: premiumRoutes,
  jobs: [startPaymentJob],
};
