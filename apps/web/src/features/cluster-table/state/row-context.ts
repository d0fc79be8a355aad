import type { CellValues } from '@wordcluster/domain/cluster-table/changes';
import type { TableColumn } from '@wordcluster/domain/cluster-table/columns';
import type { Strengths } from '@wordcluster/domain/cluster-table/view';
import type { TableEvent } from '@wordcluster/domain/cluster-table/reducer';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Row } from '../api/rows.ts';

/** Stores cells of a row that are still empty; what was typed meanwhile stays. */
export type FillRow = (rowId: number, cells: CellValues) => void;

/** An entry of the row menu. */
export interface RowTool {
  icon: LucideIcon;
  /** Beside or below its icon, and, where it stands without words, what it is called. */
  label: string;
  name: string;
  run: () => void;
}

/** What every row of the table needs; stays the same object while the table is only scrolled or edited. */
export interface RowContext {
  columns: readonly TableColumn[];
  /** The viewer may change the rows. */
  canEdit: boolean;
  /** Rows can be moved: the user may write, and they are in their own order. */
  movable: boolean;
  /** How well the viewer remembers rows; null before the first answer. */
  strengths: Strengths | null;
  /**
   * From other features: a button in a cell (play), one at the end of a row (translate; `named` has words), and what opens
   * for a row.
   */
  renderCellAction: ((row: Row, column: TableColumn) => ReactNode) | undefined;
  renderRowAction: ((row: Row, fill: FillRow, named: boolean) => ReactNode) | undefined;
  rowActions: ((row: Row) => readonly RowTool[]) | undefined;
  fill: FillRow;
  dispatch: (event: TableEvent) => void;
  /** Asks first; the row may come from a key or its button. */
  onDelete: (row: Row) => void;
  onTag: (row: Row) => void;
}
