import { useLingui } from '@lingui/react/macro';
import type { CouponAllowed } from '@wordcluster/domain/premium/coupon';
import { tierName } from '@wordcluster/domain/premium/prices';

/** The tiers that a coupon holds for, in words. */
export function useAllowedNames(): Readonly<Record<CouponAllowed, string>> {
  const { t } = useLingui();
  return { any: t`Any`, lite: tierName('lite'), great: tierName('great') };
}
