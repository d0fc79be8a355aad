import { describe, expect, it } from 'vitest';
import type { Preview } from '../../src/features/transfer/api/import-rows.ts';
import { expectedImport } from '../../src/features/transfer/state/expected-import.ts';

const row = (line: number, word: string) => ({
  line,
  col_1_value: word,
  col_2_value: null,
  col_3_value: null,
  duplicate: false,
});

function found(changes: Partial<Preview> = {}): Preview {
  return {
    rows_total: 3,
    importable_rows: 3,
    existing_rows: 0,
    blank_rows: 0,
    skipped_rows: 0,
    skipped: [],
    first_row: ['Word', null, null],
    first_row_skipped: false,
    first_row_is_header: true,
    preview: [row(1, 'Word'), row(2, 'dog'), row(3, 'cat')],
    duplicates: { rows: 0, matching: 0 },
    columns: 1,
    ignored_columns: 0,
    format: 'csv',
    file_name: 'words.csv',
    encoding: 'utf-8',
    delimiter: ',',
    sheet: null,
    tables: [],
    table: 0,
    mapped_columns: [0, 1],
    tag_columns: [],
    notices: [],
    messages: [],
    ...changes,
  };
}
const replacing = { first_line_header: false, append: false, duplicates: 'keep' as const };
const skip = (count: number, lines: number[]) => [
  {
    reason: 'no_first_value' as const,
    text: 'No value in the first column.',
    message_id: 'import.no_first_value' as const,
    values: {},
    count,
    lines,
  },
];

describe('the expected result of an import', () => {
  // Specification: S1-9.04
  it('takes the header off the count and the preview', () => {
    const expected = expectedImport(found(), { ...replacing, first_line_header: true }, true);
    expect(expected).toMatchObject({ rows: 2, importable: 2, left: 0, header: ['Word', null, null] });
    expect(expected.preview.map(({ line }) => line)).toEqual([2, 3]);
  });

  it('counts the header as a row when the option is off', () => {
    expect(expectedImport(found(), replacing, true)).toMatchObject({ rows: 3, importable: 3, header: null });
  });

  it('does not call a header skipped that has no first value', () => {
    const preview = [row(2, 'dog'), row(3, 'cat')];
    const file = found({ first_row_skipped: true, skipped: skip(2, [1, 4]), skipped_rows: 2, rows_total: 4, preview });
    const expected = expectedImport(file, { ...replacing, first_line_header: true }, true);
    expect(expected.skipped).toEqual(skip(1, [4]));
    expect(expected).toMatchObject({ rows: 3, skippedRows: 1, importable: 2 });
    expect(expected.preview).toEqual(preview);
  });

  it('leaves no empty reason behind', () => {
    const file = found({ first_row_skipped: true, skipped: skip(1, [1]), skipped_rows: 1 });
    expect(expectedImport(file, { ...replacing, first_line_header: true }, true).skipped).toEqual([]);
  });

  // Specification: S1-9.05
  it('holds the free plan to 50 rows, those that are there included when appending', () => {
    const file = found({ rows_total: 70, existing_rows: 48, skipped: skip(5, [9]), skipped_rows: 5 });
    expect(expectedImport(file, replacing, false)).toMatchObject({ importable: 50, left: 15 });
    const appended = expectedImport(file, { ...replacing, append: true }, false);
    expect(appended).toMatchObject({ importable: 2, left: 63 });
    expect(appended.preview).toHaveLength(2);
  });
});
