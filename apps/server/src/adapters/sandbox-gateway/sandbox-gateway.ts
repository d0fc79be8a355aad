import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '../../database/client.ts';
import type { Clock } from '../../ports/operation.ts';
import { GatewayError, type PaymentGateway } from '../../ports/payment-gateway.ts';
import { optionalText } from '../../config/kinds.ts';
import { provider } from '../provider.ts';
import { decide, findSandboxPayment, sandboxState, type SandboxPayment } from './sandbox-ledger.ts';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../../failure.ts';
import { paymentPage } from './payment-page.ts';

const SLOW_MS = 10_000;
const NOTIFY_TIMEOUT_MS = 10_000;

interface PaymentRequest {
  Params: { id: string };
  Body: URLSearchParams;
}

/** A server that listens on all interfaces is called at localhost. */
function hostOf({ address, family }: AddressInfo): string {
  if (address === '::' || address === '0.0.0.0') return '127.0.0.1';
  return family === 'IPv6' ? `[${address}]` : address;
}

/** A real gateway calls from outside; this one calls the port it listens on itself. Tests without a port get no call. */
function notify(request: FastifyRequest, { id, notification_path }: SandboxPayment): void {
  const address = request.server.server.address();
  if (address === null || typeof address === 'string') return;
  fetch(`http://${hostOf(address)}:${address.port}${notification_path}?id=${id}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(NOTIFY_TIMEOUT_MS),
  }).catch((error: unknown) => request.log.warn({ err: error }, 'the test gateway could not notify'));
}

const withResult = (path: string, id: string, result: string) =>
  `${path}?${new URLSearchParams({ id, result }).toString()}`;

/** The payment page of the test gateway and its buttons. Its addresses cannot be guessed, as with a real one. */
async function sandboxRoutes(app: FastifyInstance, db: Db, clock: Clock): Promise<void> {
  const press = async (request: FastifyRequest, payment: SandboxPayment, action: string | null): Promise<string> => {
    const now = clock.now();
    const back = (result: string) => withResult(payment.return_path, payment.id, result);
    if (action === 'pay') await decide(db, payment, now, { state: 'PAID' });
    else if (action === 'decline') await decide(db, payment, now, { state: 'CANCELED' });
    else if (action === 'pay-slowly') {
      const confirmed_at = new Date(now.getTime() + SLOW_MS);
      await decide(db, payment, now, { state: 'PAYMENT_METHOD_CHOSEN', confirmed_at });
    } else return back('canceled');
    notify(request, payment);
    return back(action === 'decline' ? 'canceled' : 'paid');
  };

  await app.register(async (pages) => {
    pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    pages.get<PaymentRequest>('/sandbox-gateway/pay/:id', async (request, reply) => {
      const payment = await findSandboxPayment(db, request.params.id);
      if (!payment) throw notFound('The payment');
      const state = sandboxState(payment, clock.now());
      if (state !== 'CREATED') {
        const result = state === 'PAID' || state === 'PAYMENT_METHOD_CHOSEN' ? 'paid' : 'canceled';
        return reply.redirect(withResult(payment.return_path, payment.id, result), 303);
      }
      return reply.header('cache-control', 'no-store').sendPage((nonce) => paymentPage(payment, state, nonce));
    });
    pages.post<PaymentRequest>('/sandbox-gateway/pay/:id', async (request, reply) => {
      const payment = await findSandboxPayment(db, request.params.id);
      if (!payment) throw notFound('The payment');
      const action = request.body instanceof URLSearchParams ? request.body.get('action') : null;
      return reply.redirect(await press(request, payment, action), 303);
    });
  });
}

/** The test gateway lives on our own origin, wherever the browser sees it. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}

/**
 * Sandbox gateway without money, for development. It has a ledger of its own and implements the same port as a real
 * one; its payment page is served by `sandboxRoutes`.
 */
export function sandboxGateway(db: Db, clock: Clock): PaymentGateway {
  const known = async (providerId: string): Promise<SandboxPayment> => {
    const payment = await findSandboxPayment(db, providerId);
    if (!payment) throw new GatewayError('unknown-payment', 'The test gateway does not know this payment.');
    return payment;
  };
  return {
    name: 'sandbox',
    async createPayment(request) {
      const order_number = String(request.paymentId);
      await db
        .insertInto('sandbox_payments')
        .values({
          id: randomBytes(16).toString('hex'),
          order_number,
          amount_cents: request.amountCents,
          description: request.description,
          return_path: pathOf(request.returnUrl),
          notification_path: pathOf(request.notificationUrl),
          state: 'CREATED',
          created_at: clock.now(),
        })
        .onConflict((conflict) => conflict.column('order_number').doNothing())
        .execute();
      const { id } = await db
        .selectFrom('sandbox_payments')
        .select('id')
        .where('order_number', '=', order_number)
        .executeTakeFirstOrThrow();
      return { kind: 'iframe', url: `/sandbox-gateway/pay/${id}`, providerId: id };
    },
    async getState(providerId) {
      const payment = await known(providerId);
      return { state: sandboxState(payment, clock.now()), amountCents: payment.amount_cents };
    },
    async refund(providerId) {
      const payment = await known(providerId);
      const state = sandboxState(payment, clock.now());
      if (state === 'REFUNDED') return;
      if (state !== 'PAID') throw new GatewayError('refused', 'Only a paid payment can be refunded.');
      await db.updateTable('sandbox_payments').set({ state: 'REFUNDED' }).where('id', '=', providerId).execute();
    },
    async cancel(providerId) {
      await decide(db, await known(providerId), clock.now(), { state: 'CANCELED' });
    },
    async verifyNotification({ id }) {
      return id === null ? 'forged' : { payment: id };
    },
  };
}

export const sandbox = provider({
  name: 'sandbox',
  settings: { PAYMENT_SANDBOX_ALLOWED: optionalText.pipe(z.enum(['true', 'false']).optional()) },
  configure({ PAYMENT_SANDBOX_ALLOWED }, { chosen, production }) {
    if (production && PAYMENT_SANDBOX_ALLOWED !== 'true')
      return chosen
        ? 'PAYMENT_GATEWAY=sandbox gives Premium away: no money moves. In production it needs PAYMENT_SANDBOX_ALLOWED=true.'
        : null;
    return {
      open: ({ db, clock }) => sandboxGateway(db, clock),
      serve: (app, { db, clock }) => sandboxRoutes(app, db, clock),
    };
  },
});
