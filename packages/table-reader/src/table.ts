import type { Delimiter } from './text/delimiters.ts';

/** A row as it stands in the file. */
export interface TableRow {
  /** Its row (workbook) or first line (text) in the file, counted from 1. */
  line: number;
  /** The first cells, as many as are kept; absent ones are null. */
  cells: (string | null)[];
  /** Number of the last cell that is not empty. */
  width: number;
  /** Number of cells, empty ones included. */
  columns: number;
  /** Lines of a text that it takes. */
  lines?: number;
}

/** A warning about a file that can be read. */
export type TableNotice =
  /** Some characters are no valid UTF-8 and are read as U+FFFD. */
  | { code: 'damaged_characters' }
  /** Only `sheet` is read; the workbook has `count` more. */
  | { code: 'other_sheets'; sheet: string; count: number }
  /** So many formulas have no stored result and are read as empty cells. */
  | { code: 'formulas_without_result'; count: number };

export interface TableOptions {
  /** What the name of the file says; a workbook is known by its content. `text` is a pasted list. */
  kind: 'csv' | 'xlsx' | 'text';
  /** What a person chose instead of the guess; one of `ENCODINGS`. */
  encoding?: string | undefined;
  /** What a person chose instead of the guess. */
  delimiter?: Delimiter | undefined;
  /** Languages that the file is likely written in (BCP 47); they help to tell encodings apart. */
  languages?: readonly string[];
  /** How many cells of a row are kept; by default all. */
  columns?: number;
  /** Told how many bytes a part of the file holds (unpacked) before it is read. */
  onPart?: (bytes: number) => void;
}

export interface Table {
  format: 'csv' | 'xlsx' | 'text';
  /** Of text files; null for workbooks. */
  encoding: string | null;
  delimiter: Delimiter | null;
  /** The sheet that is read; null for text. */
  sheet: string | null;
  /** To be read once, to the end or given up. The rows of a damaged file may come before the error. */
  rows: AsyncIterable<TableRow[]>;
  /** Complete once the rows have been read. */
  notices: () => TableNotice[];
}

/** Cells of a sheet that are one: its value stands in the first of these rows. */
export interface Merge {
  column: number;
  /** Rows of the file, counted from 1. */
  from: number;
  to: number;
}

/** A sheet of a workbook. */
export interface Sheet {
  name: string;
  /** To be read once, to the end or given up, before the next sheet. */
  rows: AsyncIterable<TableRow[]>;
  /** Complete once the rows have been read. */
  merges: () => readonly Merge[];
  formulasWithoutResult: () => number;
}

export interface Workbook {
  /** Sheets that a person sees, each part once. */
  sheets: () => Generator<Sheet>;
  hidden: number;
  close: () => void;
}
