import { canTranslateRow, type ColumnNumber, type RowValues } from '@wordcluster/domain/clusters/cluster';
import { draftFilling, rowFilling } from '@wordcluster/domain/clusters/fill-columns';
import { useEffect, useMemo, useRef } from 'react';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { fill, type FilledCells } from '../api/fill.ts';

interface Draft {
  col_1_value: string;
  col_2_value: string;
  col_3_value: string;
}

/**
 * Translation without a button, for the add row and the row just added; undefined where there is nothing to translate
 * or nothing to translate with. It is quiet: a word that is not known leaves its cell empty.
 */
export function useAutomaticTranslation(cluster: Cluster, available: boolean) {
  const leaving = useRef<AbortController | null>(null);
  const page = useRef<AbortController | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    page.current = controller;
    return () => {
      controller.abort();
      leaving.current?.abort();
    };
  }, []);

  return useMemo(() => {
    if (!available || !canTranslateRow(cluster)) return {};

    /** Only the field that was left last counts; a row about to be added needs column 1, so there a failure is thrown. */
    const complete = async (draft: Draft, left: ColumnNumber | null): Promise<Draft> => {
      leaving.current?.abort();
      const controller = new AbortController();
      leaving.current = controller;
      const filling = draftFilling(cluster, draft, left);
      if (filling === null) return draft;
      const { cells, failures } = await fill(cluster.id, filling, draft, controller.signal);
      if (left === null && failures.length > 0) throw failures[0];
      return { ...draft, ...cells };
    };

    const onAdded = async (
      row: RowValues & { id: number },
      save: (rowId: number, cells: FilledCells) => void,
    ): Promise<void> => {
      const filling = rowFilling(cluster, row);
      const signal = page.current?.signal;
      if (filling === null || signal === undefined) return;
      const { cells } = await fill(cluster.id, filling, row, signal);
      if (!signal.aborted) save(row.id, cells);
    };

    return { complete, onAdded };
  }, [cluster, available]);
}
