import { expect } from '@playwright/test';
import { smallTargets } from '../small-targets.ts';
import { enter, open, screensOf, test, used } from './compare.ts';

test.use(used('phone'));

// All screens and dialogs; the tests of every run look at some (finger.test.ts).
for (const who of [null, 'demo', 'free', 'admin'] as const)
  test(`on a phone all that ${who ?? 'a visitor'} taps is as large as a finger`, async ({ page, filled }) => {
    test.setTimeout(180_000);
    const stage = await enter({ page, filled }, who, { theme: 'dark' });
    const found: object[] = [];
    for (const shown of screensOf(who, 'phone')) {
      await open(stage, shown);
      const small = await page.evaluate(smallTargets);
      if (small.length > 0) found.push({ screen: shown.name, small });
      await shown.leave?.(stage);
    }
    expect(found).toEqual([]);
  });
