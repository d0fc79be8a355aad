import { TableError } from '../errors.ts';
import { MAX_CELL_UNITS, MAX_COLUMNS, MAX_SHEET_BYTES } from '../limits.ts';
import type { Merge, TableRow } from '../table.ts';
import type { Archive } from './archive.ts';
import { cellText, type CellContext } from './cell-text.ts';
import { RichText, unescapeCell } from './rich-text.ts';
import { scanPieces } from './scan-xml.ts';

export interface SheetNotes {
  /** Formulas whose result the program that wrote the file did not store. */
  formulasWithoutResult: number;
  /** Cells over several rows, up to a bound. */
  merges: Merge[];
}

/** Beyond it a sheet is laid out, not a list. */
const MOST_MERGES = 50_000;

/** The column of a reference such as `AB12`, from 0; -1 without one. */
function columnOf(reference: string): number {
  let column = 0;
  for (let at = 0; at < reference.length && at < 4; at += 1) {
    const letter = reference.charCodeAt(at) | 0x20;
    if (letter < 97 || letter > 122) break;
    column = column * 26 + letter - 96;
  }
  return column - 1;
}

/** A merged range such as `A2:A4`; one of a single row changes nothing. */
function addMerge(merges: Merge[], reference: string): void {
  const [, first = '', from = '', to = ''] =
    /^\$?([A-Z]{1,3})\$?(\d{1,7}):\$?[A-Z]{1,3}\$?(\d{1,7})$/i.exec(reference) ?? [];
  if (from === '' || Number(to) <= Number(from) || merges.length >= MOST_MERGES) return;
  merges.push({ column: columnOf(first), from: Number(from), to: Number(to) });
}

/** Rows of a sheet as they are unpacked, the first `kept` cells of each. Cells without a reference follow the one before them. */
export async function* sheetRows(
  archive: Archive,
  part: string,
  context: CellContext,
  notes: SheetNotes,
  kept: number,
): AsyncGenerator<TableRow[]> {
  let rows: TableRow[] = [];
  let row: TableRow = { line: 0, cells: [], width: 0, columns: 0 };
  let column = -1;
  let type = 'n';
  let style = 0;
  let stored: string | null = null;
  let inValue = false;
  let formula = false;
  const inline = new RichText();

  function endCell(): void {
    if (formula && stored === null) notes.formulasWithoutResult += 1;
    const text =
      type === 'inlineStr'
        ? inline.value()
        : stored === null
          ? ''
          : cellText(type, style, type === 'str' ? unescapeCell(stored) : stored, context);
    row.columns = Math.max(row.columns, column + 1);
    if (text === '') return;
    row.width = Math.max(row.width, column + 1);
    if (column < kept) {
      while (row.cells.length < column) row.cells.push(null);
      row.cells[column] = text;
    }
  }

  const pieces = scanPieces(archive.read(part, MAX_SHEET_BYTES), {
    open(tag, attributes) {
      if (tag === 'row') {
        row = { line: Number(attributes['r']) || row.line + 1, cells: [], width: 0, columns: 0 };
        column = -1;
      } else if (tag === 'c') {
        const referred = columnOf(attributes['r'] ?? '');
        column = referred < 0 ? column + 1 : referred;
        if (column >= MAX_COLUMNS) throw new TableError('too_many_columns', { line: row.line, most: MAX_COLUMNS });
        type = attributes['t'] ?? 'n';
        style = Number(attributes['s']?.trim() || 0);
        stored = null;
        formula = false;
        if (type === 'inlineStr') inline.reset();
      } else if (tag === 'v') {
        inValue = true;
        stored = '';
      } else if (tag === 'f') formula = true;
      else if (tag === 'mergeCell') addMerge(notes.merges, attributes['ref'] ?? '');
      else if (type === 'inlineStr') inline.open(tag);
    },
    text(text) {
      if (inValue) {
        if (stored === null || stored.length <= MAX_CELL_UNITS)
          stored = (stored ?? '') + text.slice(0, MAX_CELL_UNITS + 1);
      } else if (type === 'inlineStr') inline.text(text);
    },
    close(tag) {
      if (tag === 'v') inValue = false;
      else if (tag === 'c') endCell();
      else if (tag === 'row') rows.push(row);
      else if (type === 'inlineStr') inline.close(tag);
    },
  });
  for await (const _ of pieces) {
    yield rows;
    rows = [];
  }
  yield rows;
}
