import type { OrderStatus } from '@wordcluster/domain/premium/orders';
import type { Tier } from '@wordcluster/domain/premium/prices';
import type { Generated } from 'kysely';

/** The buyer as the order knows them; null once the profile is terminated. */
interface BuyerColumns {
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  street: string | null;
  city: string | null;
  postal_code: string | null;
  country_code: string | null;
  phone_number: string | null;
}

export interface OrdersTable extends BuyerColumns {
  id: Generated<number>;
  /** Null once the buyer's profile is terminated. */
  user_id: number | null;
  /** Shard key: the buyer's id, which stays after the account is removed. */
  buyer_id: number;
  tier: Tier;
  days: number;
  status: OrderStatus;
  /** Price after the coupon, in euro cents. */
  price_cents: number;
  list_price_cents: number;
  starts_at: Date;
  ends_at: Date;
  created_at: Date;
  paid_at: Date | null;
  /** The coupon as it was; it may be changed or removed later. numeric arrives as text. */
  coupon_code: string | null;
  coupon_type: 'fixed' | 'percentage' | null;
  coupon_value: string | null;
  /** The one payment that fulfilled it. */
  paid_by: number | null;
  /** Its end before an upgrade shortened it, and the upgrading order; both are restored if the upgrade is refunded. */
  full_ends_at: Date | null;
  ended_by: number | null;
  /** How many days before its end its buyer was last reminded. */
  reminded: Generated<number | null>;
}

export interface PremiumRemindersTable {
  order_id: number;
  buyer_id: number;
  /** How many days before the end. */
  days: number;
}
