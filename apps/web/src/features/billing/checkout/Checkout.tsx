import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { discountedPrice } from '@wordcluster/domain/premium/discount';
import { couponAllowed } from '@wordcluster/domain/premium/orders';
import { PREMIUM_DAYS, PRICE_CENTS, type Tier } from '@wordcluster/domain/premium/prices';
import { useRef, useState, type SubmitEvent } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import type { Premium } from '../../../platform/queries/premium.ts';
import type { User } from '../../../platform/session/session.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { failureText } from '../../../ui/messages.ts';
import { type CheckedCoupon, usePurchase } from '../api/calls.ts';
import { useAddressFields } from './AddressSection.tsx';
import { AddressSection, PersonalSection } from './AddressSection.tsx';
import { CouponSection } from './CouponSection.tsx';
import { OrderSection } from './OrderSection.tsx';
import { PaySection, type LegalDocument } from './PaySection.tsx';

interface CheckoutProps {
  user: User;
  tier: Tier;
  premium: Premium;
  now: Date;
  onFrame: (address: string) => void;
  onActivated: () => void;
  onLegal: (document: LegalDocument) => void;
}

/** The purchase of a year of Premium: who, where to, what, less what, and the button. */
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
