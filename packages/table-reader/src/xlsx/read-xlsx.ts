import { TableError } from '../errors.ts';
import type { Table, TableNotice, TableOptions, TableRow } from '../table.ts';
import { Archive } from './archive.ts';
import { readNumberFormats } from './number-formats.ts';
import { readSharedStrings } from './rich-text.ts';
import { sheetRows, type SheetNotes } from './sheet-rows.ts';
import { readWorkbook, type Workbook } from './workbook.ts';

/** Opens the first visible sheet that has rows. The archive closes when the rows have been read or given up. */
export async function readXlsx(path: string, { columns = Infinity, onPart }: TableOptions): Promise<Table> {
  const archive = await Archive.open(path, onPart);
  try {
    const workbook = await readWorkbook(archive);
    const context = {
      strings: await readSharedStrings(archive, workbook.strings),
      formats: await readNumberFormats(archive, workbook.styles),
      from1904: workbook.from1904,
    };
    const seen = new Set<string>();
    for (const sheet of workbook.sheets) {
      // Thousands of sheets may name one part.
      if (seen.has(sheet.part)) continue;
      seen.add(sheet.part);
      const notes: SheetNotes = { formulasWithoutResult: 0 };
      const batches = sheetRows(archive, sheet.part, context, notes, columns);
      const before = await untilRows(batches);
      if (before) {
        return {
          format: 'xlsx',
          encoding: null,
          delimiter: null,
          sheet: sheet.name,
          rows: closing(archive, before, batches),
          notices: () => noticesOf(workbook, sheet.name, notes),
        };
      }
    }
    throw new TableError('no_sheet_with_rows');
  } catch (error) {
    archive.close();
    throw error;
  }
}

/** Reads on until the first row that is not blank; null when there is none. */
async function untilRows(batches: AsyncGenerator<TableRow[]>): Promise<TableRow[] | null> {
  for (;;) {
    const { value, done } = await batches.next();
    if (done) return null;
    if (value.some((row) => row.width > 0)) return value;
  }
}

async function* closing(
  archive: Archive,
  first: TableRow[],
  rest: AsyncGenerator<TableRow[]>,
): AsyncGenerator<TableRow[]> {
  try {
    yield first;
    yield* rest;
  } finally {
    archive.close();
  }
}

function noticesOf(workbook: Workbook, sheet: string, { formulasWithoutResult }: SheetNotes): TableNotice[] {
  const notices: TableNotice[] = [];
  const count = workbook.sheets.length + workbook.hidden - 1;
  if (count > 0) notices.push({ code: 'other_sheets', sheet, count });
  if (formulasWithoutResult > 0) notices.push({ code: 'formulas_without_result', count: formulasWithoutResult });
  return notices;
}
