import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  canCancelOrder,
  canStartNewPayment,
  hasPdf,
  activeLabel,
  lastPaymentFailed,
  orderLabel,
} from '@wordcluster/domain/premium/orders';
import { FileDown } from 'lucide-react';
import type { PremiumOrder } from '../../../platform/queries/premium.ts';
import { useCancelOrder, useNewPayment } from '../api/calls.ts';
import { tierName } from '@wordcluster/domain/premium/prices';
import { type DataColumn, DataTable } from '../../../ui/DataTable.tsx';
import { translateMessage } from '../../../ui/messages.ts';
import { formatMoment } from '../../../ui/moment.ts';
import { StatusMark, type StatusKind } from '../../../ui/StatusMark.tsx';
import Typography from '@mui/material/Typography';
import { paymentLabel } from '@wordcluster/domain/premium/payment-states';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { amountOf } from '../../../ui/money.ts';
import { useState } from 'react';

interface OrderActionsProps {
  order: PremiumOrder;
  onFrame: (address: string) => void;
  onPayments: (order: PremiumOrder) => void;
}

/** Actions of an order in the history. */
function OrderActions({ order, onFrame, onPayments }: OrderActionsProps) {
  const pay = useNewPayment(onFrame);
  const cancel = useCancelOrder();
  const busy = pay.isPending || cancel.isPending;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
      {/* Outlined: the panel above has the same action in green. */}
      {canStartNewPayment(order) && (
        <Button size="small" variant="outlined" disabled={busy} onClick={() => pay.mutate(order.id)}>
          <Trans>New payment</Trans>
        </Button>
      )}
      {canCancelOrder(order) && (
        <Button size="small" variant="outlined" color="error" disabled={busy} onClick={() => cancel.mutate(order.id)}>
          <Trans>Cancel order</Trans>
        </Button>
      )}
      {hasPdf(order) && (
        <Button size="small" variant="outlined" startIcon={<FileDown />} href={order.download ?? ''} download>
          PDF
        </Button>
      )}
      {order.download_xml !== null && (
        <Button size="small" variant="outlined" startIcon={<FileDown />} href={order.download_xml} download>
          XML
        </Button>
      )}
      <Button size="small" onClick={() => onPayments(order)}>
        <Trans>Payment history</Trans>
      </Button>
    </Box>
  );
}

const ORDER_KINDS = { PAID: 'good', CREATED: 'waiting', CANCELED: 'quiet' } as const satisfies Record<
  PremiumOrder['order_status'],
  StatusKind
>;
const ACTIVE_KINDS = { 'order.active': 'good', 'order.future': 'waiting', 'order.inactive': 'quiet' } as const;

interface HistoryColumnsInput {
  now: Date;
  onFrame: (address: string) => void;
  onPayments: (order: PremiumOrder) => void;
}

function useHistoryColumns({ now, onFrame, onPayments }: HistoryColumnsInput): DataColumn<PremiumOrder>[] {
  const { t } = useLingui();
  return [
    { id: 'start', label: t`Start`, cell: ({ start }) => formatMoment(start) },
    { id: 'end', label: t`End`, cell: ({ end }) => formatMoment(end) },
    { id: 'tier', label: t`Tier`, cell: ({ tier }) => tierName(tier) },
    {
      id: 'order_status',
      label: t`Order status`,
      cell: (order) => {
        const failed = lastPaymentFailed(order);
        return (
          <Box sx={{ display: 'inline-grid' }}>
            <StatusMark kind={failed ? 'bad' : ORDER_KINDS[order.order_status]}>
              {translateMessage(orderLabel(order))}
            </StatusMark>
            {failed && (
              <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
                {order.payments[0]?.current_state === 'TIMEOUTED' ? (
                  <Trans>last payment timed out</Trans>
                ) : (
                  <Trans>last payment declined</Trans>
                )}
              </Box>
            )}
          </Box>
        );
      },
    },
    {
      id: 'active',
      label: t`Active status`,
      cell: (order) => {
        const label = activeLabel(order, now);
        return <StatusMark kind={ACTIVE_KINDS[label.id]}>{translateMessage(label)}</StatusMark>;
      },
    },
    {
      id: 'actions',
      label: t`Actions`,
      hideLabel: true,
      align: 'right',
      cell: (order) => <OrderActions order={order} onFrame={onFrame} onPayments={onPayments} />,
    },
  ];
}

type Payment = PremiumOrder['payments'][number];

interface PaymentHistoryDialogProps {
  payments: readonly Payment[];
  onClose: () => void;
}

/** The payments of an order, newest first. */
function PaymentHistoryDialog({ payments, onClose }: PaymentHistoryDialogProps) {
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

interface PremiumHistoryProps {
  orders: readonly PremiumOrder[];
  now: Date;
  onFrame: (address: string) => void;
}

/** The table 'Premium history': all orders, newest first, with their actions. */
export function PremiumHistory({ orders, now, onFrame }: PremiumHistoryProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState<number | null>(null);
  const shownOrder = orders.find(({ id }) => id === shown);
  const columns = useHistoryColumns({ now, onFrame, onPayments: ({ id }) => setShown(id) });

  return (
    <Box component="section">
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        <Trans>Premium history</Trans>
      </Typography>
      {orders.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          <Trans>Nothing yet. Your orders and invoices will appear here.</Trans>
        </Typography>
      ) : (
        <DataTable label={t`Premium history`} columns={columns} rows={orders} rowKey={({ id }) => id} />
      )}
      {shownOrder && <PaymentHistoryDialog payments={shownOrder.payments} onClose={() => setShown(null)} />}
    </Box>
  );
}
