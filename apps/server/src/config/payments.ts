import { z } from 'zod';
import { address, optionalText } from './kinds.ts';

/** Settings of the payment gateways. Several may have keys, so that older payments are followed to their end. */
export const paymentSettings = {
  PAYMENT_GATEWAY: optionalText.pipe(z.enum(['sandbox', 'gopay', 'stripe']).optional()),
  PAYMENT_SANDBOX_ALLOWED: optionalText.pipe(z.enum(['true', 'false']).optional()),
  /** An unpaid order is cancelled after this time. */
  ORDER_EXPIRES_HOURS: z.coerce
    .number()
    .int()
    .min(1)
    .max(24 * 60)
    .default(72),
  PAYMENT_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(25).default(10),
  GOPAY_URL: address('https://gate.gopay.cz/api'),
  GOPAY_GOID: optionalText.pipe(z.string().regex(/^\d+$/).optional()),
  GOPAY_CLIENT_ID: optionalText,
  GOPAY_CLIENT_SECRET: optionalText,
  STRIPE_URL: address('https://api.stripe.com'),
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
};

type Settings = z.infer<z.ZodObject<typeof paymentSettings>>;

/** What is wrong with the settings, as a sentence, or null. */
export function paymentSettingsProblem(s: Settings, production: boolean): string | null {
  if (s.PAYMENT_GATEWAY === 'gopay' && !gopayConfig(s))
    return 'PAYMENT_GATEWAY=gopay needs GOPAY_GOID, GOPAY_CLIENT_ID and GOPAY_CLIENT_SECRET.';
  if (s.PAYMENT_GATEWAY === 'stripe' && !stripeConfig(s))
    return 'PAYMENT_GATEWAY=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.';
  if (production && s.PAYMENT_GATEWAY === 'sandbox' && s.PAYMENT_SANDBOX_ALLOWED !== 'true')
    return 'PAYMENT_GATEWAY=sandbox gives Premium away: no money moves. In production it needs PAYMENT_SANDBOX_ALLOWED=true.';
  return null;
}

const timeoutOf = (s: Settings) => s.PAYMENT_TIMEOUT_SECONDS * 1000;

function gopayConfig(s: Settings) {
  const { GOPAY_GOID: goid, GOPAY_CLIENT_ID: clientId, GOPAY_CLIENT_SECRET: clientSecret } = s;
  return goid && clientId && clientSecret
    ? { baseUrl: s.GOPAY_URL, goid: Number(goid), clientId, clientSecret, timeoutMs: timeoutOf(s) }
    : null;
}

function stripeConfig(s: Settings) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = s;
  return secretKey && webhookSecret
    ? { baseUrl: s.STRIPE_URL, secretKey, webhookSecret, timeoutMs: timeoutOf(s) }
    : null;
}

export function paymentConfig(s: Settings, production: boolean) {
  const sandboxAllowed = !production || s.PAYMENT_SANDBOX_ALLOWED === 'true';
  return {
    /** Takes new payments. Null in production until one is chosen: then only free orders can be made. */
    gateway: s.PAYMENT_GATEWAY ?? (production ? null : ('sandbox' as const)),
    sandboxAllowed,
    gopay: gopayConfig(s),
    stripe: stripeConfig(s),
    orderExpiresHours: s.ORDER_EXPIRES_HOURS,
  };
}
