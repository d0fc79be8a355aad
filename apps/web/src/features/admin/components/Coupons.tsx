import { Trans, useLingui } from '@lingui/react/macro';
import Fab from '@mui/material/Fab';
import Tooltip from '@mui/material/Tooltip';
import { Plus, TicketPercent } from 'lucide-react';
import { useState, useRef, type Ref } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FLOATING, FloatingButtons } from '../../../ui/FloatingButtons.tsx';
import { failureText } from '../../../ui/messages.ts';
import { RetryBanner } from '../../../ui/RetryBanner.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { useCoupons, type Coupon, useRemoveCoupon, useSaveCoupon, type CouponInput } from '../api/coupons.ts';
import { CouponTable, useAllowedNames } from './CouponTable.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import Box from '@mui/material/Box';
import {
  typedCouponCode,
  COUPON_DEFAULTS,
  newCouponCode,
  normalizeCouponCode,
  validateCouponCode,
  validateCouponUsages,
  validateCouponValue,
} from '@wordcluster/domain/premium/coupon';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import { Field } from '../../../ui/Field.tsx';
import { retype } from '../../../ui/retype.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { SubmitActions } from '../../../ui/SubmitActions.tsx';
import { useFields } from '../../../ui/use-fields.ts';
import { message } from '@wordcluster/domain/messages/browser';
import type { Message } from '@wordcluster/domain/messages/all';

const two = (value: number) => String(value).padStart(2, '0');

/** A moment as a `datetime-local` field holds it: in the reader's time zone, to the minute; '' for none. */
export function toLocalField(moment: string | null): string {
  if (moment === null) return '';
  const date = new Date(moment);
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The field's value in UTC; null if empty. */
export function fromLocalField(text: string): string | null {
  return text === '' ? null : new Date(text).toISOString();
}

/** For a date without a time and the reverse; the browser only reports an incomplete value. */
const MOMENT_INCOMPLETE = message('browser.moment_incomplete');

/** Validates a complete value; browsers allow years of six digits. */
function validateLocalField(text: string): Message | null {
  return text === '' || /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) ? null : MOMENT_INCOMPLETE;
}

/** Names of incomplete fields inside an element; their values are ''. */
function unfinishedFields(element: HTMLElement | null): string[] {
  const inputs = [...(element?.querySelectorAll('input') ?? [])];
  return inputs.filter(({ validity }) => validity.badInput).map(({ name }) => name);
}

const rules = {
  code: validateCouponCode,
  value: validateCouponValue,
  usages: validateCouponUsages,
  begin_at: validateLocalField,
  expiration_at: validateLocalField,
};

function random(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number / 2 ** 32;
}

const initial = (coupon: Coupon | null) => ({
  code: coupon?.code ?? newCouponCode(random),
  value: coupon === null ? '' : String(coupon.value),
  usages: coupon?.usages === null || coupon === null ? '' : String(coupon.usages),
  begin_at: toLocalField(coupon?.begin_at ?? null),
  expiration_at: toLocalField(coupon?.expiration_at ?? null),
});

/** The coupon dialog's state: an existing coupon, or a new one with a random code. */
function useCouponFields(coupon: Coupon | null) {
  const [start] = useState(() => initial(coupon));
  const form = useFields(start, rules);
  const { type, allowed, active } = coupon ?? COUPON_DEFAULTS;
  const [choices, setChoices] = useState<Pick<CouponInput, 'type' | 'allowed' | 'active'>>({ type, allowed, active });
  const choose = (change: Partial<typeof choices>) => setChoices((before) => ({ ...before, ...change }));

  const toSend = (): CouponInput => ({
    ...choices,
    code: normalizeCouponCode(form.values.code),
    value: form.values.value.trim(),
    usages: form.values.usages.trim() || null,
    begin_at: fromLocalField(form.values.begin_at),
    expiration_at: fromLocalField(form.values.expiration_at),
  });
  return { ...form, choices, choose, toSend };
}

const pair = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' };

/** Prevents years of six digits. */
const LATEST = '9999-12-31T23:59';

interface CouponDatesProps {
  form: ReturnType<typeof useCouponFields>;
  ref: Ref<HTMLElement>;
}

/** From when until when a coupon can be used. */
function CouponDates({ form, ref }: CouponDatesProps) {
  const { t } = useLingui();
  return (
    <Box ref={ref} sx={pair}>
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
  );
}

/** Creates a coupon, or changes an existing one. */
function CouponDialog({ coupon, onClose }: { coupon: Coupon | null; onClose: () => void }) {
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
        <CouponDates form={form} ref={dates} />
        <CheckField label={t`Active`} checked={active} onChange={(now) => form.choose({ active: now })} />
      </Box>
    </AppDialog>
  );
}

type OpenDialog = { kind: 'add' } | { kind: 'edit' | 'remove'; coupon: Coupon } | null;

/** All coupons, and the dialog that is open: none, add, edit or remove. */
export function Coupons() {
  const { t } = useLingui();
  const { data, error, refetch } = useCoupons();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const add = () => setDialog({ kind: 'add' });
  const close = () => setDialog(null);

  return (
    <>
      {error && !data && <RetryBanner onRetry={() => void refetch()}>{failureText(asFailure(error))}</RetryBanner>}
      {!data && !error && <LineSkeletons />}
      {data?.length === 0 && (
        <EmptyState picture={<TicketPercent size={48} strokeWidth={1.5} />} title={<Trans>No coupons here</Trans>}>
          <Trans>A coupon takes an amount or a percentage off the first year of Premium.</Trans>
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <CouponTable coupons={data} onChoose={(kind, coupon) => setDialog({ kind, coupon })} />
      )}
      <FloatingButtons>
        <Tooltip title={t`Add coupon`} disableInteractive>
          <Fab
            color="primary"
            aria-label={t`Add coupon`}
            onClick={add}
            sx={{ width: FLOATING.xs, height: FLOATING.xs }}
          >
            <Plus />
          </Fab>
        </Tooltip>
      </FloatingButtons>
      {dialog?.kind === 'add' && <CouponDialog coupon={null} onClose={close} />}
      {dialog?.kind === 'edit' && <CouponDialog coupon={dialog.coupon} onClose={close} />}
      {dialog?.kind === 'remove' && <RemoveCouponDialog coupon={dialog.coupon} onClose={close} />}
    </>
  );
}

function RemoveCouponDialog({ coupon, onClose }: { coupon: Coupon; onClose: () => void }) {
  const { t } = useLingui();
  const remove = useRemoveCoupon();
  return (
    <ConfirmDialog
      open
      title={t`Remove coupon ${coupon.code}?`}
      body={<Trans>Nobody can use it any more. Orders that used it keep their price.</Trans>}
      confirm={<Trans>Remove</Trans>}
      onConfirm={() => remove.mutate(coupon, { onSuccess: onClose })}
      onClose={onClose}
      busy={remove.isPending}
      error={remove.error ? failureText(asFailure(remove.error)) : null}
    />
  );
}
