import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import type { Row } from '../api/rows.ts';
import type { GridControl } from '../state/grid-control.ts';
import { RowHandle } from './RowHandle.tsx';
import styles from './cluster-table.module.css';

interface RowNumberProps {
  row: Row;
  /** Place in the cluster from 0. */
  index: number;
  count: number;
  selected: boolean;
  handle: Ref<HTMLButtonElement>;
  control: GridControl;
}

/** The head of a row: its number, by which it is selected, and the handle that moves it. */
export function RowNumber({ row, index, count, selected, handle, control }: RowNumberProps) {
  const { t } = useLingui();
  return (
    <div role="rowheader" aria-colindex={1} className={styles['number']}>
      {control.movable && (
        <span className={styles['quiet']}>
          <RowHandle handle={handle} index={index} count={count} word={row.col_1_value ?? ''} onMove={control.onMove} />
        </span>
      )}
      {control.owned ? (
        <button
          type="button"
          tabIndex={-1}
          className={styles['select']}
          aria-label={t`Select row ${index + 1}`}
          aria-pressed={selected}
          onClick={(event) => control.onSelect(row.id, event.shiftKey)}
        >
          {index + 1}
        </button>
      ) : (
        index + 1
      )}
    </div>
  );
}
