import { canTranslateRow, rowValue, type ColumnNumber, type RowValues } from '@wordcluster/domain/clusters/cluster';
import { draftFilling, rowFilling } from '@wordcluster/domain/clusters/fill-columns';
import { useEffect, useMemo, useRef } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { failureText } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toasts.ts';
import { fill, type FilledCells } from '../api/fill.ts';

interface Draft {
  col_1_value: string;
  col_2_value: string;
  col_3_value: string;
}

/**
 * Automatic translation in the add row and of the row just added; undefined without target or translator. An unknown
 * word leaves its cell empty, with one message.
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

  const shownMessages = useRef(new Set<string>());

  return useMemo(() => {
    if (!available || !canTranslateRow(cluster)) return {};

    const tell = (word: string | null, failures: readonly unknown[]) => {
      const [failure] = failures;
      if (word === null || failure === undefined) return;
      const message = `${word.trim()}: ${failureText(asFailure(failure))}`;
      if (!shownMessages.current.has(message)) showToast({ message });
      shownMessages.current.add(message);
    };

    /** Only the field that was left last counts; a row about to be added needs column 1, so there a failure is thrown. */
    const complete = async (draft: Draft, left: ColumnNumber | null): Promise<Draft> => {
      leaving.current?.abort();
      const controller = new AbortController();
      leaving.current = controller;
      const filling = draftFilling(cluster, draft, left);
      if (filling === null) return draft;
      const { cells, failures } = await fill(cluster.id, filling, draft, controller.signal);
      if (left === null && failures.length > 0) throw failures[0];
      if (!controller.signal.aborted) tell(rowValue(draft, filling.source), failures);
      return { ...draft, ...cells };
    };

    const onAdded = async (
      row: RowValues & { id: number },
      save: (rowId: number, cells: FilledCells) => void,
    ): Promise<void> => {
      const filling = rowFilling(cluster, row);
      const signal = page.current?.signal;
      if (filling === null || signal === undefined) return;
      const { cells, failures } = await fill(cluster.id, filling, row, signal);
      if (signal.aborted) return;
      save(row.id, cells);
      tell(rowValue(row, filling.source), failures);
    };

    return { complete, onAdded };
  }, [cluster, available]);
}
