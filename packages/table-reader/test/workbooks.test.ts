import { describe, expect, test } from 'vitest';
import { NIGHTLY } from '@wordcluster/testing/nightly';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { inlineRow, makeXlsx, storedXlsx } from './make-xlsx.ts';
import { formatOf } from '../src/xlsx/number-formats.ts';
import { readTable } from './read-table.ts';

const STYLES =
  '<numFmts count="3"><numFmt numFmtId="164" formatCode="d\\.\\ mmmm\\ yyyy"/><numFmt numFmtId="165" formatCode="[Red]0.00&quot; days&quot;"/><numFmt numFmtId="166" formatCode="[h]:mm"/></numFmts>' +
  '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
  '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="22"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="20"/><xf numFmtId="166"/></cellXfs>';
const cell = (reference: string, value: string | number, more = '') => `<c r="${reference}"${more}><v>${value}</v></c>`;
const sheet = (data: string) => ({ sheets: [{ name: 'List', data }], styles: STYLES });

describe('workbooks of other programs', () => {
  test('shared strings, rich text runs and no reading aids', async () => {
    const strings =
      '<si><t>dog</t></si><si><r><rPr><b/></rPr><t xml:space="preserve">very </t></r><r><t>bold</t></r></si>' +
      '<si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si><si><t/></si>';
    const read = await readTable(
      makeXlsx({
        strings,
        sheets: [
          {
            name: 'S',
            data: `<row r="1">${cell('A1', 0, ' t="s"')}${cell('B1', 1, ' t="s"')}</row><row r="2">${cell('A2', 2, ' t="s"')}${cell('B2', 3, ' t="s"')}</row>`,
          },
        ],
      }),
      'xlsx',
    );
    expect(read.values).toEqual([['dog', 'very bold'], ['東京']]);
    expect(read.sheet).toBe('S');
  });

  test('dates, times, durations, numbers, booleans and errors', async () => {
    const values: [string, string][] = [
      [cell('A1', 45_322, ' s="1"'), '2024-01-31'],
      [cell('A2', 45_322.75, ' s="2"'), '2024-01-31 18:00'],
      [cell('A3', 45_322, ' s="3"'), '2024-01-31'],
      [cell('A4', 1, ' s="1"'), '1900-01-01'],
      [cell('A5', 60, ' s="1"'), '1900-02-29'],
      [cell('A6', 61, ' s="1"'), '1900-03-01'],
      [cell('A7', 0.5, ' s="5"'), '12:00'],
      [cell('A8', 1.5, ' s="6"'), '36:00'],
      [cell('A9', 2.5, ' s="4"'), '2.5'],
      [cell('A10', '0.30000000000000004'), '0.3'],
      [cell('A11', '1E3'), '1000'],
      [cell('A12', '1.0E-7'), '0.0000001'],
      [cell('A13', '12345678901234567000000'), '12345678901234600000000'],
      [cell('A14', -5), '-5'],
      [cell('A15', 1, ' t="b"'), 'TRUE'],
      [cell('A16', 0, ' t="b"'), 'FALSE'],
      [cell('A17', '#N/A', ' t="e"'), '#N/A'],
      [cell('A18', '2024-01-31T00:00:00', ' t="d"'), '2024-01-31'],
    ];
    const data = values.map(([xml], n) => `<row r="${n + 1}">${xml}</row>`).join('');
    expect((await readTable(makeXlsx(sheet(data)), 'xlsx')).values).toEqual(values.map(([, text]) => [text]));
  });

  test('days counted from 1904', async () => {
    const source = {
      ...sheet(`<row r="1">${cell('A1', 43_860, ' s="1"')}</row>`),
      workbookPr: '<workbookPr date1904="1"/>',
    };
    expect((await readTable(makeXlsx(source), 'xlsx')).values).toEqual([['2024-01-31']]);
  });

  test('formulas give their stored result; those without one are reported', async () => {
    const data =
      '<row r="1"><c r="A1" t="str"><f>"a"&amp;"b"</f><v>ab</v></c><c r="B1"><f>1+1</f><v>2</v></c></row>' +
      '<row r="2"><c r="A2" t="str"><f>A1</f><v>again</v></c><c r="B2"><f>NOW()</f></c></row>';
    const read = await readTable(makeXlsx(sheet(data)), 'xlsx');
    expect(read.values).toEqual([['ab', '2'], ['again']]);
    expect(read.notices).toEqual([{ code: 'formulas_without_result', count: 1 }]);
  });

  test('the first visible sheet that has rows; hidden rows count', async () => {
    const read = await readTable(
      makeXlsx({
        sheets: [
          { name: 'Secret', data: inlineRow(1, 'hidden'), state: 'veryHidden' },
          { name: 'Empty', data: '<row r="1"/><row r="2"><c r="A2" s="1"/></row>' },
          {
            name: 'Words',
            data: `<row r="1" hidden="1"><c r="A1" t="inlineStr"><is><t>pes</t></is></c></row>${inlineRow(5, 'kočka')}`,
          },
          { name: 'More', data: inlineRow(1, 'x') },
        ],
      }),
      'xlsx',
    );
    expect(read.values).toEqual([['pes'], ['kočka']]);
    expect(read.rows.map(({ line }) => line)).toEqual([1, 5]);
    expect(read.notices).toEqual([{ code: 'other_sheets', sheet: 'Words', count: 3 }]);
  });

  test('merged cells hold their value in the first', async () => {
    const data =
      '<row r="1"><c r="A1" t="inlineStr"><is><t>pes</t></is></c><c r="B1" t="inlineStr"><is><t>dog</t></is></c></row><row r="2"><c r="A2"/><c r="B2" t="inlineStr"><is><t>hound</t></is></c></row>';
    expect((await readTable(makeXlsx(sheet(data)), 'xlsx')).values).toEqual([
      ['pes', 'dog'],
      [null, 'hound'],
    ]);
  });

  test('prefixed elements, cells without references, columns left out, line breaks and escapes', async () => {
    const data =
      '<x:row><x:c t="inlineStr"><x:is><x:t>a&#10;b &amp; &lt;c&gt;</x:t></x:is></x:c><x:c t="inlineStr"><x:is><x:t>_x0041__x005F_x0041_</x:t></x:is></x:c></x:row>' +
      '<x:row r="7"><x:c r="A7" t="inlineStr"><x:is><x:t><![CDATA[<raw>]]></x:t></x:is></x:c><x:c r="C7"><x:v>3</x:v></x:c><x:c r="XFD7"><x:v>9</x:v></x:c></x:row>';
    const workbook = makeXlsx({ prefix: 'x:', sheets: [{ name: 'P', data }] });
    const read = await readTable(workbook, 'xlsx', { columns: 3 });
    expect(read.values).toEqual([
      ['a\nb & <c>', 'A_x0041_'],
      ['<raw>', null, '3'],
    ]);
    expect(read.rows.at(-1)).toMatchObject({ line: 7, width: 16_384, columns: 16_384 });
  });

  test('a workbook that is called .csv is read as what it is', async () => {
    expect(await readTable(makeXlsx(sheet(inlineRow(1, 'pes'))), 'csv')).toMatchObject({
      format: 'xlsx',
      values: [['pes']],
    });
  });

  test('apostrophes and formulas in text cells stay as they are', async () => {
    expect((await readTable(makeXlsx(sheet(inlineRow(1, "'=x", '=1+1'))), 'xlsx')).values).toEqual([["'=x", '=1+1']]);
  });
});

