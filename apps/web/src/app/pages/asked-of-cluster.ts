import { create } from 'zustand';
import type { ClusterMenuChoice } from '../../features/clusters/hooks/use-cluster-menu.ts';

interface Asked {
  clusterId: number;
  choice: ClusterMenuChoice;
}

/** The palette's request to the open cluster page, which handles and resets it. */
export const useAskedOfCluster = create<{ asked: Asked | null }>(() => ({ asked: null }));

export const askOfCluster = (clusterId: number, choice: ClusterMenuChoice) =>
  useAskedOfCluster.setState({ asked: { clusterId, choice } });
export const forgetAsked = () => useAskedOfCluster.setState({ asked: null });
