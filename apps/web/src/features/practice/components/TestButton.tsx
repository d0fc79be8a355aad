import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { isLive } from '@wordcluster/domain/practice/state';
import { Dumbbell } from 'lucide-react';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useClusters, type Cluster } from '../../../platform/queries/clusters.ts';
import { useTestStatus } from '../../../platform/storage/test-status.ts';

/** The rules of the test are a chunk of their own, which the table does not wait for. */
const PracticeNotices = lazy(async () => ({ default: (await import('./PracticeNotices.tsx')).PracticeNotices }));
const TestDialog = lazy(() => import('./TestDialog.tsx'));

/** Whoever pressed Practise in the list of clusters comes for the dialog. */
const asksToPractise = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'practise' in state && state.practise === true;

interface TestButtonProps {
  cluster: Cluster;
  /** Without rows there is nothing to practise yet: the button is not the one that leads on. */
  isEmpty?: boolean;
  voices?: ReactNode;
}

/** Opens the test dialog. While a test is active it is disabled and says where that test waits. */
export function TestButton({ cluster, isEmpty = false, voices }: TestButtonProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const asked: unknown = useLocation().state;
  const [open, setOpen] = useState(() => asksToPractise(asked));
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

  const close = () => {
    setOpen(false);
    // Going back or loading the page again must not open it again.
    if (asksToPractise(asked)) void navigate('.', { replace: true, state: null });
  };

  const busy = activeId !== null;
  const reason = busy ? t`Finish or cancel your test of “${active?.title ?? ''}” first.` : t`Learning & Practice`;
  return (
    <>
      <Suspense>
        <PracticeNotices />
      </Suspense>
      <Tooltip title={reason} disableInteractive>
        <span tabIndex={busy ? 0 : undefined} role={busy ? 'note' : undefined} aria-label={busy ? reason : undefined}>
          <Button
            fullWidth
            variant={isEmpty ? 'outlined' : 'contained'}
            startIcon={<Dumbbell />}
            data-shortcut="practise"
            aria-label={t`Practise: Learning & Practice`}
            disabled={busy}
            onClick={() => setOpen(true)}
            sx={{ height: 44, whiteSpace: 'nowrap' }}
          >
            <Trans>Practise</Trans>
          </Button>
        </span>
      </Tooltip>
      {open && !busy && (
        <Suspense>
          <TestDialog cluster={cluster} voices={voices} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
