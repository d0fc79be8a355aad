import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { activeLabel, orderLabel } from '@wordcluster/domain/premium/orders';
import { tierName } from '@wordcluster/domain/premium/prices';
import { useState } from 'react';
import type { PremiumOrder } from '../../../platform/premium.ts';
import { DataTable, type DataColumn } from '../../../ui/DataTable.tsx';
import { translateMessage } from '../../../ui/messages.ts';
import { formatMoment } from '../../../ui/moment.ts';
import { StatusMark, type StatusKind } from '../../../ui/StatusMark.tsx';
import { OrderActions } from './OrderActions.tsx';
import { PaymentHistoryDialog } from './PaymentHistoryDialog.tsx';

const ORDER_KINDS = { PAID: 'good', CREATED: 'waiting', CANCELED: 'quiet' } as const satisfies Record<
  PremiumOrder['order_status'],
  StatusKind
>;
const ACTIVE_KINDS = { Active: 'good', Future: 'waiting', Inactive: 'quiet' } as const;

interface PremiumHistoryProps {
  orders: readonly PremiumOrder[];
  now: Date;
  onFrame: (address: string) => void;
}

/** The table 'Premium history': all orders, newest first, and what can be done with them. */
export function PremiumHistory({ orders, now, onFrame }: PremiumHistoryProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState<number | null>(null);
  const shownOrder = orders.find(({ id }) => id === shown);
  const columns: DataColumn<PremiumOrder>[] = [
    { id: 'start', label: t`Start`, cell: ({ start }) => formatMoment(start) },
    { id: 'end', label: t`End`, cell: ({ end }) => formatMoment(end) },
    { id: 'tier', label: t`Tier`, cell: ({ tier }) => tierName(tier) },
    {
      id: 'order_status',
      label: t`Order status`,
      cell: (order) => (
        <StatusMark kind={ORDER_KINDS[order.order_status]}>{translateMessage(orderLabel(order))}</StatusMark>
      ),
    },
    {
      id: 'active',
      label: t`Active status`,
      cell: (order) => {
        const label = activeLabel(order, now);
        return <StatusMark kind={ACTIVE_KINDS[label]}>{translateMessage(label)}</StatusMark>;
      },
    },
    {
      id: 'actions',
      label: t`Actions`,
      hideLabel: true,
      align: 'right',
      cell: (order) => <OrderActions order={order} onFrame={onFrame} onPayments={({ id }) => setShown(id)} />,
    },
  ];

  return (
    <Box component="section">
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        <Trans>Premium history</Trans>
      </Typography>
      {orders.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          <Trans>Nothing yet. Your orders and invoices will stand here.</Trans>
        </Typography>
      ) : (
        <DataTable label={t`Premium history`} columns={columns} rows={orders} rowKey={({ id }) => id} />
      )}
      {shownOrder && <PaymentHistoryDialog payments={shownOrder.payments} onClose={() => setShown(null)} />}
    </Box>
  );
}
