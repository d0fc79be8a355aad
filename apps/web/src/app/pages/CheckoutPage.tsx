import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { activeLabel } from '@wordcluster/domain/premium/orders';
import { tierOfRoute } from '@wordcluster/domain/premium/prices';
import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, Navigate, useNavigate, useParams } from 'react-router';
import { Checkout } from '../../features/billing/checkout/Checkout.tsx';
import type { LegalDocument } from '../../features/billing/checkout/PaySection.tsx';
import { PaymentDialog } from '../../features/billing/components/PaymentDialog.tsx';
import { refreshPremium, usePremium } from '../../platform/queries/premium.ts';
import { useUser } from '../../platform/session/session.ts';
import { Page } from '../../ui/Page.tsx';
import { RetryBanner } from '../../ui/RetryBanner.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { SCREEN_PATHS } from '../paths.ts';

const LegalDialog = lazy(() => import('../../features/help/components/LegalDialog.tsx'));

export default function CheckoutPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const tier = tierOfRoute(useParams()['type']);
  const user = useUser();
  const { data, isError, refetch, dataUpdatedAt } = usePremium();
  const [frame, setFrame] = useState<string | null>(null);
  const [legal, setLegal] = useState<LegalDocument | null>(null);
  const now = new Date(dataUpdatedAt);
  const leave = () => void navigate(SCREEN_PATHS.premium, { state: { paid: true } });

  const closeFrame = async () => {
    setFrame(null);
    await refreshPremium();
    leave();
  };

  const bought = data?.history.some(
    (order) => order.order_status === 'PAID' && activeLabel(order, now).id === 'order.future',
  );
  if (bought === true && frame === null) return <Navigate to={SCREEN_PATHS.premium} replace />;
  return (
    <Page title={t`Buy Premium`}>
      <Box sx={{ mb: 3 }}>
        <Button component={Link} to={SCREEN_PATHS.premium} color="inherit" startIcon={<ArrowLeft />} sx={{ ml: -1.5 }}>
          <Trans>Back</Trans>
        </Button>
      </Box>
      {data === undefined && isError && (
        <RetryBanner onRetry={() => void refetch()}>
          <Trans>Your Premium could not be loaded.</Trans>
        </RetryBanner>
      )}
      {user && data ? (
        <Checkout
          // Another tier is another order; a coupon of the first may not hold for it.
          key={tier}
          user={user}
          tier={tier}
          premium={data}
          now={now}
          onFrame={setFrame}
          onActivated={leave}
          onLegal={setLegal}
        />
      ) : (
        !isError && <Spinner />
      )}
      {frame !== null && <PaymentDialog address={frame} onClose={() => void closeFrame()} />}
      {legal !== null && (
        <Suspense>
          <LegalDialog document={legal} onClose={() => setLegal(null)} />
        </Suspense>
      )}
    </Page>
  );
}
