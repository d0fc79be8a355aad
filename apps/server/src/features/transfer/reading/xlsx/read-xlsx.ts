import type { RawRow } from '../raw-row.ts';
import { Archive } from './archive.ts';
import { readNumberFormats } from './number-formats.ts';
import { readSharedStrings } from './shared-strings.ts';
import { sheetRows, type SheetNotes } from './sheet-rows.ts';
import { readWorkbook, type Workbook } from './workbook.ts';
import { unreadable } from '../import-problem.ts';

interface XlsxFile {
  sheet: string;
  /** Complete once the rows have been read. */
  notices(): string[];
  rows: AsyncIterable<RawRow[]>;
}

/** Opens the first visible sheet that has rows. The archive closes when the rows have been read or given up. */
export async function readXlsx(path: string): Promise<XlsxFile> {
  const archive = await Archive.open(path);
  try {
    const workbook = await readWorkbook(archive);
    const context = {
      strings: await readSharedStrings(archive, workbook.strings),
      formats: await readNumberFormats(archive, workbook.styles),
      from1904: workbook.from1904,
    };
    for (const sheet of workbook.sheets) {
      const notes: SheetNotes = { formulasWithoutResult: 0 };
      const batches = sheetRows(archive, sheet.part, context, notes);
      const before = await untilRows(batches);
      if (before) {
        const rows = closing(archive, before, batches);
        return { sheet: sheet.name, rows, notices: () => noticesOf(workbook, sheet.name, notes) };
      }
    }
    throw unreadable('The workbook has no visible sheet with rows.');
  } catch (error) {
    archive.close();
    throw error;
  }
}

/** Reads on until the first row that is not blank; null when there is none. */
async function untilRows(batches: AsyncGenerator<RawRow[]>): Promise<RawRow[] | null> {
  for (;;) {
    const { value, done } = await batches.next();
    if (done) return null;
    if (value.some((row) => row.width > 0)) return value;
  }
}

async function* closing(archive: Archive, first: RawRow[], rest: AsyncGenerator<RawRow[]>): AsyncGenerator<RawRow[]> {
  try {
    yield first;
    yield* rest;
  } finally {
    archive.close();
  }
}

function noticesOf(workbook: Workbook, sheet: string, { formulasWithoutResult }: SheetNotes): string[] {
  const notices: string[] = [];
  const others = workbook.sheets.length + workbook.hidden - 1;
  if (others > 0) notices.push(`Only the sheet '${sheet}' is imported; the file has ${others} more.`);
  if (formulasWithoutResult > 0) {
    notices.push(`${formulasWithoutResult} formulas have no stored result and count as empty cells.`);
  }
  return notices;
}
