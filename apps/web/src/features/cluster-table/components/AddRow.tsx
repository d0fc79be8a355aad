import { Trans, useLingui } from '@lingui/react/macro';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import { rowErrors } from '@wordcluster/domain/clusters/cells';
import { sameRow, type DraftRow, type TableColumn } from '@wordcluster/domain/cluster-table/columns';
import { UPGRADE_ROWS } from '@wordcluster/domain/clusters/free-plan';
import { languageDirection } from '@wordcluster/domain/languages/languages';
import { CornerDownLeft } from 'lucide-react';
import { useId, useMemo, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { Link as RouterLink } from 'react-router';
import { DotSeparated } from '../../../ui/DotSeparated.tsx';
import { translateMessage, type Message } from '../../../ui/messages.ts';
import { useAddRow, type CompleteDraft } from '../hooks/use-add-row.ts';
import type { Table } from '../state/table-store.ts';
import styles from './cluster-table.module.css';

export interface AddRowProps {
  table: Table;
  columns: readonly TableColumn[];
  draft: DraftRow;
  complete: CompleteDraft | undefined;
  /** Focuses the first field: the user came to type. */
  typing?: boolean;
}

/** The last, blank row. Enter adds it; a refused row returns to the fields. */
export function AddRow({ table, columns, draft, complete, typing = false }: AddRowProps) {
  const { t } = useLingui();
  const adding = useAddRow(table, columns, complete);
  const impossible = rowErrors({ ...draft })['col_1_value'] !== undefined && complete === undefined;
  return (
    <div className={styles['add']} role="row" aria-label={t`New row`}>
      <div role="rowheader" className={styles['number']} aria-hidden>
        +
      </div>
      <AddRowFields table={table} columns={columns} draft={draft} adding={adding} typing={typing} inGrid />
      <div role="gridcell">
        <IconButton
          color="primary"
          aria-label={t`Add row`}
          onClick={() => void adding.submit()}
          disabled={adding.busy || impossible}
        >
          <CornerDownLeft />
        </IconButton>
      </div>
    </div>
  );
}

interface AddRowFieldsProps extends Pick<AddRowProps, 'table' | 'columns' | 'draft' | 'typing'> {
  adding: ReturnType<typeof useAddRow>;
  /** They are cells of the grid's last row. */
  inGrid?: boolean;
}

/** A field for each column of the new row; the first reports a duplicate. */
export function AddRowFields({ table, columns, draft, adding, typing = false, inGrid = false }: AddRowFieldsProps) {
  const { change, tried, first, submit, leave } = adding;
  const errors = rowErrors({ ...draft });
  const { rows } = table.store.getState().list;
  const same = useMemo(() => sameRow(rows, draft), [rows, draft]);
  const sameText = <DotSeparated own parts={[same?.col_1_value, same?.col_2_value]} />;

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    void submit();
  };
  return columns.map((column, index) => {
    const field = `col_${column.number}_value` as const;
    return (
      <AddRowField
        key={column.number}
        column={column}
        inGrid={inGrid}
        autoFocus={typing && index === 0}
        inputRef={index === 0 ? first : undefined}
        value={draft[field]}
        error={tried ? (errors[field]?.[0] ?? null) : null}
        hint={index === 0 && same !== null ? <Trans>Duplicate in this cluster: {sameText}</Trans> : null}
        onChange={(value) => change({ [field]: value })}
        onLeave={() => void leave(column.number)}
        onKeyDown={onKeyDown}
      />
    );
  });
}

interface AddRowFieldProps {
  column: TableColumn;
  inGrid: boolean;
  autoFocus: boolean;
  inputRef: Ref<HTMLInputElement> | undefined;
  value: string;
  error: Message | null;
  /** Shown while the field is valid. */
  hint: ReactNode;
  onChange: (value: string) => void;
  onLeave: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The field of one column in the new row. */
function AddRowField({
  column,
  inGrid,
  autoFocus,
  inputRef,
  value,
  error,
  hint,
  onChange,
  onLeave,
  onKeyDown,
}: AddRowFieldProps) {
  const { t } = useLingui();
  const errorId = useId();
  return (
    <div role={inGrid ? 'gridcell' : undefined} className={styles['field']}>
      <OutlinedInput
        fullWidth
        size="small"
        autoFocus={autoFocus}
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
          'aria-describedby': error === null && hint === null ? undefined : errorId,
          lang: column.language ?? undefined,
          spellCheck: false,
          autoCapitalize: 'off',
          autoComplete: 'off',
          // The first one is the target of the shortcut for adding.
          'data-shortcut': 'add',
        }}
      />
      {error !== null ? (
        <div id={errorId} role="alert" className={styles['error']}>
          {translateMessage(error)}
        </div>
      ) : (
        hint !== null && (
          <div id={errorId} role="status" className={styles['hint']}>
            {hint}
          </div>
        )
      )}
    </div>
  );
}

/** Replaces the add row at the free plan's limit. */
export function UpgradeRows({ columns }: { columns: number }) {
  return (
    <div className={styles['add']} role="row">
      <div role="gridcell" style={{ gridColumn: `1 / span ${columns + 2}`, justifyContent: 'center' }}>
        <UpgradeLink />
      </div>
    </div>
  );
}

/** The way to more rows. */
export const UpgradeLink = () => (
  <Link component={RouterLink} to="/premium">
    {translateMessage(UPGRADE_ROWS)}
  </Link>
);
