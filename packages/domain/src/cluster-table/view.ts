/** Which rows the table shows, and in which order: its search and its sorting. The stored order stays as it is. */
import { rowValue, type ClusterRow, type ColumnNumber } from '../clusters/cluster.ts';
import type { Strength } from '../progress/stages.ts';
import { foldText } from '../text/folding.ts';
import { duplicateKey } from './duplicates.ts';
import type { Rows } from './changes.ts';
import type { TableColumn } from './columns.ts';

/** Memory strength by row id; absent for rows without an answer. */
export type Strengths = ReadonlyMap<number, Strength>;

export interface Sorting {
  readonly column: ColumnNumber | 'strength';
  readonly descending: boolean;
}

/** Indexes of displayed rows in order; null: all rows in their own order. */
export type View = readonly number[] | null;

/** Rows with an empty cell in a column with a language, or rows with duplicates. */
export type Filter = 'untranslated' | 'duplicates';

export interface ViewInput {
  readonly rows: Rows;
  readonly columns: readonly TableColumn[];
  readonly search: string;
  readonly sorting: Sorting | null;
  readonly filter: Filter | null;
  /** Sorts a column that has no language. */
  readonly locale: string;
  readonly strengths: Strengths | null;
  /** Ids of rows that are shown regardless of the search. */
  readonly pinned: ReadonlySet<number>;
}

/** Cache: folding 100,000 rows takes a noticeable moment; once per row, as rows are immutable. */
const folded = new WeakMap<readonly TableColumn[], WeakMap<ClusterRow, string>>();

/** Searchable text of a row: only named columns. `#` before a word matches a tag. */
function searchedText(row: ClusterRow, columns: readonly TableColumn[], texts: WeakMap<ClusterRow, string>): string {
  const known = texts.get(row);
  if (known !== undefined) return known;
  const values = columns.map(({ number }) => rowValue(row, number));
  const text = foldText([...values, ...(row.tags ?? []).map((tag) => `#${tag}`)].join('\n'));
  texts.set(row, text);
  return text;
}

/** Whether the row matches the search; true for a blank one. */
export function matchesSearch(columns: readonly TableColumn[], search: string): (row: ClusterRow) => boolean {
  const wanted = foldText(search.trim());
  if (wanted === '') return () => true;
  const texts = folded.get(columns) ?? new WeakMap<ClusterRow, string>();
  folded.set(columns, texts);
  return (row) => searchedText(row, columns, texts).includes(wanted);
}

/** The view of these rows. `before`, an earlier view, only makes sorting quicker: after an edit it is nearly in order. */
export function viewOf(input: ViewInput, before: View): View {
  const { rows, columns, search, sorting, filter, strengths, locale, pinned } = input;
  if (search.trim() === '' && sorting === null && filter === null) return null;
  const matches = matchesSearch(columns, search);
  const passes = filter === null ? () => true : passesFilter(filter, rows, columns);
  const shown: number[] = [];
  for (const [index, row] of rows.entries()) if (pinned.has(row.id) || (passes(row) && matches(row))) shown.push(index);
  if (sorting === null) return filter === 'duplicates' ? besideEachOther(rows, shown) : shown;
  const { column, descending } = sorting;
  return column === 'strength'
    ? byStrength(rows, shown, strengths, descending)
    : sorted(rows, startingAs(before, shown), { column, descending }, columns, locale);
}

function passesFilter(filter: Filter, rows: Rows, columns: readonly TableColumn[]): (row: ClusterRow) => boolean {
  if (filter === 'untranslated') {
    // Of a cluster without languages every column counts.
    const spoken = columns.filter(({ language }) => language !== null);
    const wanted = spoken.length > 1 ? spoken : columns;
    return (row) => wanted.some(({ number }) => rowValue(row, number) === null);
  }
  const counts = new Map<string, number>();
  for (const row of rows) {
    const key = duplicateKey(row);
    if (key !== '') counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return (row) => (counts.get(duplicateKey(row)) ?? 0) > 1;
}

/** Groups duplicates at the position of their first row. */
function besideEachOther(rows: Rows, shown: readonly number[]): readonly number[] {
  const keyAt = (index: number) => {
    const row = rows[index];
    return row === undefined ? '' : duplicateKey(row);
  };
  return [...Map.groupBy(shown, keyAt).values()].flat();
}

/** The same indexes, those of `before` first and in its order. */
function startingAs(before: View, shown: readonly number[]): readonly number[] {
  if (before === null) return shown;
  const left = new Set(shown);
  const first = before.filter((index) => left.delete(index));
  return [...first, ...left];
}

/** Rows without an answer come last in both directions. */
function byStrength(
  rows: Rows,
  shown: readonly number[],
  strengths: Strengths | null,
  descending: boolean,
): readonly number[] {
  const strengthAt = (index: number) => strengths?.get(rows[index]?.id ?? 0) ?? 0;
  return shown.toSorted((a, b) => {
    const [one, two] = [strengthAt(a), strengthAt(b)];
    if (one === 0 || two === 0) return Number(one === 0) - Number(two === 0) || a - b;
    return (descending ? two - one : one - two) || a - b;
  });
}

function sorted(
  rows: Rows,
  shown: readonly number[],
  { column, descending }: { column: ColumnNumber; descending: boolean },
  columns: readonly TableColumn[],
  locale: string,
): readonly number[] {
  const language = columns.find(({ number }) => number === column)?.language ?? locale;
  const { compare } = new Intl.Collator(language, { numeric: true });
  const valueAt = (index: number) => {
    const row = rows[index];
    return row === undefined ? null : rowValue(row, column);
  };
  const direction = descending ? -1 : 1;
  return shown.toSorted((a, b) => {
    const [one, two] = [valueAt(a), valueAt(b)];
    // Empty cells come last in both directions.
    if (one === null || two === null) return Number(one === null) - Number(two === null) || a - b;
    return direction * compare(one, two) || a - b;
  });
}
