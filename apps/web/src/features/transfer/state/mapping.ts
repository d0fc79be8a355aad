import { COLUMN_NUMBERS, type ClusterColumns, type ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { findLanguage } from '@wordcluster/domain/languages/languages';
import type { Choices, Preview } from '../api/import-rows.ts';

type FileColumn = Preview['tables'][number]['columns'][number];

/** The columns of the table that is shown. */
export const fileColumns = ({ tables, table }: Preview): readonly FileColumn[] =>
  tables.find(({ index }) => index === table)?.columns ?? [];

/** The file's column mapped to one of the cluster's; null if none is. */
export const mappedColumn = ({ mapped_columns }: Preview, column: ColumnNumber): number | null =>
  mapped_columns[column - 1] ?? null;

/** The request after mapping another column of the file, or none; a column mapped elsewhere is swapped. */
export function chooseColumn(found: Preview, column: ColumnNumber, chosen: number | null): Choices {
  const before = COLUMN_NUMBERS.map((number) => mappedColumn(found, number));
  const left = before[column - 1] ?? null;
  const columns = before.map((index, at) => {
    if (at === column - 1) return chosen;
    return index !== null && index === chosen ? left : index;
  });
  return {
    table: found.table,
    columns: columns.filter((index) => index !== null),
    tag_columns: found.tag_columns.filter((index) => !columns.includes(index)),
  };
}

/** The request after choosing another column for tags, or none. */
export const chooseTags = (found: Preview, chosen: number | null): Choices => ({
  table: found.table,
  columns: found.mapped_columns.filter((index) => index !== null),
  tag_columns: chosen === null ? [] : [chosen],
});

/** Whether the file itself names its columns, so that no row is their header. */
export const hasOwnNames = (found: Preview): boolean =>
  !found.first_row_is_header && fileColumns(found).some(({ name }) => name !== null);

/** The columns that a new cluster would get, as the server makes them. `header`: the first row is taken as one. */
export function columnsOfFile(found: Preview, header: boolean, title: (column: number) => string): ClusterColumns {
  const columns = COLUMN_NUMBERS.map((number) => {
    const index = mappedColumn(found, number);
    if (index === null) return { name: null, language: null };
    const column = fileColumns(found).find((one) => one.index === index);
    const language = column?.language ?? null;
    const guessed = header || hasOwnNames(found) ? column?.name : null;
    const seen = header && !found.first_row_is_header ? found.first_row[number - 1] : null;
    return { name: guessed ?? seen ?? findLanguage(language)?.nativeName ?? title(number), language };
  });
  return {
    col_1_name: columns[0]?.name ?? title(1),
    col_2_name: columns[1]?.name ?? null,
    col_3_name: columns[2]?.name ?? null,
    col_1_language: columns[0]?.language ?? null,
    col_2_language: columns[1]?.language ?? null,
    col_3_language: columns[2]?.language ?? null,
  };
}
