import type { TableColumn } from '@wordcluster/domain/cluster-table/columns';
import type { TableEvent } from '@wordcluster/domain/cluster-table/reducer';
import { languageDirection } from '@wordcluster/domain/languages/languages';
import { memo, useLayoutEffect, useRef, type ReactNode, useId, useState, type KeyboardEvent } from 'react';
import styles from './cluster-table.module.css';
import { useLingui } from '@lingui/react/macro';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Box from '@mui/material/Box';
import { validateCell } from '@wordcluster/domain/clusters/cells';
import type { AfterSaving } from '@wordcluster/domain/cluster-table/grid';
import type { ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { Check } from 'lucide-react';
import { translateMessage, type Message } from '../../../ui/messages.ts';

interface CellEditorProps {
  column: ColumnNumber;
  columnName: string;
  language: string | null;
  initial: string;
  /** Saves when the focus leaves; `next` is the direction of the focus after a saving key. */
  onSave: (value: string, next: AfterSaving) => void;
  onCancel: () => void;
}

/**
 * The field of the cell being edited. Enter or the tick saves, Shift+Enter breaks the line, Escape cancels, Tab moves
 * on. An empty first column is refused with its message, and the field stays open.
 */
function CellEditor({ column, columnName, language, initial, onSave, onCancel }: CellEditorProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState(initial);
  const [error, setError] = useState<Message | null>(null);
  const errorId = useId();

  const save = (next: AfterSaving) => {
    const message = validateCell(column, draft);
    setError(message);
    if (message === null) onSave(draft, next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    // While an input method composes, Enter chooses a candidate.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      save('down');
    } else if (event.key === 'Tab') {
      event.preventDefault();
      save(event.shiftKey ? 'previous' : 'next');
    }
  };

  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          borderRadius: 1,
          bgcolor: 'background.default',
          outline: '2px solid',
          outlineColor: error ? 'error.main' : 'primary.main',
        }}
      >
        <InputBase
          autoFocus
          multiline
          maxRows={6}
          value={draft}
          dir={languageDirection(language)}
          onChange={(event) => setDraft(event.target.value)}
          onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
          onBlur={() => save('stay')}
          onKeyDown={onKeyDown}
          sx={{ flex: 1, px: 1, py: 0.75, fontSize: 'inherit' }}
          inputProps={{
            'aria-label': t`Edit ${columnName}`,
            'aria-invalid': error !== null,
            'aria-describedby': error === null ? undefined : errorId,
            lang: language ?? undefined,
            spellCheck: false,
            autoCapitalize: 'off',
          }}
        />
        <IconButton
          size="small"
          color="primary"
          aria-label={t`Save`}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => save('stay')}
        >
          <Check />
        </IconButton>
      </Box>
      {error !== null && (
        <Box id={errorId} role="alert" sx={{ color: 'error.main', fontSize: '0.8125rem', mt: 0.5, px: 1 }}>
          {translateMessage(error)}
        </Box>
      )}
    </Box>
  );
}

interface TableCellProps {
  value: string | null;
  rowId: number;
  /** Index of the column from 0. */
  position: number;
  column: TableColumn;
  active: boolean;
  /** Initial text of the editor; null while the cell is not edited. */
  draft: string | null;
  /** Of the row, below its first value. */
  tags?: readonly string[] | undefined;
  /** Of the row, small before its first value. */
  picture?: string | null | undefined;
  editable: boolean;
  /** Gets the focus as soon as the cell is active, while the table has the keyboard. */
  focused: boolean;
  actions: ReactNode;
  dispatch: (event: TableEvent) => void;
}

const NO_TAGS: readonly string[] = [];

/** A cell: its value and, while edited, its field. */
export const TableCell = memo(function TableCell({
  value,
  rowId,
  position,
  column,
  active,
  draft,
  tags = NO_TAGS,
  picture,
  editable,
  focused,
  actions,
  dispatch,
}: TableCellProps) {
  const cell = useRef<HTMLDivElement>(null);
  const editing = draft !== null;
  const shownTags = tags.map((tag) => `#${tag}`).join(' ');
  useLayoutEffect(() => {
    if (active && focused && !editing) cell.current?.focus({ preventScroll: true });
  }, [active, focused, editing]);

  return (
    <div
      ref={cell}
      role="gridcell"
      aria-colindex={position + 2}
      // Its value and its tags alone: the buttons in it have names of their own.
      aria-label={editing ? undefined : [value, shownTags].filter(Boolean).join(' ') || undefined}
      tabIndex={active ? 0 : -1}
      className={editing ? `${styles['cell']} ${styles['editing']}` : styles['cell']}
      onClick={() => {
        if (!editing) dispatch({ type: 'cell-chosen', rowId, column: position, edit: editable });
      }}
    >
      {editing ? (
        <CellEditor
          column={column.number}
          columnName={column.name}
          language={column.language}
          initial={draft}
          onSave={(text, next) => dispatch({ type: 'cell-saved', rowId, column: column.number, text, next })}
          onCancel={() => dispatch({ type: 'edit-cancelled' })}
        />
      ) : (
        <>
          {picture && <img className={styles['thumb']} src={picture} alt="" loading="lazy" />}
          <span
            className={styles['value']}
            dir={languageDirection(column.language)}
            lang={column.language ?? undefined}
            translate="no"
          >
            {value}
            {shownTags !== '' && (
              <span className={styles['tags']} dir="auto">
                {shownTags}
              </span>
            )}
          </span>
          {actions}
        </>
      )}
    </div>
  );
});
