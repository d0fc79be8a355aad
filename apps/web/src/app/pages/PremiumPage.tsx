import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { failedPayment, isPolling, isWaitingForPayment, purchaseRefusal } from '@wordcluster/domain/premium/orders';
import { PREMIUM_FOOTNOTES } from '@wordcluster/domain/premium/plan-comparison';
import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { AllowanceLeft } from '../../features/billing/components/AllowanceLeft.tsx';
import {
  AnotherYear,
  FailedPanel,
  StatusPanel,
  ThankYou,
  WaitingPanel,
} from '../../features/billing/components/StatusPanel.tsx';
import { PaymentDialog } from '../../features/billing/components/PaymentDialog.tsx';
import { PlanComparison } from '../../features/billing/components/PlanComparison.tsx';
import { PremiumHistory } from '../../features/billing/components/PremiumHistory.tsx';
import { refreshPremium, refreshRights, usePremium } from '../../platform/queries/premium.ts';
import { useUser } from '../../platform/session/session.ts';
import { Footnotes } from '../../ui/Footnotes.tsx';
import { translateMessage } from '../../ui/messages.ts';
import { Page } from '../../ui/Page.tsx';
import { RetryBanner } from '../../ui/RetryBanner.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

const asksForThanks = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'paid' in state && state.paid === true;

export default function PremiumPage() {
  const { t } = useLingui();
  const user = useUser();
  const { data, isError, refetch, dataUpdatedAt } = usePremium();
  // Users who return from the payment page are thanked once it is paid; not after a reload.
  const navigationState: unknown = useLocation().state;
  const arrived = useNavigationType();
  const [paying, setPaying] = useState(arrived !== NavigationType.Pop && asksForThanks(navigationState));
  const [frame, setFrame] = useState<string | null>(null);
  // Every response, polling included, may have changed the user's plan.
  useEffect(() => {
    if (dataUpdatedAt > 0) void refreshRights();
  }, [dataUpdatedAt]);
  const now = new Date(dataUpdatedAt);
  const { history = [], current = null } = data ?? {};
  const pending = isWaitingForPayment(history);
  const failed = failedPayment(history);
  const mayBuy = purchaseRefusal(history, now) === null;
  const justPaid = paying && !pending && history[0]?.order_status === 'PAID';
  const plans = current === null && !pending;
  const footnotes = <Footnotes notes={PREMIUM_FOOTNOTES.map(translateMessage)} />;

  const closeFrame = () => {
    setFrame(null);
    setPaying(true);
    void refreshPremium();
  };

  return (
    <Page title={t`Premium`}>
      {data === undefined && !isError && <Spinner />}
      {data === undefined && isError && (
        <RetryBanner onRetry={() => void refetch()}>
          <Trans>Your Premium could not be loaded.</Trans>
        </RetryBanner>
      )}
      {data && (
        <Box sx={{ display: 'grid', gap: { xs: 4, md: 5 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {current && justPaid && <ThankYou current={current} />}
          {current && <StatusPanel current={current} now={now} mayBuy={mayBuy} />}
          {failed !== null && <FailedPanel failed={failed} onFrame={setFrame} />}
          {pending && failed === null && <WaitingPanel confirming={isPolling(history)} />}
          {plans && <PlanComparison />}
          {plans && footnotes}
          {user && <AllowanceLeft user={user} />}
          {current && mayBuy && <AnotherYear current={current} now={now} />}
          <PremiumHistory orders={history} now={now} onFrame={setFrame} />
          {!plans && footnotes}
        </Box>
      )}
      {frame !== null && <PaymentDialog address={frame} onClose={closeFrame} />}
    </Page>
  );
}
