import { TableError } from '../errors.ts';
import { MAX_CELL_UNITS, MAX_COLUMNS } from '../limits.ts';
import type { TableRow } from '../table.ts';

const CR = 13;
const LF = 10;
const QUOTE = 34;

/**
 * Cuts text into records as RFC 4180 says, and reads kindly what programs and people write beside it: quotes inside
 * an unquoted cell, text after a closing quote, records of unequal length, CR, LF or CRLF. Text is pushed in pieces;
 * of a record only the first cells are kept, each up to `MAX_CELL_UNITS`, so that memory stays bounded by the piece.
 */
export class CsvRecords {
  private readonly delimiter: string;
  private readonly first: number;
  private readonly kept: number;
  private rest = '';
  private line: number;
  private row: TableRow;
  private column = 0;
  private quoted = false;
  private quoteLine = 0;
  /** The part of the present cell that earlier pieces held. */
  private cell = '';
  private hadQuotes = false;

  /** An empty delimiter reads a single column. `line` is the number of the first line, `columns` how many cells are kept. */
  constructor(
    delimiter: string,
    { line = 1, columns = Infinity }: { line?: number; columns?: number | undefined } = {},
  ) {
    this.line = line;
    this.kept = columns;
    this.row = { line, cells: [], width: 0, columns: 0 };
    this.delimiter = delimiter;
    this.first = delimiter === '' ? -1 : delimiter.charCodeAt(0);
  }

  /** Reads a piece; `last` says that nothing follows. Returns the records that are complete. */
  push(piece: string, last: boolean): TableRow[] {
    const text = this.rest + piece;
    // A delimiter, a CRLF or a doubled quote may be cut by the end of the piece: its start waits for the next.
    const end = last ? text.length : Math.max(0, text.length - Math.max(1, this.delimiter.length - 1));
    const rows: TableRow[] = [];
    let at = 0;
    while (at < end) at = this.quoted ? this.readQuoted(text, at, end) : this.readPlain(text, at, end, rows);
    this.rest = text.slice(at);
    if (last) this.finish(rows);
    return rows;
  }

  private finish(rows: TableRow[]): void {
    if (this.quoted) throw new TableError('unclosed_quote', { line: this.quoteLine });
    if (this.column > 0 || this.cell !== '' || this.hadQuotes) this.endRow(rows);
  }

  private readQuoted(text: string, from: number, end: number): number {
    const quote = text.indexOf('"', from);
    if (quote < 0 || quote >= end) {
      this.take(text.slice(from, end));
      return end;
    }
    this.take(text.slice(from, quote));
    if (text.charCodeAt(quote + 1) === QUOTE) {
      this.take('"');
      return quote + 2;
    }
    this.quoted = false;
    return quote + 1;
  }

  private readPlain(text: string, from: number, end: number, rows: TableRow[]): number {
    if (this.cell === '' && !this.hadQuotes && text.charCodeAt(from) === QUOTE) {
      this.quoted = true;
      this.hadQuotes = true;
      this.quoteLine = this.line;
      return from + 1;
    }
    for (let at = from; at < end; at += 1) {
      const code = text.charCodeAt(at);
      if (code === LF || code === CR) {
        this.take(text.slice(from, at));
        this.endRow(rows);
        return code === CR && text.charCodeAt(at + 1) === LF ? at + 2 : at + 1;
      }
      if (code === this.first && text.startsWith(this.delimiter, at)) {
        this.take(text.slice(from, at));
        this.endCell();
        return at + this.delimiter.length;
      }
    }
    this.take(text.slice(from, end));
    return end;
  }

  private take(text: string): void {
    if (text === '') return;
    if (this.hadQuotes) this.line += countLines(text);
    if (this.cell.length <= MAX_CELL_UNITS) this.cell = this.cell === '' ? text : this.cell + text;
    if (this.cell.length > MAX_CELL_UNITS) this.cell = this.cell.slice(0, MAX_CELL_UNITS + 1);
  }

  private endCell(): void {
    if (this.column < this.kept) this.row.cells.push(this.cell);
    if (this.cell !== '') this.row.width = this.column + 1;
    this.column += 1;
    if (this.column > MAX_COLUMNS) throw new TableError('too_many_columns', { line: this.row.line, most: MAX_COLUMNS });
    this.cell = '';
    this.hadQuotes = false;
  }

  private endRow(rows: TableRow[]): void {
    this.endCell();
    this.row.columns = this.column;
    rows.push(this.row);
    this.line += 1;
    this.column = 0;
    this.row = { line: this.line, cells: [], width: 0, columns: 0 };
  }
}

/** Line breaks inside a quoted cell, so that later rows keep the numbers an editor shows. */
function countLines(text: string): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}
