import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  asClipboardText,
  pastedOver,
  replacements,
  replacingEdits,
  taggingEdits,
} from '../../src/cluster-table/bulk-edits.ts';
import { applyChange, type Rows } from '../../src/cluster-table/changes.ts';
import { clipboardCells } from '../../src/cluster-table/clipboard.ts';
import { mergeDuplicates } from '../../src/cluster-table/duplicates.ts';
import { reduce } from '../../src/cluster-table/reducer.ts';
import { openTable, shownRows, type TableState } from '../../src/cluster-table/state.ts';
import type { ClusterRow } from '../../src/clusters/cluster.ts';

const COLUMNS = [
  { number: 1, name: 'Wort', language: 'de' },
  { number: 2, name: 'Slovo', language: 'sk' },
  { number: 3, name: 'Note', language: null },
] as const;

const row = (id: number, first: string, second: string | null = null, more: Partial<ClusterRow> = {}): ClusterRow => ({
  id,
  cluster_id: 1,
  row_number: id,
  col_1_value: first,
  col_2_value: second,
  col_3_value: null,
  tags: [],
  ...more,
});
const valuesOf = (rows: Rows) => rows.map(({ col_1_value, col_2_value }) => [col_1_value, col_2_value]);
const table = (...rows: ClusterRow[]): TableState =>
  openTable(rows, { columns: COLUMNS, canEdit: true, premium: true, locale: 'en' });

describe('pasting over cells', () => {
  const rows = [row(1, 'eins'), row(2, 'zwei'), row(3, 'drei')];

  test('pastes the first value into the first cell, and drops what does not fit', () => {
    const { edits, left } = pastedOver(rows.slice(1), COLUMNS, 1, [
      ['dva', 'n2', 'beyond'],
      ['tri', 'n3', 'beyond'],
      ['below', 'below', 'below'],
    ]);
    expect(edits).toEqual([
      { rowId: 2, cells: { col_2_value: 'dva', col_3_value: 'n2' } },
      { rowId: 3, cells: { col_2_value: 'tri', col_3_value: 'n3' } },
    ]);
    expect(left).toBe(5);
  });

  test('keeps a first value that would become empty', () => {
    const { edits } = pastedOver(rows, COLUMNS, 0, [['', 'jedna']]);
    expect(edits).toEqual([{ rowId: 1, cells: { col_2_value: 'jedna' } }]);
  });
});

describe('find and replace', () => {
  const rows = [row(1, 'der Hund', 'pes (m.)'), row(2, 'Hund', null), row(3, 'hundert', 'sto')];
  const wanted = { find: 'hund', replace: 'Katze', matchCase: false, wholeCell: false, columns: [1, 2] };
  const changed = (more: Partial<typeof wanted>) =>
    replacements(rows, COLUMNS, { ...wanted, ...more }).map(({ rowId, after }) => [rowId, after]);

  test('shows each cell as it would be, and takes both texts as they are', () => {
    expect(changed({})).toEqual([
      [1, 'der Katze'],
      [2, 'Katze'],
      [3, 'Katzeert'],
    ]);
    expect(changed({ find: 'Hund', matchCase: true, wholeCell: true })).toEqual([[2, 'Katze']]);
    expect(changed({ find: '(m.)', replace: '$& $1' })).toEqual([[1, 'pes $& $1']]);
    expect(changed({ find: '' })).toEqual([]);
    expect(changed({ columns: [2] })).toEqual([]);
  });

  test('a first value does not become empty', () => {
    const found = replacements(rows, COLUMNS, { ...wanted, find: 'Hund', replace: '', wholeCell: true });
    expect(found).toMatchObject([{ rowId: 2, after: null, problem: true }]);
    expect(replacingEdits(found)).toEqual([]);
  });
});

test('tags are added to rows and taken off, only where that changes something', () => {
  const rows = [row(1, 'a', null, { tags: ['x'] }), row(2, 'b', null, { tags: ['y'] })];
  expect(taggingEdits(rows, { add: ['y'], remove: [] })).toEqual([{ rowId: 1, cells: { tags: ['x', 'y'] } }]);
  expect(taggingEdits(rows, { add: [], remove: ['y'] })).toEqual([{ rowId: 2, cells: { tags: [] } }]);
});

test('copied rows are cells of a spreadsheet', () => {
  const copied = asClipboardText([row(1, 'a\nb', 'say "x"'), row(2, 'c')], COLUMNS);
  expect(copied).toBe('"a\nb"\t"say ""x"""\t\nc\t\t');
});

