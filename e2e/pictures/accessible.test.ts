import { expect } from '@playwright/test';
import { violations } from '../accessibility.ts';
import { enter, open, screensOf, SIZES, test, used, type Size } from './compare.ts';

// All screens and dialogs; the tests of every run look at those that they come by.
for (const size of Object.keys(SIZES) as Size[])
  test.describe(size, () => {
    test.use(used(size));
    for (const who of [null, 'demo', 'free', 'admin'] as const)
      test(`axe finds nothing in what ${who ?? 'a visitor'} sees, ${size}`, async ({ page, filled }) => {
        test.setTimeout(600_000);
        const stage = await enter({ page, filled }, who, { theme: 'dark' });
        const found: object[] = [];
        for (const shown of screensOf(who, size)) {
          await open(stage, shown);
          // Visitors see every page dark.
          const violated = await violations(page, who === null ? ['dark'] : ['dark', 'light']);
          if (violated.length > 0) found.push({ screen: shown.name, violated });
          await shown.leave?.(stage);
        }
        expect(found).toEqual([]);
      });
  });
