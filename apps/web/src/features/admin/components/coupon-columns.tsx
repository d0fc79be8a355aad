import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { discountText } from '@wordcluster/domain/premium/discount';
import type { DataColumn } from '../../../ui/DataTable.tsx';
import { StatusMark } from '../../../ui/StatusMark.tsx';
import type { Coupon } from '../api/coupons.ts';
import { useAllowedNames } from './allowed-names.ts';

/** The columns of the coupon table. */
export function useCouponColumns(onChoose: (what: 'edit' | 'remove', coupon: Coupon) => void): DataColumn<Coupon>[] {
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
    { id: 'discount', label: t`Discount`, align: 'right', cell: (coupon) => discountText(coupon) },
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
