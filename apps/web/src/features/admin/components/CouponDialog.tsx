import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { asFailure } from '../../../platform/api-failure.ts';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import { Field } from '../../../ui/Field.tsx';
import { failureText } from '../../../ui/messages.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { SubmitActions } from '../../../ui/SubmitActions.tsx';
import { useSaveCoupon, type Coupon } from '../api/coupons.ts';
import { useCouponFields } from '../state/coupon-fields.ts';
import { useAllowedNames } from './allowed-names.ts';

const pair = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' };

/** Creates a coupon, or modifies the one given. */
export function CouponDialog({ coupon, onClose }: { coupon: Coupon | null; onClose: () => void }) {
  const { t } = useLingui();
  const allowedNames = useAllowedNames();
  const form = useCouponFields(coupon);
  const save = useSaveCoupon(coupon);
  const { type, allowed, active } = form.choices;
  const submit = () => {
    form.touchAll();
    if (form.valid) save.mutate(form.toSend(), { onSuccess: onClose });
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
          onChange={({ target }) => form.setCode(target.value)}
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
        <Box sx={pair}>
          <Field label={t`Begins at`} type="datetime-local" size="small" {...form.field('begin_at')} />
          <Field label={t`Expires at`} type="datetime-local" size="small" {...form.field('expiration_at')} />
        </Box>
        <CheckField label={t`Active`} checked={active} onChange={(now) => form.choose({ active: now })} />
      </Box>
    </AppDialog>
  );
}
