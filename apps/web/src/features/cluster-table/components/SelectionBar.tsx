import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { rowValue } from '@wordcluster/domain/clusters/cluster';
import type { RowEdit } from '@wordcluster/domain/cluster-table/changes';
import type { TableColumn } from '@wordcluster/domain/cluster-table/columns';
import { rowsToPractise, type TableState } from '@wordcluster/domain/cluster-table/state';
import { Download, EllipsisVertical, Merge, Play, Replace, Tags, Trash2, X, type LucideIcon } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import type { Row } from '../api/rows.ts';
import type { Table } from '../state/table-store.ts';
import type { Bulk } from './BulkDialogs.tsx';

/** An action for the selected rows, besides those of the bar itself. */
export interface BulkTool {
  icon: LucideIcon;
  label: string;
  run: () => void;
}

/** Result of a bulk action: new values, or removed rows. */
export interface BulkDone {
  edit: (edits: readonly RowEdit[]) => void;
  clear: () => void;
}

interface SelectionBarProps {
  count: number;
  /** Rows that can be practised in a session of their own. */
  practised: readonly number[];
  /** The page's actions for these rows. */
  tools: ReactNode;
  more: readonly BulkTool[];
  onTag: () => void;
  onDelete: () => void;
  onSelectAll: () => void;
  onClear: () => void;
}

/** CSV injection: a cell that a spreadsheet would take for a formula gets an apostrophe. */
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

export interface SelectedRowsProps {
  cluster: Cluster;
  state: TableState;
  chosen: readonly Row[];
  dispatch: Table['dispatch'];
  onBulk: (bulk: Bulk) => void;
  /** A tool for the rows that are selected, or, with none, for all. */
  renderAction?: ((rowIds: readonly number[]) => ReactNode) | undefined;
  /** Further tools for the selected rows, from other features. */
  bulkTools?: ((rows: readonly Row[], done: BulkDone) => readonly BulkTool[]) | undefined;
}

/** Actions for the selected rows, of the table and of other features. */
export function SelectedRows(props: SelectedRowsProps) {
  const { cluster, state, chosen, dispatch, onBulk, renderAction, bulkTools } = props;
  const { t } = useLingui();
  const { columns, canEdit } = state.settings;
  const chosenIds = useMemo(() => chosen.map(({ id }) => id), [chosen]);
  const toPractise = useMemo(() => rowsToPractise(state), [state]);
  const done: BulkDone = {
    edit: (edits) => dispatch({ type: 'rows-edited', edits }),
    clear: () => dispatch({ type: 'selection-cleared' }),
  };
  const more: BulkTool[] = [
    ...(bulkTools?.(chosen, done) ?? []),
    { icon: Download, label: t`Export as CSV`, run: () => downloadRows(cluster.title, chosen, columns) },
    ...(canEdit
      ? [
          { icon: Replace, label: t`Find and replace`, run: () => onBulk({ kind: 'replace' }) },
          { icon: Merge, label: t`Merge duplicates`, run: () => onBulk({ kind: 'merge' }) },
        ]
      : []),
  ];
  return (
    <SelectionBar
      count={chosen.length}
      practised={toPractise}
      tools={renderAction?.(chosenIds)}
      more={more}
      onTag={() => onBulk({ kind: 'tags' })}
      onDelete={() => dispatch({ type: 'selection-deleted' })}
      onSelectAll={() => dispatch({ type: 'all-selected' })}
      onClear={() => dispatch({ type: 'selection-cleared' })}
    />
  );
}

const OVER_THE_HEAD = {
  position: 'absolute',
  zIndex: 5,
  top: 0,
  insetInline: 0,
  height: 49,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 1,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  bgcolor: 'tones.raised',
  border: 1,
  borderColor: 'primary.main',
  borderRadius: '12px 12px 0 0',
  '& > *': { flexShrink: 0, whiteSpace: 'nowrap' },
} as const;

/** Covers the table's header while rows are selected, so that no row moves. On narrow screens it scrolls sideways. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, practised, tools, more, onTag, onDelete, onSelectAll, onClear } = props;
  const { t } = useLingui();
  return (
    <Box role="toolbar" aria-label={t`Selected rows`} data-selection-bar sx={OVER_THE_HEAD}>
      <IconButton size="small" aria-label={t`Clear selection`} onClick={onClear}>
        <X />
      </IconButton>
      <Box component="span" role="status" sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums', mr: 0.5 }}>
        <Plural value={count} one="# row selected" other="# rows selected" />
      </Box>
      <Button size="small" color="inherit" onClick={onSelectAll}>
        <Trans>Select all</Trans>
      </Button>
      <PractiseRows rowIds={practised} />
      {tools}
      <Button size="small" variant="outlined" color="inherit" startIcon={<Tags />} onClick={onTag}>
        <Trans>Tags</Trans>
      </Button>
      <Button size="small" variant="outlined" color="error" startIcon={<Trash2 />} onClick={onDelete}>
        <Plural value={count} one="Delete # row" other="Delete # rows" />
      </Button>
      {more.length > 0 && <MoreTools tools={more} />}
    </Box>
  );
}

/** Link to a session of these rows; nothing without any. */
export function PractiseRows({ rowIds }: { rowIds: readonly number[] }) {
  if (rowIds.length === 0) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      startIcon={<Play />}
      component={Link}
      to={`/review?rows=${rowIds.join(',')}`}
    >
      <Plural value={rowIds.length} one="Practise # row" other="Practise # rows" />
    </Button>
  );
}

/** Menu of actions that do not fit into the bar. */
function MoreTools({ tools }: { tools: readonly BulkTool[] }) {
  const { t } = useLingui();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label={t`More for the selected rows`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <EllipsisVertical />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {tools.map(({ icon: Icon, label, run }) => (
          <MenuItem
            key={label}
            onClick={() => {
              setAnchor(null);
              run();
            }}
          >
            <Icon aria-hidden />
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
