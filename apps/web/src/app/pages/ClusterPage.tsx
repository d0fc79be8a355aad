import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router';
import { ClusterData } from '../../features/cluster-table/components/ClusterData.tsx';
import { useCluster } from '../../platform/clusters.ts';
import { useUser } from '../../platform/session.ts';
import { useTestStatus } from '../../platform/test-status.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useToast } from '../../ui/toasts.ts';

/** A cluster that is not there, or not open: says so and leads back to the list. */
function NotThere({ disabled }: { disabled: boolean }) {
  const { t } = useLingui();
  const toast = useToast();
  const message = disabled
    ? t`This cluster is disabled. Upgrade to PREMIUM to open it.`
    : t`This cluster was not found.`;
  useEffect(() => void toast({ message, severity: 'warning' }), [toast, message]);
  return <Navigate to="/clusters" replace />;
}

export default function ClusterPage() {
  const clusterId = Number(useParams()['cluster_id']);
  const cluster = useCluster(clusterId);
  const user = useUser();
  const test = useTestStatus();
  if (cluster === undefined) return <Spinner />;
  if (cluster === null || cluster.disabled) return <NotThere disabled={cluster?.disabled ?? false} />;
  if (test.cluster_id === clusterId && (test.state === 1 || test.state === 3))
    return <Navigate to="/clusters" replace />;
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
        pb: { xs: 2, md: 3 },
      }}
    >
      <PageTitle title={cluster.title} />
      <ClusterData key={cluster.id} cluster={cluster} premium={user?.premium ?? false} />
    </Box>
  );
}
