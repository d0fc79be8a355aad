import { lazy, Suspense } from 'react';
import type { ClusterMenuChoice } from '../../features/clusters/hooks/use-cluster-menu.ts';
import type { Cluster } from '../../platform/queries/clusters.ts';
import { useVoicedLanguages } from '../../platform/queries/installation.ts';
import { useUser } from '../../platform/session/session.ts';

const ClusterDialog = lazy(() => import('../../features/clusters/components/ClusterDialog.tsx'));
const ClusterTagsDialog = lazy(() => import('../../features/clusters/components/ClusterTagsDialog.tsx'));
const RemoveClusterDialog = lazy(() => import('../../features/clusters/components/RemoveClusterDialog.tsx'));
const ImportDialog = lazy(() => import('../../features/transfer/components/ImportDialog.tsx'));
const GoalDialog = lazy(() => import('../../features/goals/components/GoalDialog.tsx'));
const ExportDialog = lazy(() => import('../../features/transfer/words/ExportDialog.tsx'));
const PrintDialog = lazy(() => import('../../features/print/PrintDialog.tsx'));
const EarlierRowsDialog = lazy(() => import('../../features/transfer/components/EarlierRowsDialog.tsx'));
const ShareDialog = lazy(() => import('../../features/sharing/components/ShareDialog.tsx'));
const CancelShareDialog = lazy(() => import('../../features/sharing/components/CancelShareDialog.tsx'));

interface ClusterMenuDialogsProps {
  cluster: Cluster;
  choice: ClusterMenuChoice;
  onClose: () => void;
}

/** The dialog that an item of a cluster's menu opens, on the list and on the cluster's page. */
export function ClusterMenuDialogs({ cluster, choice, onClose }: ClusterMenuDialogsProps) {
  const premium = useUser()?.premium ?? false;
  const voiced = useVoicedLanguages();
  const of = { cluster, onClose };
  return (
    <Suspense>
      {choice === 'configure' && <ClusterDialog {...of} voiced={voiced} onSaved={onClose} />}
      {choice === 'goal' && <GoalDialog words={{ cluster_id: cluster.id }} name={cluster.title} onClose={onClose} />}
      {choice === 'tags' && <ClusterTagsDialog {...of} />}
      {choice === 'remove' && <RemoveClusterDialog {...of} />}
      {choice === 'import' && <ImportDialog {...of} premium={premium} linked />}
      {choice === 'earlier-rows' && <EarlierRowsDialog {...of} />}
      {choice === 'export-as' && <ExportDialog {...of} />}
      {choice === 'print' && <PrintDialog {...of} />}
      {choice === 'share' && <ShareDialog {...of} />}
      {choice === 'cancel-share' && <CancelShareDialog {...of} />}
    </Suspense>
  );
}
