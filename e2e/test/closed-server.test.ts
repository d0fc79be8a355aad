import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { createProduct, type Product } from '@wordcluster/testing/product';

const SETTINGS = {
  NODE_ENV: 'production',
  SHOP: 'off',
  REGISTRATION: 'closed',
  ADMIN_EMAIL: 'boss@family.example',
  SECRET_KEY: 'kB7vQ2xZ9mW4tR6yU1pL8sD3fG5hJ0aNcE+Vi',
  SITE_NAME: 'Words at home',
  HOST: '127.0.0.1',
};
const PASSWORD = 'Quiet-Otter-77';

const test = base.extend<object, { server: Product }>({
  server: [
    async ({ browser }, provide) => {
      const server = await createProduct(SETTINGS);
      // As on a new machine: without the demo accounts that the other journeys begin with.
      await rm(path.join(server.dataDir, 'postgres'), { recursive: true, force: true });
      await server.start();
      expect(browser.isConnected()).toBe(true);
      await provide(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
});

// Specification: S0-1.314, S0-1.316
test('a closed server without a mail server, from its first start to the second person signed in', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(200_000);
  await page.goto('/');
  await expect(page).toHaveTitle(/Words at home/);
  await expect(page.getByRole('link', { name: /sign up/i })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Forgot password' })).toHaveCount(0);
  await expect(page.getByText('The administrator of this server can give you a link.')).toBeVisible();
  await page.goto('/auth/registration');
  await expect(page).toHaveURL(/\/auth\/login$/);

  // The first link stands in what the server has printed.
  const first = /https?:\/\/\S+\/auth\/administrator\?token=[\w.-]+/.exec(server.output())?.[0];
  expect(first, server.output()).toBeDefined();
  await page.goto(first ?? '');
  await page.getByLabel('First name').fill('Berta');
  await page.getByLabel('Last name').fill('Boss');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await page.getByLabel('E-mail').fill(SETTINGS.ADMIN_EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/clusters\/?$/);

  await page.goto('/people');
  await page.getByRole('button', { name: 'Add people' }).click();
  const list = page.getByRole('dialog', { name: 'Add people' });
  await list.getByLabel('People, one per line').fill('tom@family.example');
  await list.getByRole('button', { name: 'Add 1 person' }).click();
  const sheet = page.getByRole('dialog', { name: 'One-time links' });
  const link = /https?:\S+/.exec(await sheet.getByRole('listitem').innerText())?.[0] ?? '';
  await sheet.getByRole('button', { name: 'Close' }).last().click();

  const context = await browser.newContext({ locale: 'en-GB' });
  const tom = await context.newPage();
  await tom.goto(link);
  await tom.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await tom.getByLabel('Repeat new password').fill(PASSWORD);
  await tom.getByRole('button', { name: 'Set password' }).click();
  await expect(tom).toHaveURL(/\/clusters\/?$/);
  await context.close();

  // Somebody who forgot theirs gets a new link, after the administrator's password.
  const line = page.getByRole('listitem').filter({ hasText: 'tom@family.example' });
  await line.getByRole('button', { name: 'One-time link' }).click();
  const question = page.getByRole('dialog', { name: 'One-time link' });
  await question.getByLabel('Your password').fill(PASSWORD);
  await question.getByRole('button', { name: 'Create the link' }).click();
  await expect(page.getByRole('dialog', { name: 'One-time links' }).getByRole('listitem')).toHaveCount(1);
});
