import { rowValue, type ClusterRow, type ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import type { Paper, PrintLayout } from '@wordcluster/domain/print/sheets';

export interface PrintedColumn {
  number: ColumnNumber;
  name: string;
  language: string | null;
}

/** What stands on the paper. */
export interface PrintedSheet {
  layout: PrintLayout;
  paper: Paper;
  title: string;
  columns: readonly PrintedColumn[];
  /** Which of them is the back of cards and the gap of worksheets, from 0. */
  answer: number;
  rows: string[][];
  seed: number | null;
}

/** The cells of the rows in the order of the cluster; of some rows alone where ids are named. */
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
