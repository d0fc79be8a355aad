import { useLingui } from '@lingui/react/macro';
import { tableColumns } from '@wordcluster/domain/cluster-table/columns';
import type { TableState } from '@wordcluster/domain/cluster-table/state';
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Strengths } from '@wordcluster/domain/cluster-table/view';
import { refreshRows, type Cluster } from '../../../platform/queries/clusters.ts';
import type { Row } from '../api/rows.ts';
import { useRemoteChanges } from './use-remote-changes.ts';
import { tableStoreOf, type Table } from '../state/table-store.ts';

/** Reloads a shared cluster's rows when the list of clusters reports a change by its owner. */
function useRefetchOnOwnerChange({ id, shared_by, may_write, updated_at }: Cluster): void {
  // Not for editors: they would load all rows again with each change of their own.
  const shared = shared_by !== null && !may_write;
  const known = useRef(updated_at);
  useEffect(() => {
    if (known.current === updated_at) return;
    known.current = updated_at;
    // Own changes are on the screen already.
    if (shared) void refreshRows(id);
  }, [id, shared, updated_at]);
}

/** A cluster's table while the page is open: its state, and its dispatch. */
export function useTable(
  cluster: Cluster,
  premium: boolean,
  rows: readonly Row[],
  strengths?: Strengths,
): { table: Table; state: TableState } {
  const { i18n } = useLingui();
  const canEdit = cluster.may_write;
  const settings = useMemo(
    () => ({
      columns: tableColumns(cluster),
      canEdit,
      // The owner's plan counts, and sharing needs Premium.
      premium: premium || cluster.shared_by !== null,
      locale: i18n.locale,
      strengths,
    }),
    [cluster, canEdit, premium, i18n.locale, strengths],
  );
  const [table] = useState(() => tableStoreOf(cluster.id, rows, settings));
  const state = useStore(table.store);
  useLayoutEffect(() => table.dispatch({ type: 'configured', settings }), [table, settings]);
  // A search of 100,000 rows must not hold up the letters that are typed.
  const search = useDeferredValue(state.searchText);
  useEffect(() => table.dispatch({ type: 'searched', text: search }), [table, search]);
  useRefetchOnOwnerChange(cluster);
  useRemoteChanges(cluster, table);
  return { table, state };
}
