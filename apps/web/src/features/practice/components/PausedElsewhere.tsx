import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { testPath } from '@wordcluster/domain/practice/routes';
import { isLive, PAUSED, type PracticeState } from '@wordcluster/domain/practice/state';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { useTestStatus } from '../../../platform/storage/test-status.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { useServerTest } from '../api/paused-test.ts';

/** Offers to continue a test that was paused on another device. A test of this device has priority. */
export default function PausedElsewhere({ clusters }: { clusters: readonly Cluster[] }) {
  const navigate = useNavigate();
  const [closed, setClosed] = useState(false);
  const here = useTestStatus(isLive);
  const stored = useServerTest(!here);
  const cluster = clusters.find(({ id, disabled }) => id === stored?.test.cluster_id && !disabled);
  if (here || closed || stored?.test.state !== PAUSED || !cluster) return null;
  const goOn = async (paused: PracticeState) => {
    const { dispatch } = await import('../state/practice-store.ts');
    dispatch({ type: 'take-over', paused });
    void navigate(testPath(cluster.id));
  };
  return (
    <Banner
      severity="info"
      onClose={() => setClosed(true)}
      action={
        <Button size="small" onClick={() => void goOn(stored)}>
          <Trans>Continue</Trans>
        </Button>
      }
    >
      <Trans>You paused a test of “{cluster.title}” on another device.</Trans>
    </Banner>
  );
}
