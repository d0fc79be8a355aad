import { networkOf } from '@wordcluster/domain/accounts/network';
import { message } from '@wordcluster/domain/messages/all';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { throttle } from '../../access/throttle.ts';
import type { Context, Viewer } from '../../context.ts';
import { notFound } from '../../failure.ts';
import type { Feature } from '../../feature.ts';
import { route } from '../../http/contract-route.ts';
import { responseMessage } from '../../http/response-messages.ts';
import { noteListRead, noteRead } from '../audit/record-event.ts';
import { createCoupon, listCoupons, modifyCoupon, removeCoupon } from './coupons/manage-coupons.ts';
import { checkCoupon } from './coupons/use-coupon.ts';
import { getOrder, listOrders, ownerOf, type OrderQuery, paymentsOfOrders } from './orders/list-orders.ts';
import { cancelOrder, startNewPayment } from './own-order.ts';
import { handleReturn, returnPage, type ReturnResult } from './payments/payer-return.ts';
import { startPaymentJob } from './payments/reconcile.ts';
import { handleNotification } from './payments/sync-payment.ts';
import { purchase } from './purchase.ts';
import { isSignedAddress } from '../../access/signed-address.ts';
import type { SignedQuery } from '../../access/signed-path.ts';
import { startPrinter } from '../pdf/printer.ts';
import { invoicePath, type InvoiceFormat, type InvoiceData, downloadLinks } from './invoices/invoice.ts';
import { ublInvoice } from './invoices/ubl-invoice.ts';
import { sql } from 'kysely';
import type { ResponseOf } from '@wordcluster/contract/types';
import { isActiveAt } from '@wordcluster/domain/premium/period';

/** The viewer's orders, newest first, and the Premium that runs now. */
async function premiumHistory(context: Context, viewer: Viewer): Promise<ResponseOf<'GET /api/user/premium'>> {
  const now = context.clock.now();
  const orders = await context.db
    .selectFrom('orders')
    .leftJoin('invoices', (join) =>
      join.onRef('invoices.order_id', '=', 'orders.id').onRef('invoices.buyer_id', '=', 'orders.buyer_id'),
    )
    .selectAll('orders')
    .select('invoices.number as invoice')
    .where('orders.buyer_id', '=', viewer.id)
    .orderBy('orders.id', 'desc')
    .execute();
  const payments = await paymentsOfOrders(
    context.db,
    orders.map(({ id }) => id),
    viewer.id,
  );
  const isActive = ({ status, starts_at, ends_at }: (typeof orders)[number]) =>
    status === 'PAID' && isActiveAt({ start: starts_at, end: ends_at }, now);
  const current = orders.find(isActive);
  return {
    history: orders.map((order) => ({
      id: order.id,
      tier: order.tier,
      start: order.starts_at.toISOString(),
      end: order.ends_at.toISOString(),
      active: isActive(order),
      order_status: order.status,
      price: order.price_cents / 100,
      created_at: order.created_at.toISOString(),
      payments: payments.get(order.id) ?? [],
      ...downloadLinks(context, order.id, order.invoice !== null),
    })),
    current: current ? { end: current.ends_at.toISOString(), tier: current.tier } : null,
  };
}

const BATCH = 100;
const RETENTION_YEARS = 10;

/**
 * Deletes orders of removed accounts, above all names on invoices, when the retention required by law is over. The
 * privacy policy promises it. Oldest first: an order may reference the later one that ended it.
 */
async function deleteOldOrders({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const before = clock.now();
  before.setUTCFullYear(before.getUTCFullYear() - RETENTION_YEARS);
  const { rows: old } = await sql<{ id: number }>`
    select id from orders where user_id is null and ends_at < ${before} order by ends_at limit ${BATCH}`.execute(db);
  if (old.length === 0) return;
  const ids = old.map(({ id }) => id);
  await db.transaction().execute(async (trx) => {
    await sql`
      delete from payment_names where payment_id in (
        select id from payments where order_id = any(${ids}::bigint[]))`.execute(trx);
    for (const table of ['invoice_numbers', 'invoices'] as const)
      await sql`delete from ${sql.table(table)} where order_id = any(${ids}::bigint[])`.execute(trx);
    await sql`delete from orders where id = any(${ids}::bigint[]) and user_id is null`.execute(trx);
  });
}

const THREAD = new URL('invoices/pdf/invoice-thread.ts', import.meta.url);

/** The stored invoice and its PDF, if already rendered; the same 404 without one and without a valid signature. */
async function signedInvoice(
  context: Context,
  orderId: number,
  format: InvoiceFormat,
  signature: SignedQuery,
): Promise<{ data: InvoiceData; pdf: Buffer | null }> {
  if (!(await isSignedAddress(context, invoicePath(orderId, format), signature))) throw notFound('The invoice');
  const stored = await context.db
    .selectFrom('invoices')
    .select(['data', 'pdf'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!stored) throw notFound('The invoice');
  return stored;
}

/** Renders each invoice once and stores it; concurrent calls for the same one share the work. */
function pdfCache({ db }: Context) {
  const printer = startPrinter<InvoiceData>(THREAD, { busy: message('invoice.busy') });
  const underway = new Map<number, Promise<Buffer>>();
  const drawAndStore = async (orderId: number, data: InvoiceData): Promise<Buffer> => {
    const pdf = await printer.draw(data);
    await db.updateTable('invoices').set({ pdf }).where('order_id', '=', orderId).where('pdf', 'is', null).execute();
    return pdf;
  };
  return {
    pdfOf(orderId: number, data: InvoiceData): Promise<Buffer> {
      const known = underway.get(orderId);
      if (known) return known;
      const drawn = drawAndStore(orderId, data).finally(() => underway.delete(orderId));
      underway.set(orderId, drawn);
      return drawn;
    },
    stop: () => printer.stop(),
  };
}

function sendFile(reply: FastifyReply, type: string, name: string, content: Buffer | string): FastifyReply {
  return reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .send(content);
}

/** Downloads of invoices. */
function invoiceRoutes(app: FastifyInstance, context: Context): void {
  const keeper = pdfCache(context);
  app.addHook('onClose', () => keeper.stop());
  route(app, 'GET /api/orders/:order_id/invoice.pdf', async ({ params, query, reply }) => {
    const { data, pdf } = await signedInvoice(context, params.order_id, 'pdf', query);
    const file = pdf ?? (await keeper.pdfOf(params.order_id, data));
    return sendFile(reply, 'application/pdf', `invoice-${data.number}.pdf`, file);
  });
  route(app, 'GET /api/orders/:order_id/invoice.xml', async ({ params, query, reply }) => {
    const { data } = await signedInvoice(context, params.order_id, 'xml', query);
    return sendFile(reply, 'application/xml; charset=utf-8', `invoice-${data.number}.xml`, ublInvoice(data));
  });
}

/** Origin of the product in the buyer's browser; only used for pages of the sandbox gateway. */
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
    return responseMessage(message('order.was_cancelled'));
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
    return responseMessage(message('coupon.removed'));
  });
}

interface ListCall {
  viewer: Viewer;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The administrator's orders. The list stays a plain array, as specified; a header has the total. */
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

/** Webhooks of the gateways, and the payer's return page. */
async function paymentRoutes(app: FastifyInstance, context: Context): Promise<void> {
  // A signature covers the raw bytes, so the body must not be parsed before.
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
