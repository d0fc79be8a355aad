import type { Generated } from 'kysely';

export interface OrdersTable {
  id: Generated<number>;
  /** Null once the buyer's profile is terminated. */
  user_id: number | null;
  tier: 'lite' | 'great';
  days: number;
  status: 'CREATED' | 'PAID' | 'CANCELED';
  /** What the buyer pays, after the coupon, in euro cents. */
  price_cents: number;
  list_price_cents: number;
  starts_at: Date;
  ends_at: Date;
  created_at: Date;
  paid_at: Date | null;
}
