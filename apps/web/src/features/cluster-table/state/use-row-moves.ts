import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import type { GridPlace } from './grid-keys.ts';
import type { Changes } from './use-changes.ts';

/** Moves rows, with the active cell following; `announcement` tells readers where one went. */
export function useRowMoves(changes: Changes, total: number, go: (place: GridPlace) => void) {
  const { t } = useLingui();
  const [announcement, setAnnouncement] = useState('');
  const onMove = useCallback(
    (from: number, to: number) => {
      void changes
        .move(from, to)
        .then((moved) => moved && setAnnouncement(t`Row moved to position ${to + 1} of ${total}`));
      go({ row: to, column: 0 });
    },
    [changes, go, total, t],
  );
  return { onMove, announcement };
}
