import { useLingui, Trans } from '@lingui/react/macro';
import { DataTable, type DataColumn } from '../../../ui/DataTable.tsx';
import type { Coupon } from '../api/coupons.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { StatusMark } from '../../../ui/StatusMark.tsx';
import type { CouponAllowed } from '@wordcluster/domain/premium/coupon';
import { tierName } from '@wordcluster/domain/premium/prices';
import { couponValue } from '../../../ui/money.ts';

interface CouponTableProps {
  coupons: readonly Coupon[];
  onChoose: (what: 'edit' | 'remove', coupon: Coupon) => void;
}

/** The coupons with discount, validity and number of uses. */
export function CouponTable({ coupons, onChoose }: CouponTableProps) {
  const { t } = useLingui();
  const columns = useCouponColumns(onChoose);
  return <DataTable label={t`Coupons`} columns={columns} rows={coupons} rowKey={({ id }) => id} />;
}

function useCouponColumns(onChoose: (what: 'edit' | 'remove', coupon: Coupon) => void): DataColumn<Coupon>[] {
  const { t } = useLingui();
  const allowedNames = useAllowedNames();
  return [
    {
      id: 'active',
      label: t`Active`,
      cell: ({ active }) => <StatusMark kind={active ? 'good' : 'quiet'}>{active ? t`Yes` : t`No`}</StatusMark>,
    },
    {
      id: 'code',
      label: t`Code`,
      cell: ({ code }) => (
        <Box component="span" sx={{ fontWeight: 700, letterSpacing: '0.03em', overflowWrap: 'anywhere' }}>
          {code}
        </Box>
      ),
    },
    { id: 'discount', label: t`Discount`, align: 'right', cell: (coupon) => couponValue(coupon) },
    { id: 'allowed', label: t`Allowed on`, cell: ({ allowed }) => allowedNames[allowed] },
    {
      id: 'remaining',
      label: t`Remaining usages`,
      align: 'right',
      cell: ({ remaining_usages: left }) => left ?? t`Infinite`,
    },
    { id: 'used', label: t`Used count`, align: 'right', cell: ({ premiums }) => premiums.length },
    {
      id: 'actions',
      label: t`Actions`,
      hideLabel: true,
      align: 'right',
      cell: (coupon) => (
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
          <Button
            size="small"
            variant="outlined"
            aria-label={t`Edit ${coupon.code}`}
            onClick={() => onChoose('edit', coupon)}
          >
            <Trans>Edit</Trans>
          </Button>
          <Button
            size="small"
            color="error"
            aria-label={t`Remove ${coupon.code}`}
            onClick={() => onChoose('remove', coupon)}
          >
            <Trans>Remove</Trans>
          </Button>
        </Box>
      ),
    },
  ];
}

/** The tiers that a coupon holds for, in words. */
export function useAllowedNames(): Readonly<Record<CouponAllowed, string>> {
  const { t } = useLingui();
  return { any: t`Any`, lite: tierName('lite'), great: tierName('great') };
}
