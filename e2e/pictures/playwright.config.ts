import path from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';
import { THEMES, used, type Size } from './compare.ts';

/** In another language they are for looking at: nothing of them is kept. */
const language = process.env['PICTURES_LANGUAGE'];

/** `npm run pictures` draws every screen anew, and what it draws is accepted with the commit. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../test-results',
  ...(language === undefined
    ? {}
    : { snapshotPathTemplate: path.join(import.meta.dirname, `../test-results-${language}/{arg}{ext}`) }),
  testIgnore: [],
  grepInvert: /(?!)/,
  globalSetup: '../build-web.ts',
  globalTeardown: './shrink.ts',
  retries: 0,
  // Each has a server of its own, on which the same happens each time. What is looked for on all screens is looked for once.
  projects: (['wide', 'phone'] satisfies Size[]).flatMap((size) =>
    THEMES.map((theme) => ({
      name: `${size}-${theme}`,
      use: used(size),
      metadata: { size, theme },
      ...(size === 'wide' && theme === 'dark' ? {} : { testMatch: 'all.test.ts' }),
    })),
  ),
});
