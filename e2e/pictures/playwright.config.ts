import path from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';
import { THEMES, used, type Size } from './compare.ts';

/** In another language they are only for viewing: none is accepted. */
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
  // Each has a server of its own with the same data each time. Checks of all screens run once.
  projects: (['wide', 'phone'] satisfies Size[]).flatMap((size) =>
    THEMES.map((theme) => ({
      name: `${size}-${theme}`,
      use: used(size),
      metadata: { size, theme },
      ...(size === 'wide' && theme === 'dark' ? {} : { testMatch: 'all.test.ts' }),
    })),
  ),
});
