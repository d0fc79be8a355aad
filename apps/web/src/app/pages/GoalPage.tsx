import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router';
import { GoalName } from '../../features/goals/components/GoalName.tsx';
import { GoalOverview } from '../../features/goals/components/GoalOverview.tsx';
import { asFailure } from '../../platform/http/api-failure.ts';
import { useGoals } from '../../platform/queries/goals.ts';
import { useToday } from '../../platform/queries/reviews.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { failureText } from '../../ui/messages.ts';
import { Page } from '../../ui/Page.tsx';
import { RetryBanner } from '../../ui/RetryBanner.tsx';
import { LineSkeletons } from '../../ui/Skeletons.tsx';

/** The page of a goal. */
export default function GoalPage() {
  const { t } = useLingui();
  const goalId = Number(useParams()['goal_id']);
  const { data: goals, error, refetch } = useGoals();
  const { data: today } = useToday();
  const goal = goals?.find(({ id }) => id === goalId);
  return (
    <Page title={t`Goal`} width="text">
      {goals === undefined && error === null && <LineSkeletons />}
      {goals === undefined && error !== null && (
        <RetryBanner onRetry={() => void refetch()}>{failureText(asFailure(error))}</RetryBanner>
      )}
      {goal !== undefined && (
        <>
          <Typography variant="h2" component="h1" sx={{ mb: 0.5, overflowWrap: 'anywhere' }}>
            <GoalName goal={goal} />
          </Typography>
          <GoalOverview goal={goal} today={today} />
        </>
      )}
      {goals !== undefined && goal === undefined && (
        <EmptyState
          title={<Trans>This goal is gone</Trans>}
          actions={
            <Button component={Link} to="/today" variant="contained">
              <Trans>Go to Today</Trans>
            </Button>
          }
        >
          <Trans>It was removed. Its words continue on their normal schedule.</Trans>
        </EmptyState>
      )}
    </Page>
  );
}
