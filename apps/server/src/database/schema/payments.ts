import type { PaymentState } from '@wordcluster/domain/premium/orders';
import type { Generated } from 'kysely';

export interface PaymentsTable {
  id: Generated<number>;
  order_id: number;
  buyer_id: number;
  /** The name of its adapter. */
  gateway: string;
  /** The gateway's id; null until it has responded. */
  provider_id: string | null;
  kind: 'iframe' | 'redirect' | null;
  /** The payer's page. */
  url: string | null;
  amount_cents: number;
  current_state: PaymentState;
  created_at: Date;
  /** When to poll the gateway next; null once the state is final. */
  next_check_at: Date | null;
  /** When the administrator was notified that the gateway reports another amount. */
  amount_reported_at: Date | null;
}

export interface PaymentStatesTable {
  id: Generated<number>;
  payment_id: number;
  buyer_id: number;
  state: PaymentState;
  created_at: Date;
}

/** Look-up of a payment by the gateway's id. */
export interface PaymentNamesTable {
  provider_id: string;
  gateway: string;
  payment_id: number;
  buyer_id: number;
}

export interface PaymentTasksTable {
  payment_id: number;
  buyer_id: number;
  kind: 'refund' | 'close';
  created_at: Date;
  done_at: Date | null;
  attempts: Generated<number>;
  next_attempt_at: Date;
  last_error: string | null;
}

/** The test gateway's own books; the product reads them only through its port. */
export interface SandboxPaymentsTable {
  id: string;
  order_number: string;
  amount_cents: number;
  description: string;
  return_path: string;
  notification_path: string;
  state: PaymentState;
  /** When a slow confirmation arrives. */
  confirmed_at: Date | null;
  created_at: Date;
}

/** Which server does a job that only one may do. */
export interface JobLeasesTable {
  name: string;
  holder: string;
  until: Date;
}
