import type { Delimiter } from './text/delimiters.ts';

/** A row of the file. */
export interface TableRow {
  /** Its row (workbook) or first line (text) in the file, counted from 1. */
  line: number;
  /** The first cells, up to the limit of columns; absent ones are null. */
  cells: (string | null)[];
  /** Number of the last cell that is not empty. */
  width: number;
  /** Number of cells, empty ones included. */
  columns: number;
  /** Number of lines in a text file. */
  lines?: number;
}

/** A warning about a file that can be read. */
export type TableNotice =
  /** Some characters are no valid UTF-8 and are read as U+FFFD. */
  | { code: 'damaged_characters' }
  /** Only `sheet` is read; the workbook has `count` more. */
  | { code: 'other_sheets'; sheet: string; count: number }
  /** Formulas without a stored result are read as empty cells. */
  | { code: 'formulas_without_result'; count: number };

export interface TableOptions {
  /** Kind by the file's name; workbooks are detected by content. `text` is a pasted list. */
  kind: 'csv' | 'xlsx' | 'text';
  /** The user's choice, one of `ENCODINGS`; default: guessed. */
  encoding?: string | undefined;
  /** The user's choice; default: guessed. */
  delimiter?: Delimiter | undefined;
  /** Likely languages of the file (BCP 47), for detecting the encoding. */
  languages?: readonly string[];
  /** Maximum cells of a row; default: all. */
  columns?: number;
  /** Called with the unpacked bytes of a part before it is read. */
  onPart?: (bytes: number) => void;
}

export interface Table {
  format: 'csv' | 'xlsx' | 'text';
  /** Of text files; null for workbooks. */
  encoding: string | null;
  delimiter: Delimiter | null;
  /** The sheet that is read; null for text. */
  sheet: string | null;
  /** Iterable once, to the end or cancelled. Rows of a damaged file may precede the error. */
  rows: AsyncIterable<TableRow[]>;
  /** Complete once the rows have been read. */
  notices: () => TableNotice[];
}

/** Merged cells of a sheet: the value is in the first of these rows. */
export interface Merge {
  column: number;
  /** Rows of the file, counted from 1. */
  from: number;
  to: number;
}

/** A sheet of a workbook. */
export interface Sheet {
  name: string;
  /** Iterable once, to the end or cancelled, before the next sheet. */
  rows: AsyncIterable<TableRow[]>;
  /** Complete once the rows have been read. */
  merges: () => readonly Merge[];
  formulasWithoutResult: () => number;
}

export interface Workbook {
  /** Visible sheets, each part once. */
  sheets: () => Generator<Sheet>;
  hidden: number;
  close: () => void;
}
