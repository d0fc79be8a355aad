import { create } from 'zustand';
import type { ClusterMenuChoice } from '../../features/clusters/hooks/use-cluster-menu.ts';

interface Asked {
  clusterId: number;
  choice: ClusterMenuChoice;
}

/** The palette's request to the open cluster page, which handles and resets it. */
export const useClusterPageRequest = create<{ asked: Asked | null }>(() => ({ asked: null }));

export const openOnClusterPage = (clusterId: number, choice: ClusterMenuChoice) =>
  useClusterPageRequest.setState({ asked: { clusterId, choice } });
export const clearRequest = () => useClusterPageRequest.setState({ asked: null });
