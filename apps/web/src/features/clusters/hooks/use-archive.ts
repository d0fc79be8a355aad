import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { failureText } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toasts.ts';
import { useMarkCluster } from '../api/calls.ts';

/** Archives or restores a cluster, with a toast and Undo. Memoised. */
export function useArchive(): (cluster: Cluster) => void {
  const { t } = useLingui();
  const { mutate } = useMarkCluster();
  return useCallback(
    (cluster) => {
      const put = ({ id, title }: Cluster, archived: boolean, undo?: () => void) =>
        mutate(
          { id, marks: { archived } },
          {
            onSuccess: () =>
              showToast({
                message: archived ? t`“${title}” is in the archive.` : t`“${title}” is back in the list.`,
                subject: `archive ${id}`,
                ...(undo && { undo }),
              }),
            onError: (error) => showToast({ message: failureText(asFailure(error)), severity: 'error' }),
          },
        );
      put(cluster, !cluster.archived, () => put(cluster, cluster.archived));
    },
    [mutate, t],
  );
}
