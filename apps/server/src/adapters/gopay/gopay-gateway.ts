import type { PaymentState } from '@wordcluster/domain/premium/orders';
import { CURRENCY } from '@wordcluster/domain/premium/prices';
import { z } from 'zod';
import { GatewayError, type PaymentGateway, type PaymentRequest } from '../../ports/payment-gateway.ts';
import { address, optionalText } from '../../config/kinds.ts';
import { timeoutSetting, provider } from '../provider.ts';
import { gopayCalls } from './gopay-call.ts';
import type { GopaySettings } from './token.ts';

/** GoPay's states as ours. A partly refunded payment still pays for its order. */
const STATES: Readonly<Record<string, PaymentState>> = {
  CREATED: 'CREATED',
  PAYMENT_METHOD_CHOSEN: 'PAYMENT_METHOD_CHOSEN',
  AUTHORIZED: 'AUTHORIZED',
  PAID: 'PAID',
  CANCELED: 'CANCELED',
  TIMEOUTED: 'TIMEOUTED',
  REFUNDED: 'REFUNDED',
  PARTIALLY_REFUNDED: 'PAID',
};

/** A number of ten digits, stored as text. */
const providerId = z.union([z.number().int().positive(), z.string().regex(/^\d{1,20}$/)]).transform(String);
const payment = z.object({
  id: providerId,
  state: z.string(),
  amount: z.number().int(),
  currency: z.literal(CURRENCY),
});
const opened = payment.extend({ gw_url: z.url({ protocol: /^https?$/ }) });
const refunded = z.object({ result: z.enum(['ACCEPTED', 'FINISHED', 'FAILED']) });

function parsed<Schema extends z.ZodType>(schema: Schema, response: unknown): z.output<Schema> {
  const result = schema.safeParse(response);
  if (result.success) return result.data;
  throw new GatewayError('unreachable', 'GoPay answered something that is not its protocol.');
}

const paymentBody = (goid: number, request: PaymentRequest) => ({
  payer: {
    contact: {
      first_name: request.buyer.first_name,
      last_name: request.buyer.last_name,
      email: request.buyer.email,
      street: request.buyer.street,
      city: request.buyer.city,
      postal_code: request.buyer.postal_code,
      country_code: request.buyer.country_code,
      ...(request.buyer.phone_number ? { phone_number: request.buyer.phone_number } : {}),
    },
  },
  target: { type: 'ACCOUNT', goid },
  amount: request.amountCents,
  currency: CURRENCY,
  order_number: String(request.paymentId),
  order_description: request.description,
  items: [{ type: 'ITEM', name: request.description, amount: request.amountCents, count: 1 }],
  callback: { return_url: request.returnUrl, notification_url: request.notificationUrl },
  lang: 'EN',
});

/**
 * GoPay, REST version 3: its payment page is shown in a frame. Unpaid payments cannot be cancelled there; they time
 * out.
 */
export function gopayGateway(settings: GopaySettings): PaymentGateway {
  const call = gopayCalls(settings);
  return {
    name: 'gopay',
    async createPayment(request) {
      const response = await call('POST', '/payments/payment', paymentBody(settings.goid, request));
      const { id, gw_url, amount } = parsed(opened, response);
      if (amount !== request.amountCents) throw new GatewayError('refused', 'GoPay opened another amount.');
      return { kind: 'iframe', url: gw_url, providerId: id };
    },
    async getState(id) {
      const { state, amount, id: answered } = parsed(payment, await call('GET', `/payments/payment/${id}`));
      const known = STATES[state];
      if (!known || answered !== id)
        throw new GatewayError('unreachable', 'GoPay answered an unknown state or payment.');
      return { state: known, amountCents: amount };
    },
    async refund(id, { amountCents }) {
      // A refund whose response was lost must not be repeated.
      const { state } = await this.getState(id);
      if (state === 'REFUNDED') return;
      const amount = new URLSearchParams({ amount: String(amountCents) });
      const { result } = parsed(refunded, await call('POST', `/payments/payment/${id}/refund`, amount));
      if (result === 'FAILED') throw new GatewayError('refused', 'GoPay could not refund the payment.');
    },
    async verifyNotification({ id }) {
      return id !== null && /^\d{1,20}$/.test(id) ? { payment: id } : 'forged';
    },
  };
}

/** Origins of GoPay's own pages; another base URL adds its own. */
const FRAMES = ['https://gate.gopay.cz', 'https://gate.gopay.com', 'https://gw.sandbox.gopay.com'];

export const gopay = provider({
  name: 'gopay',
  settings: {
    ...timeoutSetting,
    GOPAY_URL: address('https://gate.gopay.cz/api'),
    GOPAY_GOID: optionalText.pipe(z.string().regex(/^\d+$/).optional()),
    GOPAY_CLIENT_ID: optionalText,
    GOPAY_CLIENT_SECRET: optionalText,
  },
  configure(s, { chosen }) {
    const { GOPAY_URL: baseUrl, GOPAY_GOID: goid, GOPAY_CLIENT_ID: clientId, GOPAY_CLIENT_SECRET: clientSecret } = s;
    if (!goid || !clientId || !clientSecret)
      return chosen ? 'PAYMENT_GATEWAY=gopay needs GOPAY_GOID, GOPAY_CLIENT_ID and GOPAY_CLIENT_SECRET.' : null;
    const timeoutMs = s.PAYMENT_TIMEOUT_SECONDS * 1000;
    return {
      sources: chosen ? { frames: [...new Set([...FRAMES, new URL(baseUrl).origin])] } : {},
      open: () => gopayGateway({ baseUrl, goid: Number(goid), clientId, clientSecret, timeoutMs }),
    };
  },
});
