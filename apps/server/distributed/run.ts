import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * npm run test:distributed: the server's tests on a database that Citus spreads over machines. It is named by TEST_DATABASE_URL, its
 * coordinator with at least two workers, on which databases may be made; arguments are those of Vitest.
 */
if (process.env.TEST_DATABASE_URL === undefined) {
  process.stderr.write('TEST_DATABASE_URL is not set: the address of the coordinator of a database with Citus.\n');
  process.exit(1);
}
const config = path.join(import.meta.dirname, 'vitest.config.ts');
const { status } = spawnSync('npx', ['vitest', 'run', '--config', config, ...process.argv.slice(2)], {
  stdio: 'inherit',
  cwd: path.resolve(import.meta.dirname, '../../..'),
  env: { ...process.env, MIGRATED_ROWS: process.env.MIGRATED_ROWS ?? '1000000' },
});
process.exitCode = status ?? 1;
