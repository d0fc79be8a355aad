import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import type { Changes } from './use-changes.ts';

/** Moves rows, with the active cell following; `announcement` tells readers where one went. */
export function useRowMoves(changes: Changes, total: number, follow: (from: number, to: number) => void) {
  const { t } = useLingui();
  const [announcement, setAnnouncement] = useState('');
  const onMove = useCallback(
    (from: number, to: number) => {
      void changes
        .move(from, to)
        .then((moved) => moved && setAnnouncement(t`Row moved to position ${to + 1} of ${total}`));
      follow(from, to);
    },
    [changes, follow, total, t],
  );
  return { onMove, announcement };
}
