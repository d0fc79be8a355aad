import { valuesOf } from '../clusters.ts';
import { expect, test } from '../journey.ts';
import { CATS, cell, openRows, refuse } from '../table.ts';

test.use({ expectedErrors: /Failed to load resource/ });

test('the search keeps the keyboard while the rows change under it', async ({ page }) => {
  await openRows(page, 'Searching', CATS);
  await cell(page, 'cat').click();
  await page.keyboard.press('Escape');
  await page.getByLabel('Search rows').click();
  await page.getByLabel('Search rows').pressSequentially('dog', { delay: 100 });
  await expect(page.getByText('1 of 4 rows')).toBeVisible();
  await expect(page.getByLabel('Search rows')).toHaveValue('dog');
  await expect(page.getByLabel('Search rows')).toBeFocused();
});

test('Ctrl+Z goes back step by step, also past a row that was added', async ({ page }) => {
  const id = await openRows(page, 'Undoing', [['cat', 'mačka']]);
  await cell(page, 'cat').click();
  await page.getByLabel('Edit Wort').fill('tomcat');
  await page.getByLabel('Edit Wort').press('Enter');
  await page.getByLabel('New Wort').fill('dog');
  await page.getByLabel('New Wort').press('Enter');
  await expect(cell(page, 'dog')).toBeVisible();
  await cell(page, 'tomcat').focus();
  await page.keyboard.press('Control+z');
  await expect(cell(page, 'dog')).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(cell(page, 'cat')).toBeVisible();
  await expect.poll(() => valuesOf(page, id)).toEqual([['cat', 'mačka', null]]);
});

test('rows typed faster than the server answers are all added, in their order, and a refused one waits', async ({
  page,
}) => {
  const id = await openRows(page, 'Quick', [['cat', 'mačka']]);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let refusing = true;
  await page.route('**/clusterRows', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await held;
    return refusing && route.request().postDataJSON().col_1_value === 'cow' ? refuse(route) : route.continue();
  });
  const field = page.getByLabel('New Wort');
  for (const word of ['dog', 'cow', 'hen']) {
    await field.fill(word);
    await field.press('Enter');
    await field.press('Enter');
    await expect(field).toHaveValue('');
  }
  await field.fill('pig');
  release();
  await expect(page.getByText('“cow” was not added. The service is busy.')).toBeVisible();
  await expect(field).toHaveValue('pig');
  refusing = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(async () => (await valuesOf(page, id)).map(([word]) => word)).toEqual(['cat', 'dog', 'hen', 'cow']);
  await expect(page.getByText('“cow” was not added. The service is busy.')).toBeHidden();
  await field.fill('');
  await field.press('Enter');
  await expect(page.getByText('Cell must be at least 1 character long.')).toBeVisible();
});

test('a selected row that is deleted by itself is no longer counted, and a refused deletion keeps the selection', async ({
  page,
}) => {
  await openRows(page, 'Selecting', CATS);
  await page.getByRole('button', { name: 'Select row 1' }).click();
  await page.getByRole('button', { name: 'Select row 2' }).click();
  await page.getByRole('button', { name: 'Delete cat', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.route('**/clusterRows/delete', refuse);
  await page.getByRole('button', { name: 'Delete 1 row' }).click();
  await expect(page.getByText('Couldn’t delete the rows. The service is busy.')).toBeVisible();
  await expect(cell(page, 'cattle')).toBeVisible();
  await page.unroute('**/clusterRows/delete');
  await page.getByRole('button', { name: 'Delete 1 row' }).click();
  await expect(page.getByText('2 rows', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear selection' })).toBeHidden();
});

test('the keyboard goes on at the row that takes the place of a deleted one, and stays in a table without rows', async ({
  page,
}) => {
  await openRows(page, 'Deleting', CATS);
  const remove = async () => {
    await page.keyboard.press('Shift+Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  };
  await cell(page, 'cat').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('row').nth(2)).toContainText('mačka');
  await expect(cell(page, 'cat')).toBeFocused();
  await remove();
  await expect(cell(page, 'category')).toBeFocused();
  await remove();
  await expect(cell(page, 'dog')).toBeFocused();
  await remove();
  await expect(cell(page, 'cattle')).toBeFocused();
  await remove();
  await expect(page.getByRole('grid')).toBeFocused();
  // There is nothing to sort.
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('New Wort')).toBeFocused();
});
