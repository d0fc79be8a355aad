import { useMemo, useRef, type ClipboardEvent, type CSSProperties, type ReactNode } from 'react';
import type { Row } from '../api/rows.ts';
import type { GridControl } from '../state/grid-control.ts';
import { useShownRows } from '../state/shown-rows.ts';
import type { TableColumn } from '../state/table-column.ts';
import { tableKeys } from '../state/table-keys.ts';
import { useCellEditing } from '../state/use-cell-editing.ts';
import type { Changes } from '../state/use-changes.ts';
import { useDrop } from '../state/use-drop.ts';
import { useGrid } from '../state/use-grid.ts';
import { useKeyboardFocus } from '../state/use-keyboard-focus.ts';
import { useRowMoves } from '../state/use-row-moves.ts';
import { ROW_HEIGHT, useRowScroll } from '../state/use-row-scroll.ts';
import type { Sorting } from '../state/view.ts';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import styles from './cluster-table.module.css';

interface ClusterTableProps {
  clusterId: number;
  label: string;
  rows: readonly Row[];
  /** Indexes of the rows in view, in their order; null shows all in the stored order. */
  view: readonly number[] | null;
  columns: readonly TableColumn[];
  owned: boolean;
  changes: Changes;
  sorting: Sorting | null;
  onSort: (sorting: Sorting | null) => void;
  selected: ReadonlySet<number>;
  onSelect: (rowId: number, range: boolean) => void;
  onDelete: (row: Row) => void;
  /** Cells were pasted while none was edited. */
  onPaste: ((text: string) => void) | undefined;
  renderCellAction?: GridControl['renderCellAction'];
  renderRowAction?: GridControl['renderRowAction'];
  /** The add row, or what stands in its place. */
  footer: ReactNode;
  /** Scrolls to this row when it changes: the one just added. */
  lastAdded: number | null;
}

/** Text that is pasted while no field is being typed into, is rows. */
function pasteRows(event: ClipboardEvent, onPaste: ClusterTableProps['onPaste']): void {
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
  const text = event.clipboardData.getData('text/plain');
  if (text.trim() === '' || !onPaste) return;
  event.preventDefault();
  onPaste(text);
}

/** The rows of a cluster as a grid: as quick as a spreadsheet, and only what is in view is drawn. */
export function ClusterTable(props: ClusterTableProps) {
  const { clusterId, rows, view, columns, owned, changes, onSelect, onDelete, renderCellAction, renderRowAction } =
    props;
  const scroller = useRef<HTMLDivElement>(null);
  const shown = useShownRows(rows, view);
  const grid = useGrid(shown, columns);
  const { active, go, follow, cancel } = grid;
  const { count } = shown;
  const movable = owned && view === null;
  const virtualizer = useRowScroll(scroller, shown, grid, props.lastAdded);
  const { onMove, announcement } = useRowMoves(changes, rows.length, follow);
  useDrop(clusterId, scroller, onMove);
  const { onFocus, onBlur } = useKeyboardFocus(scroller, grid.focused, count, grid.hold);
  const { startEditing, activate, save, saved } = useCellEditing(grid, shown, columns, changes);

  const control = useMemo<GridControl>(
    () => ({
      columns,
      owned,
      movable,
      renderCellAction,
      renderRowAction,
      fill: changes.fill,
      onActivate: activate,
      onSave: save,
      onCancel: cancel,
      onMove,
      onDelete,
      onSelect,
    }),
    [
      columns,
      owned,
      movable,
      renderCellAction,
      renderRowAction,
      changes,
      activate,
      save,
      cancel,
      onMove,
      onDelete,
      onSelect,
    ],
  );

  const page = () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 600) / ROW_HEIGHT) - 2);
  const style: CSSProperties & Record<'--columns', number> = { '--columns': columns.length };
  return (
    <>
      <div
        ref={scroller}
        className={styles['scroller']}
        style={style}
        role="grid"
        aria-label={props.label}
        aria-rowcount={count + 1}
        aria-colcount={columns.length + 2}
        tabIndex={-1}
        onKeyDown={(event) => tableKeys({ active, shown, control, changes, go, startEditing, page })(event)}
        onPaste={(event) => pasteRows(event, props.onPaste)}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        <TableHead columns={columns} sorting={props.sorting} onSort={props.onSort} />
        <TableBody
          rows={rows}
          shown={shown}
          virtualizer={virtualizer}
          grid={grid}
          selected={props.selected}
          saved={saved}
          control={control}
        />
        {props.footer}
      </div>
      <span role="status" className={styles['announcement']}>
        {announcement}
      </span>
    </>
  );
}
