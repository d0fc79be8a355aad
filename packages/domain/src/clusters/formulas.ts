/**
 * Cells that a spreadsheet would run as a formula when it opens a CSV file.
 *
 * - `neutralizeFormula(cell)`: puts an apostrophe before `=`, `+`, `-`, `@`, tab and carriage return
 * - `restoreFormula(cell)`: takes it off again; `restoreFormula(neutralizeFormula(x)) === x` for every x
 */

// Leading apostrophes count as well, however many: otherwise `'=x` and its neutralised form could not be told apart.
const RISKY = /^'*[=+\-@\t\r]/;
const NEUTRALIZED = /^'+[=+\-@\t\r]/;

export function neutralizeFormula(cell: string): string {
  return RISKY.test(cell) ? `'${cell}` : cell;
}

export function restoreFormula(cell: string): string {
  return NEUTRALIZED.test(cell) ? cell.slice(1) : cell;
}
