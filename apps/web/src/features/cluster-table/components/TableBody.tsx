import { useEffect, useState, useCallback } from 'react';
import { flushSync } from 'react-dom';
import { useLingui } from '@lingui/react/macro';
import type { useVirtualizer } from '@tanstack/react-virtual';
import { activePlace, indexAt, shownCount, type TableState } from '@wordcluster/domain/cluster-table/state';
import type { RowContext } from '../state/row-context.ts';
import { PhoneRow } from './PhoneRow.tsx';
import { TableRow } from './TableRow.tsx';
import styles from './cluster-table.module.css';

/** Rows on paper: some sixty pages. More would keep the browser busy for minutes. */
const MAX_PRINTED = 2000;

/** Whether the page is being printed: then all rows must be drawn, not only those in view. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as it stands when the listener returns.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}

interface TableBodyProps {
  state: TableState;
  virtualizer: ReturnType<typeof useVirtualizer<HTMLElement, Element>>;
  control: RowContext;
  /** Rows are cards, one of which is open. */
  phone: boolean;
}

/** The rows in view; on paper the first of all rows. */
export function TableBody({ state, virtualizer, control, phone }: TableBodyProps) {
  const { t, i18n } = useLingui();
  const { rows } = state.list;
  const { editing, focused, selected, saved } = state;
  const count = shownCount(state);
  const [printedText, countText] = [i18n.number(MAX_PRINTED), i18n.number(count)];
  const active = activePlace(state);
  const printing = usePrinting();
  const [opened, setOpened] = useState<number | null>(null);
  const open = useCallback((rowId: number, shown: boolean) => setOpened(shown ? rowId : null), []);
  const RowHere = phone ? PhoneRow : TableRow;
  const drawn = printing
    ? Array.from({ length: Math.min(count, MAX_PRINTED) }, (_, index) => ({ index, start: 0 }))
    : virtualizer.getVirtualItems();
  return (
    <>
      <div role="rowgroup" className={styles['body']} style={{ height: virtualizer.getTotalSize() }}>
        {drawn.map((item) => {
          const index = indexAt(state, item.index);
          const row = rows[index];
          if (row === undefined) return null;
          const isActive = active.row === item.index;
          return (
            <RowHere
              key={row.id}
              open={opened === row.id}
              onOpen={open}
              row={row}
              index={index}
              viewIndex={item.index}
              count={rows.length}
              start={item.start}
              activePlace={isActive ? active.column : -1}
              editing={editing?.rowId === row.id ? editing : null}
              focused={isActive && focused}
              selected={selected.has(row.id)}
              saved={saved === row.id}
              control={control}
              measure={virtualizer.measureElement}
            />
          );
        })}
      </div>
      {printing && count > MAX_PRINTED && (
        <p
          className={styles['cut']}
        >{t`Only the first ${printedText} of ${countText} rows are printed. The export contains them all.`}</p>
      )}
    </>
  );
}
