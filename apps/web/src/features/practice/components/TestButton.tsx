import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { isLive } from '@wordcluster/domain/practice/state';
import { Dumbbell } from 'lucide-react';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useClusters, type Cluster } from '../../../platform/queries/clusters.ts';
import { useTestStatus } from '../../../platform/storage/test-status.ts';
import { WithReason } from '../../../ui/WithReason.tsx';

/** The rules of the test are a chunk of their own, which does not delay the table. */
const PracticeNotices = lazy(async () => ({ default: (await import('./PracticeNotices.tsx')).PracticeNotices }));
const TestDialog = lazy(() => import('./TestDialog.tsx'));

/** Navigation state: Practise was pressed in the list of clusters, so the dialog opens. */
const asksToPractise = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'practise' in state && state.practise === true;

interface TestButtonProps {
  cluster: Cluster;
  /** Without rows there is nothing to practise yet. */
  isEmpty?: boolean;
  voices?: ReactNode;
}

/** Opens the test dialog. Disabled with a reason while a test is active or nothing can be asked. */
export function TestButton({ cluster, isEmpty = false, voices }: TestButtonProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const navigationState: unknown = useLocation().state;
  const [open, setOpen] = useState(() => asksToPractise(navigationState));
  const { data: clusters } = useClusters();
  const activeId = useTestStatus((test) => (isLive(test) ? test.cluster_id : null));
  const active = clusters?.find(({ id }) => id === activeId);
  const gone = activeId !== null && clusters !== undefined && active === undefined;

  // A paused test of a removed cluster could neither be resumed nor cancelled.
  useEffect(() => {
    if (gone)
      void import('../state/practice-store.ts').then(({ dispatch }) =>
        dispatch({ type: 'cluster-removed', clusterId: activeId }),
      );
  }, [gone, activeId]);

  const close = () => {
    setOpen(false);
    // Going back or loading the page again must not open it again.
    if (asksToPractise(navigationState)) void navigate('.', { replace: true, state: null });
  };

  const busy = activeId !== null;
  const reason = busy
    ? t`Finish or cancel your test of “${active?.title ?? ''}” first.`
    : isEmpty
      ? t`Add a word first, then you can practise.`
      : null;
  return (
    <>
      <Suspense>
        <PracticeNotices />
      </Suspense>
      <WithReason reason={reason} title={t`Learning & Practice`}>
        <Button
          fullWidth
          variant={isEmpty ? 'outlined' : 'contained'}
          startIcon={<Dumbbell />}
          data-shortcut="practise"
          aria-label={t`Practise: Learning & Practice`}
          disabled={reason !== null}
          onClick={() => setOpen(true)}
          sx={{ height: 44, whiteSpace: 'nowrap' }}
        >
          <Trans>Practise</Trans>
        </Button>
      </WithReason>
      {open && reason === null && (
        <Suspense>
          <TestDialog cluster={cluster} voices={voices} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
