import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { ClusterRow } from '@wordcluster/domain/clusters/cluster';
import { mayAdd, rowsToPractise, shownCount, type TableState } from '@wordcluster/domain/cluster-table/state';
import type { Strengths } from '@wordcluster/domain/cluster-table/view';
import { Fragment, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { failureText } from '../../../ui/messages.ts';
import { RetryBanner } from '../../../ui/RetryBanner.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useRows, type Row } from '../api/rows.ts';
import type { CompleteDraft } from '../hooks/use-add-row.ts';
import { useCards } from '../hooks/use-cards.ts';
import { useTable } from '../hooks/use-table.ts';
import { refusedSentence } from '../state/announce.ts';
import type { FillRow, GridControl } from '../state/grid-control.ts';
import type { Table } from '../state/table-store.ts';
import { AddBar } from './AddBar.tsx';
import { AddRow, UpgradeLink, UpgradeRows } from './AddRow.tsx';
import { ClusterTable } from './ClusterTable.tsx';
import { TableTools } from './TableTools.tsx';
import { TagsDialog } from './TagsDialog.tsx';
import narrow from './phone.module.css';

interface ClusterDataProps {
  cluster: Cluster;
  premium: boolean;
  /** How well the viewer remembers rows; nothing before the first answer. */
  strengths?: Strengths | undefined;
  /** Parts of other features: buttons in cells and rows, filling empty cells, pasting. */
  renderCellAction?: GridControl['renderCellAction'];
  renderRowAction?: GridControl['renderRowAction'];
  rowTools?: GridControl['rowTools'];
  complete?: CompleteDraft | undefined;
  /** A row was added and stored; `fill` completes its empty cells. */
  onAdded?: ((row: Row, fill: FillRow) => void) | undefined;
  onPaste?: ((text: string) => void) | undefined;
  /** A tool for the rows that are selected, or, with none, for all. */
  renderTool?: ((rowIds: readonly number[]) => ReactNode) | undefined;
  /** Shown in the place of rows while there are none. */
  empty?: ReactNode;
  /** The page's main buttons, beside the search; without rows other ones lead on. */
  actions?: (isEmpty: boolean) => ReactNode;
  /** What the search shall be; another object seeks again. */
  sought?: Sought | null | undefined;
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
  const { cluster, premium, complete, onAdded, onPaste, empty, actions, sought } = props;
  const { renderCellAction, renderRowAction, rowTools, renderTool } = props;
  const { t } = useLingui();
  const { table, state } = useTable(cluster, premium, props.rows, props.strengths);
  const { dispatch, onStored } = table;
  const phone = useCards();
  const [deleting, setDeleting] = useState<ClusterRow | null>(null);
  const [tagging, setTagging] = useState<Row | null>(null);
  const { list, selected, settings } = state;
  const { columns, owned } = settings;
  const { rows } = list;
  // A selected row may have been deleted by itself since.
  const chosen = useMemo(
    () => (selected.size === 0 ? [] : rows.flatMap(({ id }) => (selected.has(id) ? [id] : []))),
    [rows, selected],
  );
  const toPractise = useMemo(() => rowsToPractise(state), [state]);
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
  const adding = { table, columns, draft: state.draft, complete };
  const lastLine = mayAdd(state) ? (
    phone ? (
      <AddBar {...adding} />
    ) : (
      <AddRow {...adding} />
    )
  ) : phone ? (
    <div className={`${narrow['bar']} ${narrow['upgrade']}`} data-chat-room>
      <UpgradeLink />
    </div>
  ) : (
    <UpgradeRows columns={columns.length} />
  );
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}>
      <RefusedChange table={table} refused={list.refused} />
      <TableTools
        actions={actions?.(rows.length === 0)}
        tools={rows.length > 0 && renderTool?.(chosen)}
        search={state.searchText}
        tags={tags}
        onSearch={(text) => dispatch({ type: 'search-typed', text })}
        shown={shownCount(state)}
        count={rows.length}
        kept={state.kept.size}
        selected={chosen.length}
        practised={toPractise}
        onDeleteSelected={() => dispatch({ type: 'selection-deleted' })}
        onClearSelection={() => dispatch({ type: 'selection-cleared' })}
      />
      {rows.length === 0 && empty}
      <Box
        sx={{
          flex: 1,
          minHeight: phone || rows.length === 0 ? 0 : 320,
          ...(phone && { display: 'flex', flexDirection: 'column' }),
        }}
      >
        <ClusterTable
          table={table}
          state={state}
          label={t`Rows of ${cluster.title}`}
          fill={fill}
          onDelete={setDeleting}
          onTag={setTagging}
          onPaste={cluster.shared_by === null && owned ? onPaste : undefined}
          renderCellAction={renderCellAction}
          renderRowAction={renderRowAction}
          rowTools={rowTools}
          footer={owned ? lastLine : phone && <div className={narrow['strip']} data-chat-room />}
          phone={phone}
        />
      </Box>
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
                <bdi>{value}</bdi>
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
