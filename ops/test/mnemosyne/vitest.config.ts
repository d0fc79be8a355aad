import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'mnemosyne',
    root: path.resolve(import.meta.dirname, '../../..'),
    include: ['ops/test/mnemosyne/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['apps/server/test/setup/start-postgres.ts'],
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});
