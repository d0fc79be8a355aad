import { rowValue, type ClusterRow, type ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import type { Paper, PrintLayout } from '@wordcluster/domain/print/sheets';

export interface PrintedColumn {
  number: ColumnNumber;
  name: string;
  language: string | null;
}

/** Content of the paper. */
export interface PrintedSheet {
  layout: PrintLayout;
  paper: Paper;
  title: string;
  columns: readonly PrintedColumn[];
  /** Index of the column on the back of cards and in the gap of worksheets. */
  answer: number;
  rows: string[][];
  seed: number | null;
}

/** The cells of the rows in the cluster's order; only named rows if there are ids. */
export function printedRows(
  rows: readonly ClusterRow[],
  columns: readonly PrintedColumn[],
  rowIds: readonly number[] | null,
): string[][] {
  const wanted = rowIds === null ? null : new Set(rowIds);
  return rows
    .filter(({ id }) => wanted === null || wanted.has(id))
    .map((row) => columns.map(({ number }) => rowValue(row, number) ?? ''));
}
