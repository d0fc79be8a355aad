/** Practising a link without an account, based on the answers stored in the browser. */
import { rowValue, usedColumns, type ClusterColumns, type ColumnNumber, type RowValues } from '../clusters/cluster.ts';
import { isBlank } from '../text/characters.ts';
import { effectiveEntries, type AnswerEntry, type ReviewEntry } from './entries.ts';
import type { QueuedWord } from './words.ts';

/** Id of a link's cluster: no real cluster has it. */
export const VISITED = 0;

type VisitedRow = RowValues & { readonly id: number };

/** From the first column to the second used one; null if there is only one. */
export function visitDirection(columns: ClusterColumns): readonly [ColumnNumber, ColumnNumber] | null {
  const [source, target] = usedColumns(columns);
  return source === undefined || target === undefined ? null : [source, target];
}

/** Effective answers in order. */
export const givenAnswers = (entries: readonly ReviewEntry[]): AnswerEntry[] =>
  effectiveEntries(entries).filter((entry) => entry.kind === 'answer');

/** Number of rows whose last answer was right. */
export function knownRows(entries: readonly ReviewEntry[]): number {
  return [...lastRatings(entries).values()].filter((rating) => rating >= 3).length;
}

function lastRatings(entries: readonly ReviewEntry[]): Map<number, number> {
  return new Map(givenAnswers(entries).map(({ row_id, rating }) => [row_id, rating]));
}

/** The next words of a visit, up to a limit: unknown ones first, in row order, then known ones. */
export function visitWords(
  columns: ClusterColumns,
  rows: readonly VisitedRow[],
  entries: readonly ReviewEntry[],
  most: number,
): QueuedWord[] {
  const direction = visitDirection(columns);
  if (direction === null) return [];
  const [source_col, target_col] = direction;
  const ratings = lastRatings(entries);
  const askable = rows.filter((row) => !isBlank(rowValue(row, source_col)) && !isBlank(rowValue(row, target_col)));
  const isKnown = ({ id }: VisitedRow) => (ratings.get(id) ?? 0) >= 3;
  const open = askable.filter((row) => !isKnown(row));
  return [...open, ...(open.length === 0 ? askable : [])].slice(0, most).map((row) => ({
    row_id: row.id,
    cluster_id: VISITED,
    source_col,
    target_col,
    way: 'type',
    row,
    state: ratings.has(row.id) ? { state: 'learning', leech: false, paused: false } : null,
    step: 0,
    accepted: [],
  }));
}
