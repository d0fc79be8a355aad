import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { failureText } from '../../../ui/messages.ts';
import { RetryBanner } from '../../../ui/RetryBanner.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useOrder } from '../api/orders.ts';
import { Downloads } from './Downloads.tsx';
import { OrderDetail } from './OrderDetail.tsx';

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
