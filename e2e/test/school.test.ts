import { expect, test } from '../journey.ts';
import { logIn } from '../people.ts';

test.use({ settings: { SHOP: 'off', REGISTRATION: 'closed' } });

const PASSWORD = 'Quiet-Otter-77';
const FIRST = ['Eva', 'Tom', 'Žofia', 'Émile', 'Олена', 'Ada'];
const LAST = ['Nováková', 'Horvát', 'Kowalska', 'Müller', 'Шевченко'];
const pupils = FIRST.flatMap((first) => LAST.map((last) => `${first} ${last}`));

// Specification: S0-1.313
test('a school of 30 accounts without addresses: pasted, printed as a sheet of one-time links, one of them used', async ({
  page,
  browser,
  baseURL,
}) => {
  await logIn(page, 'admin');
  await page.goto('/people');
  await page.getByRole('button', { name: 'Add people' }).click();
  const list = page.getByRole('dialog', { name: 'Add people' });
  await list.getByLabel('People, one per line').fill(pupils.join('\n'));
  await list.getByRole('button', { name: 'Add 30 people' }).click();
  const sheet = page.getByRole('dialog', { name: 'One-time links' });
  const lines = sheet.getByRole('listitem');
  await expect(lines).toHaveCount(30);
  const texts = await lines.allInnerTexts();
  const links = texts.map((text) => /https?:\S+/.exec(text)?.[0] ?? '');
  expect(new Set(links).size).toBe(30);
  expect(texts[0]).toContain('Eva Nováková');
  expect(texts[0]).toContain('eva.novakova');

  // On paper there is the sheet alone, all of it, and no link is torn from its name.
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await sheet.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('list', { name: 'One-time links' });
  await expect(paper).toHaveCount(1);
  await expect(paper.getByRole('listitem')).toHaveCount(30);
  await expect(paper.getByText(links[29] ?? '')).toBeVisible();
  await expect(page.locator('[role="dialog"], #root').filter({ visible: true })).toHaveCount(0);
  expect(
    await paper
      .getByRole('listitem')
      .nth(3)
      .evaluate((line) => getComputedStyle(line).breakInside),
  ).toBe('avoid');
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(1);
  await page.emulateMedia({ media: 'screen' });
  await sheet.getByRole('button', { name: 'Close' }).last().click();

  // At a pupil's computer.
  const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), locale: 'en-GB' });
  const pupil = await context.newPage();
  await pupil.goto(links[2] ?? '');
  await expect(pupil.getByRole('heading', { name: 'Set password' })).toBeVisible();
  await expect(pupil).toHaveURL(/\/set-password$/);
  await expect(pupil.getByText('eva.kowalska')).toBeVisible();
  await pupil.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await pupil.getByLabel('Repeat new password').fill(PASSWORD);
  await pupil.getByRole('button', { name: 'Set password' }).click();
  await expect(pupil).toHaveURL(/\/clusters\/?$/);
  await pupil.goto('/account');
  await expect(pupil.getByText('This account has no e-mail address')).toBeVisible();
  await pupil.goto('/logout');
  await expect(pupil).toHaveURL(/\/auth\/login$/);
  await pupil.getByLabel('E-mail or name').fill('Eva.Kowalska');
  await pupil.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await pupil.getByRole('button', { name: 'Log in' }).click();
  await expect(pupil).toHaveURL(/\/clusters\/?$/);
  await context.close();

  // The administrator sees the new people, and that the link is used up.
  await page.getByLabel('Search people').fill('kowalska');
  await expect(page.getByRole('list', { name: 'People' }).getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('listitem').filter({ hasText: 'eva.kowalska' })).toContainText('last seen');
});
