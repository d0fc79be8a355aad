import { useLingui } from '@lingui/react/macro';
import { DataTable } from '../../../ui/DataTable.tsx';
import type { Coupon } from '../api/coupons.ts';
import { useCouponColumns } from './coupon-columns.tsx';

interface CouponTableProps {
  coupons: readonly Coupon[];
  onChoose: (what: 'edit' | 'remove', coupon: Coupon) => void;
}

/** The coupons with what they take off, where they hold, and how often they were used. */
export function CouponTable({ coupons, onChoose }: CouponTableProps) {
  const { t } = useLingui();
  const columns = useCouponColumns(onChoose);
  return <DataTable label={t`Coupons`} columns={columns} rows={coupons} rowKey={({ id }) => id} />;
}
