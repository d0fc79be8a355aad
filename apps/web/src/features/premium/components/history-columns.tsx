import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { activeLabel, lastPaymentFailed, orderLabel } from '@wordcluster/domain/premium/orders';
import { tierName } from '@wordcluster/domain/premium/prices';
import type { PremiumOrder } from '../../../platform/queries/premium.ts';
import type { DataColumn } from '../../../ui/DataTable.tsx';
import { translateMessage } from '../../../ui/messages.ts';
import { formatMoment } from '../../../ui/moment.ts';
import { StatusMark, type StatusKind } from '../../../ui/StatusMark.tsx';
import { OrderActions } from './OrderActions.tsx';

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

export function useHistoryColumns({ now, onFrame, onPayments }: HistoryColumnsInput): DataColumn<PremiumOrder>[] {
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
