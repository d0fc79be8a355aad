import { TableError } from '../errors.ts';
import type { Sheet, Table, TableNotice, TableOptions, TableRow, Workbook } from '../table.ts';
import { Archive } from './archive.ts';
import { readNumberFormats } from './number-formats.ts';
import { readSharedStrings } from './rich-text.ts';
import { sheetRows, type SheetNotes } from './sheet-rows.ts';
import { readWorkbook } from './workbook.ts';

/** Opens a workbook with all visible sheets. */
export async function openWorkbook(
  path: string,
  { columns = Infinity, onPart }: Pick<TableOptions, 'columns' | 'onPart'>,
): Promise<Workbook> {
  const archive = await Archive.open(path, onPart);
  try {
    const workbook = await readWorkbook(archive);
    const context = {
      strings: await readSharedStrings(archive, workbook.strings),
      formats: await readNumberFormats(archive, workbook.styles),
      from1904: workbook.from1904,
    };
    return { sheets, hidden: workbook.hidden, close: () => archive.close() };

    function* sheets(): Generator<Sheet> {
      const seen = new Set<string>();
      for (const { name, part } of workbook.sheets) {
        // Thousands of sheets may name one part.
        if (seen.has(part)) continue;
        seen.add(part);
        const notes: SheetNotes = { formulasWithoutResult: 0, merges: [] };
        yield {
          name,
          rows: sheetRows(archive, part, context, notes, columns),
          merges: () => notes.merges,
          formulasWithoutResult: () => notes.formulasWithoutResult,
        };
      }
    }
  } catch (error) {
    archive.close();
    throw error;
  }
}

/** Opens the first visible sheet with rows. The archive closes when the rows have been read or cancelled. */
export async function readXlsx(path: string, options: TableOptions): Promise<Table> {
  const workbook = await openWorkbook(path, options);
  try {
    let others = workbook.hidden - 1;
    let found: { sheet: Sheet; before: TableRow[]; batches: AsyncIterator<TableRow[]> } | null = null;
    for (const sheet of workbook.sheets()) {
      others += 1;
      if (found) continue;
      const batches = sheet.rows[Symbol.asyncIterator]();
      const before = await untilRows(batches);
      if (before) found = { sheet, before, batches };
    }
    if (!found) throw new TableError('no_sheet_with_rows');
    const { sheet, before, batches } = found;
    return {
      format: 'xlsx',
      encoding: null,
      delimiter: null,
      sheet: sheet.name,
      rows: closing(workbook, before, batches),
      notices: () => noticesOf(sheet.name, others, sheet.formulasWithoutResult()),
    };
  } catch (error) {
    workbook.close();
    throw error;
  }
}

/** Reads up to the first row that is not blank; null if there is none. */
async function untilRows(batches: AsyncIterator<TableRow[]>): Promise<TableRow[] | null> {
  for (;;) {
    const { value, done } = await batches.next();
    if (done) return null;
    if (value.some((row) => row.width > 0)) return value;
  }
}

async function* closing(
  workbook: Workbook,
  first: TableRow[],
  rest: AsyncIterator<TableRow[]>,
): AsyncGenerator<TableRow[]> {
  try {
    yield first;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    workbook.close();
  }
}

function noticesOf(sheet: string, others: number, formulasWithoutResult: number): TableNotice[] {
  const notices: TableNotice[] = [];
  if (others > 0) notices.push({ code: 'other_sheets', sheet, count: others });
  if (formulasWithoutResult > 0) notices.push({ code: 'formulas_without_result', count: formulasWithoutResult });
  return notices;
}
