/** Why a file as a whole cannot be read. `values` of the message: `line` (from 1) and `most` (columns). */
export type TableErrorCode =
  | 'empty_file'
  /** Neither a workbook nor text. */
  | 'not_text'
  | 'unknown_encoding'
  | 'too_many_columns'
  | 'old_workbook'
  | 'encrypted'
  | 'not_a_workbook'
  | 'damaged'
  /** The parts of the workbook unpack to more than the limits allow. */
  | 'unpacks_too_large'
  | 'no_sheet_with_rows';

/** Error with a code; the application has the message. */
export class TableError extends Error {
  readonly code: TableErrorCode;
  readonly values: Readonly<Record<string, number>>;

  constructor(code: TableErrorCode, values: Record<string, number> = {}, options?: ErrorOptions) {
    const details = Object.entries(values).map(([name, value]) => `${name}: ${value}`);
    super([code, ...details].join(', '), options);
    this.name = 'TableError';
    this.code = code;
    this.values = values;
  }
}
