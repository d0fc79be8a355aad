import { useLingui } from '@lingui/react/macro';
import { useVirtualizer } from '@tanstack/react-virtual';
import { rowValue, type ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { Row } from '../api/rows.ts';
import { gridAction } from '../state/grid-keys.ts';
import type { Changes } from '../state/use-changes.ts';
import { useDrop } from '../state/use-drop.ts';
import { useGrid } from '../state/use-grid.ts';
import { MOST_PRINTED, usePrinting } from '../state/use-printing.ts';
import type { Sorting } from '../state/view.ts';
import type { GridControl } from './grid-control.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import type { TableColumn } from './table-column.ts';
import styles from './cluster-table.module.css';

const ROW_HEIGHT = 53;

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
  const { clusterId, rows, view, columns, owned, changes, onSelect, onDelete, lastAdded } = props;
  const { t } = useLingui();
  const scroller = useRef<HTMLDivElement>(null);
  const { active, draft, focused, go, edit, close, cancel } = useGrid();
  const [saved, setSaved] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const count = view === null ? rows.length : view.length;
  const indexAt = useCallback((viewIndex: number) => (view === null ? viewIndex : (view[viewIndex] ?? -1)), [view]);
  const movable = owned && view === null;

  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (viewIndex) => rows[indexAt(viewIndex)]?.id ?? viewIndex,
    overscan: 12,
    scrollPaddingStart: 48,
    scrollPaddingEnd: 64,
  });

  const onMove = useCallback(
    (from: number, to: number) => {
      void changes
        .move(from, to)
        .then((moved) => moved && setAnnouncement(t`Row moved to position ${to + 1} of ${rows.length}`));
      go({ row: to, column: 0 });
    },
    [changes, go, rows.length, t],
  );
  useDrop(clusterId, scroller, onMove);

  const latest = useRef({ rows, indexAt, count });
  useEffect(() => {
    latest.current = { rows, indexAt, count };
  });

  const startEditing = useCallback(
    (viewIndex: number, place: number, typed?: string) => {
      const row = latest.current.rows[latest.current.indexAt(viewIndex)];
      const column = columns[place];
      if (row === undefined || column === undefined) return;
      edit({ row: viewIndex, column: place }, typed ?? rowValue(row, column.number) ?? '');
    },
    [columns, edit],
  );

  const control = useMemo<GridControl>(
    () => ({
      columns,
      owned,
      movable,
      selectable: owned,
      renderCellAction: props.renderCellAction,
      renderRowAction: props.renderRowAction,
      fill: changes.fill,
      onActivate: (viewIndex, place, editing) =>
        editing ? startEditing(viewIndex, place) : go({ row: viewIndex, column: place }),
      onSave: (viewIndex: number, column: ColumnNumber, value: string, then) => {
        const place = columns.findIndex(({ number }) => number === column);
        const row = latest.current.rows[latest.current.indexAt(viewIndex)];
        close({ row: viewIndex, column: place });
        const text = value.trim() === '' ? null : value.trim().normalize('NFC');
        if (row !== undefined && text !== rowValue(row, column)) {
          void changes.edit(row, { [`col_${column}_value`]: text }).then((done) => done && setSaved(row.id));
        }
        if (then === 'down') go({ row: Math.min(viewIndex + 1, latest.current.count - 1), column: place });
        if (then === 'next' || then === 'previous') {
          const next = viewIndex * columns.length + place + (then === 'next' ? 1 : -1);
          const target = Math.max(0, Math.min(latest.current.count * columns.length - 1, next));
          startEditing(Math.floor(target / columns.length), target % columns.length);
        }
      },
      onCancel: cancel,
      onMove,
      onDelete,
      onSelect,
    }),
    [
      columns,
      owned,
      movable,
      props.renderCellAction,
      props.renderRowAction,
      startEditing,
      go,
      close,
      cancel,
      changes,
      onMove,
      onDelete,
      onSelect,
    ],
  );

  useEffect(() => {
    if (focused && active.row < count) virtualizer.scrollToIndex(active.row, { align: 'auto' });
  }, [active.row, focused, count, virtualizer]);
  useEffect(() => {
    if (lastAdded !== null) virtualizer.scrollToIndex(latest.current.count - 1, { align: 'end' });
  }, [lastAdded, virtualizer]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (
      event.target instanceof HTMLInputElement ||
      event.target instanceof HTMLTextAreaElement ||
      event.nativeEvent.isComposing
    )
      return;
    if (!(event.target instanceof HTMLElement) || event.target.getAttribute('role') !== 'gridcell') return;
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 600) / ROW_HEIGHT) - 2);
    const action = gridAction(event, active, { rows: count, columns: columns.length, page });
    if (action === null) return;
    const row = rows[indexAt(active.row)];
    const column = columns[active.column];
    if (action.type === 'copy') {
      if (window.getSelection()?.toString() === '' && row && column)
        void navigator.clipboard?.writeText(rowValue(row, column.number) ?? '');
      return;
    }
    event.preventDefault();
    if (action.type === 'go') go({ row: action.row, column: action.column });
    else if (!owned || row === undefined) return;
    else if (action.type === 'edit') startEditing(active.row, active.column, action.typed);
    else if (action.type === 'delete-row') onDelete(row);
    else if (action.type === 'select') onSelect(row.id, action.range);
    else if (action.type === 'undo') void changes.undo();
    else if (movable) {
      const to = active.row + action.by;
      if (to >= 0 && to < count) onMove(active.row, to);
    }
  };

  const onPaste = (event: ClipboardEvent) => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
    const text = event.clipboardData.getData('text/plain');
    if (text.trim() === '' || !props.onPaste) return;
    event.preventDefault();
    props.onPaste(text);
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
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      >
        <TableHead columns={columns} sorting={props.sorting} onSort={props.onSort} />
        <div role="rowgroup" className={styles['body']} style={{ height: virtualizer.getTotalSize() }}>
          {drawn.map((item) => {
            const index = indexAt(item.index);
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
                focused={focused}
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
