import type { PaymentState } from '@wordcluster/domain/premium/orders';

/** Parameters of a new payment. `paymentId` is our payment row: stored before, and the same on a retry (idempotent). */
export interface PaymentRequest {
  paymentId: number;
  orderId: number;
  amountCents: number;
  /** Line item. */
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
  /** URL to which the payer returns. */
  returnUrl: string;
  notificationUrl: string;
}

/** An opened payment: its page is shown in a frame, or the browser is redirected. */
export interface OpenedPayment {
  kind: 'iframe' | 'redirect';
  url: string;
  providerId: string;
}

/** The gateway's own word about a payment. */
export interface GatewayState {
  state: PaymentState;
  amountCents: number;
}

/** A webhook request. Unverified until the adapter has checked it. */
export interface Notification {
  /** The parameter `id` of its address. */
  id: string | null;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Takes payments and refunds them. Every call either returns or throws a GatewayError, in bounded time. */
export interface PaymentGateway {
  readonly name: string;
  createPayment(request: PaymentRequest): Promise<OpenedPayment>;
  getState(providerId: string): Promise<GatewayState>;
  /** Full refund; idempotent. */
  refund(providerId: string, payment: { id: number; amountCents: number }): Promise<void>;
  /** Cancels an unpaid payment, if the gateway can. */
  cancel?(providerId: string): Promise<void>;
  verifyNotification(notification: Notification): Promise<Notified>;
}

/** Subject of a notification: the gateway's payment id, or a genuine message about something else. */
type Notified = { payment: string } | 'something else' | 'forged';

/**
 * - `unreachable`: no response, or an invalid one; a retry may help
 * - `refused`: the gateway refused the request
 * - `unknown-payment`: the gateway does not know this id
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
  /** Takes new payments; null if none is configured. */
  chosen: PaymentGateway | null;
  /** The gateway an earlier payment was made with, if it is still configured. */
  named(name: string): PaymentGateway | null;
}
