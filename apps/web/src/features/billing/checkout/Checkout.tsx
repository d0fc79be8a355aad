import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { discountedPrice, discountText, discountCents } from '@wordcluster/domain/premium/discount';
import { couponAllowed } from '@wordcluster/domain/premium/orders';
import { PREMIUM_DAYS, PRICE_CENTS, type Tier, tierName } from '@wordcluster/domain/premium/prices';
import { useRef, useState, type SubmitEvent } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import type { Premium } from '../../../platform/queries/premium.ts';
import type { User } from '../../../platform/session/session.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { failureText, translateMessage } from '../../../ui/messages.ts';
import { type CheckedCoupon, usePurchase, useCheckCoupon } from '../api/calls.ts';
import { useAddressFields, AddressSection, PersonalSection } from './AddressSection.tsx';
import { PaySection, type LegalDocument } from './PaySection.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { canApplyCode, normalizeCouponCode, typedCouponCode } from '@wordcluster/domain/premium/coupon';
import { Field } from '../../../ui/Field.tsx';
import { retype } from '../../../ui/retype.ts';
import { Section } from './Section.tsx';
import Typography from '@mui/material/Typography';
import { purchasePeriod } from '@wordcluster/domain/premium/period';
import { formatMoment } from '../../../ui/moment.ts';
import type { SxProps, Theme } from '@mui/material/styles';
import { amountOf } from '../../../ui/money.ts';

interface OrderSectionProps {
  tier: Tier;
  coupon: CheckedCoupon | null;
  current: Premium['current'];
  now: Date;
}

/** The order: item, tier and price, the coupon's discount, and the period. */
function OrderSection({ tier, coupon, current, now }: OrderSectionProps) {
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

interface CouponSectionProps {
  tier: Tier;
  applied: CheckedCoupon | null;
  onApply: (coupon: CheckedCoupon | null) => void;
}

/** A coupon's code: none, then applied or refused; Reset clears it. */
function CouponSection({ tier, applied, onApply }: CouponSectionProps) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const check = useCheckCoupon(tier);
  const failure = check.error ? asFailure(check.error) : null;
  const refusal = failure && (Object.values(failure.errors).flat()[0] ?? failure.reason);
  const ready = canApplyCode(code) && applied === null && !check.isPending;
  const apply = () => ready && check.mutate(normalizeCouponCode(code), { onSuccess: onApply });
  const reset = () => {
    setCode('');
    check.reset();
    onApply(null);
  };

  return (
    <Section title={<Trans>Coupon</Trans>}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        <Field
          label={t`Coupon code`}
          sx={{ flex: 1 }}
          autoComplete="off"
          value={code}
          readOnly={applied !== null}
          onChange={({ target }) => {
            check.reset();
            setCode(retype(target, typedCouponCode));
          }}
          onKeyDown={(event) => {
            // Enter in this field means this code, not the purchase.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            apply();
          }}
          inputProps={{ spellCheck: false }}
          error={refusal && translateMessage(refusal)}
          hint={applied && <Trans>{discountText(applied)} off</Trans>}
        />
        <Box sx={{ pt: '28px' }}>
          {applied === null && check.error === null ? (
            <Button variant="outlined" disabled={!ready} onClick={apply} sx={{ minHeight: 48 }}>
              <Trans>Apply</Trans>
            </Button>
          ) : (
            <Button color="inherit" onClick={reset} sx={{ minHeight: 48 }}>
              <Trans>Reset</Trans>
            </Button>
          )}
        </Box>
      </Box>
    </Section>
  );
}

interface CheckoutProps {
  user: User;
  tier: Tier;
  premium: Premium;
  now: Date;
  onFrame: (address: string) => void;
  onActivated: () => void;
  onLegal: (document: LegalDocument) => void;
}

/** Purchase of a year of Premium: buyer, address, item, discount, and the button. */
export function Checkout({ user, tier, premium, now, onFrame, onActivated, onLegal }: CheckoutProps) {
  const form = useAddressFields(user);
  const [coupon, setCoupon] = useState<CheckedCoupon | null>(null);
  const purchase = usePurchase({ onFrame, onActivated });
  const element = useRef<HTMLFormElement>(null);
  // After a success the page is left; a second purchase must not start on the way.
  const busy = purchase.isPending || purchase.isSuccess;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    form.touchAll();
    if (!form.valid) {
      // The messages appear with the next rendering.
      requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const phone_number = form.values.phone_number.trim() || null;
    purchase.mutate({ ...form.values, phone_number, days: PREMIUM_DAYS, tier, coupon: coupon?.code ?? null });
  };

  return (
    <Box component="form" ref={element} onSubmit={submit} noValidate>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 6 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 4 }}>
          <PersonalSection user={user} />
          <AddressSection form={form} />
        </Box>
        <Card sx={{ p: { xs: 2.5, sm: 3 }, display: 'grid', gap: 3.5, position: { md: 'sticky' }, top: { md: 88 } }}>
          <OrderSection tier={tier} coupon={coupon} current={premium.current} now={now} />
          {couponAllowed(premium.history) && <CouponSection tier={tier} applied={coupon} onApply={setCoupon} />}
          {/* Beside the button that was pressed: on a phone the top of the page is out of sight. */}
          {purchase.error && <Banner onClose={() => purchase.reset()}>{failureText(asFailure(purchase.error))}</Banner>}
          <PaySection cents={discountedPrice(PRICE_CENTS[tier], coupon)} busy={busy} onLegal={onLegal} />
        </Card>
      </Box>
    </Box>
  );
}
