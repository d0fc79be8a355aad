import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { typedCouponCode } from '@wordcluster/domain/premium/coupon';
import { useRef } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import { Field } from '../../../ui/Field.tsx';
import { failureText } from '../../../ui/messages.ts';
import { retype } from '../../../ui/retype.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { SubmitActions } from '../../../ui/SubmitActions.tsx';
import { useSaveCoupon, type Coupon } from '../api/coupons.ts';
import { useCouponFields } from '../hooks/use-coupon-fields.ts';
import { MOMENT_INCOMPLETE, unfinishedFields } from '../state/local-moment.ts';
import { useAllowedNames } from './CouponTable.tsx';

const pair = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' };

/** Keeps browsers from offering years of six digits. */
const LATEST = '9999-12-31T23:59';

/** Creates a coupon, or modifies the one given. */
export function CouponDialog({ coupon, onClose }: { coupon: Coupon | null; onClose: () => void }) {
  const { t } = useLingui();
  const allowedNames = useAllowedNames();
  const form = useCouponFields(coupon);
  const save = useSaveCoupon(coupon);
  const { type, allowed, active } = form.choices;
  const dates = useRef<HTMLElement>(null);
  const submit = () => {
    form.touchAll();
    const unfinished = unfinishedFields(dates.current);
    form.refuse(Object.fromEntries(unfinished.map((name) => [name, [MOMENT_INCOMPLETE]])));
    if (form.valid && unfinished.length === 0) save.mutate(form.toSend(), { onSuccess: onClose });
  };

  return (
    <AppDialog
      open
      title={coupon === null ? <Trans>Create coupon</Trans> : <Trans>Modify coupon</Trans>}
      onClose={onClose}
      onSubmit={submit}
      busy={save.isPending}
      actions={
        <SubmitActions label={<Trans>Save</Trans>} disabled={!form.valid} busy={save.isPending} onCancel={onClose} />
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {save.error && <Banner onClose={() => save.reset()}>{failureText(asFailure(save.error))}</Banner>}
        <Field
          label={t`Code`}
          required
          autoComplete="off"
          {...form.field('code')}
          onChange={({ target }) => form.set('code', retype(target, typedCouponCode))}
        />
        <Box sx={pair}>
          <SelectField
            label={t`Type`}
            value={type}
            options={[
              { value: 'fixed', label: t`Fixed (€)` },
              { value: 'percentage', label: t`Percentage (%)` },
            ]}
            onChange={(value) => form.choose({ type: value })}
          />
          <Field
            label={t`Value`}
            required
            size="small"
            inputProps={{ inputMode: 'decimal' }}
            {...form.field('value')}
          />
        </Box>
        <Box sx={pair}>
          <SelectField
            label={t`Allowed on`}
            value={allowed}
            options={(['any', 'lite', 'great'] as const).map((value) => ({ value, label: allowedNames[value] }))}
            onChange={(value) => form.choose({ allowed: value })}
          />
          <Field
            label={t`Usages`}
            size="small"
            inputProps={{ inputMode: 'numeric' }}
            hint={t`Blank means infinite`}
            {...form.field('usages')}
          />
        </Box>
        <Box ref={dates} sx={pair}>
          <Field
            label={t`Starts at`}
            type="datetime-local"
            size="small"
            inputProps={{ max: LATEST }}
            {...form.field('begin_at')}
          />
          <Field
            label={t`Expires at`}
            type="datetime-local"
            size="small"
            inputProps={{ max: LATEST }}
            {...form.field('expiration_at')}
          />
        </Box>
        <CheckField label={t`Active`} checked={active} onChange={(now) => form.choose({ active: now })} />
      </Box>
    </AppDialog>
  );
}
