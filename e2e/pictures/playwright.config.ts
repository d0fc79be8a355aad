import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** `npm run pictures` draws every screen anew, and what it draws is accepted with the commit. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: '../build-web.ts',
  retries: 0,
});
