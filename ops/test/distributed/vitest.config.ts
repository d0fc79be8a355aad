import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests of the server that need another database than the one they are given: embedded ones, or one that they break. */
const OF_OWN_DATABASE = [
  'test/backup/**',
  'test/database/**',
  'test/doctor/**',
  'test/**/killed-*.test.ts',
  'test/metrics/**',
  'test/log/**',
  'test/http/database-away.test.ts',
  // It counts rows in the statistics of one machine.
  'test/jobs/cost-of-jobs.test.ts',
];

/** The server's tests on a sharded database, and tests of sharding. At most two copies of it are made at a time. */
export default defineConfig({
  test: {
    name: 'distributed',
    root: path.resolve(import.meta.dirname, '../../..'),
    include: ['apps/server/test/**/*.test.ts', 'ops/test/distributed/**/*.test.ts'],
    exclude: OF_OWN_DATABASE.map((pattern) => `apps/server/${pattern}`),
    environment: 'node',
    globalSetup: ['apps/server/test/setup/start-postgres.ts'],
    setupFiles: ['ops/test/distributed/explain-statements.ts'],
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});