const compound = (more: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2000), Buffer.from(more, 'utf16le')]);
const good = makeXlsx(sheet(inlineRow(1, 'pes')));
const zeros = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024).fill(0x20);

describe('workbooks that cannot be read are refused with a code', () => {
  const refused: [string, () => Uint8Array, string][] = [
    ['text called .xlsx', () => strToU8('a;b'), 'not_a_workbook'],
    ['an xls renamed', () => compound('Workbook'), 'old_workbook'],
    ['a password', () => compound('EncryptedPackage'), 'encrypted'],
    ['half a file', () => good.slice(0, good.length / 2), 'damaged'],
    ['a flipped byte in the sheet', () => makeXlsx({ sheets: [{ name: 'S', data: '<row><c></row>' }] }), 'damaged'],
    ['another kind of archive', () => zipSync({ 'word/document.xml': strToU8('<w/>') }), 'not_a_workbook'],
    [
      'only hidden sheets',
      () => makeXlsx({ sheets: [{ name: 'S', data: inlineRow(1, 'x'), state: 'hidden' }] }),
      'no_sheet_with_rows',
    ],
    ['an empty sheet', () => makeXlsx(sheet('')), 'no_sheet_with_rows'],
    [
      'entities that expand',
      () => makeXlsx({ sheets: [{ name: 'S', data: '<row><c t="inlineStr"><is><t>&lol;</t></is></c></row>' }] }),
      'damaged',
    ],
    [
      'a table of shared strings that unpacks to 110 MB',
      () => makeXlsx({ ...sheet(inlineRow(1, 'x')), extra: { 'xl/sharedStrings.xml': zeros(110) } }),
      'unpacks_too_large',
    ],
    [
      '17 MB of nothing',
      () => makeXlsx({ ...sheet(inlineRow(1, 'x')), extra: { 'xl/sharedStrings.xml': zeros(17) } }),
      'unpacks_too_large',
    ],
  ];
  test.each(refused)('%s', async (_, make, code) => {
    await expect(readTable(make(), 'xlsx')).rejects.toMatchObject({ name: 'TableError', code });
  });

  test.runIf(NIGHTLY)('a sheet that unpacks to 420 MB', async () => {
    const parts = { sheets: [{ name: 'S', data: '' }], extra: { 'xl/worksheets/sheet1.xml': zeros(420) } };
    await expect(readTable(makeXlsx(parts), 'xlsx')).rejects.toMatchObject({ code: 'unpacks_too_large' });
  });

  test('an archive with false sizes', async () => {
    const lying = makeXlsx({ sheets: [{ name: 'S', data: inlineRow(1, 'x'.repeat(900)) }] });
    const view = Buffer.from(lying);
    // The central directory states the unpacked size of each part at offset 24 of its entry.
    for (let at = view.indexOf('PK\x01\x02'); at >= 0; at = view.indexOf('PK\x01\x02', at + 4))
      view.writeUInt32LE(3, at + 24);
    await expect(readTable(view, 'xlsx')).rejects.toMatchObject({ code: 'damaged' });
  });

  test.each(['xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml'])(
    'a part whose checksum is wrong: %s',
    async (part) => {
      const text = '<si><t>horse</t></si>';
      const bytes = Buffer.from(storedXlsx({ sheets: [{ name: 'S', data: inlineRow(1, 'horse') }], strings: text }));
      const at = bytes.indexOf('horse', bytes.indexOf(part));
      bytes.write('house', at);
      await expect(readTable(bytes, 'xlsx')).rejects.toMatchObject({ code: 'damaged' });
    },
  );
});

