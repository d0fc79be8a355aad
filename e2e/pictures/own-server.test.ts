import { INTERFACE_LANGUAGE_CODES } from '@wordcluster/domain/languages/interface-languages';
import { expect } from '@playwright/test';
import { test } from './compare.ts';
import { crawl } from './own-server.ts';

test.use({ settings: { SHOP: 'off' } });
// 48 long tests in one file: each worker has a server of its own.
test.describe.configure({ mode: 'parallel' });

// All languages; every run looks in German (e2e/test/own-server.test.ts).
for (const language of INTERFACE_LANGUAGE_CODES)
  for (const who of [null, 'demo', 'free', 'admin'] as const)
    test(`without a shop nothing that ${who ?? 'a visitor'} sees has a word of plans, in ${language}`, async ({
      page,
      filled,
    }) => {
      test.setTimeout(600_000);
      expect(await crawl({ page, filled }, who, language)).toEqual([]);
    });
