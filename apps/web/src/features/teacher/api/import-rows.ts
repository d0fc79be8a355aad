import { useMutation } from '@tanstack/react-query';
import { refreshAllowance } from '../../../platform/session/session.ts';
import { call } from '../../../platform/http/api.ts';
import { refreshClusters, refreshRows } from '../../../platform/queries/clusters.ts';

/** Imports the rows that the teacher wrote last; clusters and rows are loaded again. */
export function useImportRows() {
  return useMutation({
    mutationFn: () => call('POST /api/ai/start-import'),
    onSuccess: async ({ cluster_id }) => {
      await Promise.all([refreshClusters(), refreshRows(cluster_id)]);
    },
    onSettled: () => void refreshAllowance(),
  });
}
