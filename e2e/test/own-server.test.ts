import { crawl } from '../pictures/own-server.ts';
import { expect } from '@playwright/test';
import { test } from '../pictures/compare.ts';

test.use({ settings: { SHOP: 'off' } });

/** They see the most pages. */
const LONG = new Set<string | null>(['demo', 'admin']);

// Each page, dialog and menu; all languages are gone through at night (e2e/pictures/own-server.test.ts).
for (const who of [null, 'demo', 'free', 'admin'] as const)
  test(
    `without a shop nothing that ${who ?? 'a visitor'} sees has a word of plans`,
    { tag: LONG.has(who) ? '@nightly' : [] },
    async ({ page, filled }) => {
      test.setTimeout(600_000);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      expect(await crawl({ page, filled }, who, 'de')).toEqual([]);
      // Nor does the page ask for any.
      expect(asked.filter((path) => /^\/api\/(?:user\/premium|coupons|orders|settings)/.test(path))).toEqual([]);
    },
  );
