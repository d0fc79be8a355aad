import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ExportTable } from './read-table.ts';
import { escapeMarkup } from '@wordcluster/domain/text/markup';

const hex = (character: string) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/**
 * A cell's text. Workbooks write characters that XML cannot hold as `_xHHHH_` (ECMA-376, ST_Xstring), so text
 * that happens to look like this has its first underscore written that way. A carriage return would be read as \n.
 */
function escapeCell(text: string): string {
  const safe = /[_\r\uFFFE\uFFFF]/.test(text)
    ? text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_').replace(/[\r\uFFFE\uFFFF]/g, hex)
    : text;
  return escapeMarkup(safe);
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEETML = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Excel allows 31 characters in a sheet's name, and not these; nor an apostrophe at either end. */
function sheetName(title: string): string {
  const cleaned = title
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFE\uFFFF\\/?*[\]:]/gu, ' ')
    .trim()
    .replace(/^'+|(?<!')'+$/g, '');
  let name = '';
  for (const character of cleaned) {
    if (name.length + character.length > 31) break;
    name += character;
  }
  // Excel reserves the name History.
  return /^(history)?$/i.test(name.trim()) ? 'Rows' : name;
}

const relationship = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
const relationships = (inner: string) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${inner}</Relationships>`;

/**
 * The minimal parts of a workbook for Excel and LibreOffice, without the sheet. Cells wrap, so that line breaks show.
 */
function workbookParts(title: string): [string, string][] {
  return [
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="${PACKAGE}/content-types">` +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        '<Default Extension="xml" ContentType="application/xml"/>' +
        `<Override PartName="/xl/workbook.xml" ContentType="${SHEETML}.sheet.main+xml"/>` +
        `<Override PartName="/xl/styles.xml" ContentType="${SHEETML}.styles+xml"/>` +
        `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEETML}.worksheet+xml"/></Types>`,
    ],
    ['_rels/.rels', relationships(relationship('rId1', 'officeDocument', 'xl/workbook.xml'))],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>` +
        `<sheet name="${escapeMarkup(sheetName(title))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relationships(
        relationship('rId1', 'worksheet', 'worksheets/sheet1.xml') + relationship('rId2', 'styles', 'styles.xml'),
      ),
    ],
    [
      'xl/styles.xml',
      `${XML}<styleSheet xmlns="${MAIN}">` +
        '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
        '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
        '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
        '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
        '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
        '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>' +
        '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>',
    ],
  ];
}

/** The beginning of the sheet; the header row stays in sight. */
const sheetStart = (columns: number) =>
  `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
  `<cols><col min="1" max="${columns}" width="32" customWidth="1"/></cols><sheetData>`;

const sheetEnd = '</sheetData></worksheet>';

/** One row; empty cells are left out. The text format (style 1) keeps `1/2` and `=x` unchanged when edited. */
function sheetRow(number: number, cells: readonly (string | null)[]): string {
  const style = number === 1 ? 2 : 1;
  let row = `<row r="${number}">`;
  for (const [index, cell] of cells.entries()) {
    if (cell === null) continue;
    row += `<c r="${'ABC'.charAt(index)}${number}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeCell(cell)}</t></is></c>`;
  }
  return `${row}</row>`;
}

/** Constant, so that the same rows give the same file; ZIP timestamps start at 1980. */
const MODIFIED = new Date('2000-01-01T00:00:00Z');

/**
 * A workbook of one sheet, streamed: strings are inline, because a shared string table could only be written after the
 * last row.
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
