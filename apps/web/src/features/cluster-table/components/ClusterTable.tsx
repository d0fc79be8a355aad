import { useLingui } from '@lingui/react/macro';
import {
  useEffect,
  useMemo,
  useRef,
  type ClipboardEvent,
  type CSSProperties,
  type FocusEvent,
  type ReactNode,
} from 'react';
import type { Row } from '../api/rows.ts';
import type { GridControl } from '../state/grid-control.ts';
import { useShownRows } from '../state/shown-rows.ts';
import type { TableColumn } from '../state/table-column.ts';
import { tableKeys } from '../state/table-keys.ts';
import { useCellEditing } from '../state/use-cell-editing.ts';
import type { Changes } from '../state/use-changes.ts';
import { useDrop } from '../state/use-drop.ts';
import { useGrid } from '../state/use-grid.ts';
import { MOST_PRINTED, usePrinting } from '../state/use-printing.ts';
import { useRowMoves } from '../state/use-row-moves.ts';
import { ROW_HEIGHT, useRowScroll } from '../state/use-row-scroll.ts';
import type { Sorting } from '../state/view.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
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

/** The rows of a cluster as a grid: as quick as a spreadsheet, and only what is in view is drawn. */
export function ClusterTable(props: ClusterTableProps) {
  const { clusterId, rows, view, columns, owned, changes, onSelect, onDelete, renderCellAction, renderRowAction } =
    props;
  const { t } = useLingui();
  const scroller = useRef<HTMLDivElement>(null);
  const shown = useShownRows(rows, view);
  const grid = useGrid(shown, columns);
  const { active, draft, focused, go, follow, cancel, hold } = grid;
  const { count } = shown;
  const movable = owned && view === null;
  const virtualizer = useRowScroll(scroller, shown, grid, props.lastAdded);
  const { onMove, announcement } = useRowMoves(changes, rows.length, follow);
  useDrop(clusterId, scroller, onMove);
  const { startEditing, activate, save, saved } = useCellEditing(grid, shown, columns, changes);

  const control = useMemo<GridControl>(
    () => ({
      columns,
      owned,
      movable,
      selectable: owned,
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
  const onPaste = (event: ClipboardEvent) => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
    const text = event.clipboardData.getData('text/plain');
    if (text.trim() === '' || !props.onPaste) return;
    event.preventDefault();
    props.onPaste(text);
  };

  useEffect(() => {
    // The last row is gone with the keyboard in it.
    if (focused && count === 0) scroller.current?.focus();
  }, [focused, count]);
  const onFocus = ({ target }: FocusEvent) => {
    if (target.getAttribute('role') === 'gridcell' && target instanceof HTMLElement && target.tabIndex === 0)
      hold(true);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // Among the rows, or in a dialog or menu of one, which gives the focus back. Nothing may mean that the window was left.
    const kept = '[role="rowgroup"], [role="dialog"], [role="menu"]';
    if (relatedTarget instanceof Element && relatedTarget.closest(kept) === null) hold(false);
  };

  const printing = usePrinting();
  const drawn = printing
    ? Array.from({ length: Math.min(count, MOST_PRINTED) }, (_, index) => ({ index, start: 0 }))
    : virtualizer.getVirtualItems();

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
        aria-multiselectable={owned}
        tabIndex={-1}
        onKeyDown={(event) => tableKeys({ active, shown, control, changes, go, startEditing, page })(event)}
        onPaste={onPaste}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        <TableHead columns={columns} sorting={props.sorting} onSort={props.onSort} />
        <div role="rowgroup" className={styles['body']} style={{ height: virtualizer.getTotalSize() }}>
          {drawn.map((item) => {
            const index = shown.indexAt(item.index);
            const row = rows[index];
            if (row === undefined) return null;
            const isActive = active.row === item.index;
            return (
              <TableRow
                key={row.id}
                row={row}
                index={index}
                viewIndex={item.index}
                count={rows.length}
                start={item.start}
                activePlace={isActive ? active.column : -1}
                draft={isActive ? draft : null}
                focused={isActive && focused}
                selected={props.selected.has(row.id)}
                saved={saved === row.id}
                control={control}
                measure={virtualizer.measureElement}
              />
            );
          })}
        </div>
        {printing && count > MOST_PRINTED && (
          <p
            className={styles['cut']}
          >{t`Only the first ${MOST_PRINTED} of ${count} rows are printed. The export has them all.`}</p>
        )}
        {props.footer}
      </div>
      <span role="status" className={styles['announcement']}>
        {announcement}
      </span>
    </>
  );
}
