import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'mnemosyne',
    root: 'apps/server',
    include: ['mnemosyne/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['test/setup/start-postgres.ts'],
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});
