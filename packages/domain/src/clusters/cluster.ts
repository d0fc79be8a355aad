/**
 * The shape of a cluster and of its rows, and what follows from the columns.
 *
 * - `Cluster`, `ClusterColumns`, `RowValues`, `ClusterRow`, `ColumnNumber`
 * - `columnName(columns, n)`, `columnLanguage(columns, n)`, `rowValue(row, n)`
 * - `usedColumns(columns)`: numbers of the columns that have a name; `languageColumns(columns)`: those with a language too
 * - `canTranslateRow(columns)`: a row can be translated when more than one column has a language
 */
export type ColumnNumber = 1 | 2 | 3;
export const COLUMN_NUMBERS: readonly ColumnNumber[] = [1, 2, 3];

export interface ClusterColumns {
  readonly col_1_name: string;
  readonly col_2_name: string | null;
  readonly col_3_name: string | null;
  readonly col_1_language: string | null;
  readonly col_2_language: string | null;
  readonly col_3_language: string | null;
}

export interface Cluster extends ClusterColumns {
  readonly id: number;
  readonly title: string;
  readonly description: string | null;
}

export interface RowValues {
  readonly col_1_value: string | null;
  readonly col_2_value: string | null;
  readonly col_3_value: string | null;
}

export interface ClusterRow extends RowValues {
  readonly id: number;
  readonly cluster_id: number;
  readonly row_number: number;
}

export function columnName(columns: ClusterColumns, column: ColumnNumber): string | null {
  return columns[`col_${column}_name`];
}

export function columnLanguage(columns: ClusterColumns, column: ColumnNumber): string | null {
  return columns[`col_${column}_language`];
}

export function rowValue(row: RowValues, column: ColumnNumber): string | null {
  return row[`col_${column}_value`];
}

/** Columns shown in the table: those that have a name. */
export function usedColumns(columns: ClusterColumns): ColumnNumber[] {
  return COLUMN_NUMBERS.filter((column) => columnName(columns, column) !== null);
}

/** Shown columns tied to a language. */
export function languageColumns(columns: ClusterColumns): ColumnNumber[] {
  return usedColumns(columns).filter((column) => columnLanguage(columns, column) !== null);
}

export function canTranslateRow(columns: ClusterColumns): boolean {
  return languageColumns(columns).length > 1;
}
