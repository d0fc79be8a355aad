import { useCallback } from 'react';
import type { ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { asFailure } from '../../../platform/http/api-failure.ts';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { failureText } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toasts.ts';
import { useSaveCluster } from '../api/calls.ts';

/** Renames a column of a cluster; a refusal shows a message and keeps the old name. */
export function useRenameColumn(cluster: Cluster): (column: ColumnNumber, name: string) => Promise<void> {
  const { mutateAsync } = useSaveCluster(cluster);
  return useCallback(
    async (column, name) => {
      const { title, description, col_1_name, col_2_name, col_3_name } = cluster;
      const { col_1_language, col_2_language, col_3_language } = cluster;
      const unchanged = { title, description, col_1_name, col_2_name, col_3_name };
      const languages = { col_1_language, col_2_language, col_3_language };
      try {
        await mutateAsync({ ...unchanged, ...languages, [`col_${column}_name`]: name });
      } catch (error) {
        showToast({ message: failureText(asFailure(error)), severity: 'error' });
      }
    },
    [cluster, mutateAsync],
  );
}
