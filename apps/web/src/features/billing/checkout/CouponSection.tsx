import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { canApplyCode, normalizeCouponCode, typedCouponCode } from '@wordcluster/domain/premium/coupon';
import { discountText } from '@wordcluster/domain/premium/discount';
import type { Tier } from '@wordcluster/domain/premium/prices';
import { useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { Field } from '../../../ui/Field.tsx';
import { translateMessage } from '../../../ui/messages.ts';
import { retype } from '../../../ui/retype.ts';
import { useCheckCoupon, type CheckedCoupon } from '../api/calls.ts';
import { Section } from './Section.tsx';

interface CouponSectionProps {
  tier: Tier;
  applied: CheckedCoupon | null;
  onApply: (coupon: CheckedCoupon | null) => void;
}

/** A coupon's code: none, then applied or refused; Reset clears it. */
export function CouponSection({ tier, applied, onApply }: CouponSectionProps) {
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
