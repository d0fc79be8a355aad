import { rowValue, type ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { useDeferredValue, useMemo } from 'react';
import type { Row } from '../api/rows.ts';
import type { TableColumn } from './table-column.ts';

export interface Sorting {
  column: ColumnNumber;
  descending: boolean;
}

/** Marks on Latin, Greek and Cyrillic letters; in other scripts a mark makes another letter. */
const MARKS = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{Mn}+/gu;

/** Text without case and accents, as it is searched. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').normalize('NFC').toLowerCase();
}

/** What is seen of a row: values of columns that the cluster has no name for stay out of the search. */
const textOf = (row: Row, columns: readonly TableColumn[]) =>
  fold(columns.map(({ number }) => rowValue(row, number)).join('\n'));

/** The indexes of the rows that contain `search`, in the order of `sorting`; null stands for all rows in their own order. */
function viewOf(
  rows: readonly Row[],
  texts: readonly string[],
  search: string,
  sorting: Sorting | null,
  locale: string,
): readonly number[] | null {
  const wanted = fold(search.trim());
  if (wanted === '' && sorting === null) return null;
  const indexes: number[] = [];
  for (let index = 0; index < rows.length; index++)
    if (wanted === '' || texts[index]?.includes(wanted)) indexes.push(index);
  if (sorting === null) return indexes;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const valueAt = (index: number) => {
    const row = rows[index];
    return row === undefined ? null : rowValue(row, sorting.column);
  };
  const direction = sorting.descending ? -1 : 1;
  return indexes.toSorted((a, b) => {
    const [one, two] = [valueAt(a), valueAt(b)];
    // Empty cells stand last in both directions.
    if (one === null || two === null) return Number(one === null) - Number(two === null);
    return direction * compare(one, two);
  });
}

/** Search and sorting of the table. The stored order stays as it is. */
export function useView(
  rows: readonly Row[],
  columns: readonly TableColumn[],
  search: string,
  sorting: Sorting | null,
  locale: string,
): readonly number[] | null {
  const wanted = useDeferredValue(search);
  const searching = wanted.trim() !== '';
  const texts = useMemo(() => (searching ? rows.map((row) => textOf(row, columns)) : []), [rows, columns, searching]);
  return useMemo(() => viewOf(rows, texts, wanted, sorting, locale), [rows, texts, wanted, sorting, locale]);
}