describe('hostile workbooks take no more time than their size', () => {
  const LONG = 100_000;
  test.each(['[', '"', '\\', '_', '*', 'a/', 'am/', 'genera', '[h', '[]', 'y;'])('a number format of %j', (part) => {
    const began = performance.now();
    formatOf(part.repeat(LONG));
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  test('a sheet without rows is read once, however many sheets name its part', async () => {
    const [one, ...more] = Array.from({ length: 60 }, (_, n) => `<sheet name="S${n}" sheetId="${n + 1}" r:id="rId1"/>`);
    const book = makeXlsx({ sheets: [{ name: 'S0', data: ' '.repeat(50_000) }] });
    const parts = unzipSync(book);
    const workbook = strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array());
    const named = workbook.replace(one ?? '', [one, ...more].join(''));
    expect(named.length).toBeGreaterThan(workbook.length);
    const sizes: number[] = [];
    const bytes = zipSync({ ...parts, 'xl/workbook.xml': strToU8(named) });
    const reading = readTable(bytes, 'xlsx', { onPart: (size) => sizes.push(size) });
    await expect(reading).rejects.toMatchObject({ code: 'no_sheet_with_rows' });
    expect(sizes.filter((size) => size > 50_000)).toHaveLength(1);
  });
});

describe('kinds of numbers', () => {
  test.each([
    ['d.m.yyyy', 'date'],
    ['[$-409]mmm\\-yy;@', 'date'],
    ['h:mm AM/PM', 'time'],
    ['[Red][h]:mm', 'duration'],
    ['0.00;[hh]:mm', 'duration'],
    ['General', 'number'],
    ['0.00" days"', 'number'],
    ['0_d;yyyy', 'number'],
    ['#,##0\\ "h"', 'number'],
    ['A/P', 'number'],
    ['0%', 'shown'],
    ['# ?/?', 'shown'],
    ['000', 'shown'],
    ['0.00 "€"', 'shown'],
    ['+0;-0', 'shown'],
    ['0.00E+00', 'shown'],
    ['"never closed d', 'number'],
  ])('%s is a %s', (format, kind) => {
    expect(formatOf(format).kind).toBe(kind);
  });
});
