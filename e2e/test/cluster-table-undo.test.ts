import type { Page } from '@playwright/test';
import { valuesOf } from '../clusters.ts';
import { expect, test } from '../journey.ts';
import { CATS, cell, openRows } from '../table.ts';

const words = async (page: Page, id: number) => (await valuesOf(page, id)).map(([word]) => word);

test('Ctrl+Z brings back rows deleted by a button, also while something is searched', async ({ page }) => {
  const id = await openRows(page, 'Deleted by buttons', CATS);
  await page.getByLabel('Search rows').fill('cat');
  await cell(page, 'cattle').hover();
  await page.getByRole('button', { name: 'Delete cattle' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(cell(page, 'category')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(cell(page, 'cattle')).toBeVisible();
  await expect(page.getByLabel('Search rows')).toHaveValue('cat');

  await page.getByRole('button', { name: 'Select row 1', exact: true }).click();
  await page.getByRole('button', { name: 'Select row 2', exact: true }).click();
  await page.getByRole('button', { name: 'Delete 2 rows' }).click();
  await expect(page.getByText('1 of 2 rows')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(cell(page, 'cat')).toBeVisible();
  await expect.poll(() => words(page, id)).toEqual(['cat', 'cattle', 'category', 'dog']);
});

test('Ctrl+Z counts for the table when what had the focus is gone', async ({ page }) => {
  const id = await openRows(page, 'Focus gone', CATS);
  await page.getByLabel('Search rows').fill('cat');
  await cell(page, 'cat').click();
  await page.getByLabel('Edit Wort').fill('tomcat');
  await page.getByLabel('Edit Wort').press('Enter');
  await cell(page, 'cattle').hover();
  await page.getByRole('button', { name: 'Delete cattle' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(page, 'cattle')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(cell(page, 'cat')).toBeVisible();
  await expect(page.getByLabel('Search rows')).toHaveValue('cat');
  await expect.poll(() => words(page, id)).toEqual(['cat', 'cattle', 'category', 'dog']);
});

test('an undone change is redone with Ctrl+Shift+Z and Ctrl+Y', async ({ page }) => {
  const id = await openRows(page, 'Redoing', CATS);
  await cell(page, 'cat').click();
  await page.getByLabel('Edit Wort').fill('tomcat');
  await page.getByLabel('Edit Wort').press('Enter');
  await cell(page, 'dog').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Shift+Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(cell(page, 'dog')).toBeHidden();
  for (let step = 0; step < 3; step++) await page.keyboard.press('Control+z');
  await expect(cell(page, 'cat')).toBeVisible();
  await expect.poll(() => words(page, id)).toEqual(['cat', 'cattle', 'category', 'dog']);
  await page.keyboard.press('Control+Shift+z');
  await expect(cell(page, 'tomcat')).toBeVisible();
  await page.keyboard.press('Control+y');
  await expect.poll(() => words(page, id)).toEqual(['tomcat', 'cattle', 'dog', 'category']);
  await page.keyboard.press('Control+y');
  await expect.poll(() => words(page, id)).toEqual(['tomcat', 'cattle', 'category']);
  await page.keyboard.press('Control+y');
  await expect(page.getByText('3 rows', { exact: true })).toBeVisible();
});

test('a row added during a search stays in view until the search changes, and the table says so', async ({ page }) => {
  await openRows(page, 'Added while searching', CATS);
  await page.getByLabel('Search rows').fill('cat');
  await expect(page.getByText('3 of 4 rows')).toBeVisible();
  await page.getByLabel('New Wort').fill('bird');
  await page.getByLabel('New Wort').press('Enter');
  await expect(cell(page, 'bird')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'does not match the search' })).toBeVisible();
  await expect(page.getByText('4 of 5 rows')).toBeVisible();
  await page.getByLabel('Search rows').fill('ca');
  await expect(page.getByText('3 of 5 rows')).toBeVisible();
  await expect(cell(page, 'bird')).toBeHidden();
  await expect(page.getByText('does not match the search')).toBeHidden();
});
