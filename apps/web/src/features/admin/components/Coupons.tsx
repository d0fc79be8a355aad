import { Trans, useLingui } from '@lingui/react/macro';
import Fab from '@mui/material/Fab';
import Tooltip from '@mui/material/Tooltip';
import { Plus, TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FLOATING, FloatingButtons } from '../../../ui/FloatingButtons.tsx';
import { failureText } from '../../../ui/messages.ts';
import { RetryBanner } from '../../../ui/RetryBanner.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { useCoupons, type Coupon, useRemoveCoupon } from '../api/coupons.ts';
import { CouponDialog } from './CouponDialog.tsx';
import { CouponTable } from './CouponTable.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

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
