import { useMemo, useState } from 'react';
import { refreshRows } from '../../../platform/clusters.ts';
import { afterChange } from '../api/rows.ts';
import { createChangeSender, type FailedChange } from './change-sender.ts';
import { createChanges, type Changes } from './changes.ts';

export type { Changes };

/** The changes of a cluster's rows, and the last one that the server refused. */
export function useChanges(clusterId: number) {
  const [failed, setFailed] = useState<FailedChange | null>(null);
  const changes = useMemo(
    () =>
      createChanges(
        clusterId,
        createChangeSender(
          setFailed,
          (idle) => afterChange(clusterId, idle),
          () => void refreshRows(clusterId),
        ),
      ),
    [clusterId],
  );
  return { changes, failed, dismissFailed: () => setFailed(null) };
}
