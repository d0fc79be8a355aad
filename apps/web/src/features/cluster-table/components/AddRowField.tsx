import { useLingui } from '@lingui/react/macro';
import OutlinedInput from '@mui/material/OutlinedInput';
import { languageDirection } from '@wordcluster/domain/languages/languages';
import { useId, type KeyboardEvent, type Ref } from 'react';
import { translateMessage } from '../../../ui/messages.ts';
import type { TableColumn } from '../state/table-column.ts';
import styles from './cluster-table.module.css';

interface AddRowFieldProps {
  column: TableColumn;
  inputRef: Ref<HTMLInputElement> | undefined;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
  onLeave: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The field of one column in the row that is added. */
export function AddRowField({ column, inputRef, value, error, onChange, onLeave, onKeyDown }: AddRowFieldProps) {
  const { t } = useLingui();
  const errorId = useId();
  return (
    <div role="gridcell" className={styles['field']}>
      <OutlinedInput
        fullWidth
        size="small"
        inputRef={inputRef}
        value={value}
        placeholder={column.name}
        error={error !== null}
        dir={languageDirection(column.language)}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
        onKeyDown={onKeyDown}
        inputProps={{
          'aria-label': t`New ${column.name}`,
          'aria-describedby': error === null ? undefined : errorId,
          lang: column.language ?? undefined,
          spellCheck: false,
          autoCapitalize: 'off',
          autoComplete: 'off',
        }}
      />
      {error !== null && (
        <div id={errorId} role="alert" className={styles['error']}>
          {translateMessage(error)}
        </div>
      )}
    </div>
  );
}
