import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { rowsKey } from '../../../platform/clusters.ts';

/** The rows that a test asks: the same cached list that the cluster's table shows. */
export function usePracticeRows(clusterId: number) {
  return useQuery({
    queryKey: rowsKey(clusterId),
    queryFn: ({ signal }) =>
      call('GET /api/clusters/:cluster_id/clusterRows', { params: { cluster_id: clusterId }, signal }),
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    structuralSharing: false,
  });
}
