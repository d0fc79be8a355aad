import { expect } from '@playwright/test';
import { enter, open, screen, test, used } from '../pictures/compare.ts';
import { smallTargets } from '../small-targets.ts';

test.use(used('phone'));

/** For every run; with the pictures all of them are measured. */
const SCREENS = [
  'clusters',
  'cluster-menu',
  'table',
  'table-row',
  'row-delete',
  'import-preview',
  'test-dialog',
  'test',
  'test-choices',
  'review-choose',
  'review-type',
  'premium',
  'user-menu',
];

test('on a phone what is tapped is as large as a finger, before the login and after', async ({ page, filled }) => {
  const visitor = await enter({ page, filled }, null, { theme: 'dark' });
  await open(visitor, screen('login'));
  expect(await page.evaluate(smallTargets)).toEqual([]);
  const stage = await enter({ page, filled }, 'demo', { theme: 'dark' });
  for (const name of SCREENS) {
    const shown = screen(name);
    await open(stage, shown);
    expect(await page.evaluate(smallTargets), name).toEqual([]);
    await shown.leave?.(stage);
  }
});

test('on a phone on its side a test’s choices stand without scrolling', async ({ page, filled }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const stage = await enter({ page, filled }, 'demo', { theme: 'dark' });
  const shown = screen('test-choices');
  await open(stage, shown);
  const bar = await page.getByRole('button', { name: 'Pause' }).boundingBox();
  const choices = await page.locator('[aria-keyshortcuts]').all();
  expect(choices).toHaveLength(4);
  for (const choice of choices) {
    await expect(choice).toBeInViewport({ ratio: 1 });
    const { y = 0, height = 0 } = (await choice.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(bar?.y ?? 0);
  }
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await shown.leave?.(stage);
});
