/** The shape of a cluster and of its rows, and values derived from columns. */

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
  /** Absent in browser caches of earlier versions. */
  readonly tags?: readonly string[];
  /** Signed addresses of its files; absent as tags are. */
  readonly picture?: string | null;
  readonly sound_1?: string | null;
  readonly sound_2?: string | null;
  readonly sound_3?: string | null;
}

/** Name of a column by its number; null without one. */
export function columnName(columns: ClusterColumns, column: ColumnNumber): string | null {
  return columns[`col_${column}_name`];
}

/** Language code of a column by its number, or null. */
export function columnLanguage(columns: ClusterColumns, column: ColumnNumber): string | null {
  return columns[`col_${column}_language`];
}

/** Value of a row in a column by its number, or null. */
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

/** The languages of the shown columns. */
export function columnLanguages(columns: ClusterColumns): string[] {
  return usedColumns(columns).flatMap((column) => columnLanguage(columns, column) ?? []);
}

/** A translation needs a source and a target language. */
export function canTranslateRow(columns: ClusterColumns): boolean {
  return languageColumns(columns).length > 1;
}
