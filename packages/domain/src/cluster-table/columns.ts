/** The columns of the table, and the row that is typed at its end. */
import { normalizeCell } from '../clusters/cells.ts';
import {
  columnLanguage,
  columnName,
  usedColumns,
  type ClusterColumns,
  type ClusterRow,
  type ColumnNumber,
  type RowValues,
} from '../clusters/cluster.ts';

/** A column as the table shows it. */
export interface TableColumn {
  readonly number: ColumnNumber;
  readonly name: string;
  readonly language: string | null;
}

export const tableColumns = (cluster: ClusterColumns): TableColumn[] =>
  usedColumns(cluster).map((number) => ({
    number,
    name: columnName(cluster, number) ?? '',
    language: columnLanguage(cluster, number),
  }));

/** What is typed into the last, blank row. */
export interface DraftRow {
  readonly col_1_value: string;
  readonly col_2_value: string;
  readonly col_3_value: string;
}

export const EMPTY_DRAFT: DraftRow = { col_1_value: '', col_2_value: '', col_3_value: '' };

export const isEmptyDraft = (draft: DraftRow): boolean => Object.values(draft).every((value) => value === '');

/** Whether a value from the browser's storage is a draft. */
export function isDraft(value: unknown): value is DraftRow {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(EMPTY_DRAFT).every((field) => typeof (value as Record<string, unknown>)[field] === 'string')
  );
}

/** What was typed into a column that the cluster has lost since must not be stored unseen. */
export const draftInColumns = (draft: DraftRow, columns: readonly TableColumn[]): DraftRow =>
  columns.reduce(
    (shown, { number }) => ({ ...shown, [`col_${number}_value`]: draft[`col_${number}_value`] }),
    EMPTY_DRAFT,
  );

/** Takes only what is still empty from `completed`: the user may have typed on meanwhile. */
export const filledDraft = (draft: DraftRow, completed: DraftRow): DraftRow => ({
  col_1_value: draft.col_1_value || completed.col_1_value,
  col_2_value: draft.col_2_value || completed.col_2_value,
  col_3_value: draft.col_3_value || completed.col_3_value,
});

/** A refused row as it was typed. */
export const draftOf = (values: RowValues): DraftRow => ({
  col_1_value: values.col_1_value ?? '',
  col_2_value: values.col_2_value ?? '',
  col_3_value: values.col_3_value ?? '',
});

/**
 * A row that has what is typed: the same first and second value, or the same first while no second is typed. Null where
 * there is none.
 */
export function sameRow(rows: readonly ClusterRow[], draft: DraftRow): ClusterRow | null {
  const word = normalizeCell(draft.col_1_value);
  if (word === null) return null;
  const meaning = normalizeCell(draft.col_2_value);
  const same = (row: ClusterRow) => row.col_1_value === word && (meaning === null || row.col_2_value === meaning);
  return rows.find(same) ?? null;
}
