import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../journey.ts';
import { confirmAddress, mailAfter } from '../people.ts';

const EMAIL = 'nina@example.com';
const PASSWORD = 'Sunflower7';

// Specification: S1-1.12, S1-2.33-34, S1-2.39, S1-2.49, S1-2.53, S1-2.55, S1-2.61, S1-2.91, S1-2.93, S1-4.25,
//   S1-4.27, S1-5.01, S1-5.15, S2-1.01, S2-2.22, S2-2.31, S2-2.33
test('a newcomer signs up by mail, keeps a cluster to the free limit, and moves, edits, deletes and finds rows', async ({
  page,
}) => {
  test.slow();
  await page.goto('/');
  await expect(page).toHaveURL(/\/auth\/login$/);
  await page.getByRole('link', { name: 'SIGN UP FOR FREE' }).click();
  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible();
  await page.getByLabel('E-mail').fill(EMAIL);
  await page.getByLabel('First name').fill('Nina');
  await page.getByLabel('Last name').fill('Nováková');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat password').fill(PASSWORD);
  const { links } = await mailAfter(page, EMAIL, () => page.getByRole('button', { name: /sign up/i }).click());
  await expect(page.getByText('Please check your e-mail to confirm your registration.')).toBeVisible();

  await confirmAddress(page, links[0], PASSWORD);
  // The form knows the confirmed address.
  await expect(page.getByLabel('E-mail')).toHaveValue(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('No clusters here')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add words yourself' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('ab');
  await dialog.getByLabel('Column 1 name').click();
  await expect(dialog.getByText('Title must be at least 3 characters long.')).toBeVisible();
  await dialog.getByLabel('Title').fill('Sixty words');
  await dialog.getByLabel('Column 1 name').fill('German');
  await dialog.getByLabel('Column 2 name').fill('English');
  await expect(dialog.getByLabel('Column 2 language')).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('grid')).toBeVisible();

  for (let n = 1; n <= 50; n++) {
    await page.getByLabel('New German').fill(`Wort ${n}`);
    await page.getByLabel('New English').fill(`word ${n}`);
    await page.getByLabel('New English').press('Enter');
    await expect(page.getByText(n === 1 ? '1 row' : `${n} rows`, { exact: true })).toBeVisible();
  }
  await expect(page.getByText('Upgrade to PREMIUM with No Limit of Rows!')).toBeVisible();
  await expectAccessible(page);

  const cell = (text: string) => page.getByRole('gridcell', { name: text, exact: true });
  await page.getByRole('grid').press('Control+Home');
  await page.getByLabel('Search rows').fill('wort 49');
  await expect(page.getByText('1 of 50 rows')).toBeVisible();
  await cell('Wort 49').click();
  await page.getByLabel('Edit German').fill('   ');
  await page.getByLabel('Edit German').press('Enter');
  await expect(page.getByText('Cell must be at least 1 character long.')).toBeVisible();
  await page.getByLabel('Edit German').fill('Größe');
  await page.getByLabel('Edit German').press('Enter');
  await page.getByLabel('Search rows').fill('grosse');
  await expect(page.getByText('1 of 50 rows')).toBeVisible();
  await page.getByLabel('Search rows').fill('GROßE');
  await expect(cell('Größe')).toBeVisible();

  await page.getByRole('button', { name: 'Delete Größe' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('“Größe” was deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByLabel('Search rows').fill('');
  await expect(page.getByText('50 rows', { exact: true })).toBeVisible();
});
