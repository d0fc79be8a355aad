import { expectAccessible } from '../accessibility.ts';
import { addRow, ask, createCluster } from '../clusters.ts';
import { expect, test } from '../journey.ts';
import { logIn } from '../people.ts';
import { askTeacher, chatBar } from '../teacher.ts';

const TEACHER = 'Upgrade to PREMIUM to ask A. I. Teacher!';
const VOICE = 'Upgrade to PREMIUM to Turn on A. I. Teacher Voice!';

// A translation that the used-up pool refuses is logged by the browser.
test.use({ expectedErrors: /Failed to load resource/ });

// Specification: S1-1.14, S1-2.37, S1-2.58, S1-2.62, S1-7.26, S2-1.08, S2-2.95, S2-2.98, S2-4.14, S2-6.04
test('a small free pool is used up, and the upgrade texts take the places of teacher and voice', async ({
  page,
  browser,
}) => {
  const admin = await (await browser.newContext()).newPage();
  await logIn(admin, 'admin');
  const setPool = (used_free_characters: number, free_pool_limit: number) =>
    ask(admin, 'POST', '/api/settings', { used_free_characters, free_pool_limit });
  try {
    await setPool(0, 30);
    await logIn(page, 'free');
    const cluster = await createCluster(page, 'Small pool');
    await addRow(page, cluster.id, 'Hund', '');
    await page.goto(`/clusters/${cluster.id}/`);
    await chatBar(page).click();
    await expect(page.getByText('Built-in teacher')).toBeVisible();
    await expect(page.getByText(/characters? left/)).toHaveCount(0);
    await page.getByLabel('Your question').fill('dog in German');
    await page.getByLabel('Your question').press('Enter');

    const upgrade = page.getByRole('link', { name: TEACHER });
    await expect(upgrade).toHaveAttribute('href', '/premium');
    await expect(page.getByLabel('Your question')).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Clear the chat' })).toHaveCount(0);
    await expectAccessible(page);
    await chatBar(page).click();

    await expect(askTeacher(page)).toBeDisabled();
    await page.getByRole('note', { name: TEACHER }).hover();
    await expect(page.getByRole('tooltip', { name: TEACHER })).toBeVisible();
    await page.getByRole('gridcell', { name: 'Hund', exact: true }).hover();
    await expect(page.getByRole('tooltip', { name: TEACHER })).toHaveCount(0);
    const play = page.getByRole('button', { name: 'Play Hund' });
    await expect(play).toHaveAttribute('aria-disabled', 'true');
    await play.hover();
    await expect(page.getByRole('tooltip', { name: VOICE })).toBeVisible();
    await page.getByRole('button', { name: 'Translate Hund' }).hover();
    await expect(page.getByRole('tooltip', { name: TEACHER })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: /Fred Free/ }).click();
    await expect(page.getByRole('meter', { name: 'Your share today' })).toHaveAttribute('aria-valuenow', '0');
    await expect(page.getByRole('meter', { name: 'Shared by all free users this month' })).toHaveAttribute(
      'aria-valuemax',
      '30',
    );
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    // A new month, or a kinder administrator: everything is back without a reload.
    await setPool(0, 100_000);
    await chatBar(page).click();
    await expect(page.getByLabel('Your question')).toBeEnabled();
    await expect(askTeacher(page)).toBeEnabled();
    await ask(page, 'DELETE', `/api/clusters/${cluster.id}`);
  } finally {
    await setPool(0, 100_000);
    await admin.context().close();
  }
});
