/** Practising the words of a link without an account: what is asked follows from the answers that the browser keeps. */
import { rowValue, usedColumns, type ClusterColumns, type ColumnNumber, type RowValues } from '../clusters/cluster.ts';
import { isBlank } from '../text/characters.ts';
import { standing, type AnswerEntry, type ReviewEntry } from './entries.ts';
import type { QueuedWord } from './words.ts';

/** The cluster of a link, which is nobody's here: no cluster has this id. */
export const VISITED = 0;

type VisitedRow = RowValues & { readonly id: number };

/** From the first column to the second one that is in use; null where there is only one. */
export function visitDirection(columns: ClusterColumns): readonly [ColumnNumber, ColumnNumber] | null {
  const [source, target] = usedColumns(columns);
  return source === undefined || target === undefined ? null : [source, target];
}

/** Answers that stand, in the order in which they were given. */
export const givenAnswers = (entries: readonly ReviewEntry[]): AnswerEntry[] =>
  standing(entries).filter((entry) => entry.kind === 'answer');

/** How many rows were answered right the last time. */
export function knownRows(entries: readonly ReviewEntry[]): number {
  return [...lastRatings(entries).values()].filter((rating) => rating >= 3).length;
}

function lastRatings(entries: readonly ReviewEntry[]): Map<number, number> {
  return new Map(givenAnswers(entries).map(({ row_id, rating }) => [row_id, rating]));
}

/** The next words of a visit, at most so many: first what is not known yet, in the order of the rows, then what is. */
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
  const asked = rows.filter((row) => !isBlank(rowValue(row, source_col)) && !isBlank(rowValue(row, target_col)));
  const isKnown = ({ id }: VisitedRow) => (ratings.get(id) ?? 0) >= 3;
  const open = asked.filter((row) => !isKnown(row));
  return [...open, ...(open.length === 0 ? asked : [])].slice(0, most).map((row) => ({
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
