import { CURRENCY } from '@wordcluster/domain/premium/prices';
import { Stripe } from 'stripe';
import {
  GatewayError,
  type GatewayState,
  type Notification,
  type PaymentGateway,
} from '../../ports/payment-gateway.ts';
import { address, optionalText } from '../../config/kinds.ts';
import { timeoutSetting, provider } from '../provider.ts';

interface StripeSettings {
  /** https://api.stripe.com, or a local server in tests. */
  baseUrl: string;
  secretKey: string;
  webhookSecret: string;
  /** Timeout of one call. */
  timeoutMs: number;
}

function clientFor({ baseUrl, secretKey, timeoutMs }: StripeSettings): Stripe {
  const { protocol, hostname, port } = new URL(baseUrl);
  return new Stripe(secretKey, {
    host: hostname,
    ...(port ? { port } : {}),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

/**
 * Maps Stripe's errors to the port's: errors that a retry cannot help are `refused`. Only the kind and the request id
 * are passed on; its sentences may repeat the request.
 */
async function mapErrors<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) {
      throw new GatewayError('unreachable', 'Stripe answered something that is not its protocol.', error);
    }
    if (error.code === 'resource_missing') throw new GatewayError('unknown-payment', 'Stripe does not know it.');
    const refused =
      error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError;
    const about = [error.type, error.code, error.requestId].filter(Boolean).join(', ');
    throw new GatewayError(refused ? 'refused' : 'unreachable', `Stripe: ${about}.`);
  }
}

/** The payment state of a Checkout session. */
function stateOf(session: Stripe.Checkout.Session): GatewayState['state'] {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const charge = intent && typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  if (charge?.refunded === true) return 'REFUNDED';
  if (session.payment_status === 'paid') return 'PAID';
  if (session.status === 'expired') return 'TIMEOUTED';
  if (session.status !== 'complete') return 'CREATED';
  // Completed but not paid: a slow method is on its way, unless its payment fell through.
  const failed = intent?.status === 'canceled' || intent?.status === 'requires_payment_method';
  return failed ? 'CANCELED' : 'AUTHORIZED';
}

/** Stripe Checkout: the payer is redirected to Stripe's page and comes back. */
export function stripeGateway(settings: StripeSettings): PaymentGateway {
  const stripe = clientFor(settings);

  /** The session an event speaks of; refunds speak of a payment intent only. */
  const sessionOf = async (event: Stripe.Event): Promise<string | null> => {
    const object = event.data.object as { object?: string; id?: string; payment_intent?: unknown };
    if (object.object === 'checkout.session') return object.id ?? null;
    if (typeof object.payment_intent !== 'string') return null;
    const found = await mapErrors(stripe.checkout.sessions.list({ payment_intent: object.payment_intent, limit: 1 }));
    return found.data[0]?.id ?? null;
  };

  return {
    name: 'stripe',
    async createPayment(request) {
      const session = await mapErrors(
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: String(request.paymentId),
            customer_email: request.buyer.email,
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: CURRENCY.toLowerCase(),
                  unit_amount: request.amountCents,
                  product_data: { name: request.description },
                },
              },
            ],
            success_url: `${request.returnUrl}?result=paid`,
            cancel_url: `${request.returnUrl}?result=canceled`,
            metadata: { order_id: String(request.orderId), payment_id: String(request.paymentId) },
          },
          { idempotencyKey: `checkout-${request.paymentId}` },
        ),
      );
      if (!session.url || !session.id) throw new GatewayError('unreachable', 'Stripe opened no payment page.');
      return { kind: 'redirect', url: session.url, providerId: session.id };
    },
    async getState(id) {
      const expand = ['payment_intent.latest_charge'];
      const session = await mapErrors(stripe.checkout.sessions.retrieve(id, { expand }));
      if (session.id !== id || typeof session.amount_total !== 'number') {
        throw new GatewayError('unreachable', 'Stripe answered another session.');
      }
      return { state: stateOf(session), amountCents: session.amount_total };
    },
    async refund(id, payment) {
      const session = await mapErrors(stripe.checkout.sessions.retrieve(id));
      const intent = typeof session.payment_intent === 'string' ? session.payment_intent : session.payment_intent?.id;
      if (!intent) throw new GatewayError('refused', 'The session has no payment.');
      const key = { idempotencyKey: `refund-${payment.id}` };
      await mapErrors(stripe.refunds.create({ payment_intent: intent, amount: payment.amountCents }, key));
    },
    async cancel(id) {
      await mapErrors(stripe.checkout.sessions.expire(id));
    },
    async verifyNotification({ body, headers }: Notification) {
      try {
        const signature = headers['stripe-signature'];
        if (typeof signature !== 'string') return 'forged';
        const session = await sessionOf(stripe.webhooks.constructEvent(body, signature, settings.webhookSecret));
        return session === null ? 'something else' : { payment: session };
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return 'forged';
        throw error;
      }
    },
  };
}

export const stripe = provider({
  name: 'stripe',
  settings: {
    ...timeoutSetting,
    STRIPE_URL: address('https://api.stripe.com'),
    STRIPE_SECRET_KEY: optionalText,
    STRIPE_WEBHOOK_SECRET: optionalText,
  },
  configure(s, { chosen }) {
    const { STRIPE_URL: baseUrl, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = s;
    if (!secretKey || !webhookSecret)
      return chosen ? 'PAYMENT_GATEWAY=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.' : null;
    const timeoutMs = s.PAYMENT_TIMEOUT_SECONDS * 1000;
    return { open: () => stripeGateway({ baseUrl, secretKey, webhookSecret, timeoutMs }) };
  },
});
