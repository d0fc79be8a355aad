import { strToU8, zipSync } from 'fflate';

interface SheetSource {
  name: string;
  /** The inner XML of sheetData, or rows of cell XML. */
  data: string;
  state?: 'hidden' | 'veryHidden';
}

interface WorkbookSource {
  sheets: SheetSource[];
  /** Inner XML of sst. */
  strings?: string;
  /** Inner XML of styleSheet. */
  styles?: string;
  workbookPr?: string;
  /** Prefix of the main vocabulary, as some programs write it: `x:`. */
  prefix?: string;
  extra?: Record<string, Uint8Array>;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

const relationship = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;

/** A workbook made by hand, so that each program's habits can be imitated to the letter. */
export const makeXlsx = (source: WorkbookSource): Uint8Array => zipSync(partsOf(source));

/** The same without compression: the content of its parts can be found and changed in the bytes. */
export const storedXlsx = (source: WorkbookSource): Uint8Array => zipSync(partsOf(source), { level: 0 });

function partsOf({
  sheets,
  strings,
  styles,
  workbookPr = '',
  prefix = '',
  extra = {},
}: WorkbookSource): Record<string, Uint8Array> {
  const p = prefix;
  const ns = p === '' ? `xmlns="${MAIN}"` : `xmlns:${p.slice(0, -1)}="${MAIN}"`;
  const parts: Record<string, Uint8Array> = {
    '[Content_Types].xml': strToU8(
      `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    ),
    '_rels/.rels': strToU8(
      `${HEAD}<Relationships xmlns="${RELATIONSHIPS}">${relationship('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `${HEAD}<${p}workbook ${ns} xmlns:r="${OFFICE}">${workbookPr}<${p}sheets>${sheets
        .map(
          (sheet, n) =>
            `<${p}sheet name="${sheet.name}" sheetId="${n + 1}" r:id="rId${n + 1}"${sheet.state ? ` state="${sheet.state}"` : ''}/>`,
        )
        .join('')}</${p}sheets></${p}workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `${HEAD}<Relationships xmlns="${RELATIONSHIPS}">${sheets
        .map((_, n) => relationship(`rId${n + 1}`, 'worksheet', `worksheets/sheet${n + 1}.xml`))
        .join(
          '',
        )}${relationship('rIdS', 'sharedStrings', 'sharedStrings.xml')}${relationship('rIdT', 'styles', '/xl/styles.xml')}</Relationships>`,
    ),
  };
  for (const [n, sheet] of sheets.entries()) {
    parts[`xl/worksheets/sheet${n + 1}.xml`] = strToU8(
      `${HEAD}<${p}worksheet ${ns}><${p}sheetData>${sheet.data}</${p}sheetData></${p}worksheet>`,
    );
  }
  if (strings !== undefined) parts['xl/sharedStrings.xml'] = strToU8(`${HEAD}<sst xmlns="${MAIN}">${strings}</sst>`);
  if (styles !== undefined)
    parts['xl/styles.xml'] = strToU8(`${HEAD}<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`);
  return { ...parts, ...extra };
}

/** A row of inline strings, as a reader that streams writes them. */
export const inlineRow = (number: number, ...cells: string[]) =>
  `<row r="${number}">${cells
    .map(
      (cell, n) =>
        `<c r="${'ABCDEFGH'.charAt(n)}${number}" t="inlineStr"><is><t xml:space="preserve">${cell}</t></is></c>`,
    )
    .join('')}</row>`;
