import { CLUSTER_SORTS, type ClusterSort, type ListView } from '@wordcluster/domain/clusters/list-view';
import { create } from 'zustand';
import { readText, writeText } from '../../../platform/storage/storage.ts';

const KEY = 'cluster_sort';

const storedSort = (): ClusterSort => CLUSTER_SORTS.find((sort) => sort === readText(KEY)) ?? 'own';

/** The list's filters survive visiting clusters; its sorting is stored in the browser. */
export const useListView = create<ListView>(() => ({ search: '', tag: null, archived: false, sort: storedSort() }));

export function changeListView(change: Partial<ListView>): void {
  if (change.sort !== undefined) writeText(KEY, change.sort);
  useListView.setState(change);
}
