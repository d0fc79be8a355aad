import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Runs all benchmarks, or the ones named, with what follows them: `npm run bench -- learning --seed 7`. */
const parts: Record<string, string> = {
  anki: 'anki/run.ts',
  calls: 'calls/run.ts',
  transfer: 'transfer/run.ts',
  language: 'language/run.ts',
  listening: 'listening/run.ts',
  metrics: 'metrics/run.ts',
  grading: 'grading/run.ts',
  learning: 'learning/run.ts',
  goals: 'learning/goals.ts',
  reviews: 'reviews/run.ts',
  sizes: 'reviews/sizes.ts',
  load: 'load/run.ts',
  pages: 'pages/run.ts',
  search: 'search/run.ts',
  programs: 'programs/run.ts',
  scaling: 'scaling/run.ts',
};
const given = process.argv.slice(2);
const firstOption = given.findIndex((argument) => argument.startsWith('--'));
const wanted = firstOption < 0 ? given : given.slice(0, firstOption);
const options = firstOption < 0 ? [] : given.slice(firstOption);
const unknown = wanted.filter((name) => !parts[name]);
if (unknown.length > 0) {
  process.stderr.write(`There is no benchmark ${unknown.join(', ')}. Known: ${Object.keys(parts).join(', ')}.\n`);
  process.exit(1);
}
for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) {
  process.stdout.write(`\n# ${name}\n`);
  const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, parts[name] ?? ''), ...options], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
