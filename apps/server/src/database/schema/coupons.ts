import type { CouponAllowed } from '@wordcluster/domain/premium/coupon';
import type { CouponType } from '@wordcluster/domain/premium/discount';
import type { Generated } from 'kysely';

export interface CouponsTable {
  id: Generated<number>;
  code: string;
  type: CouponType;
  /** Euro or percent; numeric arrives as text. */
  value: string;
  allowed: CouponAllowed;
  usages: number | null;
  /** Orders that use it, unpaid ones included. */
  used_count: Generated<number>;
  begin_at: Date | null;
  expiration_at: Date | null;
  active: boolean;
  created_at: Date;
}

export interface CouponUsesTable {
  order_id: number;
  buyer_id: number;
  coupon_id: number;
  user_id: number | null;
  created_at: Date;
}
