import { useLingui } from '@lingui/react/macro';
import { shownClusters } from '@wordcluster/domain/clusters/list-view';
import { useMemo } from 'react';
import { useClusters } from '../../../platform/queries/clusters.ts';
import { useMoveCluster } from '../api/calls.ts';
import type { ClusterMenuChoice } from './use-cluster-menu.ts';
import { useListView } from '../state/list-view.ts';

/** The neighbours of a cluster in the displayed list, if it is in the user's own order. */
export function useNeighbours(id: number) {
  const { i18n } = useLingui();
  const { data: clusters } = useClusters();
  const view = useListView();
  const { mutate } = useMoveCluster();
  const [before, behind] = useMemo(() => {
    if (clusters === undefined || view.sort !== 'own') return [null, null];
    const listed = shownClusters(clusters, view, i18n.locale);
    const index = listed.findIndex((one) => one.id === id);
    return index < 0 ? [null, null] : [listed[index - 1]?.id ?? null, listed[index + 1]?.id ?? null];
  }, [clusters, view, i18n.locale, id]);
  /** Handles choices that move it; false for others. */
  const moved = (choice: ClusterMenuChoice): boolean => {
    const target = choice === 'move-forward' ? before : choice === 'move-back' ? behind : null;
    if (target !== null) mutate({ id, target });
    return target !== null;
  };
  return { movable: { forward: before !== null, back: behind !== null }, moved };
}
