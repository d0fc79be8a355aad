import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { generatedFiles } from '../build/generate.ts';
import { GENERATED } from '../build/tables.ts';

const files = generatedFiles();

test('the generated files are those of the present tables (npm run generate -w packages/lexicon)', () => {
  const stale = Object.entries(files).filter(
    ([name, text]) => readFileSync(path.join(GENERATED, name), 'utf8') !== text,
  );
  expect(stale.map(([name]) => name)).toEqual([]);
});

test('the generated files stay small', () => {
  const size = Object.values(files).reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  expect(size).toBeLessThan(2_500_000);
});
