import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { discountCents } from '@wordcluster/domain/premium/discount';
import { purchasePeriod } from '@wordcluster/domain/premium/period';
import { PRICE_CENTS, tierName, type Tier } from '@wordcluster/domain/premium/prices';
import type { Premium } from '../../../platform/queries/premium.ts';
import { formatMoment } from '../../../ui/moment.ts';
import type { CheckedCoupon } from '../api/calls.ts';
import { Section } from './Section.tsx';
import type { SxProps, Theme } from '@mui/material/styles';
import { amountOf } from '../../../ui/money.ts';

interface OrderSectionProps {
  tier: Tier;
  coupon: CheckedCoupon | null;
  current: Premium['current'];
  now: Date;
}

/** What is bought: item, tier and price, what the coupon takes off, and from when to when it runs. */
export function OrderSection({ tier, coupon, current, now }: OrderSectionProps) {
  const { t } = useLingui();
  const price = PRICE_CENTS[tier];
  const discount = coupon === null ? 0 : discountCents(price, coupon);
  const running = current && { tier: current.tier, end: new Date(current.end) };
  const { start, end, endsCurrentAt } = purchasePeriod({ tier, now, current: running });
  const [from, until] = [formatMoment(start), formatMoment(end)];
  return (
    <Section title={<Trans>Order</Trans>}>
      <Box component="table" aria-label={t`Order`} sx={orderTable}>
        <thead>
          <tr>
            <th scope="col">{t`Item`}</th>
            <th scope="col">{t`Tier`}</th>
            <th scope="col">{t`Price`}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{t`Premium for a year`}</td>
            <td>{tierName(tier)}</td>
            <td>{amountOf(price)} €</td>
          </tr>
          {coupon && (
            <tr>
              <td colSpan={2}>
                <Trans>Coupon {coupon.code}</Trans>
              </td>
              <td>−{amountOf(discount)} €</td>
            </tr>
          )}
        </tbody>
        {coupon && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>{t`Total`}</th>
              <td>{amountOf(price - discount)} €</td>
            </tr>
          </tfoot>
        )}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {current === null && <Trans>Starts with the payment and runs for 365 days.</Trans>}
        {current !== null && endsCurrentAt === null && (
          <Trans>
            Starts when your current Premium ends: from {from} to {until}.
          </Trans>
        )}
        {endsCurrentAt !== null && (
          <Trans>Great starts with the payment. Your unused days of Lite are added, so it runs until {until}.</Trans>
        )}
      </Typography>
    </Section>
  );
}

/** A bill: hairlines between the lines, prices under each other. */
const orderTable: SxProps<Theme> = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { textAlign: 'left', py: 1.25, pr: 2, borderBottom: 1, borderColor: 'tones.hairline' },
  '& th:last-child, & td:last-child': { textAlign: 'right', pr: 0, whiteSpace: 'nowrap' },
  '& thead th': { typography: 'body2', color: 'text.secondary', pt: 0 },
  '& tfoot th, & tfoot td': { fontWeight: 700, borderBottom: 0 },
};
