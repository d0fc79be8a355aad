import { useCallback, useState } from 'react';

/** Selected rows by id. Shift extends from the row chosen last, in the order of the view. */
export function useSelection(idsInView: () => readonly number[]) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [anchor, setAnchor] = useState<number | null>(null);

  const select = useCallback(
    (rowId: number, range: boolean) => {
      const ids = idsInView();
      setSelected((before) => {
        const after = new Set(before);
        const [from, to] = [anchor === null ? -1 : ids.indexOf(anchor), ids.indexOf(rowId)];
        if (range && from >= 0) for (const id of ids.slice(Math.min(from, to), Math.max(from, to) + 1)) after.add(id);
        else if (!after.delete(rowId)) after.add(rowId);
        return after;
      });
      setAnchor(rowId);
    },
    [idsInView, anchor],
  );
  const clear = useCallback(() => setSelected(new Set()), []);
  return { selected, select, clear };
}
