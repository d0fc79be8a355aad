import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { rowErrors } from '@wordcluster/domain/clusters/cells';
import { isEmptyDraft } from '@wordcluster/domain/cluster-table/columns';
import { Plus } from 'lucide-react';
import { useAddRow } from '../hooks/use-add-row.ts';
import { AddRowFields, type AddRowProps } from './AddRow.tsx';
import styles from './phone.module.css';

/**
 * The add row of narrow screens: a bar above the keyboard. Until it is typed into only its first field shows. Enter adds.
 */
export function AddBar({ table, columns, draft, complete, typing = false }: AddRowProps) {
  const { t } = useLingui();
  const adding = useAddRow(table, columns, complete);
  const impossible = rowErrors({ ...draft })['col_1_value'] !== undefined && complete === undefined;
  return (
    <div role="group" aria-label={t`New row`} className={styles['bar']} data-typed={!isEmptyDraft(draft)}>
      <div className={styles['fields']}>
        <AddRowFields table={table} columns={columns} draft={draft} adding={adding} typing={typing} />
      </div>
      <Button
        variant="contained"
        aria-label={t`Add row`}
        // The field keeps the focus: a closing keyboard would move the button away under the finger.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => void adding.submit()}
        disabled={adding.busy || impossible}
        sx={{ minWidth: 48, height: 48, px: 0, flexShrink: 0 }}
      >
        <Plus />
      </Button>
    </div>
  );
}
