import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { logIn } from '../people.ts';

test.use({ expectedErrors: /Failed to load resource/ });

async function openTable(page: Page): Promise<void> {
  await logIn(page, 'demo');
  await page.getByRole('link', { name: 'Slovak animals' }).click();
  await expect(page.getByRole('gridcell', { name: 'pes', exact: true })).toBeVisible();
}
const firstWords = async (page: Page) =>
  (await page.getByRole('row').locator('[role=gridcell][aria-colindex="2"]').allInnerTexts())
    .slice(0, 4)
    .map((text) => text.trim());

// Specification: S1-2.26, S1-2.48, S1-2.52
test('rows move by keys, by the menu and by dragging, and Ctrl+Z takes it back', async ({ page }) => {
  await openTable(page);
  await page.getByRole('gridcell', { name: 'pes', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => firstWords(page)).toEqual(['mačka', 'pes', 'kôň', 'krava']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => firstWords(page)).toEqual(['pes', 'mačka', 'kôň', 'krava']);

  await page.getByRole('row').filter({ hasText: 'krava' }).hover();
  await page.getByRole('button', { name: 'Move krava' }).click();
  await page.getByRole('menuitem', { name: 'Move to the top' }).click();
  await expect.poll(() => firstWords(page)).toEqual(['krava', 'pes', 'mačka', 'kôň']);

  await page.getByRole('row').filter({ hasText: 'krava' }).hover();
  await page
    .getByRole('button', { name: 'Move krava' })
    .dragTo(page.getByRole('row').filter({ hasText: 'kôň' }), { targetPosition: { x: 100, y: 45 } });
  await expect.poll(() => firstWords(page)).toEqual(['pes', 'mačka', 'kôň', 'krava']);
  await page.reload();
  await expect.poll(() => firstWords(page)).toEqual(['pes', 'mačka', 'kôň', 'krava']);
});

// Specification: S1-2.49, S1-8.08
test('a refused edit brings the old value back and can be tried again', { tag: '@nightly' }, async ({ page }) => {
  await openTable(page);
  let refuse = true;
  await page.route('**/clusterRows/*', (route) =>
    refuse && route.request().method() === 'PATCH'
      ? route.fulfill({
          status: 503,
          contentType: 'application/json',
          body: JSON.stringify({ error: { code: 'unavailable', message: 'The service is busy.' } }),
        })
      : route.continue(),
  );
  await page.getByRole('gridcell', { name: 'sova', exact: true }).click();
  await page.getByLabel('Edit Slovak').fill('výr');
  await page.getByLabel('Edit Slovak').press('Enter');
  await expect(page.getByText('Couldn’t save this cell. The service is busy.')).toBeVisible();
  await expect(page.getByRole('gridcell', { name: 'sova', exact: true })).toBeVisible();
  refuse = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('gridcell', { name: 'výr', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('gridcell', { name: 'výr', exact: true })).toBeVisible();
});

// Specification: S1-2.51
test(
  'clicking another cell saves the first, and Enter that ends a composition does not',
  { tag: '@nightly' },
  async ({ page }) => {
    await openTable(page);
    await page.getByRole('gridcell', { name: 'vlk', exact: true }).click();
    const editor = page.getByLabel('Edit Slovak');
    await editor.fill('vĺča');
    await editor.dispatchEvent('keydown', { key: 'Enter', keyCode: 229, isComposing: true, bubbles: true });
    await expect(editor).toBeVisible();
    await page.getByRole('gridcell', { name: 'fox', exact: true }).click();
    await expect(page.getByLabel('Edit English')).toBeVisible();
    await expect(page.getByRole('gridcell', { name: 'vĺča', exact: true })).toBeVisible();
  },
);

test(
  'what was typed into the last row is still there after leaving the page',
  { tag: '@nightly' },
  async ({ page }) => {
    await openTable(page);
    await page.getByLabel('New Slovak').fill('rys');
    await page
      .getByRole('link', { name: /Wordcluster/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Slovak animals' }).click();
    await expect(page.getByLabel('New Slovak')).toHaveValue('rys');
    const kept = () => page.evaluate('Object.keys(localStorage).filter((key) => key.startsWith("draft-row")).length');
    expect(await kept()).toBe(1);
    await page.getByLabel('New Slovak').fill('');
    await expect.poll(kept).toBe(0);
  },
);
