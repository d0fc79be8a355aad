import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { showToast } from '../../../ui/toasts.ts';
import { dispatch } from '../state/practice-store.ts';

interface TestGoneProps {
  clusterId: number;
  /** Whether the cluster was removed: its mistakes are deleted too. Otherwise it is only disabled. */
  removed: boolean;
}

/** The cluster of the test can no longer be opened (removed, disabled, not shared any more, another account). */
export function TestGone({ clusterId, removed }: TestGoneProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  useEffect(() => {
    dispatch(removed ? { type: 'cluster-removed', clusterId } : { type: 'cancel' });
    showToast({
      message: t`The cluster of your test cannot be opened any more, so the test has ended.`,
      severity: 'warning',
    });
    void navigate('/clusters', { replace: true });
  }, [clusterId, removed, navigate, t]);
  return null;
}