describe('duplicates', () => {
  test('are merged into the first, each value once, with the tags of all', () => {
    const rows = [
      row(1, 'Bank', 'lavica', { tags: ['a'] }),
      row(2, 'Hund', 'pes'),
      row(3, 'bank ', 'banka', { tags: ['b'] }),
      row(4, 'Bánk', 'Lavica'),
    ];
    const { edits, gone } = mergeDuplicates(rows);
    expect(gone.map(({ id }) => id)).toEqual([3, 4]);
    expect(edits).toEqual([{ rowId: 1, cells: { col_2_value: 'lavica / banka', tags: ['a', 'b'] } }]);
  });

  test('stay if their values are too long together, and if a row has a picture', () => {
    const nothing = { edits: [], gone: [] };
    expect(mergeDuplicates([row(1, 'a', 'x'.repeat(600)), row(2, 'a', 'y'.repeat(600))])).toEqual(nothing);
    expect(mergeDuplicates([row(1, 'a'), row(2, 'a', null, { picture: '/p.webp' })])).toEqual(nothing);
  });

  test('lose no value, whatever the rows', () => {
    const word = fc.constantFrom('a', 'A', 'á', 'b', 'c');
    const meaning = fc.option(fc.constantFrom('x', 'y', 'z / x'));
    const texts = (rows: Rows) => {
      const values = rows.flatMap((one) => [one.col_1_value ?? '', ...(one.col_2_value ?? '').split(' / ')]);
      return new Set(values.map((text) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()));
    };
    fc.assert(
      fc.property(fc.array(fc.tuple(word, meaning)), (pairs) => {
        const rows = [row(99, 'none'), ...pairs.map(([first, second], index) => row(index + 1, first, second))];
        const { edits, gone } = mergeDuplicates(rows);
        const left = applyChange(rows, { type: 'edits', edits }).filter((one) => !gone.some(({ id }) => id === one.id));
        expect(texts(left)).toEqual(texts(rows));
      }),
    );
  });
});

describe('the table', () => {
  test('edits many rows as one step, and takes it back as one', () => {
    const before = table(row(1, 'a', 'x'), row(2, 'b', 'y'), row(3, 'c'));
    const edits = [
      ...[1, 2].map((rowId) => ({ rowId, cells: { col_2_value: ' new ' } })),
      { rowId: 3, cells: { col_1_value: '', col_2_value: 'new' } },
    ];
    const after = reduce(before, { type: 'rows-edited', edits });
    // The first value of the third may not be empty and stays.
    const expected = ['a', 'b', 'c'].map((first) => [first, 'new']);
    expect(valuesOf(after.list.rows)).toEqual(expected);
    expect(after.list.pending).toHaveLength(1);
    expect(valuesOf(reduce(after, { type: 'undo' }).list.rows)).toEqual(valuesOf(before.list.rows));
    expect(reduce(before, { type: 'rows-edited', edits: [{ rowId: 1, cells: { col_2_value: 'x' } }] })).toBe(before);
  });

  test('empties a cell; a first one opens its editor', () => {
    const before = table(row(1, 'a', 'x'));
    const second = reduce(before, { type: 'cell-emptied', position: { row: 0, column: 1 } });
    expect(second.list.rows[0]?.col_2_value).toBeNull();
    const first = reduce(before, { type: 'cell-emptied', position: { row: 0, column: 0 } });
    expect(first.editing).toEqual({ rowId: 1, column: 1, text: '' });
    expect(first.list.rows).toBe(before.list.rows);
  });

  test('shows rows without a translation, and duplicates beside each other', () => {
    const before = table(row(1, 'a', 'x'), row(2, 'b'), row(3, 'A', 'z'), row(4, 'c', 'y'));
    const shown = (filter: 'untranslated' | 'duplicates' | null) =>
      shownRows(reduce(before, { type: 'filtered', filter })).map(({ id }) => id);
    expect(shown('untranslated')).toEqual([2]);
    expect(shown('duplicates')).toEqual([1, 3]);
    expect(shown(null)).toEqual([1, 2, 3, 4]);
  });

  test('a row that is added stays in view though the filter leaves it out', () => {
    const filtered = reduce(table(row(1, 'a')), { type: 'filtered', filter: 'duplicates' });
    const values = { col_1_value: 'b', col_2_value: null, col_3_value: null };
    const added = reduce(filtered, { type: 'added', values });
    const key = added.list.pending[0]?.key ?? 0;
    const stored = reduce(added, { type: 'answered', key, row: row(2, 'b'), overtaken: false });
    expect(shownRows(stored).map(({ id }) => id)).toEqual([2]);
  });
});

describe('a table on the clipboard', () => {
  test.for([
    [
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['"a\nb"\t"say ""x"""', [['a\nb', 'say "x"']]],
    ['a "quoted" word\tb', [['a "quoted" word', 'b']]],
    ['"not closed\tb', [['"not closed', 'b']]],
    ['one', [['one']]],
    ['\tb', [['', 'b']]],
    ['', []],
  ] as const)('%j has the cells that a spreadsheet means', ([text, cells]) => {
    expect(clipboardCells(text)).toEqual(cells);
  });

  test('comes back as it was copied', () => {
    const value = fc.string({ minLength: 1 }).filter((text) => text.trim() === text && !/\r/.test(text));
    fc.assert(
      fc.property(fc.array(fc.tuple(value, value), { minLength: 1 }), (pairs) => {
        const rows = pairs.map(([first, second], index) => row(index + 1, first, second));
        const copied = asClipboardText(rows, COLUMNS.slice(0, 2));
        expect(clipboardCells(copied)).toEqual(pairs.map(([first, second]) => [first, second]));
      }),
    );
  });
});
