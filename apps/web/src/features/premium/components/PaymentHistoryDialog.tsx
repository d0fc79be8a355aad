import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paymentLabel } from '@wordcluster/domain/premium/payment-states';
import type { PremiumOrder } from '../../../platform/queries/premium.ts';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { DataTable, type DataColumn } from '../../../ui/DataTable.tsx';
import { translateMessage } from '../../../ui/messages.ts';
import { formatMoment } from '../../../ui/moment.ts';
import { amountOf } from '../../../ui/money.ts';

type Payment = PremiumOrder['payments'][number];

interface PaymentHistoryDialogProps {
  payments: readonly Payment[];
  onClose: () => void;
}

/** The payments of an order, newest first. */
export function PaymentHistoryDialog({ payments, onClose }: PaymentHistoryDialogProps) {
  const { t } = useLingui();
  const columns: DataColumn<Payment>[] = [
    { id: 'created_at', label: t`Created`, cell: ({ created_at }) => formatMoment(created_at) },
    { id: 'price', label: t`Price in EUR`, align: 'right', cell: ({ price }) => amountOf(Math.round(price * 100)) },
    { id: 'state', label: t`Status`, cell: ({ current_state }) => translateMessage(paymentLabel(current_state)) },
  ];
  return (
    <AppDialog
      open
      title={t`Payment history`}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      {payments.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          <Trans>This order needed no payment.</Trans>
        </Typography>
      ) : (
        <DataTable label={t`Payment history`} columns={columns} rows={payments} rowKey={({ id }) => id} />
      )}
    </AppDialog>
  );
}
