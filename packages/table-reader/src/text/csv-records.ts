import { TableError } from '../errors.ts';
import { MAX_CELL_UNITS, MAX_COLUMNS } from '../limits.ts';
import type { TableRow } from '../table.ts';
import { closingQuote } from './closing-quote.ts';

const CR = 13;
const LF = 10;
const QUOTE = 34;
/** Next line, line separator and paragraph separator. */
const SOFT_ENDS = '\u0085\u2028\u2029';
/** Line breaks within a cell: vertical tab and form feed, and soft line ends that end no row. */
const BREAKS = /[\v\f\u0085\u2028\u2029]/g;
const QUOTED_BREAKS = /[\v\f\u0085]/g;

interface RecordOptions {
  /** The number of the first line. */
  line?: number;
  /** Maximum cells of a row; default: all. */
  columns?: number | undefined;
  /** Soft line ends divide rows, as the text has no others. */
  softEnds?: boolean;
}

/**
 * Parses records of RFC 4180, and tolerates common deviations: literal quotes, records of unequal length, CR, LF or
 * CRLF. Text is pushed in chunks; of a record only the first cells are stored, each up to `MAX_CELL_UNITS`, so that
 * memory is bounded by the chunk.
 */
export class CsvRecords {
  private readonly delimiter: string;
  private readonly first: number;
  private readonly maxColumns: number;
  private readonly softEnds: boolean;
  private rest = '';
  private line: number;
  private row: TableRow;
  private column = 0;
  /** The part of the present cell that earlier pieces held. */
  private cell = '';
  private begun = false;
  /** The quote at the beginning of the present cell is a character. */
  private literal = false;

  /** An empty delimiter reads a single column. */
  constructor(delimiter: string, { line = 1, columns = Infinity, softEnds = false }: RecordOptions = {}) {
    this.line = line;
    this.maxColumns = columns;
    this.softEnds = softEnds;
    this.row = { line, cells: [], width: 0, columns: 0, lines: 1 };
    this.delimiter = delimiter;
    this.first = delimiter === '' ? -1 : delimiter.charCodeAt(0);
  }

  /** Parses a chunk; `last`: nothing follows. Returns the complete records. */
  push(piece: string, last: boolean): TableRow[] {
    const text = this.rest + piece;
    // A delimiter or a CRLF may be cut by the end of the chunk: its start is held back.
    const end = last ? text.length : Math.max(0, text.length - Math.max(1, this.delimiter.length - 1));
    const rows: TableRow[] = [];
    let at = 0;
    while (at < end) {
      const next = this.read(text, at, end, last, rows);
      // The closing quote is not there yet.
      if (next === at) break;
      at = next;
    }
    this.rest = text.slice(at);
    if (last && (this.column > 0 || this.cell !== '' || this.begun)) this.endRow(rows);
    return rows;
  }

  private read(text: string, from: number, end: number, last: boolean, rows: TableRow[]): number {
    if (this.cell === '' && !this.begun && !this.literal && text.charCodeAt(from) === QUOTE) {
      const closing = closingQuote(text, from, last, (at) => this.isBoundary(text, at));
      if (closing === 'more') return from;
      if (closing === null) this.literal = true;
      else {
        this.begun = true;
        this.line += countLines(closing.value);
        this.row.lines = this.line - this.row.line + 1;
        this.take(closing.value);
        return closing.end;
      }
    }
    for (let at = from; at < end; at += 1) {
      const code = text.charCodeAt(at);
      if (code === LF || code === CR || (code > 0x84 && this.softEnds && SOFT_ENDS.includes(text.charAt(at)))) {
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

  /** Whether a cell ends there; null if that is not known yet. */
  private isBoundary(text: string, at: number): boolean | null {
    if (at >= text.length) return null;
    const code = text.charCodeAt(at);
    if (code === LF || code === CR) return true;
    if (this.softEnds && SOFT_ENDS.includes(text.charAt(at))) return true;
    if (code !== this.first) return false;
    if (text.startsWith(this.delimiter, at)) return true;
    return at + this.delimiter.length > text.length && this.delimiter.startsWith(text.slice(at)) ? null : false;
  }

  private take(text: string): void {
    if (text === '') return;
    if (this.cell.length <= MAX_CELL_UNITS) this.cell = this.cell === '' ? text : this.cell + text;
    if (this.cell.length > MAX_CELL_UNITS) this.cell = this.cell.slice(0, MAX_CELL_UNITS + 1);
  }

  private endCell(): void {
    // Quoted text preserves its line and paragraph separators as characters.
    if (this.column < this.maxColumns)
      this.row.cells.push(this.cell.replace(this.begun ? QUOTED_BREAKS : BREAKS, '\n'));
    if (this.cell !== '') this.row.width = this.column + 1;
    this.column += 1;
    if (this.column > MAX_COLUMNS) throw new TableError('too_many_columns', { line: this.row.line, most: MAX_COLUMNS });
    this.cell = '';
    this.begun = false;
    this.literal = false;
  }

  private endRow(rows: TableRow[]): void {
    this.endCell();
    this.row.columns = this.column;
    rows.push(this.row);
    this.line += 1;
    this.column = 0;
    this.row = { line: this.line, cells: [], width: 0, columns: 0, lines: 1 };
  }
}

/** Line breaks inside a quoted cell, so that later rows have the line numbers of an editor. */
function countLines(text: string): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}
