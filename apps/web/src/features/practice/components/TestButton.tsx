import { useLingui } from '@lingui/react/macro';
import Fab from '@mui/material/Fab';
import Tooltip from '@mui/material/Tooltip';
import { isLive } from '@wordcluster/domain/practice/state';
import { Dumbbell } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useClusters, type Cluster } from '../../../platform/queries/clusters.ts';
import { useTestStatus } from '../../../platform/storage/test-status.ts';

/** The rules of the test are a chunk of their own, which the table does not wait for. */
const PracticeNotices = lazy(async () => ({ default: (await import('./PracticeNotices.tsx')).PracticeNotices }));
const TestDialog = lazy(() => import('./TestDialog.tsx'));

/** Opens the test dialog. While a test is active it is disabled and says where that test waits. */
export function TestButton({ cluster }: { cluster: Cluster }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { data: clusters } = useClusters();
  const activeId = useTestStatus((test) => (isLive(test) ? test.cluster_id : null));
  const active = clusters?.find(({ id }) => id === activeId);
  const gone = activeId !== null && clusters !== undefined && active === undefined;

  // A paused test whose cluster was removed could neither be resumed nor cancelled.
  useEffect(() => {
    if (gone)
      void import('../state/practice-store.ts').then(({ dispatch }) =>
        dispatch({ type: 'cluster-removed', clusterId: activeId }),
      );
  }, [gone, activeId]);

  const busy = activeId !== null;
  const reason = busy ? t`Finish or cancel your test of “${active?.title ?? ''}” first.` : t`Learning & Practice`;
  return (
    <>
      <Suspense>
        <PracticeNotices />
      </Suspense>
      <Tooltip title={reason} disableInteractive>
        <span tabIndex={busy ? 0 : undefined} role={busy ? 'note' : undefined} aria-label={busy ? reason : undefined}>
          <Fab color="primary" aria-label={t`Learning & Practice`} disabled={busy} onClick={() => setOpen(true)}>
            <Dumbbell />
          </Fab>
        </span>
      </Tooltip>
      {open && (
        <Suspense>
          <TestDialog cluster={cluster} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
