import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { idsOf, proofsIn, proofsOf, rowsOf, titlesOf, withProofs } from '../specification/coverage.mjs';

/**
 * `docs/specification.md` has every row of the specification. Tests name the rows that they prove in a comment above
 * them; `npm run coverage:specification` prints both together.
 */
const root = path.resolve(import.meta.dirname, '../..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const document = read('docs/specification.md');
const rows = rowsOf(document);
const items = rows.map(({ item }) => item).join('\n');

test('every row has a test, and every test names rows that are there', () => {
  expect(withProofs(document, proofsOf(root)).problems).toEqual([]);
});

test('nothing of the document is outside its rows', () => {
  expect(rows.length).toBeGreaterThan(500);
  const others = document.split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:Id \||S\d-)/.test(line));
  expect(others).toEqual([]);
});

test('nothing is open', () => {
  expect(document.split(/^## Open$/m)[1]?.trim()).toBe('Nothing is open.');
});

test('no item stands twice', () => {
  const all = rows.map(({ item }) => item);
  expect(all.filter((item, index) => all.indexOf(item) !== index)).toEqual([]);
});

test('every call of the contract is in the document', async () => {
  const { calls } = await import('../../packages/contract/src/all.ts');
  expect(Object.keys(calls).filter((name) => !items.includes(`\`${name}\``))).toEqual([]);
});

test('every route of the web app is in the document', async () => {
  const paths = read('apps/web/src/app/paths.ts');
  const routes = [...paths.matchAll(/^ {2}'?[\w/-]+'?: '(\/[^']*)',$/gm)].map(([, route]) => route);
  expect(routes.length).toBeGreaterThan(20);
  expect(routes.filter((route) => !items.includes(`\`${route}\``))).toEqual([]);
});

describe('references in tests', () => {
  test('is read from plain titles, templates, escaped ones and those of each', () => {
    const source = `test('a', () => {}); it("it's", f); describe(\n  'c\\'d', f);
      test.each([[1, ')']])('%s needs (x)', async (n) => {});
      it.each(all.filter(([, s]) => s))(\n  "%s is %i",\n (a) => a); test.describe('g', f);`;
    expect(titlesOf(source).map(({ title }) => title)).toEqual(['a', "it's", "c'd", '%s needs (x)', '%s is %i', 'g']);
  });

  test('is a list of ids above a test, ranges and further lines included', () => {
    const mark = '// Specification:';
    const source = `${mark} S1-5.03, S1-5.09-11,\n//   S2-1.01\ntest('a', f);\n  ${mark} S1-1.01\n  it.each([\n [1],\n ])('b', f);`;
    expect(proofsIn(source)).toEqual([
      ...['S1-5.03', 'S1-5.09', 'S1-5.10', 'S1-5.11', 'S2-1.01'].map((id) => ({ id, title: 'a' })),
      { id: 'S1-1.01', title: 'b' },
    ]);
  });

  test('is refused when it is no id, or when no test follows', () => {
    expect(() => idsOf('S1-5.03, S1')).toThrow('“S1” is no id');
    expect(() => proofsIn('// Specification: S1-5.03\n')).toThrow('No test follows');
  });

  test('is printed beside the rows, and what does not fit is named', () => {
    const before = '| S1-1.01 | An item |\n| S1-1.02 | Another |\n| S1-1.02 | Again |\n| Id | Item |\n|---|---|';
    const proofs = new Map([
      ['S1-1.01', [{ file: 'e2e/test/a.test.ts', title: 'says "x"' }]],
      ['S9-1.01', [{ file: 'e2e/test/a.test.ts', title: 'b' }]],
    ]);
    const { text, problems } = withProofs(before, proofs);
    const [first, ...others] = text.split('\n');
    expect(first).toBe('| S1-1.01 | An item | `e2e/test/a.test.ts` › "says \\"x\\"" |');
    expect(others.slice(-2)).toEqual(['| Id | Item | Where proven |', '|---|---|---|']);
    expect(problems).toEqual([
      'S1-1.02 stands twice.',
      'No test names S1-1.02.',
      'No test names S1-1.02.',
      'e2e/test/a.test.ts › "b" names S9-1.01, which is no row of the specification.',
    ]);
  });
});
