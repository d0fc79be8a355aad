import { expect, test } from '../journey.ts';
import { logIn } from '../people.ts';

// Refused calls are answered with an error, which the browser logs too.
test.use({ expectedErrors: /Failed to load resource/ });

test('a date without its time is not taken for no date, and a year has four digits', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/coupons');
  await page.getByRole('button', { name: 'Add coupon' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Code').fill('ENDING');
  await dialog.getByLabel('Value').fill('5');
  const expires = dialog.getByLabel('Expires at');
  await expires.focus();
  await page.keyboard.type('12312030');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    dialog.getByText('Please enter a date with a year of four digits and a time, or nothing.'),
  ).toBeVisible();
  await expires.focus();
  await page.keyboard.type('123120301030PM');
  await expect(expires).toHaveValue('2030-12-31T22:30');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Edit ENDING' }).click();
  await expect(expires).toHaveValue('2030-12-31T22:30');
});

test('an empty free pool limit is refused instead of closing the pool', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/settings');
  const limit = page.getByLabel('Free pool limit');
  for (const wrong of ['', '-5', '1.5']) {
    await limit.fill(wrong);
    await page.getByRole('button', { name: 'Save' }).click();
    const banner = page.getByRole('alert').filter({ hasText: 'Please enter a whole number from 0 to' });
    await expect(banner, wrong).toBeVisible();
    await banner.getByRole('button', { name: 'Close message' }).click();
  }
  await page.reload();
  await expect(limit).toHaveValue('100000');
});

test('a page beyond the last order leads to the last one', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/orders?page=900');
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible();
  await expect(page).toHaveURL(/\/orders\?page=1$/);
});

test('a code is typed in capitals, in the middle too, and may hold a space', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/coupons');
  await page.getByRole('button', { name: 'Add coupon' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Code').fill('');
  await dialog.getByLabel('Code').pressSequentially(' sum26');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('mer ');
  await expect(dialog.getByLabel('Code')).toHaveValue('SUMMER 26');
  await dialog.getByLabel('Value').fill('5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.goto('/premium/buy/lite');
  await page.getByLabel('Coupon code').pressSequentially('summer 26 ');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('table', { name: 'Order' })).toContainText('Coupon SUMMER 26');
});
