import type { TableColumn } from '@wordcluster/domain/cluster-table/columns';
import type { TableEvent } from '@wordcluster/domain/cluster-table/reducer';
import { languageDirection } from '@wordcluster/domain/languages/languages';
import { memo, useLayoutEffect, useRef, type ReactNode } from 'react';
import { CellEditor } from './CellEditor.tsx';
import styles from './cluster-table.module.css';

interface TableCellProps {
  value: string | null;
  rowId: number;
  /** Place of the column from 0. */
  place: number;
  column: TableColumn;
  active: boolean;
  /** What the editor starts with; null while the cell is not edited. */
  draft: string | null;
  /** Of the row, below its first value. */
  tags?: readonly string[] | undefined;
  /** Of the row, small before its first value. */
  picture?: string | null | undefined;
  editable: boolean;
  /** Takes the focus as soon as the cell is active: while the keyboard is in the table. */
  focused: boolean;
  actions: ReactNode;
  dispatch: (event: TableEvent) => void;
}

const NO_TAGS: readonly string[] = [];

/** A cell: its value and, while edited, its field. */
export const TableCell = memo(function TableCell({
  value,
  rowId,
  place,
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
      aria-colindex={place + 2}
      // Its value and its tags alone: the buttons in it have names of their own.
      aria-label={editing ? undefined : [value, shownTags].filter(Boolean).join(' ') || undefined}
      tabIndex={active ? 0 : -1}
      className={editing ? `${styles['cell']} ${styles['editing']}` : styles['cell']}
      onClick={() => {
        if (!editing) dispatch({ type: 'cell-chosen', rowId, column: place, edit: editable });
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
