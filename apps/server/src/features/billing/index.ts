import { networkOf } from '@wordcluster/domain/accounts/network';
import { message } from '@wordcluster/domain/messages/all';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { throttle } from '../../access/throttle.ts';
import type { Context, Viewer } from '../../context.ts';
import { notFound } from '../../failure.ts';
import type { Feature } from '../../feature.ts';
import { route } from '../../http/contract-route.ts';
import { answerMessage } from '../../http/response-messages.ts';
import { noteListRead, noteRead } from '../audit/record-event.ts';
import { createCoupon, listCoupons, modifyCoupon, removeCoupon } from './coupons/manage-coupons.ts';
import { checkCoupon } from './coupons/use-coupon.ts';
import { invoiceRoutes } from './invoices/invoice-routes.ts';
import { deleteOldOrders } from './orders/delete-old-orders.ts';
import { getOrder, listOrders, ownerOf, type OrderQuery } from './orders/list-orders.ts';
import { cancelOrder, startNewPayment } from './own-order.ts';
import { handleReturn, returnPage, type ReturnResult } from './payments/payer-return.ts';
import { startPaymentJob } from './payments/reconcile.ts';
import { handleNotification } from './payments/sync-payment.ts';
import { premiumHistory } from './premium-history.ts';
import { purchase } from './purchase.ts';

/** Where the buyer's browser sees us; only addresses of our own test gateway are made with it. */
function originOf(request: FastifyRequest, publicUrl: string): string {
  const origin = `${request.protocol}://${request.host}`;
  return URL.canParse(origin) ? origin : publicUrl;
}

/** Rate limit: each of these calls reaches the gateway. */
const ORDERING = { times: 30, seconds: 600 };

/** The user's own purchases. */
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

/** Checking is throttled: five characters could be guessed. */
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

interface ListCall {
  viewer: Viewer;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The administrator's orders. The list stays a plain array, as the specification has it; a header counts the rest. */
function orderRoutes(app: FastifyInstance, context: Context): void {
  const list = async (query: OrderQuery, { viewer, request, reply }: ListCall) => {
    const { orders, total } = await listOrders(context, query);
    await noteListRead(context, { viewer, network: networkOf(request.ip), about: 'orders' });
    void reply.header('x-total-count', String(total));
    return orders;
  };
  route(app, 'GET /api/orders', ({ query, ...call }) => list({ ...query, search: '' }, call));
  route(app, 'POST /api/orders/search', ({ body, ...call }) => list(body, call));
  route(app, 'GET /api/orders/:order_id', async ({ viewer, params, request }) => {
    const order = await getOrder(context, params.order_id);
    const owner = await ownerOf(context.db, params.order_id);
    const reading = { viewer, network: networkOf(request.ip), about: `#${params.order_id}` };
    if (owner !== null) await noteRead(context, owner, reading);
    return order;
  });
}

const EMPTY = Buffer.alloc(0);

interface ReturnRequest {
  Params: { payment_id: string; signature: string };
  Querystring: { result?: string };
}

const resultOf = (text: unknown): ReturnResult => (text === 'paid' || text === 'canceled' ? text : undefined);

/** Webhooks of the gateways, and the page where they send the payer back to. */
async function paymentRoutes(app: FastifyInstance, context: Context): Promise<void> {
  // A signature covers the bytes as they were sent, so nothing may parse them before.
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const method of ['GET', 'POST'] as const) {
      route(raw, `${method} /api/payments/:gateway/notification`, ({ params, query, request }) =>
        handleNotification(context, params.gateway, {
          id: query.id ?? null,
          headers: request.headers,
          body: Buffer.isBuffer(request.body) ? request.body : EMPTY,
        }),
      );
    }
  });
  app.get<ReturnRequest>('/payment-return/:payment_id/:signature', async (request, reply) => {
    const { payment_id, signature } = request.params;
    if (!/^[1-9]\d{0,14}$/.test(payment_id)) throw notFound('The payment');
    await handleReturn(context, Number(payment_id), signature, resultOf(request.query.result));
    return reply.header('cache-control', 'no-store').sendPage(returnPage);
  });
  const { config, db, clock } = context;
  for (const gateway of config.providers.gateways)
    await gateway.serve?.(app, { db, clock, secretKeys: config.secretKeys });
}

/** Selling Premium: orders, payments, coupons and invoices. */
export const billing: Feature = {
  async routes(app, context) {
    premiumRoutes(app, context);
    couponRoutes(app, context);
    orderRoutes(app, context);
    invoiceRoutes(app, context);
    await paymentRoutes(app, context);
  },
  jobs: [startPaymentJob],
  cleanUp: [deleteOldOrders],
};
