import { expect, test } from 'vitest';
import type { Preview } from '../../src/features/transfer/api/import-rows.ts';
import { columnsOfFile, hasOwnNames } from '../../src/features/transfer/state/mapping.ts';

const column = (index: number, name: string | null, language: string | null = null) => ({
  index,
  name,
  samples: ['Haus'],
  language,
  role: 'value' as const,
});
type Columns = ReturnType<typeof column>[];
const found = (columns: Columns, header: boolean) =>
  ({
    tables: [{ index: 0, name: '', rows: 2, columns }],
    table: 0,
    mapped_columns: columns.map(({ index }) => index),
    first_row: ['Wort', 'Slovo', null],
    first_row_is_header: header,
  }) as unknown as Preview;
const names = (preview: Preview, header: boolean) => {
  const { col_1_name, col_2_name } = columnsOfFile(preview, header, (number) => `Column ${number}`);
  return [col_1_name, col_2_name];
};

test('names that the file itself has are the columns’, and no row is their header', () => {
  const own = found([column(0, 'Wort'), column(1, 'Preklad')], false);
  expect(hasOwnNames(own)).toBe(true);
  expect(names(own, false)).toEqual(['Wort', 'Preklad']);
});

test('names of a header go with it, and languages stay', () => {
  const headed = found([column(0, 'German', 'de'), column(1, 'Notes')], true);
  expect(hasOwnNames(headed)).toBe(false);
  expect(names(headed, true)).toEqual(['German', 'Notes']);
  expect(names(headed, false)).toEqual(['Deutsch', 'Column 2']);
});

test('a header that only the person saw is the first row', () => {
  const rows = found([column(0, null), column(1, null, 'sk')], false);
  expect(names(rows, false)).toEqual(['Column 1', 'Slovenčina']);
  expect(names(rows, true)).toEqual(['Wort', 'Slovo']);
});
