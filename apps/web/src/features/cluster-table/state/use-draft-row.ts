import type { ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { useCallback, useState } from 'react';
import { readJson, writeJson, writeText } from '../../../platform/storage.ts';
import type { TableColumn } from './table-column.ts';

/** What is typed into the last blank row. */
export interface DraftRow {
  col_1_value: string;
  col_2_value: string;
  col_3_value: string;
}

export const EMPTY_DRAFT: DraftRow = { col_1_value: '', col_2_value: '', col_3_value: '' };

/** Fills empty cells of the draft from the one that was left (translation); null: the row is about to be added. */
export type CompleteDraft = (draft: DraftRow, left: ColumnNumber | null) => Promise<DraftRow>;

export const isEmpty = (draft: DraftRow): boolean => Object.values(draft).every((value) => value === '');

function isDraft(value: unknown): value is DraftRow {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(EMPTY_DRAFT).every((field) => typeof (value as Record<string, unknown>)[field] === 'string')
  );
}

/** What was typed into a column that the cluster has lost since must not be stored unseen. */
export const inColumns = (draft: DraftRow, columns: readonly TableColumn[]): DraftRow =>
  columns.reduce(
    (shown, { number }) => ({ ...shown, [`col_${number}_value`]: draft[`col_${number}_value`] }),
    EMPTY_DRAFT,
  );

/** Takes only what is still empty from `completed`: the user may have typed on meanwhile. */
export const filledFrom = (draft: DraftRow, completed: DraftRow): DraftRow => ({
  col_1_value: draft.col_1_value || completed.col_1_value,
  col_2_value: draft.col_2_value || completed.col_2_value,
  col_3_value: draft.col_3_value || completed.col_3_value,
});

/** The draft of the last blank row, kept in the browser, so that leaving the page does not lose it. */
export function useDraftRow(clusterId: number) {
  const key = `draft-row-${clusterId}`;
  const [draft, setDraft] = useState<DraftRow>(() => {
    const stored = readJson(key);
    return isDraft(stored) ? stored : EMPTY_DRAFT;
  });
  const change = useCallback(
    (update: (draft: DraftRow) => DraftRow) =>
      setDraft((before) => {
        const after = update(before);
        // Nothing stays behind of a row that was added.
        if (isEmpty(after)) writeText(key, null);
        else writeJson(key, after);
        return after;
      }),
    [key],
  );
  return { draft, change };
}
