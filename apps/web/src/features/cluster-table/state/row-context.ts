import type { CellValues } from '@wordcluster/domain/cluster-table/changes';
import type { TableColumn } from '@wordcluster/domain/cluster-table/columns';
import type { Strengths } from '@wordcluster/domain/cluster-table/view';
import type { TableEvent } from '@wordcluster/domain/cluster-table/reducer';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Row } from '../api/rows.ts';

/** Stores cells of a row that are still empty; text typed meanwhile is kept. */
export type FillRow = (rowId: number, cells: CellValues) => void;

/** An entry of the row menu. */
export interface RowTool {
  icon: LucideIcon;
  /** Text beside or below the icon, or its accessible name. */
  label: string;
  name: string;
  run: () => void;
}

/** React context of every row; stays the same object while the table is scrolled or edited. */
export interface RowContext {
  columns: readonly TableColumn[];
  /** The viewer may change the rows. */
  canEdit: boolean;
  /** Rows can be moved: the user may write, and they are in their own order. */
  movable: boolean;
  /** Memory strength of rows; null before the first answer. */
  strengths: Strengths | null;
  /**
   * From other features: a button in a cell (play), one at the end of a row (translate; `named` has a label), and the
   * row's actions.
   */
  renderCellAction: ((row: Row, column: TableColumn) => ReactNode) | undefined;
  renderTranslation: ((row: Row, fill: FillRow, named: boolean) => ReactNode) | undefined;
  rowActions: ((row: Row) => readonly RowTool[]) | undefined;
  fill: FillRow;
  dispatch: (event: TableEvent) => void;
  /** Asks for confirmation; called by a key or by the row's button. */
  onDelete: (row: Row) => void;
  onTag: (row: Row) => void;
}
