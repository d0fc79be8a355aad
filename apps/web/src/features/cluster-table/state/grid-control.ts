import type { CellValues } from '@wordcluster/domain/cluster-table/changes';
import type { TableColumn } from '@wordcluster/domain/cluster-table/columns';
import type { Strengths } from '@wordcluster/domain/cluster-table/view';
import type { TableEvent } from '@wordcluster/domain/cluster-table/reducer';
import type { ReactNode } from 'react';
import type { Row } from '../api/rows.ts';

/** Stores cells of a row that are still empty; what was typed meanwhile stays. */
export type FillRow = (rowId: number, cells: CellValues) => void;

/** What every row of the table needs; stays the same object while the table is only scrolled or edited. */
export interface GridControl {
  columns: readonly TableColumn[];
  /** The viewer may change the rows. */
  owned: boolean;
  /** Rows can be moved: owned, and shown in their own order. */
  movable: boolean;
  /** How well the viewer remembers rows; null before the first answer. */
  strengths: Strengths | null;
  /** A button in a cell (play), and one at the end of a row (translate), from other features. */
  renderCellAction: ((row: Row, column: TableColumn) => ReactNode) | undefined;
  renderRowAction: ((row: Row, fill: FillRow) => ReactNode) | undefined;
  fill: FillRow;
  dispatch: (event: TableEvent) => void;
  /** Asks first; the row may come from a key or its button. */
  onDelete: (row: Row) => void;
}
