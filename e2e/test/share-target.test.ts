import { expect, test } from '../journey.ts';
import { installed } from '../installed.ts';
import { newcomer } from '../people.ts';

test.use({ serviceWorkers: 'allow' });

/** The system's request to the installed app. */
const SHARE = `(() => {
  const form = document.createElement('form');
  Object.assign(form, { action: '/add', method: 'POST', enctype: 'multipart/form-data' });
  const input = document.createElement('input');
  Object.assign(input, { type: 'file', name: 'file' });
  const files = new DataTransfer();
  files.items.add(new File(['Haus;dom\\nBaum;strom\\nHund;pes\\n'], 'Slovíčka 1.csv', { type: 'text/csv' }));
  input.files = files.files;
  form.append(input);
  document.body.append(form);
  form.submit();
})()`;

// Specification: S0-1.454
test(
  'a file shared from another app waits for the login and becomes a cluster',
  { tag: '@nightly' },
  async ({ page }) => {
    test.slow();
    await newcomer(page, 'Sara');
    await page.goto('/clusters');
    await installed(page);
    await page.goto('/logout');
    await expect(page).toHaveURL(/\/auth\/login$/);
    await page.evaluate(SHARE);
    await expect(page).toHaveURL(/\/auth\/login$/);
    await page.getByLabel('E-mail').fill('sara@example.com');
    await page.getByLabel('Password', { exact: true }).fill('Sunflower7');
    await page.getByRole('button', { name: 'Log in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import' });
    await expect(dialog.getByRole('row').filter({ hasText: 'Baum' })).toContainText('strom');
    await dialog.getByRole('button', { name: /^Import/ }).click();
    await dialog.getByRole('link', { name: 'Slovíčka 1' }).click();
    await expect(page.getByRole('gridcell', { name: 'pes', exact: true })).toBeVisible();
  },
);
