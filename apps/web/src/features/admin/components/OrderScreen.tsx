import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ArrowLeft, ChevronDown } from 'lucide-react';
import { useNavigate } from 'react-router';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { failureText, translateMessage } from '../../../ui/messages.ts';
import { RetryBanner } from '../../../ui/RetryBanner.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useOrder, type Order } from '../api/orders.ts';
import { Downloads } from './Downloads.tsx';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { countryByAlpha3 } from '@wordcluster/domain/countries/countries';
import { orderLabel } from '@wordcluster/domain/premium/orders';
import { durationLabel, tierName } from '@wordcluster/domain/premium/prices';
import type { ReactNode } from 'react';
import { DataTable, type DataColumn } from '../../../ui/DataTable.tsx';
import { formatMoment } from '../../../ui/moment.ts';
import { useRegionName } from '../../../platform/browser/display-names.ts';
import { StatusMark } from '../../../ui/StatusMark.tsx';
import { ORDER_KINDS, PAYMENT_KINDS } from './OrderTable.tsx';
import { amountOf, couponValue } from '../../../ui/money.ts';
import { personName } from '../../../platform/browser/person-name.ts';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { paymentLabel } from '@wordcluster/domain/premium/payment-states';

/** An order's payments; each opens to its states and when they were reached. */
function Payments({ payments }: { payments: Order['payments'] }) {
  if (payments.length === 0) return <Trans context="payments">None</Trans>;
  return payments.map((payment) => (
    <Accordion
      key={payment.id}
      slotProps={{ heading: { component: 'h3' } }}
      sx={{ '&:last-child': { borderBottom: 0 } }}
    >
      <AccordionSummary expandIcon={<ChevronDown size={20} />} sx={{ px: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, typography: 'body1' }}>
          <span>{formatMoment(payment.created_at)}</span>
          <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {amountOf(Math.round(payment.price * 100))} €
          </Box>
          <StatusMark kind={PAYMENT_KINDS[payment.current_state]}>
            {translateMessage(paymentLabel(payment.current_state))}
          </StatusMark>
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 0 }}>
        <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
          {payment.states.map(({ state, created_at }) => (
            <Box
              component="li"
              key={`${state} ${created_at}`}
              sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, typography: 'body2' }}
            >
              <StatusMark kind={PAYMENT_KINDS[state]}>{translateMessage(paymentLabel(state))}</StatusMark>
              <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                {formatMoment(created_at)}
              </Box>
            </Box>
          ))}
        </Box>
      </AccordionDetails>
    </Accordion>
  ));
}

/** Everything about one order. */
function OrderDetail({ order }: { order: Order }) {
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

/** One order with the way back and its invoice. */
export function OrderScreen({ orderId }: { orderId: number }) {
  const navigate = useNavigate();
  const { data, error, refetch } = useOrder(orderId);
  // Back to the list as it was searched and sorted; a first visit has no list to go back to.
  const back = () => void (window.history.state?.idx > 0 ? navigate(-1) : navigate('/orders'));

  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Button color="inherit" startIcon={<ArrowLeft />} onClick={back} sx={{ ml: -1.5, mr: 'auto' }}>
          <Trans>Back</Trans>
        </Button>
        {data && <Downloads order={data} />}
      </Box>
      {error && !data && <RetryBanner onRetry={() => void refetch()}>{failureText(asFailure(error))}</RetryBanner>}
      {data ? <OrderDetail order={data} /> : !error && <Spinner />}
    </Box>
  );
}
