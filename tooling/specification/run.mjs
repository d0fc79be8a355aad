// npm run coverage:specification: prints docs/specification.md with the tests that prove each row.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { proofsOf, withProofs } from './coverage.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const document = readFileSync(path.join(root, 'docs/specification.md'), 'utf8');
const { text, problems } = withProofs(document, proofsOf(root));
process.stdout.write(text);
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
