import { defineConfig } from 'vitest/config';

/** Starting processes and databases on a busy machine takes a while; no test waits for these times to pass. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000 };

const rules = (name: string, setupFiles: string[] = []) => ({
  test: {
    name,
    root: `packages/${name}`,
    include: ['test/**/*.test.ts'],
    setupFiles,
    environment: 'node' as const,
    ...patience,
  },
});

/** Kill servers again and again, as `npm run test:faults` does with more of them; `npm run test:killed` runs them alone. */
const killing = [
  'test/transfer/killed-import.test.ts',
  'test/payments/killed-purchase.test.ts',
  'test/rows/killed-server.test.ts',
  'test/backup/commands.test.ts',
];
const killed = process.env['npm_lifecycle_event'] === 'test:killed';
/** Wants Debian's Go, which `npm run test:chart` installs. */
const rendering = process.env['npm_lifecycle_event'] === 'test:chart' ? [] : ['test/chart-rendered.test.mjs'];

export default defineConfig({
  test: {
    // Many tests wait for processes and databases that they start; with fewer workers the machine stands still with them.
    maxWorkers: 3,
    projects: [
      rules('domain', ['test/messages-as-sentences.ts']),
      rules('contract'),
      rules('lexicon'),
      rules('voice-espeak'),
      rules('embedded-postgres'),
      rules('table-reader'),
      rules('anki'),
      {
        test: {
          name: 'server',
          root: 'apps/server',
          include: killed ? killing : ['test/**/*.test.ts'],
          exclude: killed ? [] : killing,
          environment: 'node',
          globalSetup: ['test/setup/start-postgres.ts'],
          ...patience,
        },
      },
      { test: { name: 'web', root: 'apps/web', include: ['test/**/*.test.ts'], environment: 'node', ...patience } },
      {
        test: {
          name: 'tooling',
          root: 'tooling',
          include: ['test/**/*.test.mjs'],
          exclude: rendering,
          environment: 'node',
          ...patience,
        },
      },
    ],
  },
});
