import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { canAddRow } from '@wordcluster/domain/clusters/free-plan';
import { useCallback, useMemo, useState } from 'react';
import { asFailure } from '../../../platform/api-failure.ts';
import type { Cluster } from '../../../platform/clusters.ts';
import { failureText } from '../../../ui/messages.ts';
import { RetryBanner } from '../../../ui/RetryBanner.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useRows, type Row } from '../api/rows.ts';
import { useChanges } from '../state/use-changes.ts';
import { useOwnersChanges } from '../state/use-owners-changes.ts';
import { useSelection } from '../state/use-selection.ts';
import { useView, type Sorting } from '../state/view.ts';
import { AddRow } from './AddRow.tsx';
import { ClusterTable } from './ClusterTable.tsx';
import { DeleteRowDialog } from './DeleteRowDialog.tsx';
import type { FillRow, GridControl } from '../state/grid-control.ts';
import { TableTools } from './TableTools.tsx';
import { tableColumns } from '../state/table-column.ts';
import { UpgradeRows } from './UpgradeRows.tsx';

const NO_ROWS: readonly Row[] = [];

interface ClusterDataProps {
  cluster: Cluster;
  premium: boolean;
  /** Parts of other features: buttons in cells and rows, filling empty cells, pasting. */
  renderCellAction?: GridControl['renderCellAction'];
  renderRowAction?: GridControl['renderRowAction'];
  complete?: Parameters<typeof AddRow>[0]['complete'];
  /** A row was added and stored; `fill` completes its empty cells. */
  onAdded?: ((row: Row, fill: FillRow) => void) | undefined;
  onPaste?: ((text: string) => void) | undefined;
  /** Shown in the place of rows while there are none. */
  empty?: React.ReactNode;
}

/** A cluster's rows: finding, adding, editing, moving, deleting. */
export function ClusterData({
  cluster,
  premium,
  renderCellAction,
  renderRowAction,
  complete,
  onAdded,
  onPaste,
  empty,
}: ClusterDataProps) {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = useRows(cluster.id);
  const { changes, failed, dismissFailed } = useChanges(cluster.id);
  useOwnersChanges(cluster);
  const [search, setSearch] = useState('');
  const [sortedBy, setSorting] = useState<Sorting | null>(null);
  const [deleting, setDeleting] = useState<Row | null>(null);
  const [lastAdded, setLastAdded] = useState<number | null>(null);
  const rows = data ?? NO_ROWS;
  const columns = useMemo(() => tableColumns(cluster), [cluster]);
  const sortColumn = columns.find(({ number }) => number === sortedBy?.column);
  // The column may be gone from the cluster since.
  const sorting = sortColumn === undefined ? null : sortedBy;
  const view = useView(rows, columns, search, sorting, sortColumn?.language ?? i18n.locale);
  const idsInView = useCallback(
    () => (view === null ? rows.map(({ id }) => id) : view.map((index) => rows[index]?.id ?? 0)),
    [rows, view],
  );
  const { selected, select, clear } = useSelection(idsInView);
  // A selected row may have been deleted by itself since.
  const chosen = useMemo(
    () => (selected.size === 0 ? NO_ROWS : rows.filter(({ id }) => selected.has(id))),
    [rows, selected],
  );
  const owned = cluster.shared_by === null;

  const confirmDelete = () => {
    if (deleting !== null) void changes.remove(deleting);
    setDeleting(null);
  };
  const deleteSelected = async () => {
    if (await changes.removeMany(chosen)) clear();
  };

  if (error && data === undefined) {
    return <RetryBanner onRetry={() => void refetch()}>{failureText(asFailure(error))}</RetryBanner>;
  }
  if (data === undefined) return <Spinner />;

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}>
      {failed !== null && (
        <Box sx={{ mb: 2 }}>
          <RetryBanner onRetry={failed.retry} onClose={dismissFailed}>
            {failed.message}
          </RetryBanner>
        </Box>
      )}
      <TableTools
        search={search}
        onSearch={setSearch}
        shown={view === null ? rows.length : view.length}
        count={rows.length}
        selected={chosen.length}
        onDeleteSelected={() => void deleteSelected()}
        onClearSelection={clear}
      />
      {rows.length === 0 && empty}
      <Box sx={{ flex: 1, minHeight: rows.length === 0 ? 110 : 320 }}>
        <ClusterTable
          clusterId={cluster.id}
          label={t`Rows of ${cluster.title}`}
          rows={rows}
          view={view}
          columns={columns}
          owned={owned}
          changes={changes}
          sorting={sorting}
          onSort={setSorting}
          selected={selected}
          onSelect={select}
          onDelete={setDeleting}
          onPaste={owned ? onPaste : undefined}
          renderCellAction={renderCellAction}
          renderRowAction={renderRowAction}
          lastAdded={lastAdded}
          footer={
            !owned ? null : canAddRow({ premium, rows: rows.length }) ? (
              <AddRow
                clusterId={cluster.id}
                columns={columns}
                onAdd={changes.add}
                onRefused={changes.keepRefused}
                onAdded={(row) => {
                  setLastAdded(row.id);
                  onAdded?.(row, changes.fill);
                }}
                complete={complete}
              />
            ) : (
              <UpgradeRows columns={columns.length} />
            )
          }
        />
      </Box>
      {deleting !== null && (
        <DeleteRowDialog row={deleting} onConfirm={confirmDelete} onClose={() => setDeleting(null)} />
      )}
    </Box>
  );
}
