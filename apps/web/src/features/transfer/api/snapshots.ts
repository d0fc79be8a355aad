import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/http/api.ts';
import type { ResponseOf } from '../../../platform/http/api-types.ts';
import { refreshClusters, refreshRows } from '../../../platform/queries/clusters.ts';

export type Snapshot = ResponseOf<'GET /api/clusters/:cluster_id/snapshots'>[number];

/** Snapshots of a cluster's rows before imports; reloaded whenever they are shown. */
export function useSnapshots(clusterId: number) {
  return useQuery({
    queryKey: ['snapshots', clusterId],
    queryFn: ({ signal }) =>
      call('GET /api/clusters/:cluster_id/snapshots', { params: { cluster_id: clusterId }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Replaces the current rows by a snapshot. */
export function useRestoreSnapshot(clusterId: number) {
  return useMutation({
    mutationFn: (snapshotId: number) =>
      call('POST /api/clusters/:cluster_id/snapshots/:snapshot_id/restore', {
        params: { cluster_id: clusterId, snapshot_id: snapshotId },
      }),
    onSuccess: () => Promise.all([refreshRows(clusterId), refreshClusters()]),
  });
}
