import { useLingui } from '@lingui/react/macro';
import type { useVirtualizer } from '@tanstack/react-virtual';
import type { Row } from '../api/rows.ts';
import type { GridControl } from '../state/grid-control.ts';
import type { ShownRows } from '../state/shown-rows.ts';
import type { GridState } from '../state/use-grid.ts';
import { MOST_PRINTED, usePrinting } from '../state/use-printing.ts';
import { TableRow } from './TableRow.tsx';
import styles from './cluster-table.module.css';

interface TableBodyProps {
  rows: readonly Row[];
  shown: ShownRows;
  virtualizer: ReturnType<typeof useVirtualizer<HTMLElement, Element>>;
  grid: GridState;
  selected: ReadonlySet<number>;
  /** The row that was stored last, for its flash. */
  saved: number | null;
  control: GridControl;
}

/** The rows in view; on paper the first of all rows. */
export function TableBody({ rows, shown, virtualizer, grid, selected, saved, control }: TableBodyProps) {
  const { t } = useLingui();
  const { count } = shown;
  const { active, draft, focused } = grid;
  const printing = usePrinting();
  const drawn = printing
    ? Array.from({ length: Math.min(count, MOST_PRINTED) }, (_, index) => ({ index, start: 0 }))
    : virtualizer.getVirtualItems();
  return (
    <>
      <div role="rowgroup" className={styles['body']} style={{ height: virtualizer.getTotalSize() }}>
        {drawn.map((item) => {
          const index = shown.indexAt(item.index);
          const row = rows[index];
          if (row === undefined) return null;
          const isActive = active.row === item.index;
          return (
            <TableRow
              key={row.id}
              row={row}
              index={index}
              viewIndex={item.index}
              count={rows.length}
              start={item.start}
              activePlace={isActive ? active.column : -1}
              draft={isActive ? draft : null}
              focused={isActive && focused}
              selected={selected.has(row.id)}
              saved={saved === row.id}
              control={control}
              measure={virtualizer.measureElement}
            />
          );
        })}
      </div>
      {printing && count > MOST_PRINTED && (
        <p
          className={styles['cut']}
        >{t`Only the first ${MOST_PRINTED} of ${count} rows are printed. The export has them all.`}</p>
      )}
    </>
  );
}
