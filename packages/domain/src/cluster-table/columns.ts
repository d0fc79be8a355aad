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

/** Text typed into the last, blank row. */
export interface DraftRow {
  readonly col_1_value: string;
  readonly col_2_value: string;
  readonly col_3_value: string;
}

export const EMPTY_DRAFT: DraftRow = { col_1_value: '', col_2_value: '', col_3_value: '' };

export const isEmptyDraft = (draft: DraftRow): boolean => Object.values(draft).every((value) => value === '');

/** Validates a stored draft. */
export function isDraft(value: unknown): value is DraftRow {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(EMPTY_DRAFT).every((field) => typeof (value as Record<string, unknown>)[field] === 'string')
  );
}

/** Drops text of columns that were removed since: it must not be stored unseen. */
export const draftInColumns = (draft: DraftRow, columns: readonly TableColumn[]): DraftRow =>
  columns.reduce(
    (shown, { number }) => ({ ...shown, [`col_${number}_value`]: draft[`col_${number}_value`] }),
    EMPTY_DRAFT,
  );

/** Only fills empty fields from `completed`: the user may have continued typing. */
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

/** A row equal to the draft: same first and second value, or same first while no second is typed. Null without one. */
export function sameRow(rows: readonly ClusterRow[], draft: DraftRow): ClusterRow | null {
  const word = normalizeCell(draft.col_1_value);
  if (word === null) return null;
  const meaning = normalizeCell(draft.col_2_value);
  const same = (row: ClusterRow) => row.col_1_value === word && (meaning === null || row.col_2_value === meaning);
  return rows.find(same) ?? null;
}
