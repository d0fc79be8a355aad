import { TableError } from '../errors.ts';
import { MAX_CELL_UNITS, MAX_COLUMNS, MAX_SHEET_BYTES } from '../limits.ts';
import type { Merge, TableRow } from '../table.ts';
import type { Archive } from './archive.ts';
import { RichText, unescapeCell } from './rich-text.ts';
import { scanPieces } from './scan-xml.ts';
import { GENERAL, type NumberFormat } from './number-formats.ts';
import { shownNumber } from './number-sections.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
/** Lotus 1-2-3 counted a 29 February 1900 that never was; Excel still does. Days before it are off by one. */
const FALSE_LEAP_DAY = 60;
/** 31 December 9999, the last day that Excel shows. */
const LAST_DAY = 2_958_465;

const two = (number: number) => String(number).padStart(2, '0');

/** A number in its shortest form. Excel has fifteen digits: 0.1 + 0.2 is stored with seventeen and shown as 0.3. */
function numberText(stored: string): string {
  const number = Number(stored);
  if (stored.trim() === '' || !Number.isFinite(number)) return stored;
  const text = String(Number(number.toPrecision(15)));
  if (!text.includes('e')) return text;
  // Very large and very small numbers without an exponent.
  return number.toLocaleString('en-US', { useGrouping: false, maximumSignificantDigits: 15 });
}

/** Days since the epoch as `yyyy-mm-dd`, with `hh:mm` if there is a time; less than a day is only a time. */
function dateText(stored: string, from1904: boolean): string {
  const days = Number(stored);
  if (stored.trim() === '' || !Number.isFinite(days) || days < 0 || days >= LAST_DAY + 1) return numberText(stored);
  const minutes = Math.round((days * DAY_MS) / MINUTE_MS);
  const time = `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
  const day = Math.floor(minutes / 1440);
  if (day === 0 && !from1904) return time;
  if (day === FALSE_LEAP_DAY && !from1904) return minutes % 1440 === 0 ? '1900-02-29' : `1900-02-29 ${time}`;
  const shift = !from1904 && day < FALSE_LEAP_DAY ? 1 : 0;
  const date = new Date((from1904 ? EPOCH_1904 : EPOCH_1900) + (day + shift) * DAY_MS).toISOString().slice(0, 10);
  return minutes % 1440 === 0 ? date : `${date} ${time}`;
}

const DAY_SECONDS = 86_400;

/** A time of day, or a length of time, in whole seconds or whole minutes as the format shows them. */
function timeText(stored: string, { kind, hours, seconds }: Extract<NumberFormat, { seconds: boolean }>): string {
  const days = Number(stored);
  if (stored.trim() === '' || !Number.isFinite(days) || days < 0 || days >= LAST_DAY + 1) return numberText(stored);
  const whole = Math.round(days * DAY_SECONDS);
  const total = kind === 'time' ? whole % DAY_SECONDS : whole;
  const shownHours = Math.floor(total / 3600);
  const minutes = hours === 'none' && kind === 'duration' ? Math.floor(total / 60) : Math.floor(total / 60) % 60;
  const tail = seconds ? `:${two(total % 60)}` : '';
  if (hours === 'none') return `${two(minutes)}${tail}`;
  return `${hours === 'two' ? two(shownHours) : shownHours}:${two(minutes)}${tail}`;
}

/** A number as its format shows it. */
function shownText(stored: string, sections: Extract<NumberFormat, { sections: unknown }>['sections']): string {
  const number = Number(stored);
  return stored.trim() === '' || !Number.isFinite(number) ? stored : shownNumber(number, sections);
}

/** `2024-01-31T00:00:00`, as strict workbooks write dates. */
const isoDateText = (stored: string) =>
  stored.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d).*$/, (_, date: string, time: string) =>
    time === '00:00' ? date : `${date} ${time}`,
  );

interface CellContext {
  strings: readonly string[];
  formats: readonly NumberFormat[];
  from1904: boolean;
}

/** A stored value as text, by the cell's type and style. */
function cellText(type: string, style: number, stored: string, context: CellContext): string {
  switch (type) {
    case 's':
      // An empty number is no number: an empty index would otherwise be the first.
      return stored.trim() === '' ? '' : (context.strings[Number(stored)] ?? '');
    case 'b':
      if (stored.trim() === '') return '';
      return stored.trim() === '1' || stored.trim() === 'true' ? 'TRUE' : 'FALSE';
    case 'd':
      return isoDateText(stored);
    case 'str':
    case 'e':
    case 'inlineStr':
      return stored;
    default: {
      const format = context.formats[style] ?? GENERAL;
      if (format.kind === 'date') return dateText(stored, context.from1904);
      if (format.kind === 'time' || format.kind === 'duration') return timeText(stored, format);
      return format.kind === 'shown' ? shownText(stored, format.sections) : numberText(stored);
    }
  }
}

export interface SheetNotes {
  /** Number of formulas without a stored result. */
  formulasWithoutResult: number;
  /** Cells over several rows, up to a bound. */
  merges: Merge[];
}

/** Beyond it a sheet is laid out, not a list. */
const MAX_MERGES = 50_000;

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

/** Index of a cell's style: the first by default, none if the name is empty. */
const styleOf = (named: string | undefined): number => (named?.trim() === '' ? NO_STYLE : Number(named ?? 0));
const NO_STYLE = -1;

/** A merged range such as `A2:A4`; one of a single row changes nothing. */
function addMerge(merges: Merge[], reference: string): void {
  const [, first = '', from = '', to = ''] =
    /^\$?([A-Z]{1,3})\$?(\d{1,7}):\$?[A-Z]{1,3}\$?(\d{1,7})$/i.exec(reference) ?? [];
  if (from === '' || Number(to) <= Number(from) || merges.length >= MAX_MERGES) return;
  merges.push({ column: columnOf(first), from: Number(from), to: Number(to) });
}

/** Streams rows of a sheet, the first `maxColumns` cells of each. Cells without a reference follow the one before them. */
export async function* sheetRows(
  archive: Archive,
  part: string,
  context: CellContext,
  notes: SheetNotes,
  maxColumns: number,
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
    if (column < maxColumns) {
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
        style = styleOf(attributes['s']);
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
