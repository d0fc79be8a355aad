// npm run coverage:specification: writes into docs/specification-coverage.md which tests prove each row.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { proofsOf, withProofs } from './coverage.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const file = path.join(root, 'docs/specification-coverage.md');
const { text, problems } = withProofs(readFileSync(file, 'utf8'), proofsOf(root));
writeFileSync(file, text);
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
