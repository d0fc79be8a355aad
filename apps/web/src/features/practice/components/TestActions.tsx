import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { clusterPath, testPath } from '@wordcluster/domain/practice/routes';
import { RUNNING } from '@wordcluster/domain/practice/state';
import { ArrowRight, Pause } from 'lucide-react';
import { useNavigate } from 'react-router';
import { ActionBar } from '../../../ui/ActionBar.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { dispatch, usePractice } from '../state/practice-store.ts';

/** Milliseconds in which a cancel can be undone. */
const UNDO_MS = 10_000;

interface TestActionsProps {
  clusterId: number;
  evaluating: boolean;
}

/** Cancel, Pause and Next question, in reach of the thumb. */
export function TestActions({ clusterId, evaluating }: TestActionsProps) {
  const navigate = useNavigate();
  const { t } = useLingui();
  const cancel = () => {
    const cancelled = usePractice.getState();
    const at = Date.now();
    dispatch({ type: 'cancel' });
    void navigate(clusterPath(clusterId));
    const undo = () => {
      stop();
      dispatch({ type: 'take-back-cancel', cancelled, at, now: Date.now() });
      const { test } = usePractice.getState();
      // Another test may have begun since.
      if (test.cluster_id === clusterId && test.state === RUNNING) void navigate(testPath(clusterId));
    };
    const end = showToast({ message: t`The test was cancelled.`, undoFor: UNDO_MS, undo });
    // Another test has begun: the cancelled one cannot be taken back any more.
    const stop = usePractice.subscribe(({ test }) => {
      if (test.state !== RUNNING) return;
      stop();
      end();
    });
  };
  return (
    <ActionBar>
      <Button color="inherit" onClick={cancel} sx={{ mr: 'auto', ml: { sm: -1.5 } }}>
        <Trans>Cancel</Trans>
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Pause />}
        onClick={() => dispatch({ type: 'pause', now: Date.now() })}
      >
        <Trans>Pause</Trans>
      </Button>
      <Button
        variant="contained"
        endIcon={<ArrowRight />}
        disabled={evaluating}
        onClick={() => dispatch({ type: 'score', now: Date.now() })}
      >
        <Trans>Next question</Trans>
      </Button>
    </ActionBar>
  );
}
