import { pastedOver } from '@wordcluster/domain/cluster-table/bulk-edits';
import type { RowEdit } from '@wordcluster/domain/cluster-table/changes';
import { clipboardCells } from '@wordcluster/domain/cluster-table/clipboard';
import { shownRows, type CellPosition, type TableState } from '@wordcluster/domain/cluster-table/state';

/** A text that was pasted while a cell was chosen. */
export interface Pasted {
  readonly text: string;
  readonly position: CellPosition;
}

/** The pasted table over the cells from the chosen one on: its edits, its lines, and values that do not fit. */
export function laidOver(
  state: TableState,
  { text, position }: Pasted,
): { edits: RowEdit[]; lines: number; left: number } {
  const lines = clipboardCells(text);
  const below = shownRows(state).slice(position.row);
  return { lines: lines.length, ...pastedOver(below, state.settings.columns, position.column, lines) };
}

/** One value replaces one cell, as typing does. */
export function isOneValue(text: string): boolean {
  const lines = clipboardCells(text);
  return lines.length === 1 && lines[0]?.length === 1;
}
