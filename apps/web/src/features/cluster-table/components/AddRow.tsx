import { useLingui } from '@lingui/react/macro';
import IconButton from '@mui/material/IconButton';
import { rowErrors } from '@wordcluster/domain/clusters/cells';
import { CornerDownLeft } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useAddRow, type AddRowInput } from '../state/use-add-row.ts';
import { AddRowField } from './AddRowField.tsx';
import styles from './cluster-table.module.css';

/** The last, blank row. Enter adds it; what the server refuses stays in the fields. */
export function AddRow(props: AddRowInput) {
  const { t } = useLingui();
  const { draft, change, busy, tried, first, submit, leave } = useAddRow(props);
  const errors = rowErrors({ ...draft });
  const impossible = errors['col_1_value'] !== undefined && props.complete === undefined;

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    void submit();
  };

  return (
    <div className={styles['add']} role="row" aria-label={t`New row`}>
      <div role="rowheader" className={styles['number']} aria-hidden>
        +
      </div>
      {props.columns.map((column, place) => {
        const field = `col_${column.number}_value` as const;
        return (
          <AddRowField
            key={column.number}
            column={column}
            inputRef={place === 0 ? first : undefined}
            value={draft[field]}
            error={tried ? (errors[field]?.[0] ?? null) : null}
            onChange={(value) => change((before) => ({ ...before, [field]: value }))}
            onLeave={() => void leave(column)}
            onKeyDown={onKeyDown}
          />
        );
      })}
      <div role="gridcell">
        <IconButton color="primary" aria-label={t`Add row`} onClick={() => void submit()} disabled={busy || impossible}>
          <CornerDownLeft />
        </IconButton>
      </div>
    </div>
  );
}
