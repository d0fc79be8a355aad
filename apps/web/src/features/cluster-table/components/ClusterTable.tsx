import { useLingui } from '@lingui/react/macro';
import { isMovable, shownCount, type TableState } from '@wordcluster/domain/cluster-table/state';
import { useEffect, useMemo, useRef, useState, type ClipboardEvent, type CSSProperties, type ReactNode } from 'react';
import { useGridKeyboard } from '../hooks/use-grid-keyboard.ts';
import { useRowDrop } from '../hooks/use-row-drag.ts';
import { useRowScroll } from '../hooks/use-row-scroll.ts';
import type { GridControl } from '../state/grid-control.ts';
import type { Table } from '../state/table-store.ts';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import styles from './cluster-table.module.css';
import narrow from './phone.module.css';

interface ClusterTableProps extends Pick<
  GridControl,
  'fill' | 'onDelete' | 'onTag' | 'renderCellAction' | 'renderRowAction' | 'rowTools'
> {
  table: Table;
  state: TableState;
  label: string;
  /** Cells were pasted while none was edited. */
  onPaste: ((text: string) => void) | undefined;
  /** The add row, or what stands in its place: the last row, on narrow screens a bar below the rows. */
  footer: ReactNode;
  phone: boolean;
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
  const { table, state, phone, fill, onDelete, onTag, renderCellAction, renderRowAction, rowTools } = props;
  const { columns, owned, strengths = null } = state.settings;
  const { dispatch } = table;
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useRowScroll(scroller, state, phone);
  const keyboard = useGridKeyboard(table, scroller, onDelete);
  useRowDrop(table, scroller);
  const movable = isMovable(state);
  const control = useMemo<GridControl>(
    () => ({
      columns,
      owned,
      movable,
      strengths,
      fill,
      dispatch,
      onDelete,
      onTag,
      renderCellAction,
      renderRowAction,
      rowTools,
    }),
    [columns, owned, movable, strengths, renderCellAction, renderRowAction, rowTools, fill, dispatch, onDelete, onTag],
  );

  const { length } = state.list.rows;
  // A table without rows is no more than the row that is added: nothing has to be named or to scroll.
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
        onPaste={(event) => pasteRows(event, props.onPaste)}
        {...keyboard}
      >
        {!blank && (
          <TableHead
            columns={columns}
            withStrength={strengths !== null}
            sorting={state.sorting}
            onSort={(sorting) => dispatch({ type: 'sorted', sorting })}
            phone={phone}
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

/** Tells screen readers where a row went, once the server has stored it. */
function MovedAnnouncement({ table: { store, onStored } }: { table: Table }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  useEffect(
    () =>
      onStored((change) => {
        if (change.type !== 'move') return;
        const total = store.getState().list.rows.length;
        setText(t`Row moved to position ${change.to + 1} of ${total}`);
      }),
    [onStored, store, t],
  );
  return (
    <span role="status" className={styles['announcement']}>
      {text}
    </span>
  );
}
