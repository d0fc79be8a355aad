import { Trans, useLingui } from '@lingui/react/macro';
import { DELETE_CLUSTER } from '@wordcluster/domain/clusters/cluster-list';
import { asFailure } from '../../../platform/http/api-failure.ts';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { failureText, translateMessage } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toasts.ts';
import { restoreCluster, useRemoveCluster } from '../api/calls.ts';

/** Undo window of the removal in milliseconds, as on the server. */
const UNDO_MS = 30_000;

export default function RemoveClusterDialog({ cluster, onClose }: { cluster: Cluster; onClose: () => void }) {
  const { t } = useLingui();
  const remove = useRemoveCluster();

  const undo = () => {
    restoreCluster(cluster.id).catch((error: unknown) =>
      showToast({ message: failureText(asFailure(error)), severity: 'error' }),
    );
  };
  const confirm = () =>
    remove.mutate(cluster, {
      onSuccess: () => {
        onClose();
        showToast({ message: t`“${cluster.title}” was removed.`, undoFor: UNDO_MS, undo });
      },
    });

  return (
    <ConfirmDialog
      open
      title={translateMessage(DELETE_CLUSTER.question)}
      body={translateMessage(DELETE_CLUSTER.body)}
      confirm={<Trans>Remove</Trans>}
      onConfirm={confirm}
      onClose={onClose}
      subject={cluster.title}
      busy={remove.isPending}
      error={remove.error ? failureText(asFailure(remove.error)) : null}
    />
  );
}
