import { useLingui } from '@lingui/react/macro';
import { clusterPath } from '@wordcluster/domain/practice/routes';
import { Navigate, useParams } from 'react-router';
import { PracticeTest } from '../../features/practice/components/PracticeTest.tsx';
import { TestGone } from '../../features/practice/components/TestGone.tsx';
import { asFailure } from '../../platform/http/api-failure.ts';
import { useClusters } from '../../platform/queries/clusters.ts';
import { useTestStatus } from '../../platform/storage/test-status.ts';
import { failureText } from '../../ui/messages.ts';
import { Page } from '../../ui/Page.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { RetryBanner } from '../../ui/RetryBanner.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

/** The test of a cluster that the user still has. Until that is known nothing of a stored test is shown. */
function Test({ clusterId, title }: { clusterId: number; title: string }) {
  const { data: clusters, error, refetch } = useClusters();
  const testedId = useTestStatus(({ cluster_id }) => cluster_id);
  if (clusters === undefined && error === null) return <Spinner />;
  if (clusters === undefined) {
    return (
      <Page title={title} width="text">
        <RetryBanner onRetry={() => void refetch()}>{failureText(asFailure(error))}</RetryBanner>
      </Page>
    );
  }
  const cluster = clusters.find(({ id }) => id === clusterId);
  if (cluster !== undefined && !cluster.disabled) return <PracticeTest clusterId={clusterId} />;
  return testedId === clusterId ? (
    <TestGone clusterId={clusterId} removed={cluster === undefined} />
  ) : (
    <Navigate to={clusterPath(clusterId)} replace />
  );
}

export default function TestPage() {
  const { t } = useLingui();
  const clusterId = Number(useParams()['cluster_id']);
  const title = t`Learning & Practice`;
  return (
    <>
      <PageTitle title={title} />
      <Test clusterId={clusterId} title={title} />
    </>
  );
}
