import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Runs all benchmarks, or the ones named: `npm run bench -- calls language`. */
const parts: Record<string, string> = {
  calls: 'calls/run.ts',
  transfer: 'transfer/run.ts',
  language: 'language/run.ts',
  listening: 'listening/run.ts',
  pages: 'pages/run.ts',
};
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !parts[name]);
if (unknown.length > 0) {
  process.stderr.write(`There is no benchmark ${unknown.join(', ')}. Known: ${Object.keys(parts).join(', ')}.\n`);
  process.exit(1);
}
for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) {
  process.stdout.write(`\n# ${name}\n`);
  const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, parts[name] ?? '')], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
