import { createReadStream } from 'node:fs';
import { guessColumns, isOwnHeader, type GuessedColumn } from '@wordcluster/domain/clusters/column-guess';
import { looksLikeHeader, titleLines } from '@wordcluster/domain/clusters/header-line';
import { restoreFormula } from '@wordcluster/domain/clusters/formulas';
import type { TableRow } from '@wordcluster/table-reader';
import type { FoundTable, TableOverview } from './import-report.ts';
import { headingOfRow, isEmpty, MAX_COLUMNS } from './scan-tables.ts';

/** A cluster that the rows are for: its columns that have names. */
export interface OwnColumns {
  names: string[];
}

/** Layout of a table: detected once, independent of the mapping of its columns. */
export interface Layout {
  /** Lines above the header that are the table's title. */
  titles: number;
  header: boolean;
  names: (string | null)[] | null;
  /** Columns at the beginning that are empty throughout. */
  margin: number;
  columns: GuessedColumn[];
  mapped: number[];
  tags: number[];
  /** Values after a comma and a space belong to the last of so many columns; 0 if nothing is joined. */
  joinedAt: number;
  /** Rows that are headings: each becomes a tag of the rows below it. */
  headings: number;
}

/** Looks at a table's first rows: title lines, header, margins, columns with their roles and languages. */
export function layoutOf(table: FoundTable, own: OwnColumns | null, commas: boolean): Layout {
  const { declared, sample } = table;
  const ownNames = own?.names ?? [];
  const titles = declared.names === null ? titleLines(sample, ownNames[0] ?? null) : 0;
  const first = sample[titles] ?? [];
  const below = sample.slice(titles + 1);
  const header =
    declared.names === null &&
    !isHeadingAbove(first, below[0]) &&
    (isOwnHeader(first, ownNames) || looksLikeHeader(first, below.slice(0, 60), ownNames[0] ?? null));
  const joinedAt = commas ? joinedColumns(table, header ? first : null, ownNames.length) : 0;
  const filled = countFilled(table, titles, header, joinedAt);
  const names = declared.names ?? (header ? first : null);
  const rows = (header ? below : sample.slice(titles)).map((cells) => joinCells(cells, joinedAt));
  const columns = guessColumns({
    names: names === null ? null : [...names],
    rows,
    filled,
    languages: declared.languages,
    tags: declared.tags,
    ownNames,
  });
  const mapped = columns.filter(({ role }) => role === 'value').map(({ index }) => index);
  return {
    titles,
    header,
    names: names === null ? null : [...names],
    margin: Math.max(
      0,
      filled.findIndex((count) => count > 0),
    ),
    columns,
    mapped,
    tags: columns.filter(({ role }) => role === 'tags').map(({ index }) => index),
    joinedAt,
    headings: mapped.length > 1 && !isOwnHeader(names, ownNames) ? headingRows(table, titles + Number(header)) : 0,
  };
}

const widthOf = (cells: readonly (string | null)[] = []): number => cells.findLastIndex((cell) => !isEmpty(cell)) + 1;

/** Whether a line is the heading of the rows below it, and no name of a column. */
const isHeadingAbove = (first: readonly (string | null)[], next: readonly (string | null)[] | undefined): boolean =>
  headingOfRow(first, widthOf(first)) !== null && widthOf(next) > widthOf(first);

/** How many rows below the header are headings; 0 if there are too many for it. */
function headingRows({ headings, rows, sample }: FoundTable, above: number): number {
  const below =
    headings - sample.slice(0, above).filter((cells) => headingOfRow(cells, widthOf(cells)) !== null).length;
  return below * 2 <= rows - above ? below : 0;
}

/** Values of a column below the header; a column that has only a name, or a title above it, has none. */
function countFilled({ filled, sample }: FoundTable, titles: number, header: boolean, joinedAt: number): number[] {
  const counts = Array.from(filled, (count) => count ?? 0);
  for (const cells of sample.slice(0, titles + Number(header)))
    for (const [column, cell] of cells.entries()) if (!isEmpty(cell)) counts[column] = (counts[column] ?? 0) - 1;
  // For a table with only a header, its names determine the columns.
  const none = counts.every((count) => count <= 0);
  const filledCounts = none ? Array.from(filled, (count) => count ?? 0) : counts;
  return joinedAt > 0 ? filledCounts.slice(0, joinedAt) : filledCounts;
}

/** Number of columns of a text with unquoted commas in cells; 0 if they need no joining. */
function joinedColumns(
  { commas, columns, rows }: FoundTable,
  header: readonly (string | null)[] | null,
  own: number,
): number {
  if (commas.spaced === 0) return 0;
  const named = (header ?? []).findLastIndex((cell) => !isEmpty(cell)) + 1;
  const even = Object.entries(commas.widths).find(([, count]) => count === rows)?.[0];
  const wanted = named > 0 ? named : even !== undefined && Number(even) > 1 ? Number(even) : own;
  return wanted > 0 && wanted < columns ? wanted : 0;
}

