import { gopayGateway } from './adapters/gopay/gopay-gateway.ts';
import { sandboxGateway } from './adapters/sandbox-gateway/sandbox-gateway.ts';
import { stripeGateway } from './adapters/stripe/stripe-gateway.ts';
import type { Config } from './config.ts';
import type { Db } from './database/client.ts';
import type { Clock } from './ports/clock.ts';
import type { PaymentGateway, PaymentGateways } from './ports/payment-gateway.ts';

/** Every gateway that has what it needs; only the chosen one takes new payments. */
export function paymentGateways({ payments }: Config, db: Db, clock: Clock): PaymentGateways {
  const gateways: PaymentGateway[] = [];
  if (payments.sandboxAllowed) gateways.push(sandboxGateway(db, clock));
  if (payments.gopay) gateways.push(gopayGateway(payments.gopay));
  if (payments.stripe) gateways.push(stripeGateway(payments.stripe));
  const named = (name: string | null) => gateways.find((gateway) => gateway.name === name) ?? null;
  return { chosen: named(payments.gateway), named };
}

/** GoPay's own pages come from these; another base URL brings its own origin. */
const GOPAY_FRAMES = ['https://gate.gopay.cz', 'https://gate.gopay.com', 'https://gw.sandbox.gopay.com'];

/** Origins whose payment pages may stand in a frame of ours. */
export function paymentFrames({ payments }: Config): string[] {
  if (payments.gateway !== 'gopay' || !payments.gopay) return [];
  return [...new Set([...GOPAY_FRAMES, new URL(payments.gopay.baseUrl).origin])];
}
