import path from 'node:path';
import { NIGHTLY } from '@wordcluster/testing/nightly';
import { defineConfig } from 'vitest/config';

/** `npm run test:killed` runs the tests that kill servers, and no others. */
const killed = process.env['npm_lifecycle_event'] === 'test:killed';
/**
 * Of every project. Timeouts suit a busy machine that starts processes and databases, by night with tables in full size; no test waits for
 * them to pass.
 */
const shared = {
  testTimeout: NIGHTLY || killed ? 120_000 : 45_000,
  hookTimeout: 90_000,
  // Modules are loaded once per worker instead of once per file: loading the server takes longer than most of its tests.
  isolate: false,
  experimental: { viteModuleRunner: false },
};
/** Runs for each file: what one file stubs must not reach the next one of its worker. */
const eachFile = path.resolve(import.meta.dirname, 'tooling/vitest/each-file.ts');

interface RulesOptions {
  setupFiles?: string[];
  /** `npm run test:all` only. */
  nightly?: string[];
}

const rules = (name: string, { setupFiles = [], nightly: long = [] }: RulesOptions = {}) => ({
  test: {
    name,
    root: `packages/${name}`,
    include: ['test/**/*.test.ts'],
    exclude: NIGHTLY ? [] : long,
    setupFiles: [eachFile, ...setupFiles],
    environment: 'node' as const,
    ...shared,
  },
});

/** Kill servers again and again, as `npm run test:faults` does with more of them; `npm run test:killed` runs them alone. */
const killing = [
  'test/transfer/killed-import.test.ts',
  'test/payments/killed-purchase.test.ts',
  'test/rows/killed-server.test.ts',
  'test/backup/commands.test.ts',
];
/** `npm run test:all` only: these sleep, start many processes or fill large tables. docs/testing.md says so of each kind. */
const nightly = [
  'test/adapters/speaker-espeak.test.ts',
  'test/backup/backup.test.ts',
  'test/database/deadline.test.ts',
  'test/database/owners.test.ts',
  'test/database/shard-liveness.test.ts',
  'test/database/liveness-monitor.test.ts',
  'test/database/replicas.test.ts',
  'test/database/stopped-start.test.ts',
  'test/doctor/doctor.test.ts',
  'test/e-readers/logged.test.ts',
  'test/http/connections.test.ts',
  'test/http/end-connections.test.ts',
  'test/jobs/cost-of-jobs.test.ts',
  'test/limits/hostile-files.test.ts',
  'test/limits/long-histories.test.ts',
  'test/premium/simulation.test.ts',
  'test/progress/never-analyzed.test.ts',
  'test/progress/parameters.test.ts',
  'test/rows/retained-bytes.test.ts',
  'test/rows/long-clusters.test.ts',
  'test/rows/long-lists.test.ts',
  'test/traces/traces.test.ts',
  'test/transfer/analyzed.test.ts',
  'test/transfer/moving.test.ts',
  'test/transfer/staging-limits.test.ts',
  'test/transfer/unread-downloads.test.ts',
];
/** Wants Debian's Go, which `npm run test:chart` installs. */
const rendering = process.env['npm_lifecycle_event'] === 'test:chart' ? [] : ['test/chart-rendered.test.mjs'];

export default defineConfig({
  test: {
    // Many tests wait for processes and databases that they start; fewer workers would leave cores idle.
    maxWorkers: 3,
    projects: [
      rules('domain', { setupFiles: ['test/messages-as-sentences.ts'] }),
      rules('contract'),
      rules('lexicon', { nightly: ['test/spelling.test.ts'] }),
      rules('voice-espeak'),
      rules('embedded-postgres', { nightly: ['test/killed.test.ts', 'test/root.test.ts'] }),
      rules('table-reader'),
      rules('anki'),
      {
        test: {
          name: 'server',
          root: 'apps/server',
          include: killed ? killing : ['test/**/*.test.ts'],
          exclude: killed ? [] : NIGHTLY ? killing : [...killing, ...nightly],
          environment: 'node',
          setupFiles: [eachFile],
          globalSetup: ['test/setup/start-postgres.ts'],
          ...shared,
        },
      },
      {
        test: {
          name: 'web',
          root: 'apps/web',
          include: ['test/**/*.test.ts'],
          environment: 'node',
          ...shared,
          // Stores read the browser's storage as they are loaded, and the tests load them anew.
          isolate: true,
          experimental: {},
        },
      },
      {
        test: {
          name: 'tooling',
          root: 'tooling',
          include: ['test/**/*.test.mjs'],
          exclude: [...rendering, ...(NIGHTLY ? [] : ['test/linear-expressions.test.mjs'])],
          environment: 'node',
          setupFiles: [eachFile],
          ...shared,
        },
      },
    ],
  },
});
