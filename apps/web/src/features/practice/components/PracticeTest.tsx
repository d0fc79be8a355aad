import { FINISHED, IDLE, PAUSED, RUNNING } from '@wordcluster/domain/practice/state';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { loadWords } from '../../../platform/browser/word-lists.ts';
import { dispatch, usePractice } from '../state/practice-store.ts';
import { useAnswerLog, useServerCopy, type SendAnswers } from '../hooks/use-server-copy.ts';
import { testDestination } from '@wordcluster/domain/practice/routes';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { FinishedTest, loadCloud } from './FinishedTest.tsx';
import { NoTest } from './NoTest.tsx';
import { PracticeNotices } from './PracticeNotices.tsx';
import { RunningTest, type PlayQuestion } from './RunningTest.tsx';

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

/** What helpful grading knows of the columns' languages: there long before the first answer is typed, and missed by nothing else. */
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

/** The test screen of a cluster: the running test or its result, or that there is none; anything else leads away. */
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
