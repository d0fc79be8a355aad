import { normalizeCell, validateCell } from '@wordcluster/domain/clusters/cells';

/**
 * Makes a model's rows fit to import: exactly one cell a language, trimmed, none empty, no repeated value in a
 * column, no markup, at most `count`. Rows are data; whatever else a model writes does not get past this.
 */
export function cleanRows(rows: readonly (readonly string[])[], languages: number, count: number): string[][] {
  const seen = Array.from({ length: languages }, () => new Set<string>());
  const clean: string[][] = [];
  for (const row of rows) {
    if (clean.length >= count) break;
    const cells = row
      .slice(0, languages)
      .map((cell) => normalizeCell(cell.replace(/<[^<>]*>/g, ' ').replace(/\s+/g, ' ')) ?? '');
    const fits = cells.length === languages && cells.every((cell) => cell !== '' && validateCell(1, cell) === null);
    if (!fits || cells.some((cell, column) => seen[column]?.has(cell.toLowerCase()))) continue;
    for (const [column, cell] of cells.entries()) seen[column]?.add(cell.toLowerCase());
    clean.push(cells);
  }
  return clean;
}
