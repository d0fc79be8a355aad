import { Trans } from '@lingui/react/macro';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import { paymentLabel } from '@wordcluster/domain/premium/payment-states';
import { ChevronDown } from 'lucide-react';
import { translateMessage } from '../../../ui/messages.ts';
import { formatMoment } from '../../../ui/moment.ts';
import { StatusMark } from '../../../ui/StatusMark.tsx';
import type { Order } from '../api/orders.ts';
import { PAYMENT_KINDS } from './OrderTable.tsx';
import { amountOf } from '../../../ui/money.ts';

/** An order's payments; each opens to its states and when they were reached. */
export function Payments({ payments }: { payments: Order['payments'] }) {
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
