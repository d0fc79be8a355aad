import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '../../database/client.ts';
import type { Clock } from '../../ports/operation.ts';
import { GatewayError, type PaymentGateway } from '../../ports/payment-gateway.ts';
import { optionalText } from '../../config/kinds.ts';
import { provider } from '../provider.ts';
import { decide, findSandboxPayment, sandboxState, type SandboxPayment } from './sandbox-ledger.ts';
import { sandboxRoutes } from './sandbox-routes.ts';

/** The test gateway lives on our own origin, wherever the browser sees it. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}

/**
 * A gateway without money, for development and trying out. It keeps its own books and answers through the same port as
 * a real one; its payment page is served by `sandboxRoutes`.
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
