import { create } from 'zustand';
import type { ClusterMenuChoice } from '../../features/clusters/hooks/use-cluster-menu.ts';

interface ClusterPageRequest {
  clusterId: number;
  choice: ClusterMenuChoice;
}

/** The palette's request to the open cluster page, which handles and resets it. */
export const useClusterPageRequest = create<{ pending: ClusterPageRequest | null }>(() => ({ pending: null }));

export const openOnClusterPage = (clusterId: number, choice: ClusterMenuChoice) =>
  useClusterPageRequest.setState({ pending: { clusterId, choice } });
export const clearRequest = () => useClusterPageRequest.setState({ pending: null });
