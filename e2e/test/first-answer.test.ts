import type { Locator } from '@playwright/test';
import { createCluster } from '../clusters.ts';
import { expect, test } from '../journey.ts';
import { logIn, newcomer } from '../people.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a phone a newcomer’s first right answer is at most ten actions behind the login page', async ({ page }) => {
  await newcomer(page, 'Filip');
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/auth\/login$/);

  // Each tap and each typed word.
  let actions = 0;
  const tap = async (target: Locator) => {
    actions += 1;
    await target.tap();
  };
  const type = async (field: Locator, word: string) => {
    actions += 1;
    await field.fill(word);
  };
  await type(page.getByLabel('E-mail'), 'filip@example.com');
  await type(page.getByLabel('Password', { exact: true }), 'Sunflower7');
  await tap(page.getByRole('button', { name: 'Log in' }));
  await tap(page.getByRole('button', { name: 'Try a sample' }));
  const rows = page.getByRole('grid').getByRole('row');
  await expect(rows).toHaveCount(11);
  const words = new Map<string, string>();
  for (const row of await rows.all()) {
    const [word, translation] = await row.getByRole('gridcell').allInnerTexts();
    if (word?.trim() && translation?.trim()) words.set(word.trim(), translation.trim());
  }
  expect(words.size).toBe(10);

  await tap(page.getByRole('button', { name: 'Learning & Practice' }));
  await tap(page.getByRole('button', { name: 'Choices' }));
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Start' }));
  await expect(page.getByText('Question 1/10')).toBeVisible();
  let answer = '';
  for (const [word, translation] of words)
    if (await page.getByRole('main').getByText(word, { exact: true }).first().isVisible()) answer = translation;
  await tap(page.getByRole('group').getByRole('button', { name: answer, exact: true }));
  await expect(page.getByText('Correct', { exact: true }).first()).toBeVisible();
  expect(actions).toBeLessThanOrEqual(10);
});

test('on a phone a cluster’s page is two taps from sharing', async ({ page }) => {
  await logIn(page, 'demo');
  const { id } = await createCluster(page, 'Two taps');
  await page.goto(`/clusters/${id}/`);
  await page.getByRole('banner').getByRole('button', { name: 'Cluster Manager: Two taps' }).tap();
  await page.getByRole('menuitem', { name: 'Share' }).tap();
  await expect(page.getByRole('dialog', { name: 'Share list' })).toBeVisible();
});

test(
  'a cluster removed on its own page leads to the list, where its removal can be undone',
  { tag: '@nightly' },
  async ({ page }) => {
    await logIn(page, 'demo');
    const { id } = await createCluster(page, 'Removed here');
    await page.goto(`/clusters/${id}/`);
    await page.getByRole('button', { name: 'Cluster Manager: Removed here' }).tap();
    await page.getByRole('menuitem', { name: 'Remove' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).tap();
    await expect(page).toHaveURL(/\/clusters$/);
    await expect(page.getByText('“Removed here” was removed.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(page.getByRole('link', { name: 'Removed here' })).toBeVisible();
  },
);

/** Pages that people open, at rest and at their end. */
const PAGES = ['/clusters', '/today', '/progress', '/premium/buy/great', '/account', '/preferences', '/faq'];

for (const width of [390, 1280])
  test(`nothing floats over the main pages at ${width} px`, { tag: '@nightly' }, async ({ page }) => {
    await logIn(page, 'free');
    await page.setViewportSize({ width, height: 800 });
    const { id } = await createCluster(page, `Not covered ${width}`);
    for (const path of [...PAGES, `/clusters/${id}/`]) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Question prompt' }), path).toBeVisible();
      for (const end of [false, true]) {
        await page.evaluate((down) => window.scrollTo(0, down ? document.body.scrollHeight : 0), end);
        const covered = await page.evaluate(() =>
          [...document.querySelectorAll('[data-floats="true"] :is(button, a)')].flatMap((button) => {
            const { left, right, top, bottom } = button.getBoundingClientRect();
            const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) => [
              [x, top + 2] as const,
              [x, bottom - 2] as const,
            ]);
            return points.flatMap(([x, y]) => {
              const [below] = document.elementsFromPoint(x, y).filter((one) => !one.closest('[data-floats]'));
              return below?.closest('main') ? [below.outerHTML.slice(0, 80)] : [];
            });
          }),
        );
        expect(covered, `${path} ${end ? 'at its end' : 'at rest'}`).toEqual([]);
      }
    }
  });
