import { useLingui } from '@lingui/react/macro';
import IconButton from '@mui/material/IconButton';
import { rowValue } from '@wordcluster/domain/clusters/cluster';
import { Check, Trash2 } from 'lucide-react';
import { memo, type Ref } from 'react';
import type { Row } from '../api/rows.ts';
import type { EditedCell } from '@wordcluster/domain/cluster-table/state';
import { useRowDrag } from '../hooks/use-row-drag.ts';
import { RowHandle } from './RowHandle.tsx';
import { RowMenu } from './RowMenu.tsx';
import { StrengthMark } from './Strength.tsx';
import { TableCell } from './TableCell.tsx';
import type { RowContext } from '../state/row-context.ts';
import styles from './cluster-table.module.css';

export interface TableRowProps {
  row: Row;
  /** Index in the cluster from 0, and index in the current view. */
  index: number;
  viewIndex: number;
  count: number;
  start: number;
  /** Column index of the active cell of this row, or -1. */
  activeCell: number;
  /** The cell of this row that is edited. */
  editing: EditedCell | null;
  focused: boolean;
  selected: boolean;
  saved: boolean;
  control: RowContext;
  measure: (element: HTMLElement | null) => void;
  /** Of a card on narrow screens. */
  open?: boolean;
  onOpen?: (rowId: number, open: boolean) => void;
}

/** One row. Renders again only when something of its own changed. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { row, index, viewIndex, count, start, activeCell, editing, focused, selected, saved, control, measure } =
    props;
  const { t } = useLingui();
  const { columns, canEdit, movable, renderCellAction, renderTranslation } = control;
  const { attach, handle, dragging, drop } = useRowDrag(row.id, movable, measure);
  const word = row.col_1_value ?? '';

  return (
    <div
      ref={attach}
      role="row"
      aria-rowindex={viewIndex + 2}
      aria-selected={canEdit ? selected : undefined}
      data-index={viewIndex}
      data-selected={selected}
      data-dragging={dragging}
      data-drop={drop ?? undefined}
      className={saved ? `${styles['row']} ${styles['saved']}` : styles['row']}
      style={{ transform: `translateY(${start}px)` }}
    >
      <RowNumber row={row} index={index} count={count} selected={selected} handle={handle} control={control} />
      {columns.map((column, at) => (
        <TableCell
          key={column.number}
          value={rowValue(row, column.number)}
          rowId={row.id}
          position={at}
          column={column}
          active={activeCell === at}
          draft={editing?.column === column.number ? editing.text : null}
          focused={focused}
          editable={canEdit}
          tags={at === 0 ? row.tags : undefined}
          picture={at === 0 ? row.picture : undefined}
          actions={renderCellAction?.(row, column)}
          dispatch={control.dispatch}
        />
      ))}
      <div role="gridcell" aria-colindex={columns.length + 2} className={styles['actions']}>
        {renderTranslation?.(row, control.fill, false)}
        <span className={styles['quiet']}>
          {canEdit && (
            <IconButton
              size="small"
              tabIndex={activeCell >= 0 ? 0 : -1}
              aria-label={t`Delete ${word}`}
              onClick={() => control.onDelete(row)}
            >
              <Trash2 />
            </IconButton>
          )}
          <RowMenu row={row} control={control} reachable={activeCell >= 0} />
        </span>
      </div>
    </div>
  );
});

interface RowNumberProps extends Pick<TableRowProps, 'row' | 'index' | 'count' | 'selected' | 'control'> {
  handle: Ref<HTMLButtonElement>;
}

/** The head of a row: its number, by which it is selected, and the handle that moves it. */
function RowNumber({ row, index, count, selected, handle, control }: RowNumberProps) {
  const { t } = useLingui();
  const { dispatch } = control;
  return (
    <div role="rowheader" aria-colindex={1} className={styles['number']}>
      {control.movable && (
        <span className={`${styles['quiet']} ${styles['handle']}`}>
          <RowHandle
            handle={handle}
            index={index}
            count={count}
            word={row.col_1_value ?? ''}
            onMove={(to) => dispatch({ type: 'moved', rowId: row.id, to })}
          />
        </span>
      )}
      {control.canEdit ? (
        <button
          type="button"
          tabIndex={-1}
          className={styles['select']}
          data-position={index + 1}
          aria-label={t`Select row ${index + 1}`}
          aria-pressed={selected}
          onClick={(event) => dispatch({ type: 'selected', rowId: row.id, range: event.shiftKey })}
        >
          <span aria-hidden className={styles['index']}>
            {index + 1}
          </span>
          <span aria-hidden className={styles['box']}>
            {selected && <Check size={14} strokeWidth={3} />}
          </span>
        </button>
      ) : (
        index + 1
      )}
      <StrengthMark strength={control.strengths?.get(row.id)} />
    </div>
  );
}
