/** Which empty cells of a row a translation fills, and from which cell. */
import { isBlank } from '../text/characters.ts';
import {
  columnLanguage,
  languageColumns,
  rowValue,
  type ClusterColumns,
  type ColumnNumber,
  type RowValues,
} from './cluster.ts';

export interface Filling {
  readonly source: ColumnNumber;
  readonly targets: readonly ColumnNumber[];
}

function filling(source: ColumnNumber | undefined, targets: readonly ColumnNumber[]): Filling | null {
  return source === undefined || targets.length === 0 ? null : { source, targets };
}

function split(columns: ClusterColumns, values: RowValues) {
  const all = languageColumns(columns);
  const empty = all.filter((column) => isBlank(rowValue(values, column)));
  return { filled: all.filter((column) => !empty.includes(column)), empty };
}

/** All empty language columns, from the first filled one; null if there is nothing to fill, or no source. */
export function rowFilling(columns: ClusterColumns, row: RowValues): Filling | null {
  const { filled, empty } = split(columns, row);
  return filling(filled[0], empty);
}

/**
 * The other empty language columns from the one that was left. Without one (the row is about to be added): column 1,
 * which a row cannot do without, from the first that is filled.
 */
export function draftFilling(columns: ClusterColumns, draft: RowValues, left: ColumnNumber | null): Filling | null {
  const { filled, empty } = split(columns, draft);
  if (left !== null)
    return filling(
      filled.find((column) => column === left),
      empty,
    );
  const first = columnLanguage(columns, 1) === null ? [] : empty.filter((column) => column === 1);
  return filling(filled[0], first);
}
