import { Readable } from 'node:stream';
import { neutralizeFormula } from '@wordcluster/domain/clusters/formulas';
import type { ExportTable } from './read-table.ts';

// Cells with any character that could separate columns are quoted, so that a program (ours too) that guesses
// the separator sees only the commas that are one.
const NEEDS_QUOTES = /[",;|\t\r\n\u2028\u2029]|^\s|\s$| [-–=] /;

function field(cell: string | null): string {
  if (cell === null) return '';
  const text = neutralizeFormula(cell);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const line = (cells: readonly (string | null)[]) => `${cells.map(field).join(',')}\r\n`;

/** RFC 4180 with a byte order mark, without which Excel takes UTF-8 for a legacy encoding. */
export function csvFile(table: ExportTable): Readable {
  return Readable.from(
    (async function* () {
      yield Buffer.from(`\uFEFF${line(table.header)}`);
      for await (const rows of table.batches) yield Buffer.from(rows.map(line).join(''));
    })(),
    { objectMode: false },
  );
}
