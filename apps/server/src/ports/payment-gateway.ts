import type { PaymentState } from '@wordcluster/domain/premium/orders';

/** What a gateway needs to know to take money. `paymentId` is our payment row: stored before, and the same on a retry. */
export interface PaymentRequest {
  paymentId: number;
  orderId: number;
  amountCents: number;
  /** What is bought, in one line. */
  description: string;
  buyer: {
    first_name: string;
    last_name: string;
    email: string;
    street: string;
    city: string;
    postal_code: string;
    /** Alpha-3. */
    country_code: string;
    phone_number: string | null;
  };
  /** Where the payer comes back to. */
  returnUrl: string;
  notificationUrl: string;
}

/** An opened payment: the payer's page belongs into a frame, or the browser goes there. */
export interface OpenedPayment {
  kind: 'iframe' | 'redirect';
  url: string;
  providerId: string;
}

/** The gateway's own word about a payment. */
export interface GatewayAnswer {
  state: PaymentState;
  amountCents: number;
}

/** What arrived at the notification address. Nothing of it counts as proven beyond what the adapter checks. */
export interface Notification {
  /** The parameter `id` of its address. */
  id: string | null;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Takes money and gives it back. Every call either returns or throws a GatewayError, in bounded time. */
export interface PaymentGateway {
  readonly name: string;
  createPayment(request: PaymentRequest): Promise<OpenedPayment>;
  getState(providerId: string): Promise<GatewayAnswer>;
  /** Gives all of it back; asked twice, it happens once. */
  refund(providerId: string, payment: { id: number; amountCents: number }): Promise<void>;
  /** Makes an unpaid payment impossible to pay, where the gateway can do that. */
  cancel?(providerId: string): Promise<void>;
  verifyNotification(notification: Notification): Promise<Notified>;
}

/** What a notification is about: the gateway's number of a payment, or a genuine word about something else. */
type Notified = { payment: string } | 'something else' | 'forged';

/**
 * - `unreachable`: no answer, or one that makes no sense; trying again later may help
 * - `refused`: the gateway understood and said no
 * - `unknown-payment`: the gateway does not know this number
 */
type GatewayProblem = 'unreachable' | 'refused' | 'unknown-payment';

export class GatewayError extends Error {
  readonly problem: GatewayProblem;

  constructor(problem: GatewayProblem, message: string, cause?: unknown) {
    super(message, { cause });
    this.problem = problem;
  }
}

/** The gateways of this installation. */
export interface PaymentGateways {
  /** Takes new payments; null where none is configured. */
  chosen: PaymentGateway | null;
  /** The gateway an earlier payment was made with, if it is still configured. */
  named(name: string): PaymentGateway | null;
}
