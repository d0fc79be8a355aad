import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'sk', 'cs', 'de', 'es', 'pl', 'hu', 'fr', 'it', 'pt', 'uk', 'ar'],
  catalogs: [{ path: '<rootDir>/src/locales/{locale}/messages', include: ['<rootDir>/src'] }],
  format: formatter({ origins: false }),
  compileNamespace: 'es',
});
