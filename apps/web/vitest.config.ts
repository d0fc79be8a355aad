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
  // Found before the first test: a dependency found later would reload the page in the middle of one.
  optimizeDeps: { entries: ['src/main.tsx', 'src/**/*.{ts,tsx}', 'test/**/*.tsx'] },
  test: {
    name: 'components',
    provide: { nightly: NIGHTLY },
    include: ['test/**/*.test.tsx'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // One page per file: with a shared one, what a file left behind kept the rows of another from being shown.
    isolate: true,
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
