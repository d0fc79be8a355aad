import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { canTranslateRow } from '@wordcluster/domain/clusters/cluster';
import { rowFilling } from '@wordcluster/domain/clusters/fill-columns';
import type { ClusterRow } from '@wordcluster/domain/clusters/cluster';
import { useEffect, useRef } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { failureText } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toasts.ts';
import { fill, type FilledCells } from '../api/fill.ts';

/** Concurrency of translations: sequentially they would take minutes, all at once exceed the rate limit. */
const AT_ONCE = 3;
/** Stops after so many consecutive failures: there are no characters left, or no server. */
const GIVE_UP = 3;

type Edit = { rowId: number; cells: FilledCells };

/** Fills the empty language columns of many rows, as one change; undefined without a translator. */
export function useTranslateRows(cluster: Cluster, available: boolean) {
  const { t } = useLingui();
  const page = useRef<AbortController | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    page.current = controller;
    return () => controller.abort();
  }, []);
  if (!available || cluster.shared_by !== null || !canTranslateRow(cluster)) return undefined;

  return async (rows: readonly ClusterRow[], save: (edits: readonly Edit[]) => void): Promise<void> => {
    const signal = page.current?.signal;
    const queued = rows.flatMap((row) => {
      const filling = rowFilling(cluster, row);
      return filling === null ? [] : [{ row, filling }];
    });
    if (signal === undefined) return;
    if (queued.length === 0) {
      showToast({ message: t`These rows have no empty cells to translate.` });
      return;
    }
    const end = showToast({
      message: plural(queued.length, { one: 'Translating # row…', other: 'Translating # rows…' }),
      duration: null,
    });
    const edits: Edit[] = [];
    const reasons = new Set<string>();
    let failures = 0;
    const work = async () => {
      for (let next = queued.shift(); next && failures < GIVE_UP; next = queued.shift()) {
        const filled = await fill(cluster.id, next.filling, next.row, signal);
        if (signal.aborted) return;
        for (const failure of filled.failures) reasons.add(failureText(asFailure(failure)));
        failures = Object.keys(filled.cells).length > 0 ? 0 : failures + 1;
        if (Object.keys(filled.cells).length > 0) edits.push({ rowId: next.row.id, cells: filled.cells });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    end();
    if (signal.aborted) return;
    if (edits.length > 0) save(edits);
    showToast(
      reasons.size > 0
        ? { message: [...reasons].join(' '), severity: edits.length > 0 ? 'info' : 'error' }
        : {
            message: plural(edits.length, { one: '# row was translated.', other: '# rows were translated.' }),
            severity: 'success',
          },
    );
  };
}
