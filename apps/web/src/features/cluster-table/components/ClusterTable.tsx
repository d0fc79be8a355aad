import { useLingui } from '@lingui/react/macro';
import {
  activePosition,
  isMovable,
  shownCount,
  type CellPosition,
  type TableState,
  indexAt,
} from '@wordcluster/domain/cluster-table/state';
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type CSSProperties,
  type ReactNode,
  useCallback,
} from 'react';
import { usePreferences } from '../../../platform/queries/preferences.ts';
import { useGridKeyboard } from '../hooks/use-grid-keyboard.ts';
import { useRowDrop } from '../hooks/use-row-drag.ts';
import { useRowScroll } from '../hooks/use-row-scroll.ts';
import type { RowContext } from '../state/row-context.ts';
import type { Table } from '../state/table-store.ts';
import { TableHead, type RenameColumn } from './TableHead.tsx';
import styles from './cluster-table.module.css';
import narrow from './phone.module.css';
import { flushSync } from 'react-dom';
import type { useVirtualizer } from '@tanstack/react-virtual';
import { PhoneRow } from './PhoneRow.tsx';
import { TableRow } from './TableRow.tsx';

/** Maximum of printed rows: some sixty pages. More would keep the browser busy for minutes. */
const MAX_PRINTED = 2000;

/** Whether the page is being printed: then all rows must be rendered, not only visible ones. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // Synchronously: the browser prints the page as it is when the listener returns.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}

interface TableBodyProps {
  state: TableState;
  virtualizer: ReturnType<typeof useVirtualizer<HTMLElement, Element>>;
  control: RowContext;
  /** Rows are cards, one of which is open. */
  phone: boolean;
}

/** The rows in view; on paper the first of all rows. */
function TableBody({ state, virtualizer, control, phone }: TableBodyProps) {
  const { t, i18n } = useLingui();
  const { rows } = state.list;
  const { editing, focused, selected, saved } = state;
  const count = shownCount(state);
  const [printedText, countText] = [i18n.number(MAX_PRINTED), i18n.number(count)];
  const active = activePosition(state);
  const printing = usePrinting();
  const [opened, setOpened] = useState<number | null>(null);
  const open = useCallback((rowId: number, shown: boolean) => setOpened(shown ? rowId : null), []);
  const RowHere = phone ? PhoneRow : TableRow;
  const drawn = printing
    ? Array.from({ length: Math.min(count, MAX_PRINTED) }, (_, index) => ({ index, start: 0 }))
    : virtualizer.getVirtualItems();
  return (
    <>
      <div role="rowgroup" className={styles['body']} style={{ height: virtualizer.getTotalSize() }}>
        {drawn.map((item) => {
          const index = indexAt(state, item.index);
          const row = rows[index];
          if (row === undefined) return null;
          const isActive = active.row === item.index;
          return (
            <RowHere
              key={row.id}
              open={opened === row.id}
              onOpen={open}
              row={row}
              index={index}
              viewIndex={item.index}
              count={rows.length}
              start={item.start}
              activeCell={isActive ? active.column : -1}
              editing={editing?.rowId === row.id ? editing : null}
              focused={isActive && focused}
              selected={selected.has(row.id)}
              saved={saved === row.id}
              control={control}
              measure={virtualizer.measureElement}
            />
          );
        })}
      </div>
      {printing && count > MAX_PRINTED && (
        <p
          className={styles['cut']}
        >{t`Only the first ${printedText} of ${countText} rows are printed. The export contains them all.`}</p>
      )}
    </>
  );
}

interface ClusterTableProps extends Pick<
  RowContext,
  'fill' | 'onDelete' | 'onTag' | 'renderCellAction' | 'renderTranslation' | 'rowActions'
> {
  table: Table;
  state: TableState;
  label: string;
  /** Cells were pasted while none was being edited; with the position of the focused cell. */
  onPaste: ((text: string, position: CellPosition | null) => void) | undefined;
  onRename: RenameColumn | undefined;
  /** The add row or its replacement: the last row, on narrow screens a bar below the rows. */
  footer: ReactNode;
  phone: boolean;
}

/** Text that is pasted while no field is being typed into, is rows. */
function pasteRows(event: ClipboardEvent, onPaste: ClusterTableProps['onPaste'], state: TableState): void {
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
  const text = event.clipboardData.getData('text/plain');
  if (text.trim() === '' || !onPaste) return;
  event.preventDefault();
  const isOnCell = event.target instanceof HTMLElement && event.target.closest('[role="gridcell"]') !== null;
  onPaste(text, isOnCell && shownCount(state) > 0 ? activePosition(state) : null);
}

/** The rows of a cluster as a virtualised grid. */
export function ClusterTable(props: ClusterTableProps) {
  const { table, state, phone, fill, onDelete, onTag, renderCellAction, renderTranslation, rowActions } = props;
  const { columns, canEdit, strengths = null } = state.settings;
  const { dispatch } = table;
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useRowScroll(scroller, state, phone);
  const keyboard = useGridKeyboard(table, scroller, onDelete);
  useRowDrop(table, scroller);
  const compact = usePreferences().preferences.compact_rows && !phone;
  const movable = isMovable(state);
  const control = useMemo<RowContext>(
    () => ({
      columns,
      canEdit,
      movable,
      strengths,
      fill,
      dispatch,
      onDelete,
      onTag,
      renderCellAction,
      renderTranslation,
      rowActions,
    }),
    [
      columns,
      canEdit,
      movable,
      strengths,
      renderCellAction,
      renderTranslation,
      rowActions,
      fill,
      dispatch,
      onDelete,
      onTag,
    ],
  );

  const { length } = state.list.rows;
  // Without rows: no header and no scrolling.
  const blank = length === 0;
  const style: CSSProperties & Record<'--columns' | '--digits', number> = {
    '--columns': columns.length,
    '--digits': String(length).length,
  };
  return (
    <>
      <div
        ref={scroller}
        className={phone ? narrow['scroller'] : styles[blank ? 'blank' : 'scroller']}
        style={style}
        role="grid"
        aria-label={props.label}
        aria-rowcount={shownCount(state) + 1}
        aria-colcount={columns.length + 2}
        tabIndex={-1}
        onPaste={(event) => pasteRows(event, props.onPaste, state)}
        data-selecting={state.selected.size > 0}
        data-compact={compact}
        {...keyboard}
      >
        {!blank && (
          <TableHead
            columns={columns}
            withStrength={strengths !== null}
            sorting={state.sorting}
            onSort={(sorting) => dispatch({ type: 'sorted', sorting })}
            phone={phone}
            onRename={phone ? undefined : props.onRename}
          />
        )}
        <TableBody state={state} virtualizer={virtualizer} control={control} phone={phone} />
        {!phone && props.footer}
      </div>
      {phone && props.footer}
      <MovedAnnouncement table={table} />
    </>
  );
}

/** Announces the new position of a row to screen readers, once it is stored. */
function MovedAnnouncement({ table: { store, onStored } }: { table: Table }) {
  const { t, i18n } = useLingui();
  const [text, setText] = useState('');
  useEffect(
    () =>
      onStored((change) => {
        if (change.type !== 'move') return;
        const total = store.getState().list.rows.length;
        const [position, all] = [i18n.number(change.to + 1), i18n.number(total)];
        setText(t`Row moved to position ${position} of ${all}`);
      }),
    [onStored, store, t, i18n],
  );
  return (
    <span role="status" className={styles['announcement']}>
      {text}
    </span>
  );
}
