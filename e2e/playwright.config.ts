import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { NIGHTLY } from '@wordcluster/testing/nightly';
import { findBrowser } from '@wordcluster/testing/chromium';

const { executablePath, env } = await findBrowser();

/**
 * `npm run test:all` only, with the single tests that are tagged `@nightly`: long walks, servers and browsers of their own, and details
 * whose rows of the specification have another proof. docs/testing.md says so.
 */
const nightly = [
  'accessibility-check.test.ts',
  'administration.test.ts',
  'allowance.test.ts',
  'assistant.test.ts',
  'closed-server.test.ts',
  'cluster-failures.test.ts',
  'cluster-table-keys.test.ts',
  'cluster-table-shifts.test.ts',
  'cluster-table-undo.test.ts',
  'database-silent.test.ts',
  'error-report.test.ts',
  'finger.test.ts',
  'floating-buttons.test.ts',
  'goals.test.ts',
  'how-it-works.test.ts',
  'import-from-list.test.ts',
  'learn-more.test.ts',
  'new-version.test.ts',
  'organisation.test.ts',
  'own-server.test.ts',
  'phone-by-touch.test.ts',
  'pictures.test.ts',
  'practice-accessibility.test.ts',
  'premium-rules.test.ts',
  // Waits for what browsers say seconds after a load, and draws every page without its scripts.
  'prerender.test.ts',
  'review-share-ends.test.ts',
  'review-without-server.test.ts',
  'review.test.ts',
  'school.test.ts',
];

export default defineConfig({
  testDir: 'test',
  outputDir: 'test-results',
  // Of every machine: what differs is within the tolerance.
  snapshotPathTemplate: path.join(import.meta.dirname, 'pictures/accepted/{arg}{ext}'),
  testIgnore: NIGHTLY ? [] : nightly,
  ...(NIGHTLY ? {} : { grepInvert: /@nightly/ }),
  globalSetup: './global-setup.ts',
  fullyParallel: false,
  // Each worker has a server, a database and a browser of its own; more would starve each other on a small machine.
  workers: 2,
  // By night a second try finishes the report: what passes only then is listed as flaky, to be looked into.
  retries: NIGHTLY ? 1 : 0,
  timeout: 100_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    actionTimeout: 20_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Bratislava',
    viewport: { width: 1280, height: 800 },
    // Dialogs and menus open at once; what moves is tested with `WITH_MOTION`.
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker would answer from its cache what the test wants from the server.
    serviceWorkers: 'block',
    // Recording every run would make each test slower by half.
    trace: 'on-first-retry',
    launchOptions: {
      // Containers and root have no sandbox to offer; the pages are our own.
      args: ['--no-sandbox'],
      ...(executablePath ? { executablePath } : {}),
      ...(env ? { env } : {}),
    },
  },
});
