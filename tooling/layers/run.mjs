import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { checkLayers } from './check-layers.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1e8,
})
  .split('\n')
  .filter((file) => file && !/\.test\.tsx?$/.test(file));
const complaints = checkLayers(root, [...new Set(files)]);
for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
process.stdout.write(
  `${complaints.length === 0 ? 'Every import is allowed' : `${complaints.length} imports across layers`}.\n`,
);
process.exit(complaints.length === 0 ? 0 : 1);
