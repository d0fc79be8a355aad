import { expect, test } from 'vitest';
import { makeXlsx } from './make-xlsx.ts';
import { readTable } from './read-table.ts';

const cell = (reference: string, value: string | number, more = '') => `<c r="${reference}"${more}><v>${value}</v></c>`;

test.each([
  ['0%', 0.5, '50%'],
  ['0.0%', 0.125, '12.5%'],
  ['# ?/?', 0.5, '1/2'],
  ['# ?/?', 1.25, '1 1/4'],
  ['# ??/??', 0.3125, '5/16'],
  ['# ?/8', 0.25, '2/8'],
  ['# ?/?', 3, '3'],
  ['000', 7, '007'],
  ['00000', 81_107, '81107'],
  ['000-00-0000', 78_051_120, '078-05-1120'],
  ['0.00 "€"', 3.5, '3.50 €'],
  ['[$$-409]#,##0.00', 1234.5, '$1,234.50'],
  ['_-* #,##0.00\\ "Kč"_-', 12, '12.00 Kč'],
  ['"$"#,##0.00;("$"#,##0.00)', -2, '($2.00)'],
  ['+0;-0;0', 3, '+3'],
  ['+0;-0;0', -3, '-3'],
  ['+0;-0;0', 0, '0'],
  ['0.00E+00', 123_456, '1.23E+05'],
  ['##0.0E+0', 12_345, '12.3E+3'],
  ['h:mm:ss', 7 / 86_400, '0:00:07'],
  ['hh:mm:ss', 0.75, '18:00:00'],
  ['mm:ss', 90 / 86_400, '01:30'],
  ['[h]:mm', 1, '24:00'],
  ['[h]:mm:ss', 1, '24:00:00'],
  ['[mm]:ss', 1 / 24, '60:00'],
  ['h:mm', 1, '00:00'],
  ['h:mm AM/PM', 0.8, '19:12'],
  ['#,##0', 1_234_567, '1234567'],
  ['0.00', 3.5, '3.5'],
])('a cell of the format %s shows %s as %s', async (code, value, shown) => {
  const escaped = code.replaceAll('"', '&quot;');
  const styles = `<numFmts><numFmt numFmtId="164" formatCode="${escaped}"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs>`;
  const data = `<row r="1">${cell('A1', value, ' s="0"')}</row>`;
  const read = await readTable(makeXlsx({ sheets: [{ name: 'S', data }], styles }), 'xlsx');
  expect(read.values).toEqual([[shown]]);
});

test('an empty number is no number', async () => {
  const data = `<row r="1">${cell('A1', '', ' t="s"')}${cell('B1', 0, ' t="s"')}</row><row r="2">${cell('A2', 5, ' s=""')}</row>`;
  const styles = '<cellXfs><xf numFmtId=""/><xf numFmtId="14"/></cellXfs>';
  const book = makeXlsx({ sheets: [{ name: 'S', data }], strings: '<si><t>first</t></si>', styles });
  expect((await readTable(book, 'xlsx')).values).toEqual([[null, 'first'], ['5']]);
});

test('an empty style is none, and an empty truth is no lie', async () => {
  const data = `<row r="1">${cell('A1', 0.5, ' s=""')}${cell('B1', 0.5, '')}${cell('C1', '', ' t="b"')}</row>`;
  const styles = '<cellXfs><xf numFmtId="9"/></cellXfs>';
  const book = makeXlsx({ sheets: [{ name: 'S', data }], styles });
  expect((await readTable(book, 'xlsx')).values).toEqual([['0.5', '50%']]);
});
