import { type StatusKind, StatusMark } from '../../../ui/StatusMark.tsx';
import type { Order } from '../api/orders.ts';
import { useLingui, Trans } from '@lingui/react/macro';
import { DataTable, type TableOrder, type DataColumn } from '../../../ui/DataTable.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { orderLabel } from '@wordcluster/domain/premium/orders';
import { durationLabel } from '@wordcluster/domain/premium/prices';
import { Link } from 'react-router';
import { translateMessage } from '../../../ui/messages.ts';
import { formatMoment } from '../../../ui/moment.ts';
import { Downloads } from './Downloads.tsx';
import { amountOf } from '../../../ui/money.ts';
import { personName } from '../../../platform/browser/person-name.ts';

/** How an order's and a payment's state looks. */
export const ORDER_KINDS: Readonly<Record<Order['order_status'], StatusKind>> = {
  PAID: 'good',
  CREATED: 'waiting',
  CANCELED: 'quiet',
};

export const PAYMENT_KINDS: Readonly<Record<Order['payments'][number]['current_state'], StatusKind>> = {
  CREATED: 'waiting',
  PAYMENT_METHOD_CHOSEN: 'waiting',
  AUTHORIZED: 'waiting',
  UNTRUSTED_PAID: 'waiting',
  PAID: 'good',
  CANCELED: 'bad',
  TIMEOUTED: 'bad',
  REFUNDED: 'quiet',
};

/** Orders with their buyers, states, prices and invoices. */
export function OrderTable({ orders, order }: { orders: readonly Order[]; order: TableOrder }) {
  const { t } = useLingui();
  const columns = useOrderColumns();
  return <DataTable label={t`Orders`} columns={columns} rows={orders} rowKey={({ id }) => id} order={order} />;
}

function useOrderColumns(): DataColumn<Order>[] {
  const { t } = useLingui();
  return [
    { id: 'id', label: '#', cell: ({ id }) => id },
    { id: 'customer', label: t`Customer`, cell: (one) => <Customer order={one} /> },
    {
      id: 'order_status',
      label: t`Order status`,
      cell: (one) => <StatusMark kind={ORDER_KINDS[one.order_status]}>{translateMessage(orderLabel(one))}</StatusMark>,
    },
    { id: 'coupon', label: t`Coupon`, cell: ({ coupon }) => (coupon === null ? t`NO` : t`YES`) },
    { id: 'created_at', label: t`Created at`, cell: ({ created_at }) => formatMoment(created_at) },
    { id: 'price', label: t`Price in EUR`, align: 'right', cell: ({ price }) => amountOf(Math.round(price * 100)) },
    { id: 'days', label: t`Variant`, cell: ({ days }) => translateMessage(durationLabel(days)) },
    {
      id: 'actions',
      label: t`Actions`,
      hideLabel: true,
      align: 'right',
      cell: (one) => (
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
          <Button
            component={Link}
            to={`/orders/${one.id}`}
            size="small"
            variant="outlined"
            aria-label={t`View order ${one.id}`}
          >
            <Trans>View</Trans>
          </Button>
          <Downloads order={one} small />
        </Box>
      ),
    },
  ];
}

/** Orders of terminated profiles have no name any more. */
function Customer({ order: { first_name, last_name, email } }: { order: Order }) {
  const name = personName({ first_name: first_name ?? '', last_name: last_name ?? '' });
  if (name === '' && email === null) return '–';
  return (
    <Box sx={{ minWidth: 0 }}>
      {name}
      <Typography component="div" variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {email}
      </Typography>
    </Box>
  );
}