/** Puts values that a comma parted from the one before back to it, from the right, until the row is as wide as it should be. */
export function joinCells(cells: readonly (string | null)[], joinedAt: number): (string | null)[] {
  const joined = [...cells];
  if (joinedAt === 0) return joined;
  for (let position = joined.length - 1; position > 0 && joined.length > joinedAt; position -= 1) {
    const cell = joined[position];
    if (cell === null || cell === undefined || !/^ \S/.test(cell)) continue;
    joined.splice(position - 1, 2, `${joined[position - 1] ?? ''},${cell}`);
  }
  return joined;
}

/** Summary of a table, for the preview. */
export function overviewOf(table: FoundTable, layout: Layout): TableOverview {
  return {
    index: table.index,
    name: table.name,
    rows: Math.max(0, table.rows - layout.titles - Number(layout.header) - layout.headings),
    columns: layout.columns,
    header: layout.header,
    mapped: layout.mapped,
    tags: layout.tags,
  };
}

export interface Mapping {
  columns: readonly (number | null)[];
  tags: readonly number[];
  neutralized: boolean;
}

/** A row of a table with its cells in the columns of a cluster. */
export interface MappedRow {
  line: number;
  cells: (string | null)[];
  tags: string[];
  /** It has values in other columns too. */
  more: boolean;
}

/** Maps the rows of a table in their order; null for its titles. */
export function rowMapper(
  table: FoundTable,
  layout: Layout,
  { columns, tags, neutralized }: Mapping,
): (row: TableRow) => MappedRow | null {
  const fill = mergedCells(table);
  const used = new Set([...columns, ...tags]);
  let titles = layout.titles;
  let heading: string[] = NO_TAGS;
  return (row) => {
    if (layout.headings > 0) {
      const found = headingOfRow(row.cells, row.width);
      if (found !== null) heading = [found];
      if (found !== null && titles === 0) return null;
    }
    if (titles > 0) {
      titles -= 1;
      return null;
    }
    const cells = layout.joinedAt === 0 ? fill(row) : joinCells(fill(row), layout.joinedAt);
    const cellOf = (column: number | null): string | null => {
      const cell = column === null ? null : (cells[column] ?? null);
      return cell !== null && neutralized ? restoreFormula(cell) : cell;
    };
    return {
      line: row.line,
      cells: columns.map(cellOf),
      tags: tags.length === 0 ? heading : [...heading, ...tags.flatMap((column) => tagsOf(cellOf(column) ?? ''))],
      more: row.width > MAX_COLUMNS || cells.some((cell, column) => !used.has(column) && !isEmpty(cell)),
    };
  };
}

const NO_TAGS: string[] = [];

/** The rows of a table from the cache, without its titles, in the columns that are wanted. */
export async function* mappedRows(
  cache: string,
  table: FoundTable,
  layout: Layout,
  mapping: Mapping,
): AsyncGenerator<MappedRow[]> {
  const map = rowMapper(table, layout, mapping);
  let rows: MappedRow[] = [];
  for await (const stored of storedRows(cache, table)) {
    const row = map(stored);
    if (row) rows.push(row);
    if (rows.length >= 1000) {
      yield rows;
      rows = [];
    }
  }
  yield rows;
}

async function* storedRows(cache: string, { offset, bytes }: FoundTable): AsyncGenerator<TableRow> {
  if (bytes === 0) return;
  const stream = createReadStream(cache, { start: offset, end: offset + bytes - 1, encoding: 'utf8' });
  let rest = '';
  // Split at line feeds only: JSON may contain other line separators.
  for await (const piece of stream) {
    const lines = (rest + String(piece)).split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) {
      const [line, width, ...cells] = JSON.parse(text) as [number, number, ...(string | null)[]];
      yield { line, width, cells, columns: width };
    }
  }
}

/** Copies the value of a merged cell into each of its rows with other values; only for words, which come first. */
function mergedCells({ merges, filled }: FoundTable): (row: TableRow) => (string | null)[] {
  const first = filled.findIndex((count) => (count ?? 0) > 0);
  const own = merges.filter(({ column }) => column === first).toSorted((a, b) => a.from - b.from);
  let at = 0;
  let value: string | null = null;
  return ({ line, cells }) => {
    while (at < own.length && (own[at]?.to ?? 0) < line) at += 1;
    const merge = own[at];
    if (!merge || line < merge.from) return cells;
    if (line === merge.from) value = cells[first] ?? null;
    else if (isEmpty(cells[first]) && cells.some((cell) => !isEmpty(cell))) {
      const filledIn = [...cells];
      while (filledIn.length < first) filledIn.push(null);
      filledIn[first] = value;
      return filledIn;
    }
    return cells;
  };
}

/** Tags are separated by commas, semicolons or bars. */
const tagsOf = (cell: string): string[] =>
  cell
    .split(/[,;|\n]/)
    .map((tag) => tag.trim().replace(/^#(?=\S)/, ''))
    .filter((tag) => tag !== '');
