import { useLingui } from '@lingui/react/macro';
import { clusterPath } from '@wordcluster/domain/practice/routes';
import { useCallback } from 'react';
import { Navigate, useParams } from 'react-router';
import { PlayButton } from '../../features/listening/components/PlayButton.tsx';
import { useVoice } from '../../features/listening/hooks/use-voice.ts';
import { PracticeTest } from '../../features/practice/components/PracticeTest.tsx';
import type { SendAnswers } from '../../features/practice/hooks/use-server-copy.ts';
import type { PlayQuestion } from '../../features/practice/components/RunningTest.tsx';
import { TestGone } from '../../features/practice/components/TestGone.tsx';
import { asFailure } from '../../platform/http/api-failure.ts';
import { useClusters } from '../../platform/queries/clusters.ts';
import { useUser } from '../../platform/session/session.ts';
import { useTestStatus } from '../../platform/storage/test-status.ts';
import { failureText } from '../../ui/messages.ts';
import { Page } from '../../ui/Page.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { RetryBanner } from '../../ui/RetryBanner.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

/** The question's own play button: features do not know each other. */
function usePlayButton(): PlayQuestion {
  const voice = useVoice();
  return useCallback<PlayQuestion>(
    (row, { number, language }, autoplay) =>
      number !== 0 && (
        <PlayButton
          voice={voice}
          clusterId={row.cluster_id}
          rowId={row.id}
          column={number}
          language={language}
          text={row[`col_${number}_value`]}
          recording={row[`sound_${number}`]}
          autoplay={autoplay}
        />
      ),
    [voice],
  );
}

/** The outbox of the session; loaded with the first answer. */
function useSendAnswers(): SendAnswers {
  const person = useUser()?.id;
  return useCallback(
    (entries) => {
      if (person === undefined) return;
      void import('../../features/review/state/outbox.ts').then(async ({ storeAndSend }) =>
        storeAndSend(person, entries),
      );
    },
    [person],
  );
}

/** The practice test of an existing cluster. Until that is known a stored test is not shown. */
function Test({ clusterId, title }: { clusterId: number; title: string }) {
  const { data: clusters, error, refetch } = useClusters();
  const playButton = usePlayButton();
  const sendAnswers = useSendAnswers();
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
  if (cluster !== undefined && !cluster.disabled)
    return <PracticeTest cluster={cluster} playButton={playButton} sendAnswers={sendAnswers} />;
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
