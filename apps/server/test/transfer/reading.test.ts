import { describe, expect, test } from 'vitest';
import { inlineRow, makeXlsx, storedXlsx } from '../../../../packages/table-reader/test/make-xlsx.ts';
import { readBytes } from '../setup/read-bytes.ts';

describe('rows of a file', () => {
  test('are accounted for one by one, with the reason and the line of those that stay out', async () => {
    const text = [
      'word;meaning',
      ';no word',
      'ok;yes',
      '',
      'x'.repeat(1001),
      'bell\u0007;x',
      '"two\nlines";a;b;c',
      ' ; ;',
    ].join('\n');
    const read = await readBytes(text, 'csv');
    expect(read).toMatchObject({
      rows: 6,
      valid: 3,
      blank: 2,
      columns: 4,
      skipped: [
        { reason: 'no_first_value', count: 1, lines: [2] },
        { reason: 'too_long', count: 1, lines: [5] },
        { reason: 'unstorable', count: 1, lines: [6] },
      ],
    });
    expect(read.preview.map(({ line }) => line)).toEqual([1, 3, 7]);
  });

  test('are stored composed, without blanks at their ends', async () => {
    expect((await readBytes('cafe\u0301;kava\n', 'csv')).values).toEqual([['café', 'kava']]);
    const blanks = '\u00a0dog\u200b;\ufeffpes\u00a0\n\u200b;\u00a0\n';
    expect((await readBytes(blanks, 'csv')).values).toEqual([['dog', 'pes']]);
  });

  test('have a thousand characters at most, counted after composing, not in bytes or code units', async () => {
    const read = await readBytes(
      `${'😀'.repeat(1000)};a\n${'e\u0301'.repeat(1000)};b\n${'😀'.repeat(1001)};c\n`,
      'csv',
    );
    expect(read).toMatchObject({ valid: 2, skipped: [{ reason: 'too_long', lines: [3] }] });
  });

  test('of a workbook keep apostrophes before formulas; one without a word is skipped by its row', async () => {
    const data = inlineRow(1, "'=x", '=1+1') + inlineRow(2, '', 'hound');
    expect(await readBytes(makeXlsx({ sheets: [{ name: 'S', data }] }), 'xlsx')).toMatchObject({
      values: [["'=x", '=1+1']],
      rows: 2,
      skipped: [{ reason: 'no_first_value', count: 1, lines: [2] }],
      sheet: 'S',
      encoding: null,
    });
  });
});

test('the report names everything else that a person should know of a file', async () => {
  const formula = '<row r="2"><c r="A2" t="str"><v>a</v></c><c r="B2"><f>NOW()</f></c></row>';
  const sheets = [
    { name: 'Words', data: inlineRow(1, 'x') + formula },
    { name: 'More', data: '' },
  ];
  const said = async (bytes: Uint8Array, format: 'csv' | 'xlsx') =>
    (await readBytes(bytes, format)).notices.map(({ text }) => text);
  expect(await said(makeXlsx({ sheets }), 'xlsx')).toEqual([
    "Only the sheet 'Words' is imported; the file has 1 more.",
    '1 formulas have no stored result and count as empty cells.',
  ]);
  const damaged = Buffer.concat([Buffer.from('žena;woman\n'.repeat(40)), Buffer.from([0xff, 0x3b, 0x78, 0x0a])]);
  expect(await said(damaged, 'csv')).toEqual(['Some characters of the file are damaged and are shown as \uFFFD.']);
});

describe('files that cannot be imported are refused with a sentence', () => {
  const changed = Buffer.from(storedXlsx({ sheets: [{ name: 'S', data: inlineRow(1, 'horse') }] }));
  changed.write('house', changed.indexOf('horse'));
  const refused: [string, 'csv' | 'xlsx', string | Uint8Array, object][] = [
    ['an empty file', 'csv', '', { message: 'The file is empty.' }],
    ['only blank lines', 'csv', '\n\n ; \n', { message: 'The file has no rows.' }],
    ['nothing but separators', 'csv', ',,,\n,,,\n', { message: 'The file has no rows.' }],
    [
      'a million columns',
      'csv',
      `a${','.repeat(1_000_000)}`,
      { message: 'Line 1 has more than 16384 columns.', code: 'too_large' },
    ],
    ['millions of blank lines', 'csv', '\n'.repeat(2_000_002), { message: /millions of blank rows/ }],
    ['more than 200,000 rows', 'csv', 'a\n'.repeat(200_002), { message: /more than 200,000 rows/, code: 'too_large' }],
    ['text called .xlsx', 'xlsx', 'a;b', { message: 'This file is not an .xlsx workbook.', code: 'invalid' }],
    ['a changed byte', 'xlsx', changed, { message: 'This .xlsx file is damaged and cannot be read.', code: 'invalid' }],
  ];
  test.each(refused)('%s', async (_, kind, bytes, expected) => {
    const error: unknown = await readBytes(bytes, kind).catch((cause: unknown) => cause);
    const { message, ...others } = { message: '', ...expected } as { message: string | RegExp };
    expect(error).toMatchObject(others);
    expect(error).toHaveProperty('message', typeof message === 'string' ? message : expect.stringMatching(message));
  });
});
