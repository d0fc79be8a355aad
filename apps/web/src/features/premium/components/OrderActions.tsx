import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { canCancelOrder, canStartNewPayment, hasPdf } from '@wordcluster/domain/premium/orders';
import { FileDown } from 'lucide-react';
import type { PremiumOrder } from '../../../platform/queries/premium.ts';
import { useCancelOrder, useNewPayment } from '../api/order-actions.ts';

interface OrderActionsProps {
  order: PremiumOrder;
  onFrame: (address: string) => void;
  onPayments: (order: PremiumOrder) => void;
}

/** What can be done with an order of the history. */
export function OrderActions({ order, onFrame, onPayments }: OrderActionsProps) {
  const pay = useNewPayment(onFrame);
  const cancel = useCancelOrder();
  const busy = pay.isPending || cancel.isPending;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
      {/* Outlined: the panel above offers the same in green. */}
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
