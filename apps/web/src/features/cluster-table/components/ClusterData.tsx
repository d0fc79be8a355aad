import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { type ClusterRow, rowValue } from '@wordcluster/domain/clusters/cluster';
import type { RowEdit } from '@wordcluster/domain/cluster-table/changes';
import {
  mayAdd,
  NO_IDS,
  rowsToPractise,
  shownCount,
  type CellPosition,
  type TableState,
} from '@wordcluster/domain/cluster-table/state';
import type { Strengths } from '@wordcluster/domain/cluster-table/view';
import { Download, Merge, Replace } from 'lucide-react';
import { Fragment, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { failureText } from '../../../ui/messages.ts';
import { RetryBanner } from '../../../ui/RetryBanner.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useRows, type Row } from '../api/rows.ts';
import type { CompleteDraft } from '../hooks/use-add-row.ts';
import { useCardLayout } from '../hooks/use-card-layout.ts';
import { useTable } from '../hooks/use-table.ts';
import { refusedSentence } from '../state/announce.ts';
import type { FillRow, RowContext } from '../state/row-context.ts';
import type { Table } from '../state/table-store.ts';
import { AddBar } from './AddBar.tsx';
import { AddRow, UpgradeLink, UpgradeRows } from './AddRow.tsx';
import { isOneValue, laidOver } from '../state/laid-over.ts';
import { BulkDialogs, type Bulk } from './BulkDialogs.tsx';
import { ClusterTable } from './ClusterTable.tsx';
import { SelectionBar, type BulkTool } from './SelectionBar.tsx';
import type { RenameColumn } from './TableHead.tsx';
import { Toolbar } from './Toolbar.tsx';
import { TagsDialog } from './TagsDialog.tsx';
import narrow from './phone.module.css';
import type { TableColumn } from '@wordcluster/domain/cluster-table/columns';

/** A cell that a spreadsheet would take for a formula begins with an apostrophe. */
const quoted = (value: string) => `"${(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/** Saves rows as a file for spreadsheets: UTF-8 with its mark, a line of names, commas. */
function downloadRows(title: string, rows: readonly Row[], columns: readonly TableColumn[]): void {
  const lines = [
    columns.map(({ name }) => quoted(name)),
    ...rows.map((row) => columns.map(({ number }) => quoted(rowValue(row, number) ?? ''))),
  ];
  const text = `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = `${title.replaceAll(/[\\/:*?"<>|]/g, ' ').trim() || 'rows'}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

interface ClusterDataProps {
  cluster: Cluster;
  premium: boolean;
  /** How well the viewer remembers rows; nothing before the first answer. */
  strengths?: Strengths | undefined;
  /** Parts of other features: buttons in cells and rows, filling empty cells, pasting. */
  renderCellAction?: RowContext['renderCellAction'];
  renderRowAction?: RowContext['renderRowAction'];
  rowActions?: RowContext['rowActions'];
  complete?: CompleteDraft | undefined;
  /** A row was added and stored; `fill` completes its empty cells. */
  onAdded?: ((row: Row, fill: FillRow) => void) | undefined;
  onPaste?: ((text: string) => void) | undefined;
  /** A tool for the rows that are selected, or, with none, for all. */
  renderAction?: ((rowIds: readonly number[]) => ReactNode) | undefined;
  /** Further tools for the selected rows, from other features. */
  bulkTools?: ((rows: readonly Row[], done: BulkDone) => readonly BulkTool[]) | undefined;
  /** Renames a column; absent without the right to. */
  onRename?: RenameColumn | undefined;
  /** Shown in the place of rows while there are none. */
  empty?: ReactNode;
  /** The page's main buttons, beside the search; without rows other ones lead on. */
  actions?: (isEmpty: boolean) => ReactNode;
  /** The person came to type a first word. */
  typing?: boolean | undefined;
  /** What the search shall be; another object seeks again. */
  sought?: Sought | null | undefined;
}

/** What a tool of many rows leaves behind: new values, or rows that have left. */
export interface BulkDone {
  edit: (edits: readonly RowEdit[]) => void;
  clear: () => void;
}

/** A word that somebody comes to the table for. */
export interface Sought {
  search: string;
}

const byName = (one: string, other: string) => one.localeCompare(other);

/** A cluster's rows, once they are loaded: finding, adding, editing, moving, deleting. */
export function ClusterData(props: ClusterDataProps) {
  const { data, error, refetch } = useRows(props.cluster.id);
  if (error && data === undefined) {
    return <RetryBanner onRetry={() => void refetch()}>{failureText(asFailure(error))}</RetryBanner>;
  }
  if (data === undefined) return <Spinner />;
  return <LoadedData {...props} rows={data} />;
}

function LoadedData(props: ClusterDataProps & { rows: readonly Row[] }) {
  const { cluster, premium, complete, onAdded, onPaste, empty, actions, sought, typing = false } = props;
  const { renderCellAction, renderRowAction, rowActions, renderAction, bulkTools, onRename } = props;
  const { t } = useLingui();
  const { table, state } = useTable(cluster, premium, props.rows, props.strengths);
  const { dispatch, onStored } = table;
  const phone = useCardLayout();
  const [deleting, setDeleting] = useState<ClusterRow | null>(null);
  const [tagging, setTagging] = useState<Row | null>(null);
  const [bulk, setBulk] = useState<Bulk | null>(null);
  const { list, selected, settings } = state;
  const { columns, canEdit } = settings;
  const { rows } = list;
  // A selected row may have been deleted by itself since.
  const chosenRows = useMemo(
    () => (selected.size === 0 ? [] : rows.filter(({ id }) => selected.has(id))),
    [rows, selected],
  );
  const chosen = useMemo(() => chosenRows.map(({ id }) => id), [chosenRows]);
  const toPractise = useMemo(() => rowsToPractise(state), [state]);
  // Those of the search stay where they stand while rows are selected.
  const found = useMemo(() => rowsToPractise({ ...state, selected: NO_IDS }), [state]);
  const tags = useMemo(() => [...new Set(rows.flatMap((row) => row.tags ?? []))].toSorted(byName), [rows]);
  const fill = useCallback<FillRow>((rowId, cells) => dispatch({ type: 'filled', rowId, cells }), [dispatch]);
  useEffect(
    () => onStored((change, row) => change.type === 'add' && row !== null && onAdded?.(row, fill)),
    [onStored, onAdded, fill],
  );

  useEffect(() => {
    if (sought) dispatch({ type: 'search-typed', text: sought.search });
  }, [sought, dispatch]);

  const confirmDelete = () => {
    if (deleting !== null) dispatch({ type: 'deleted', rowId: deleting.id });
    setDeleting(null);
  };
  const importRows = cluster.shared_by === null ? onPaste : undefined;
  const paste = (text: string, place: CellPosition | null) => {
    if (place === null) importRows?.(text);
    else if (isOneValue(text)) dispatch({ type: 'rows-edited', edits: laidOver(state, { text, place }).edits });
    else setBulk({ kind: 'paste', text, place });
  };
  const done: BulkDone = {
    edit: (edits) => dispatch({ type: 'rows-edited', edits }),
    clear: () => dispatch({ type: 'selection-cleared' }),
  };
  const moreTools: BulkTool[] = [
    ...(bulkTools?.(chosenRows, done) ?? []),
    { icon: Download, label: t`Export as CSV`, run: () => downloadRows(cluster.title, chosenRows, columns) },
    ...(canEdit
      ? [
          { icon: Replace, label: t`Find and replace`, run: () => setBulk({ kind: 'replace' }) },
          { icon: Merge, label: t`Merge duplicates`, run: () => setBulk({ kind: 'merge' }) },
        ]
      : []),
  ];
  const adding = { table, columns, draft: state.draft, complete, typing };
  const lastLine = mayAdd(state) ? (
    phone ? (
      <AddBar {...adding} />
    ) : (
      <AddRow {...adding} />
    )
  ) : phone ? (
    <div className={`${narrow['bar']} ${narrow['upgrade']}`}>
      <UpgradeLink />
    </div>
  ) : (
    <UpgradeRows columns={columns.length} />
  );
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}>
      <RefusedChange table={table} refused={list.refused} />
      <Toolbar
        actions={actions?.(rows.length === 0)}
        tools={
          rows.length > 0 && (
            // While rows are selected the bar has them; here their room stays.
            <Box sx={{ display: 'contents', visibility: chosen.length > 0 ? 'hidden' : 'visible' }}>
              {renderAction?.([])}
            </Box>
          )
        }
        filter={state.filter}
        onFilter={(filter) => dispatch({ type: 'filtered', filter })}
        onReplace={canEdit ? () => setBulk({ kind: 'replace' }) : undefined}
        search={state.searchText}
        tags={tags}
        onSearch={(text) => dispatch({ type: 'search-typed', text })}
        shown={shownCount(state)}
        count={rows.length}
        kept={state.kept.size}
        practised={found}
      />
      {rows.length === 0 && empty}
      <Box
        sx={{
          flex: 1,
          minHeight: phone || rows.length === 0 ? 0 : 320,
          position: 'relative',
          ...(phone && { display: 'flex', flexDirection: 'column' }),
        }}
      >
        {chosen.length > 0 && (
          <SelectionBar
            count={chosen.length}
            practised={toPractise}
            tools={renderAction?.(chosen)}
            more={moreTools}
            onTag={() => setBulk({ kind: 'tags' })}
            onDelete={() => dispatch({ type: 'selection-deleted' })}
            onSelectAll={() => dispatch({ type: 'all-selected' })}
            onClear={() => dispatch({ type: 'selection-cleared' })}
          />
        )}
        <ClusterTable
          table={table}
          state={state}
          label={t`Rows of ${cluster.title}`}
          fill={fill}
          onDelete={setDeleting}
          onTag={setTagging}
          onPaste={canEdit ? paste : undefined}
          onRename={onRename}
          renderCellAction={renderCellAction}
          renderRowAction={renderRowAction}
          rowActions={rowActions}
          footer={canEdit && lastLine}
          phone={phone}
        />
      </Box>
      <BulkDialogs
        bulk={bulk}
        state={state}
        chosen={chosenRows}
        onRows={importRows}
        dispatch={dispatch}
        onClose={() => setBulk(null)}
      />
      {tagging !== null && <TagsDialog row={tagging} dispatch={dispatch} onClose={() => setTagging(null)} />}
      {deleting !== null && (
        <ConfirmDialog
          open
          title={t`Are you sure you want to delete this row?`}
          body={[deleting.col_1_value, deleting.col_2_value, deleting.col_3_value]
            .filter((value) => value !== null)
            .map((value, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- a column's place never changes
              <Fragment key={place}>
                {place > 0 && ' · '}
                <bdi translate="no">{value}</bdi>
              </Fragment>
            ))}
          confirm={<Trans>Delete</Trans>}
          onConfirm={confirmDelete}
          onClose={() => setDeleting(null)}
        />
      )}
    </Box>
  );
}

/** The change that was refused last, with the way to try it again; behind it wait those refused before. */
function RefusedChange({ table, refused }: { table: Table; refused: TableState['list']['refused'] }) {
  const last = refused.at(-1);
  if (last === undefined) return null;
  const { key, change, reason } = last;
  return (
    <Box sx={{ mb: 2 }}>
      <RetryBanner
        onRetry={() => table.dispatch({ type: 'retry', key })}
        onClose={() => table.dispatch({ type: 'dismiss', key })}
      >
        {`${refusedSentence(change)} ${reason}`}
      </RetryBanner>
    </Box>
  );
}
