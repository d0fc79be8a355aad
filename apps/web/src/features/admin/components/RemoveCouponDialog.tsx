import { Trans, useLingui } from '@lingui/react/macro';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { failureText } from '../../../ui/messages.ts';
import { useRemoveCoupon, type Coupon } from '../api/coupons.ts';

export function RemoveCouponDialog({ coupon, onClose }: { coupon: Coupon; onClose: () => void }) {
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
