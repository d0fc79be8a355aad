import type { ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import type { ReactNode } from 'react';
import type { CellChange } from '../api/change-rows.ts';
import type { Row } from '../api/rows.ts';
import type { TableColumn } from './table-column.ts';
import type { AfterSaving } from './use-cell-editing.ts';

/** Stores cells of a row that are still empty; what was typed meanwhile stays. */
export type FillRow = (rowId: number, cells: CellChange) => Promise<boolean>;

/** What every row of the table needs; stays the same object while the table is only scrolled or edited. */
export interface GridControl {
  columns: readonly TableColumn[];
  /** The viewer may change the rows. */
  owned: boolean;
  /** Rows can be moved: owned, and shown in their own order. */
  movable: boolean;
  /** A button in a cell (play), and one at the end of a row (translate), from other features. */
  renderCellAction: ((row: Row, column: TableColumn) => ReactNode) | undefined;
  renderRowAction: ((row: Row, fill: FillRow) => ReactNode) | undefined;
  fill: FillRow;
  onActivate: (rowId: number, place: number, edit: boolean) => void;
  onSave: (rowId: number, column: ColumnNumber, value: string, then: AfterSaving) => void;
  onCancel: () => void;
  onMove: (from: number, to: number) => void;
  onDelete: (row: Row) => void;
  onSelect: (rowId: number, range: boolean) => void;
}
