import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../journey.ts';
import { logIn } from '../people.ts';
import { clusterOf, openTestDialog, start, startTextTest } from '../practice.ts';

test.slow();

test('dialog, questions and evaluation are accessible in both themes', async ({ page }) => {
  await logIn(page, 'demo');
  const cluster = await clusterOf(page, 'Accessible', [
    ['das Haus', 'dom'],
    ['der Hund', 'pes'],
  ]);
  await openTestDialog(page, cluster);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Text input' }).click();
  await page.getByLabel('Time-limit counter (seconds)').fill('soon');
  await expectAccessible(page);
  await page.getByLabel('Time-limit counter (seconds)').fill('200');
  await page.getByRole('button', { name: 'Choices' }).click();
  await start(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();

  await startTextTest(page, cluster, true);
  await expectAccessible(page);
  await page.keyboard.type('dim');
  // The evaluation lasts until axe has looked at both themes.
  await page.clock.setFixedTime(new Date());
  await page.keyboard.press('Enter');
  await expect(page.getByText('Wrong')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText('Wrong')).toBeVisible();
});

test('the finished screen is accessible in both themes, and still where motion is unwanted', async ({ page }) => {
  await logIn(page, 'demo');
  const cluster = await clusterOf(page, 'Finished', [['das Haus', 'dom']]);
  await startTextTest(page, cluster, false);
  await page.keyboard.type('dom');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'You achieved 100.00 %' })).toBeVisible();
  await expect(page.locator('svg text')).toHaveText(['das Haus']);
  await expectAccessible(page);
});
