import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { ClusterRow } from '@wordcluster/domain/clusters/cluster';
import { mayAdd, type CellPosition, type TableState } from '@wordcluster/domain/cluster-table/state';
import type { Strengths } from '@wordcluster/domain/cluster-table/view';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { DotSeparated } from '../../../ui/DotSeparated.tsx';
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
import { SelectedRows, type SelectedRowsProps } from './SelectionBar.tsx';
import type { RenameColumn } from './TableHead.tsx';
import { Toolbar } from './Toolbar.tsx';
import { TagsDialog } from './TagsDialog.tsx';
import narrow from './phone.module.css';

interface ClusterDataProps {
  cluster: Cluster;
  premium: boolean;
  /** Memory strength of rows; undefined before the first answer. */
  strengths?: Strengths | undefined;
  /** Parts of other features: buttons in cells and rows, filling empty cells, pasting. */
  renderCellAction?: RowContext['renderCellAction'];
  renderTranslation?: RowContext['renderTranslation'];
  rowActions?: RowContext['rowActions'];
  complete?: CompleteDraft | undefined;
  /** A row was added and stored; `fill` completes its empty cells. */
  onAdded?: ((row: Row, fill: FillRow) => void) | undefined;
  onPaste?: ((text: string) => void) | undefined;
  renderAction?: SelectedRowsProps['renderAction'];
  bulkTools?: SelectedRowsProps['bulkTools'];
  /** Renames a column; absent without the right to. */
  onRename?: RenameColumn | undefined;
  /** Shown instead of rows while there are none. */
  empty?: ReactNode;
  /** The page's main buttons, beside the search; without rows other ones lead on. */
  actions?: (isEmpty: boolean) => ReactNode;
  /** The user came to type a first word. */
  typing?: boolean | undefined;
  /** Requested search; a new object searches again. */
  sought?: Sought | null | undefined;
}

/** A word to find in the table. */
export interface Sought {
  search: string;
}

/** A cluster's rows, once they are loaded: finding, adding, editing, moving, deleting. */
export function ClusterData(props: ClusterDataProps) {
  const { data, error, refetch } = useRows(props.cluster.id);
  if (error && data === undefined) {
    return <RetryBanner onRetry={() => void refetch()}>{failureText(asFailure(error))}</RetryBanner>;
  }
  if (data === undefined) return <Spinner />;
  return <LoadedData {...props} rows={data} />;
}

/** Fills empty cells of a row; each row that was added is handed on with it once it is stored. */
function useFilling({ dispatch, onStored }: Table, onAdded: ClusterDataProps['onAdded']): FillRow {
  const fill = useCallback<FillRow>((rowId, cells) => dispatch({ type: 'filled', rowId, cells }), [dispatch]);
  useEffect(
    () => onStored((change, row) => change.type === 'add' && row !== null && onAdded?.(row, fill)),
    [onStored, onAdded, fill],
  );
  return fill;
}

function useSought({ dispatch }: Table, sought: ClusterDataProps['sought']): void {
  useEffect(() => {
    if (sought) dispatch({ type: 'search-typed', text: sought.search });
  }, [sought, dispatch]);
}

/** The selected rows, without deleted ones. */
function useChosen({ list: { rows }, selected }: TableState): readonly Row[] {
  return useMemo(() => (selected.size === 0 ? [] : rows.filter(({ id }) => selected.has(id))), [rows, selected]);
}

function LoadedData(props: ClusterDataProps & { rows: readonly Row[] }) {
  const { cluster, premium, complete, onAdded, onPaste, sought, renderAction, typing = false } = props;
  const { t } = useLingui();
  const { table, state } = useTable(cluster, premium, props.rows, props.strengths);
  const { dispatch } = table;
  const phone = useCardLayout();
  const [deleting, setDeleting] = useState<ClusterRow | null>(null);
  const [tagging, setTagging] = useState<Row | null>(null);
  const [bulk, setBulk] = useState<Bulk | null>(null);
  const { rows, refused } = state.list;
  const { canEdit } = state.settings;
  const chosen = useChosen(state);
  const fill = useFilling(table, onAdded);
  useSought(table, sought);

  const importRows = cluster.shared_by === null ? onPaste : undefined;
  const paste = (text: string, position: CellPosition | null) => {
    if (position === null) importRows?.(text);
    else if (isOneValue(text)) dispatch({ type: 'rows-edited', edits: laidOver(state, { text, position }).edits });
    else setBulk({ kind: 'paste', text, position });
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}>
      <RefusedChange table={table} refused={refused} />
      <Toolbar
        state={state}
        dispatch={dispatch}
        onReplace={canEdit ? () => setBulk({ kind: 'replace' }) : undefined}
        tools={renderAction?.([])}
        selecting={chosen.length > 0}
        actions={props.actions?.(rows.length === 0)}
      />
      {rows.length === 0 && props.empty}
      <Box
        sx={{
          flex: 1,
          minHeight: phone || rows.length === 0 ? 0 : 320,
          position: 'relative',
          ...(phone && { display: 'flex', flexDirection: 'column' }),
        }}
      >
        {chosen.length > 0 && (
          <SelectedRows
            cluster={cluster}
            state={state}
            chosen={chosen}
            renderAction={renderAction}
            bulkTools={props.bulkTools}
            dispatch={dispatch}
            onBulk={setBulk}
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
          onRename={props.onRename}
          renderCellAction={props.renderCellAction}
          renderTranslation={props.renderTranslation}
          rowActions={props.rowActions}
          footer={canEdit && <LastLine table={table} state={state} phone={phone} complete={complete} typing={typing} />}
          phone={phone}
        />
      </Box>
      <BulkDialogs
        bulk={bulk}
        state={state}
        chosen={chosen}
        onRows={importRows}
        dispatch={dispatch}
        onClose={() => setBulk(null)}
      />
      {tagging !== null && <TagsDialog row={tagging} dispatch={dispatch} onClose={() => setTagging(null)} />}
      {deleting !== null && <DeleteDialog row={deleting} dispatch={dispatch} onClose={() => setDeleting(null)} />}
    </Box>
  );
}

interface LastLineProps extends Pick<ClusterDataProps, 'complete'> {
  table: Table;
  state: TableState;
  phone: boolean;
  typing: boolean;
}

/** The add row; at the plan's limit a link to Premium. */
function LastLine({ table, state, phone, complete, typing }: LastLineProps) {
  const { columns } = state.settings;
  if (mayAdd(state)) {
    const adding = { table, columns, draft: state.draft, complete, typing };
    return phone ? <AddBar {...adding} /> : <AddRow {...adding} />;
  }
  if (!phone) return <UpgradeRows columns={columns.length} />;
  return (
    <div className={`${narrow['bar']} ${narrow['upgrade']}`}>
      <UpgradeLink />
    </div>
  );
}

interface DeleteDialogProps {
  row: ClusterRow;
  dispatch: Table['dispatch'];
  onClose: () => void;
}

function DeleteDialog({ row, dispatch, onClose }: DeleteDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      open
      title={t`Are you sure you want to delete this row?`}
      body={<DotSeparated own parts={[row.col_1_value, row.col_2_value, row.col_3_value]} />}
      confirm={<Trans>Delete</Trans>}
      onConfirm={() => {
        dispatch({ type: 'deleted', rowId: row.id });
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** The change refused last, with a retry; earlier ones follow. */
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
