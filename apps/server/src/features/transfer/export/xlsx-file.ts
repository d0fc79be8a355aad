import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ExportTable } from './read-table.ts';
import { sheetEnd, sheetRow, sheetStart, workbookParts } from './xlsx-parts.ts';

/** Fixed, so that the same rows give the same file; the earliest moment a ZIP archive can name is 1980. */
const MODIFIED = new Date('2000-01-01T00:00:00Z');

/**
 * A workbook of one sheet, written while it is read: strings stand in the cells themselves, as a table of shared
 * strings could only be written after the last row.
 */
export function xlsxFile(title: string, table: ExportTable): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  zip.on('error', (error: Error) => output.destroy(error));
  for (const [name, content] of workbookParts(title)) {
    zip.addBuffer(Buffer.from(content), name, { mtime: MODIFIED });
  }
  const sheet = Readable.from(
    (async function* () {
      yield Buffer.from(sheetStart(table.header.length) + sheetRow(1, table.header));
      let number = 1;
      for await (const rows of table.batches)
        yield Buffer.from(rows.map((cells) => sheetRow((number += 1), cells)).join(''));
      yield Buffer.from(sheetEnd);
    })(),
    { objectMode: false },
  );
  output.once('close', () => sheet.destroy());
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', { mtime: MODIFIED });
  zip.end();
  return output;
}
