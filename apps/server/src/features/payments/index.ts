import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { notFound } from '../../failure.ts';
import { route } from '../../http/contract-route.ts';
import { handleNotification } from './handle-notification.ts';
import { handleReturn, returnPage, type ReturnResult } from './payer-return.ts';

const EMPTY = Buffer.alloc(0);

interface ReturnRequest {
  Params: { payment_id: string; signature: string };
  Querystring: { result?: string };
}

const resultOf = (text: unknown): ReturnResult => (text === 'paid' || text === 'canceled' ? text : undefined);

/** What gateways call, and where they send the payer back to. */
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

export const payments: Feature = { routes: paymentRoutes };
