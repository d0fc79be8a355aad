import { useLingui } from '@lingui/react/macro';
import InputBase from '@mui/material/InputBase';
import { useRef, useState } from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import type { TableColumn } from '@wordcluster/domain/cluster-table/columns';
import type { Sorting } from '@wordcluster/domain/cluster-table/view';
import type { ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { ArrowDown, ArrowUp, Pencil } from 'lucide-react';
import { LanguageBadge } from '../../../ui/LanguageBadge.tsx';
import { StrengthSorting } from './Strength.tsx';
import styles from './cluster-table.module.css';
import narrow from './phone.module.css';

interface ColumnNameFieldProps {
  name: string;
  onSave: (name: string) => Promise<void>;
  onCancel: () => void;
}

/** The header of a column being renamed: Enter or blur saves, Escape cancels; a name has at least two characters. */
function ColumnNameField({ name, onSave, onCancel }: ColumnNameFieldProps) {
  const { t } = useLingui();
  const [text, setText] = useState(name);
  const ended = useRef(false);
  const wanted = text.trim();
  const end = (save: boolean) => {
    if (ended.current) return;
    ended.current = true;
    if (save && wanted.length >= 2 && wanted !== name) void onSave(wanted);
    else onCancel();
  };
  return (
    <InputBase
      autoFocus
      fullWidth
      value={text}
      onChange={({ target }) => setText(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={() => end(true)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') end(true);
        if (event.key === 'Escape') end(false);
      }}
      inputProps={{ 'aria-label': t`Name of column ${name}`, maxLength: 100, autoComplete: 'off' }}
      sx={{ font: 'inherit', px: 1, borderRadius: 1, outline: '2px solid', outlineColor: 'primary.main' }}
    />
  );
}

interface TableHeadProps {
  columns: readonly TableColumn[];
  sorting: Sorting | null;
  /** Rows have marks of strength, which can be sorted. */
  withStrength: boolean;
  onSort: (sorting: Sorting | null) => void;
  phone: boolean;
  onRename?: RenameColumn | undefined;
}

/** Renames a column; rejects if the server refuses. */
export type RenameColumn = (column: ColumnNumber, name: string) => Promise<void>;

/** The next step of a column's head: A to Z, Z to A, the own order. */
function nextSorting(current: Sorting | null, column: Sorting['column']): Sorting | null {
  if (current?.column !== column) return { column, descending: false };
  return current.descending ? null : { column, descending: true };
}

interface ColumnHeadProps extends Pick<TableHeadProps, 'sorting' | 'onSort' | 'phone' | 'onRename'> {
  column: TableColumn;
  position: number;
}

/** The name of a column: pressing it sorts the view, and the pencil makes it a field. */
function ColumnHead({ column, position, sorting, onSort, phone, onRename }: ColumnHeadProps) {
  const { t } = useLingui();
  const [renaming, setRenaming] = useState(false);
  const sorted = sorting?.column === column.number ? sorting : null;
  if (onRename && renaming)
    return (
      <div role="columnheader" aria-colindex={position + 2}>
        <ColumnNameField
          name={column.name}
          onSave={async (name) => {
            setRenaming(false);
            await onRename(column.number, name);
          }}
          onCancel={() => setRenaming(false)}
        />
      </div>
    );
  return (
    <div
      role="columnheader"
      aria-colindex={position + 2}
      aria-sort={sorted === null ? 'none' : sorted.descending ? 'descending' : 'ascending'}
    >
      <ButtonBase
        onClick={() => onSort(nextSorting(sorting, column.number))}
        sx={{
          minWidth: 0,
          minHeight: phone ? 44 : 40,
          px: phone ? 0.75 : 0,
          gap: 1,
          font: 'inherit',
          borderRadius: 1,
        }}
      >
        {column.language !== null && <LanguageBadge code={column.language} />}
        <span className={styles['heading']} translate="no">
          {column.name}
        </span>
        {sorted !== null && (sorted.descending ? <ArrowDown size={16} /> : <ArrowUp size={16} />)}
      </ButtonBase>
      {onRename && (
        <IconButton
          size="small"
          className={styles['rename']}
          aria-label={t`Rename ${column.name}`}
          onClick={() => setRenaming(true)}
        >
          <Pencil size={16} />
        </IconButton>
      )}
    </div>
  );
}

/** Names of the columns. Pressing one sorts the view; the stored order stays. */
export function TableHead({ columns, sorting, withStrength, onSort, phone, onRename }: TableHeadProps) {
  const { t } = useLingui();
  return (
    <div role="row" aria-rowindex={1} className={phone ? narrow['head'] : styles['head']}>
      <div
        role="columnheader"
        aria-colindex={1}
        aria-label={t`Row number`}
        className={phone ? narrow['hidden'] : styles['number']}
      >
        #
      </div>
      {columns.map((column, index) => (
        <ColumnHead
          key={column.number}
          column={column}
          position={index}
          sorting={sorting}
          onSort={onSort}
          phone={phone}
          onRename={onRename}
        />
      ))}
      <div
        role="columnheader"
        aria-colindex={columns.length + 2}
        aria-label={t`Actions`}
        className={phone ? (withStrength ? undefined : narrow['hidden']) : styles['actions']}
      >
        {withStrength && (
          <StrengthSorting
            named={phone}
            sorted={sorting?.column === 'strength' ? sorting : null}
            onSort={() => onSort(nextSorting(sorting, 'strength'))}
          />
        )}
      </div>
    </div>
  );
}
