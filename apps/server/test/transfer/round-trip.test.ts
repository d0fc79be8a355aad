import { cases } from '@wordcluster/testing/nightly';
import * as fc from 'fast-check';
import { normalizeCell } from '@wordcluster/domain/clusters/cells';
import { neutralizeFormula, restoreFormula } from '@wordcluster/domain/clusters/formulas';
import { hasForbiddenCharacters } from '@wordcluster/domain/text/characters';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { csvFile } from '../../src/features/transfer/export/export-cluster.ts';
import { xlsxFile } from '../../src/features/transfer/export/xlsx-file.ts';
import { readBytes } from '../setup/read-bytes.ts';

/** Any text, with what makes trouble in tables more often than chance would have it. */
const anyText = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 8 }) },
      {
        weight: 2,
        arbitrary: fc.constantFrom(
          '=',
          "'",
          "''=",
          '+',
          '-',
          '@',
          '\t',
          '\n',
          '\r\n',
          '"',
          '""',
          ',',
          ';',
          '|',
          ' - ',
          '_x0041_',
          '_x005F_',
          '\uFFFE',
          '\uFFFF',
          '&amp;',
          '<![CDATA[',
          ']]>',
          '#',
          'sep=;',
          '\u2028',
          '\uFEFF',
          ' ',
        ),
      },
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''));

/** A cell as the product stores it. */
const stored = anyText
  .map((text) => normalizeCell(text))
  .filter((cell) => cell === null || !hasForbiddenCharacters(cell));
const row = fc.tuple(
  stored.filter((cell) => cell !== null),
  stored,
  stored,
);
const rows = fc.array(row, { minLength: 1, maxLength: 15 });

/** The cluster that it comes back into has the same columns. */
const OWN = { own: { names: ['Word', 'Meaning', 'Example'] } };

async function* inBatches<T>(values: T[]): AsyncGenerator<T[]> {
  for (let at = 0; at < values.length; at += 4) yield values.slice(at, at + 4);
}

const trimmed = (cells: (string | null)[]) => cells.slice(0, cells.findLastIndex((cell) => cell !== null) + 1);

/** Entities are decoded in lists with tabs; the tab here stands in a cell. */
const ENTITY_BESIDE_TAB: [string, string | null, null][] = [
  ['!', '&amp;', null],
  [',\t"', null, null],
  ["'", null, null],
];

/** Every second line is in another script, as in a list of words and meanings on alternating lines. */
const ALTERNATING_SCRIPTS: [string, string | null, string | null][] = [
  ['=', null, '𠀀'],
  ['ঀ', 'ᴀ', null],
  ['ঀ', '𠀀', null],
];

test('an export as CSV is imported identically, for any Unicode', async () => {
  await fc.assert(
    fc.asyncProperty(rows, async (values) => {
      const file = await buffer(csvFile({ header: ['Word', 'Meaning', 'Example'], batches: inBatches(values) }));
      const read = await readBytes(file, 'csv', OWN);
      expect(read.first_row).toEqual(['Word', 'Meaning', 'Example']);
      expect(read.values.slice(1)).toEqual(values.map(trimmed));
      expect(read).toMatchObject({ skipped: [], blank: 0, encoding: 'utf-8' });
    }),
    { numRuns: cases(300), examples: [[ENTITY_BESIDE_TAB], [ALTERNATING_SCRIPTS]] },
  );
});

test('a single column comes back identical as CSV, whatever could be taken for a delimiter', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        stored.filter((cell) => cell !== null),
        { minLength: 1, maxLength: 15 },
      ),
      async (words) => {
        const file = await buffer(csvFile({ header: ['Word'], batches: inBatches(words.map((word) => [word])) }));
        expect((await readBytes(file, 'csv', { own: { names: ['Word'] } })).values.slice(1)).toEqual(
          words.map((word) => [word]),
        );
      },
    ),
    { numRuns: cases(200) },
  );
});

test('an export as workbook is imported identically, for any Unicode', async () => {
  await fc.assert(
    fc.asyncProperty(rows, stored, async (values, title) => {
      const file = await buffer(
        xlsxFile(title ?? '', { header: ['Word', 'Meaning', 'Example'], batches: inBatches(values) }),
      );
      const read = await readBytes(file, 'xlsx', OWN);
      expect(read.values.slice(1)).toEqual(values.map(trimmed));
      expect(read).toMatchObject({ skipped: [], blank: 0, notices: [] });
    }),
    { numRuns: cases(200) },
  );
});

test('neutralising a formula is undone exactly', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', 'a') }), (cell) => {
      const neutral = neutralizeFormula(cell);
      expect(/^[=+\-@\t\r]/.test(neutral)).toBe(false);
      expect(restoreFormula(neutral)).toBe(cell);
    }),
  );
});
