/** Cells that a spreadsheet would run as a formula when it opens a CSV file. */

// Any number of leading apostrophes counts as well: otherwise `'=x` and its neutralised form could not be
// distinguished.
const RISKY = /^'*[=+\-@\t\r]/;
const NEUTRALIZED = /^'+[=+\-@\t\r]/;

/** Puts an apostrophe before a cell that a spreadsheet would run. */
export function neutralizeFormula(cell: string): string {
  return RISKY.test(cell) ? `'${cell}` : cell;
}

/** Removes the apostrophe: `restoreFormula(neutralizeFormula(x)) === x` for every x. */
export function restoreFormula(cell: string): string {
  return NEUTRALIZED.test(cell) ? cell.slice(1) : cell;
}
