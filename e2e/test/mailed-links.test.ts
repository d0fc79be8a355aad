import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { confirmAddress, logIn, mailAfter } from '../people.ts';

const FIRST = 'Sunflower7';
const SECOND = 'Marigold88';

async function register(page: Page, email: string): Promise<string> {
  await page.goto('/auth/registration');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('First name').fill('Ema');
  await page.getByLabel('Last name').fill('Nová');
  await page.getByLabel('Password', { exact: true }).fill(FIRST);
  await page.getByLabel('Repeat password').fill(FIRST);
  const { links } = await mailAfter(page, email, async () => {
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByText('Please check your e-mail to confirm your registration.')).toBeVisible();
  });
  return links[0] ?? '';
}

async function askForReset(page: Page, email: string): Promise<string> {
  await page.goto('/auth/forgot-password');
  await page.getByLabel('E-mail').fill(email);
  const { links } = await mailAfter(page, email, async () => {
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(/\/auth\/login$/);
  });
  return links[0] ?? '';
}

async function choosePassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Repeat new password').fill(password);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
}

test('a confirmation is made in a browser where somebody is signed in, and its link says so when it is opened again', async ({
  page,
  browser,
  baseURL,
}) => {
  const link = await register(page, 'ema@example.com');
  await logIn(page, 'free');
  await confirmAddress(page, link, FIRST);
  await expect(page).toHaveURL(/\/clusters$/);

  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  await other.goto(link);
  await other.getByLabel('Password', { exact: true }).fill(FIRST);
  await other.getByRole('button', { name: 'Confirm e-mail' }).click();
  await expect(other.getByText('This link was already used. Your e-mail is confirmed; you can log in.')).toBeVisible();
  await logIn(other, { email: 'ema@example.com', password: FIRST });
  await other.close();
});

test(
  'a reset link works in a browser that is signed in, and signs the account out there',
  { tag: '@nightly' },
  async ({ page, browser, baseURL }) => {
    test.slow();
    const email = 'iva@example.com';
    await confirmAddress(page, await register(page, email), FIRST);
    await logIn(page, { email, password: FIRST });
    const other = await browser.newPage({ baseURL: baseURL ?? '' });
    await choosePassword(page, await askForReset(other, email), SECOND);
    await expect(page.getByText('Your password was changed. You can log in now.')).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/login$/);
    await logIn(page, { email, password: SECOND });
    await page.goto('/logout');
    await expect(page).toHaveURL(/\/auth\/login$/);

    // Somebody else stays signed in.
    await logIn(page, 'free');
    await choosePassword(page, await askForReset(other, email), FIRST);
    await expect(page.getByText('Your password was changed. You can log in now.')).toBeVisible();
    await expect(page).toHaveURL(/\/clusters$/);
    await logIn(other, { email, password: FIRST });
    await other.close();
  },
);
