import path from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';
import { THEMES } from './compare.ts';

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
  globalSetup: '../build-web.ts',
  globalTeardown: './shrink.ts',
  retries: 0,
  // Each has a server of its own, on which the same happens each time.
  projects: THEMES.map((name) => ({ name })),
});
