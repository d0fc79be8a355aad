/** Cells that a spreadsheet would run as a formula when it opens a CSV file. */

// Leading apostrophes count as well, however many: otherwise `'=x` and its neutralised form could not be told apart.
const RISKY = /^'*[=+\-@\t\r]/;
const NEUTRALIZED = /^'+[=+\-@\t\r]/;

/** Puts an apostrophe before a cell that a spreadsheet would run. */
export function neutralizeFormula(cell: string): string {
  return RISKY.test(cell) ? `'${cell}` : cell;
}

/** Takes the apostrophe off again: `restoreFormula(neutralizeFormula(x)) === x` for every x. */
export function restoreFormula(cell: string): string {
  return NEUTRALIZED.test(cell) ? cell.slice(1) : cell;
}
