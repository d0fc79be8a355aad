import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/**
 * `docs/specification-coverage.md` names for every item of the specification the test that proves it, as
 * `path/to/file.test.ts` › "title". This test fails when such a file or title is not there, when something stands under Open, and when
 * a call or a route of the product is not in the document.
 */
const root = path.resolve(import.meta.dirname, '../..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const document = read('docs/specification-coverage.md');
const PROOF = /`([\w./-]+\.test\.(?:ts|mjs))` › "((?:[^"\\]|\\.)+)"/g;

/** The titles of a test file as they are written: those of `each` with their placeholders. */
function titlesOf(source) {
  const quoted = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/y;
  const titles = [];
  for (const { index, 0: call } of source.matchAll(/\b(?:test|it|describe)(?:\.\w+)*\s*\(/g)) {
    quoted.lastIndex = index + call.length;
    while (/\s/.test(source[quoted.lastIndex] ?? '')) quoted.lastIndex += 1;
    const found = quoted.exec(source);
    if (found) titles.push((found[1] ?? found[2] ?? found[3]).replace(/\\(.)/g, '$1'));
  }
  // The title of `each` follows its table.
  for (const found of source.matchAll(/\)\s*\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`)\s*,/g))
    titles.push((found[1] ?? found[2] ?? found[3]).replace(/\\(.)/g, '$1'));
  return titles;
}

/** The rows of the tables above the section of what is open: `[item, proofs]`. */
function rowsOf(text) {
  return text
    .split(/^## Open$/m)[0]
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:Item \||-)/.test(line))
    .map((line) => line.slice(1, line.lastIndexOf('|')).trim())
    .map((line) => {
      const cut = line.lastIndexOf(' | ');
      return [line.slice(0, cut).trim(), line.slice(cut + 3).trim()];
    });
}

const rows = rowsOf(document);
const proofs = [...document.matchAll(PROOF)].map(([, file, title]) => ({ file, title: title.replaceAll('\\"', '"') }));
const titles = new Map();
const titlesIn = (file) => {
  if (!titles.has(file)) titles.set(file, titlesOf(read(file)));
  return titles.get(file);
};

test('every item names at least one test, and nothing else stands in its place', () => {
  expect(rows.length).toBeGreaterThan(200);
  const bare = rows.filter(([, proof]) => !proof || proof.replace(PROOF, '').replace(/[;\s]/g, '') !== '');
  expect(bare).toEqual([]);
});

test('every test that is named exists under that title, or one that begins so', () => {
  const missing = proofs.filter(
    ({ file, title }) =>
      !existsSync(path.join(root, file)) || !titlesIn(file).some((one) => one === title || one.startsWith(title)),
  );
  expect(missing).toEqual([]);
});

test('nothing is open', () => {
  expect(document.split(/^## Open$/m)[1]?.trim()).toBe('Nothing is open.');
});

test('no item stands twice', () => {
  const items = rows.map(([item]) => item);
  expect(items.filter((item, place) => items.indexOf(item) !== place)).toEqual([]);
});

test('every call of the contract is in the document', async () => {
  const { calls } = await import('../../packages/contract/src/all.ts');
  const items = rows.map(([item]) => item).join('\n');
  expect(Object.keys(calls).filter((name) => !items.includes(`\`${name}\``))).toEqual([]);
});

test('every route of the web app is in the document', async () => {
  const paths = read('apps/web/src/app/paths.ts');
  const routes = [...paths.matchAll(/^ {2}'?[\w/-]+'?: '(\/[^']*)',$/gm)].map(([, route]) => route);
  expect(routes.length).toBeGreaterThan(20);
  const items = rows.map(([item]) => item).join('\n');
  expect(routes.filter((route) => !items.includes(`\`${route}\``))).toEqual([]);
});

describe('the reading of titles', () => {
  test('finds plain ones, templates, escaped ones and those of each', () => {
    const source = `test('a', () => {}); it("it's", f); describe(\n  'c\\'d', f);
      test.each([[1, ')']])('%s needs (x)', async (n) => {});
      it.each(all.filter(([, s]) => s))(\n  "%s is %i",\n (a) => a); test.describe('g', f);`;
    expect(titlesOf(source)).toEqual(expect.arrayContaining(['a', "it's", "c'd", '%s needs (x)', '%s is %i', 'g']));
  });
});
