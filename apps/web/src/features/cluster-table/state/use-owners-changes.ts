import { useEffect, useRef } from 'react';
import { refreshRows, type Cluster } from '../../../platform/clusters.ts';

/** What the owner of a shared cluster changes is shown as soon as the list of clusters says that something did. */
export function useOwnersChanges({ id, shared_by, updated_at }: Cluster): void {
  const shared = shared_by !== null;
  const known = useRef(updated_at);
  useEffect(() => {
    if (known.current === updated_at) return;
    known.current = updated_at;
    // Own changes are on the screen already.
    if (shared) void refreshRows(id);
  }, [id, shared, updated_at]);
}
