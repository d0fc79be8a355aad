/** The words stand in `packages/domain/src/practice/grading/numbers`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { misread, numberFiles } from '../build/number-values.ts';

const folder = path.resolve(import.meta.dirname, '../../domain/src/practice/grading/numbers');
/** All 66 take a minute; these have every kind of rule that CLDR has. */
const files = numberFiles('en de sk cs fr ko ka vi ar da zh-CN sv'.split(' '));

test('the number words of the grading are made from CLDR as it is installed', () => {
  for (const [name, text] of Object.entries(files))
    expect(readFileSync(path.join(folder, name), 'utf8'), name).toBe(text);
  expect(Object.keys(files).length).toBe(12);
});

test('every number from 0 to 1,000 that CLDR spells is read back as its value', () => {
  const wrong = Object.entries(files).flatMap(([name, text]) =>
    misread(name.slice(0, -3), text.slice(text.indexOf("'") + 1, text.lastIndexOf("'"))),
  );
  expect(wrong).toEqual([]);
});
