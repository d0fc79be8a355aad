import { FINISHED, IDLE, PAUSED, RUNNING } from '@wordcluster/domain/practice/state';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate, Link } from 'react-router';
import { loadWords } from '../../../platform/browser/word-lists.ts';
import { dispatch, usePractice } from '../state/practice-store.ts';
import { useAnswerLog, useServerCopy, type SendAnswers } from '../hooks/use-server-copy.ts';
import { testDestination, clusterPath } from '@wordcluster/domain/practice/routes';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { FinishedTest, loadCloud } from './FinishedTest.tsx';
import { PracticeNotices } from './PracticeNotices.tsx';
import { RunningTest, type PlayQuestion } from './RunningTest.tsx';
import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { EmptyState } from '../../../ui/EmptyState.tsx';

/** Illustration: a question card above four letter boxes. */
function Picture() {
  const hairline = 'var(--wc-palette-tones-hairline)';
  return (
    <svg width="148" height="112" viewBox="0 0 148 112" fill="none" strokeWidth="2" strokeLinecap="round">
      <rect x="26" y="18" width="96" height="44" rx="10" fill="var(--wc-palette-tones-raised)" stroke={hairline} />
      <path d="M46 40h32M88 40h14" stroke="currentColor" opacity="0.45" />
      {[46, 74, 102].map((x) => (
        <rect key={x} x={x} y="74" width="22" height="26" rx="6" stroke={hairline} />
      ))}
      <rect
        x="18"
        y="74"
        width="22"
        height="26"
        rx="6"
        fill="var(--wc-palette-background-paper)"
        stroke="currentColor"
      />
      <path d="M29 81v12" stroke="currentColor" />
    </svg>
  );
}

/** The address of a test without one: a message, and a link to start one. */
function NoTest({ clusterId }: { clusterId: number }) {
  return (
    <EmptyState
      picture={<Picture />}
      title={<Trans>No practice test is running here.</Trans>}
      actions={
        <Button component={Link} to={clusterPath(clusterId)} variant="contained" size="large">
          <Trans>Back to the cluster</Trans>
        </Button>
      }
    >
      <Trans>Start one on the cluster’s page: choose the question and answer columns.</Trans>
    </EmptyState>
  );
}

/** Coming here resumes a paused test; pausing it, in whichever tab, leads to the list; leaving a finished one ends it. */
function useVisit(clusterId: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    const { test } = usePractice.getState();
    if (test.state === PAUSED && test.cluster_id === clusterId) dispatch({ type: 'resume', now: Date.now() });
    const stopWatching = usePractice.subscribe((now, before) => {
      if (now.test.state === PAUSED && before.test.state === RUNNING) void navigate('/clusters');
    });
    return () => {
      stopWatching();
      if (usePractice.getState().test.state === FINISHED) dispatch({ type: 'cancel' });
    };
  }, [clusterId, navigate]);
  useEffect(() => void loadCloud(), []);
}

/** Word lists of the columns' languages for helpful grading: loaded long before the first answer. */
function useWordLists({ col_1_language, col_2_language, col_3_language }: Cluster): void {
  useEffect(() => {
    void loadWords([col_1_language, col_2_language, col_3_language]);
  }, [col_1_language, col_2_language, col_3_language]);
}

interface PracticeTestProps {
  cluster: Cluster;
  playButton: PlayQuestion;
  /** Answers count for the schedule too. */
  sendAnswers: SendAnswers;
}

/** The test screen of a cluster: the running test, its result, or that there is none; otherwise redirects. */
export function PracticeTest({ cluster, playButton, sendAnswers }: PracticeTestProps) {
  const clusterId = cluster.id;
  const state = usePractice();
  const [foundNone] = useState(() => state.test.state === IDLE);
  useVisit(clusterId);
  useWordLists(cluster);
  useServerCopy();
  useAnswerLog(sendAnswers);
  const elsewhere = testDestination(state.test, clusterId, foundNone);
  const shown = elsewhere === null ? state.test.state : null;
  return (
    <>
      <PracticeNotices />
      {elsewhere !== null && <Navigate to={elsewhere} replace />}
      {shown === IDLE && <NoTest clusterId={clusterId} />}
      {shown === FINISHED && <FinishedTest state={state} cluster={cluster} />}
      {shown === RUNNING && <RunningTest state={state} cluster={cluster} playButton={playButton} />}
    </>
  );
}
