import { useLingui } from '@lingui/react/macro';
import { DataTable, type TableOrder } from '../../../ui/DataTable.tsx';
import type { Order } from '../api/orders.ts';
import { useOrderColumns } from './order-columns.tsx';

/** Orders with their buyers, states, prices and invoices. */
export function OrderTable({ orders, order }: { orders: readonly Order[]; order: TableOrder }) {
  const { t } = useLingui();
  const columns = useOrderColumns();
  return <DataTable label={t`Orders`} columns={columns} rows={orders} rowKey={({ id }) => id} order={order} />;
}
