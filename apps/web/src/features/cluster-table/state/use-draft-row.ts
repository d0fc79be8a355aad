import { useCallback, useState } from 'react';
import { readJson, writeJson, writeText } from '../../../platform/storage.ts';

export interface DraftRow {
  col_1_value: string;
  col_2_value: string;
  col_3_value: string;
}

export const EMPTY_DRAFT: DraftRow = { col_1_value: '', col_2_value: '', col_3_value: '' };

export const isEmpty = (draft: DraftRow): boolean => Object.values(draft).every((value) => value === '');

function isDraft(value: unknown): value is DraftRow {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(EMPTY_DRAFT).every((field) => typeof (value as Record<string, unknown>)[field] === 'string')
  );
}

/** What is typed into the last blank row, kept in the browser, so that leaving the page does not lose it. */
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
