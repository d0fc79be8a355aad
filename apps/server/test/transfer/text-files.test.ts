import { describe, expect, test } from 'vitest';
import { readBytes } from '../setup/read-bytes.ts';
import { ENCODED_FILES } from './encoded-files.ts';
import { ODD_FILES } from './odd-files.ts';

describe('text files of other programs', () => {
  test.each([...ENCODED_FILES, ...ODD_FILES])(
    '$name',
    async ({ bytes, format = 'csv', encoding, delimiter, rows, languages = [] }) => {
      const read = await readBytes(bytes, format, { languages, ...(format === 'text' ? { encoding: 'utf-8' } : {}) });
      expect(read.values).toEqual(rows);
      expect(read).toMatchObject({ encoding: encoding ?? read.encoding, delimiter });
      expect(read.rows).toBe(rows.length);
    },
  );

  test('one accented word is enough when the columns name the language', async () => {
    const bytes = Buffer.from('dům;house\r\n', 'latin1');
    bytes[1] = 0xf9;
    expect((await readBytes(bytes, 'csv', { languages: ['cs'] })).values).toEqual([['dům', 'house']]);
    expect((await readBytes(bytes, 'csv', { languages: ['fr'] })).encoding).toBe('windows-1252');
  });

  test('the person can correct both guesses', async () => {
    const bytes = Buffer.from([0x61, 0xe8, 0x3b, 0x62, 0x7c, 0x63, 0x0a]);
    expect((await readBytes(bytes, 'csv', { encoding: 'windows-1250', delimiter: '|' })).values).toEqual([
      ['ač;b', 'c'],
    ]);
    expect((await readBytes(bytes, 'csv', { encoding: 'windows-1251', delimiter: '' })).values).toEqual([['aи;b|c']]);
  });

  test('every row is accounted for, with the reason and the line of those that stay out', async () => {
    const text = [
      'word;meaning',
      ';no word',
      'ok;yes',
      '',
      'x'.repeat(1001),
      'nul\0;x',
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

  test('a thousand characters are counted after composing, not in bytes or code units', async () => {
    const read = await readBytes(
      `${'😀'.repeat(1000)};a\n${'e\u0301'.repeat(1000)};b\n${'😀'.repeat(1001)};c\n`,
      'csv',
    );
    expect(read).toMatchObject({ valid: 2, skipped: [{ reason: 'too_long', lines: [3] }] });
  });
});

describe('text files that cannot be read are refused with a sentence', () => {
  const refused: [string, string | Uint8Array, RegExp][] = [
    ['an empty file', '', /file is empty/],
    ['only blank lines', '\n\n ; \n', /no rows/],
    ['one unclosed quote', `a;b\n"${'x\n'.repeat(10_000)}`, /quotation mark \("\) in line 2 is never closed/],
    ['a million columns', `a${','.repeat(1_000_000)}`, /more than 16384 columns/],
    [
      'a picture',
      Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 1, 0, 3]),
      /no readable text/,
    ],
    ['millions of blank lines', '\n'.repeat(2_000_002), /millions of blank rows/],
    ['more than 200,000 rows', 'a\n'.repeat(200_002), /more than 200,000 rows/],
    ['an unknown encoding', 'a', /encoding is not known/],
  ];
  test.each(refused)('%s', async (name, bytes, message) => {
    const options = name === 'an unknown encoding' ? { encoding: 'klingon' } : {};
    await expect(readBytes(bytes, 'csv', options)).rejects.toThrow(message);
  });
});
