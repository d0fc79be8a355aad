import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useState } from 'react';
import type { Cluster } from '../../../platform/clusters.ts';
import type { Row } from '../api/rows.ts';
import { tableColumns } from './table-column.ts';
import { useView, type Sorting } from './view.ts';

/** What the table shows of a cluster: its columns, and the rows that search and sorting leave, in their order. */
export function useTableView(cluster: Cluster, rows: readonly Row[]) {
  const { i18n } = useLingui();
  const [search, setSearch] = useState('');
  const [sortedBy, setSorting] = useState<Sorting | null>(null);
  const columns = useMemo(() => tableColumns(cluster), [cluster]);
  const sortColumn = columns.find(({ number }) => number === sortedBy?.column);
  // The column may be gone from the cluster since.
  const sorting = sortColumn === undefined ? null : sortedBy;
  const view = useView(rows, columns, search, sorting, sortColumn?.language ?? i18n.locale);
  const idsInView = useCallback(
    () => (view === null ? rows.map(({ id }) => id) : view.map((index) => rows[index]?.id ?? 0)),
    [rows, view],
  );
  return { columns, search, setSearch, sorting, setSorting, view, idsInView };
}
