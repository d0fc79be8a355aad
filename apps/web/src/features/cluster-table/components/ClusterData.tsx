import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { canAddRow } from '@wordcluster/domain/clusters/free-plan';
import { useMemo, useState, type ReactNode } from 'react';
import { asFailure } from '../../../platform/api-failure.ts';
import type { Cluster } from '../../../platform/clusters.ts';
import { failureText } from '../../../ui/messages.ts';
import { RetryBanner } from '../../../ui/RetryBanner.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useRows, type Row } from '../api/rows.ts';
import type { FillRow, GridControl } from '../state/grid-control.ts';
import { useChanges } from '../state/use-changes.ts';
import type { CompleteDraft } from '../state/use-draft-row.ts';
import { useOwnersChanges } from '../state/use-owners-changes.ts';
import { useSelection } from '../state/use-selection.ts';
import { useTableView } from '../state/use-table-view.ts';
import { AddRow } from './AddRow.tsx';
import { ClusterTable } from './ClusterTable.tsx';
import { DeleteRowDialog } from './DeleteRowDialog.tsx';
import { TableTools } from './TableTools.tsx';
import { UpgradeRows } from './UpgradeRows.tsx';

const NO_ROWS: readonly Row[] = [];

interface ClusterDataProps {
  cluster: Cluster;
  premium: boolean;
  /** Parts of other features: buttons in cells and rows, filling empty cells, pasting. */
  renderCellAction?: GridControl['renderCellAction'];
  renderRowAction?: GridControl['renderRowAction'];
  complete?: CompleteDraft | undefined;
  /** A row was added and stored; `fill` completes its empty cells. */
  onAdded?: ((row: Row, fill: FillRow) => void) | undefined;
  onPaste?: ((text: string) => void) | undefined;
  /** Shown in the place of rows while there are none. */
  empty?: ReactNode;
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
  const { t } = useLingui();
  const { data, error, refetch } = useRows(cluster.id);
  const { changes, failed, dismissFailed } = useChanges(cluster.id);
  useOwnersChanges(cluster);
  const [deleting, setDeleting] = useState<Row | null>(null);
  const [lastAdded, setLastAdded] = useState<number | null>(null);
  const rows = data ?? NO_ROWS;
  const { columns, search, setSearch, sorting, setSorting, view, idsInView } = useTableView(cluster, rows);
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
  const announceAdded = (row: Row) => {
    setLastAdded(row.id);
    onAdded?.(row, changes.fill);
  };

  if (error && data === undefined) {
    return <RetryBanner onRetry={() => void refetch()}>{failureText(asFailure(error))}</RetryBanner>;
  }
  if (data === undefined) return <Spinner />;

  const lastLine = canAddRow({ premium, rows: rows.length }) ? (
    <AddRow
      clusterId={cluster.id}
      columns={columns}
      onAdd={changes.add}
      onRefused={changes.keepRefused}
      onAdded={announceAdded}
      complete={complete}
    />
  ) : (
    <UpgradeRows columns={columns.length} />
  );
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
          footer={owned && lastLine}
        />
      </Box>
      {deleting !== null && (
        <DeleteRowDialog row={deleting} onConfirm={confirmDelete} onClose={() => setDeleting(null)} />
      )}
    </Box>
  );
}
