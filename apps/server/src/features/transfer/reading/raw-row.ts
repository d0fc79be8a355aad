/** A row as it stands in the file, before any rule. */
export interface RawRow {
  /** Its row (workbook) or first line (text) in the file, counted from 1. */
  line: number;
  /** The first three cells; absent ones are null. */
  cells: (string | null)[];
  /** Number of the last cell that is not empty. */
  width: number;
  /** Number of cells, empty ones included. */
  columns: number;
}
