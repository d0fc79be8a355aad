import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { countryByAlpha3 } from '@wordcluster/domain/countries/countries';
import { orderLabel } from '@wordcluster/domain/premium/orders';
import { durationLabel, tierName } from '@wordcluster/domain/premium/prices';
import type { ReactNode } from 'react';
import { DataTable, type DataColumn } from '../../../ui/DataTable.tsx';
import { translateMessage } from '../../../ui/messages.ts';
import { formatMoment } from '../../../ui/moment.ts';
import { useRegionName } from '../../../platform/browser/display-names.ts';
import { StatusMark } from '../../../ui/StatusMark.tsx';
import type { Order } from '../api/orders.ts';
import { ORDER_KINDS } from './OrderTable.tsx';
import { Payments } from './Payments.tsx';
import { amountOf, couponValue } from '../../../ui/money.ts';
import { personName } from '../../../platform/browser/person-name.ts';

/** Everything about one order. */
export function OrderDetail({ order }: { order: Order }) {
  const { t } = useLingui();
  const columns: DataColumn<Order>[] = [
    { id: 'item', label: t`Item`, cell: ({ tier }) => `Premium ${tierName(tier)}` },
    { id: 'duration', label: t`Duration`, cell: ({ days }) => translateMessage(durationLabel(days)) },
    { id: 'price', label: t`Price`, align: 'right', cell: ({ price }) => `${amountOf(Math.round(price * 100))} €` },
  ];
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
      }}
    >
      <Part title={<Trans>Customer details</Trans>}>
        <Customer order={order} />
      </Part>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Part title={<Trans>Order</Trans>}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 1 }}>
            <StatusMark kind={ORDER_KINDS[order.order_status]}>{translateMessage(orderLabel(order))}</StatusMark>
            <Box sx={{ color: 'text.secondary' }}>{formatMoment(order.created_at)}</Box>
            {order.invoice_number !== null && (
              <Box sx={{ color: 'text.secondary' }}>
                <Trans>Invoice {order.invoice_number}</Trans>
              </Box>
            )}
          </Box>
          <DataTable label={t`Order`} columns={columns} rows={[order]} rowKey={({ id }) => id} />
        </Part>
        <Part title={<Trans>Coupon</Trans>}>
          <CouponUsed order={order} />
        </Part>
        <Part title={<Trans>Payments</Trans>}>
          <Payments payments={order.payments} />
        </Part>
      </Box>
    </Box>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Card component="section" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}

function CouponUsed({ order: { coupon, coupon_type: type, coupon_value: value } }: { order: Order }) {
  if (type === null || value === null) return <Trans context="coupon">None</Trans>;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontVariantNumeric: 'tabular-nums' }}>
      <span>{coupon}</span>
      <span>−{couponValue({ type, value })}</span>
    </Box>
  );
}

function Customer({ order }: { order: Order }) {
  const { t } = useLingui();
  const regionName = useRegionName();
  const { first_name, last_name, country_code: code } = order;
  const country = countryByAlpha3(code ?? '');
  const facts: [string, string | null][] = [
    [t`Name`, personName({ first_name: first_name ?? '', last_name: last_name ?? '' }) || null],
    [t`Street`, order.street],
    [t`Postal code`, order.postal_code],
    [t`City`, order.city],
    [t`Country`, country ? `${code} · ${regionName(country.alpha2, country.name)}` : code],
    [t`E-mail`, order.email],
    [t`Phone number`, order.phone_number],
  ];
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.25, gridTemplateColumns: 'minmax(96px, auto) 1fr' }}>
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value ?? '–'}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
