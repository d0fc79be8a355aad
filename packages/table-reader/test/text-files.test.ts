import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CsvRecords, TableError } from '../src/index.ts';
import { ENCODED_FILES } from './encoded-files.ts';
import { ODD_FILES } from './odd-files.ts';
import { readTable } from './read-table.ts';

describe('text files of other programs', () => {
  test.each([...ENCODED_FILES, ...ODD_FILES])(
    '$name',
    async ({ bytes, format = 'csv', encoding, delimiter, rows, languages = [] }) => {
      const read = await readTable(bytes, format, { languages, ...(format === 'text' ? { encoding: 'utf-8' } : {}) });
      expect(read.values).toEqual(rows);
      expect(read).toMatchObject({ format, encoding: encoding ?? read.encoding, delimiter });
    },
  );

  test('one accented word is enough when a language is named', async () => {
    const bytes = Buffer.from('dům;house\r\n', 'latin1');
    bytes[1] = 0xf9;
    expect((await readTable(bytes, 'csv', { languages: ['cs'] })).values).toEqual([['dům', 'house']]);
    expect((await readTable(bytes, 'csv', { languages: ['fr'] })).encoding).toBe('windows-1252');
  });

  test('both guesses can be corrected', async () => {
    const bytes = Buffer.from([0x61, 0xe8, 0x3b, 0x62, 0x7c, 0x63, 0x0a]);
    expect((await readTable(bytes, 'csv', { encoding: 'windows-1250', delimiter: '|' })).values).toEqual([
      ['ač;b', 'c'],
    ]);
    expect((await readTable(bytes, 'csv', { encoding: 'windows-1251', delimiter: '' })).values).toEqual([['aи;b|c']]);
  });

  test('rows keep the line they begin in, how wide they are and as many cells as asked for', async () => {
    const { rows } = await readTable('a;b\n\n"two\nlines";b;c;d;\ne;f\n', 'csv', { columns: 2 });
    expect(rows).toEqual([
      { line: 1, cells: ['a', 'b'], width: 2, columns: 2, lines: 1 },
      { line: 3, cells: ['two\nlines', 'b'], width: 4, columns: 5, lines: 2 },
      { line: 5, cells: ['e', 'f'], width: 2, columns: 2, lines: 1 },
    ]);
    expect((await readTable('a;b;c;d\n', 'csv')).values).toEqual([['a', 'b', 'c', 'd']]);
  });

  test('a few bytes that are no UTF-8 are reported', async () => {
    const bytes = Buffer.concat([Buffer.from('žena;woman\n'.repeat(40)), Buffer.from([0xff, 0x3b, 0x78, 0x0a])]);
    const read = await readTable(bytes, 'csv');
    expect(read).toMatchObject({ encoding: 'utf-8', notices: [{ code: 'damaged_characters' }] });
    expect(read.values.at(-1)).toEqual(['\uFFFD', 'x']);
  });

  test.each([',,,\n,,,\n', ';;\n;;\n', '\t\t\r\n\t\t', '|', ' ; ;\n;;\n'])(
    'nothing but delimiters is no row: %j',
    async (bytes) => {
      expect((await readTable(bytes, 'csv')).values).toEqual([]);
    },
  );

  test('the size of a file is reported before it is read', async () => {
    const sizes: number[] = [];
    await readTable('pes;dog\n', 'csv', { onPart: (bytes) => sizes.push(bytes) });
    expect(sizes).toEqual([8]);
  });

  test('the reader agrees with csv-parse on well-formed files, however they are cut into pieces', () => {
    // A mark that is followed by a line end quotes nothing.
    const cell = fc
      .string({ unit: fc.constantFrom('a', '"', ';', '\n', '\r\n', ' ', 'é', '😀'), maxLength: 6 })
      .filter((text) => !/^[\r\n]/.test(text));
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(table, fc.integer({ min: 1, max: 9 }), (cells, size) => {
        const quoted = (line: string[]) => line.map((value) => `"${value.replaceAll('"', '""')}"`).join(';');
        const text = cells.map(quoted).join('\r\n');
        const reader = new CsvRecords(';');
        const read = [];
        for (let at = 0; at < text.length; at += size) read.push(...reader.push(text.slice(at, at + size), false));
        read.push(...reader.push('', true));
        expect(read.map((line) => line.cells)).toEqual(parse(text, { delimiter: ';', relax_column_count: true }));
      }),
    );
  });
});

describe('text files that cannot be read are refused with a code', () => {
  const PICTURE = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 1, 0, 3];
  const refused: [string, string | Uint8Array, string, object][] = [
    ['an empty file', '', 'empty_file', {}],
    ['a million columns', `a${','.repeat(1_000_000)}`, 'too_many_columns', { line: 1, most: 16_384 }],
    ['a picture', Uint8Array.from(PICTURE), 'not_text', {}],
    ['an unknown encoding', 'a', 'unknown_encoding', {}],
  ];
  test.each(refused)('%s', async (name, bytes, code, values) => {
    const options = name === 'an unknown encoding' ? { encoding: 'klingon' } : {};
    const error: unknown = await readTable(bytes, 'csv', options).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(TableError);
    expect(error).toMatchObject({ code, values });
  });
});
