import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { isLive } from '@wordcluster/domain/practice/state';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { TestButton } from '../../features/practice/components/TestButton.tsx';
import { EmptyCluster } from '../../features/transfer/components/EmptyCluster.tsx';
import { usePagePaste } from '../../features/transfer/hooks/use-page-events.ts';
import { useCluster } from '../../platform/queries/clusters.ts';
import { useUser } from '../../platform/session/session.ts';
import { useTestStatus } from '../../platform/storage/test-status.ts';
import { FloatingButtons } from '../../ui/FloatingButtons.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ClusterRows } from './ClusterRows.tsx';
import { TeacherEntry } from './TeacherEntry.tsx';

const ImportDialog = lazy(() => import('../../features/transfer/components/ImportDialog.tsx'));

/** A cluster that is not there, or not open: says so and leads back to the list. */
function NotThere({ disabled }: { disabled: boolean }) {
  const { t } = useLingui();
  const message = disabled
    ? t`This cluster is disabled. Upgrade to PREMIUM to open it.`
    : t`This cluster was not found.`;
  useEffect(() => void showToast({ message, severity: 'warning' }), [message]);
  return <Navigate to="/clusters" replace />;
}

export default function ClusterPage() {
  const clusterId = Number(useParams()['cluster_id']);
  const cluster = useCluster(clusterId);
  const user = useUser();
  const test = useTestStatus();
  const [importing, setImporting] = useState<{ source: 'file' | 'paste'; pasted?: string } | null>(null);
  const importPasted = useCallback((pasted: string) => setImporting({ source: 'paste', pasted }), []);
  usePagePaste(cluster?.shared_by === null ? importPasted : null);
  if (cluster === undefined) return <Spinner />;
  if (cluster === null || cluster.disabled) return <NotThere disabled={cluster?.disabled ?? false} />;
  if (test.cluster_id === clusterId && isLive(test)) return <Navigate to="/clusters" replace />;
  const premium = user?.premium ?? false;
  return (
    // The table takes what the top bar leaves, so that its head and its add row stay in view.
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        flex: 1,
        height: 'calc(100dvh - 60px)',
        minHeight: 420,
        px: { xs: 1.5, sm: 3, md: 5 },
        pt: { xs: 2, md: 3 },
        // Room for the floating buttons and the chat, which stand above one another on narrow phones.
        pb: { xs: '76px', sm: '88px' },
        '@media (max-width: 383.95px)': { pb: '132px' },
      }}
    >
      <PageTitle title={cluster.title} />
      <ClusterRows
        key={cluster.id}
        cluster={cluster}
        premium={premium}
        onPaste={importPasted}
        empty={<EmptyCluster owned={cluster.shared_by === null} onImport={(source) => setImporting({ source })} />}
      />
      <FloatingButtons>
        <TeacherEntry cluster={cluster} />
        <TestButton cluster={cluster} />
      </FloatingButtons>
      {importing !== null && (
        <Suspense>
          <ImportDialog cluster={cluster} premium={premium} {...importing} onClose={() => setImporting(null)} />
        </Suspense>
      )}
    </Box>
  );
}
