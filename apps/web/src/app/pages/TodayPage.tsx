import { useLingui } from '@lingui/react/macro';
import { GoalsToday } from '../../features/goals/components/GoalsToday.tsx';
import { SubscriptionEnded } from '../../features/preferences/components/SubscriptionEnded.tsx';
import { useTimeZone } from '../../features/review/hooks/use-time-zone.ts';
import { TodayOverview } from '../../features/review/components/TodayOverview.tsx';
import { asFailure } from '../../platform/http/api-failure.ts';
import { useClusters } from '../../platform/queries/clusters.ts';
import { useToday } from '../../platform/queries/reviews.ts';
import { failureText } from '../../ui/messages.ts';
import { Page } from '../../ui/Page.tsx';
import { SCREEN_PATHS } from '../paths.ts';
import { RetryBanner } from '../../ui/RetryBanner.tsx';
import { LineSkeletons } from '../../ui/Skeletons.tsx';

/** The page of the day. */
export default function TodayPage() {
  const { t } = useLingui();
  const { data: today, error, refetch } = useToday();
  const { data: clusters } = useClusters();
  useTimeZone();
  return (
    <Page title={t`Today`} width="text">
      <SubscriptionEnded settingsPath={SCREEN_PATHS.preferences} />
      {today === undefined && error === null && <LineSkeletons />}
      {today === undefined && error !== null && (
        <RetryBanner onRetry={() => void refetch()}>{failureText(asFailure(error))}</RetryBanner>
      )}
      {today !== undefined && (
        <TodayOverview
          today={today}
          hasRows={clusters?.some(({ row_count }) => row_count > 0) ?? true}
          goals={<GoalsToday today={today} />}
        />
      )}
    </Page>
  );
}
