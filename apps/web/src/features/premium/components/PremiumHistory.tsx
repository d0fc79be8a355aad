import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { PremiumOrder } from '../../../platform/queries/premium.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { useHistoryColumns } from './history-columns.tsx';
import { PaymentHistoryDialog } from './PaymentHistoryDialog.tsx';

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
