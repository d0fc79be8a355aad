import path from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { NIGHTLY } from '@wordcluster/testing/nightly';
import { findBrowser } from '@wordcluster/testing/chromium';
import { defineConfig } from 'vitest/config';
import { codePlugins } from './vite.config.ts';

const { executablePath, env } = await findBrowser();

/** Component tests: single screens and dialogs in a real browser, their calls answered by the test. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: codePlugins(),
  resolve: { alias: [{ find: /^zustand$/, replacement: path.join(import.meta.dirname, 'test/support/zustand.ts') }] },
  // Found before the first test: a dependency found later would reload the page in the middle of one.
  optimizeDeps: { entries: ['src/main.tsx', 'src/**/*.{ts,tsx}', 'test/**/*.tsx'] },
  test: {
    name: 'components',
    provide: { nightly: NIGHTLY },
    include: ['test/**/*.test.tsx'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // One page per worker: loading the app takes longer than most tests of it. `each-file.ts` and `show` reset its state.
    isolate: false,
    setupFiles: ['test/support/each-file.ts'],
    // Two pages side by side: a test waits for its browser more than it reckons.
    maxWorkers: 2,
    restoreMocks: true,
    unstubGlobals: true,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: {
          // Containers and root have no sandbox to offer; the pages are our own.
          args: ['--no-sandbox'],
          ...(executablePath ? { executablePath } : {}),
          ...(env ? { env } : {}),
        },
        contextOptions: { locale: 'en-GB', timezoneId: 'Europe/Bratislava' },
        actionTimeout: 10_000,
      }),
    },
  },
});
