import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../journey.ts';
import { DEMO_PASSWORD, logIn } from '../people.ts';

test.use({
  // Wrong codes are refused, and the browser logs that too.
  expectedErrors: /Failed to load resource: the server responded with a status of 4/,
  // A server of its own: afterwards its demo accounts have factors, and one of them another password.
  settings: { LOG_LEVEL: 'error' },
});

const STEP_MS = 30_000;

/** The app's code of the next step, so that none is sent twice; by secret. */
const lastSteps = new Map<string, number>();
async function nextCode(page: Page, secret: string): Promise<string> {
  const now = () => Math.floor(Date.now() / STEP_MS);
  // The server takes the code of the next step too.
  const last = lastSteps.get(secret) ?? 0;
  while (now() + 1 <= last) await page.waitForTimeout(500);
  const step = Math.max(now(), last + 1);
  lastSteps.set(secret, step);
  return generateSync({ secret, epoch: (step * STEP_MS) / 1000 });
}

async function setUpApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.goto('/security');
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByLabel('Your password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectAccessible(page);
  const secret = ((await page.getByLabel('Secret').textContent()) ?? '').replaceAll(' ', '');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Code of your app').fill(await nextCode(page, secret));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const texts = await codes.allTextContents();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 codes left')).toBeVisible();
  return { secret, codes: texts };
}

async function beginLogin(page: Page, email: string): Promise<void> {
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/auth\/login/);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
}

// Specification: S0-1.47
test('an app’s codes and the recovery codes sign in; the log tells of it', async ({ page, browser, server }) => {
  const phone = await (await browser.newContext({ baseURL: server.url })).newPage();
  await logIn(phone, 'free');
  await logIn(page, 'free');
  const { secret, codes } = await setUpApp(page);
  await expectAccessible(page);

  await beginLogin(page, 'free@wordcluster.example');
  await expectAccessible(page);
  await page.getByLabel('Code of your app').fill('000000');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toContainText('This code is not correct');
  await page.getByLabel('Code of your app').fill(await nextCode(page, secret));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/clusters\/?$/);

  await beginLogin(page, 'free@wordcluster.example');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/clusters\/?$/);

  await page.goto('/security');
  await expect(page.getByText('9 codes left')).toBeVisible();
  const log = page.getByRole('list', { name: 'Account activity' });
  for (const event of ['Recovery code used', 'Wrong second factor', 'Authenticator app set up'])
    await expect(log.getByText(event)).toBeVisible();

  // Another device is signed out from here.
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await page.getByLabel('Your password').fill(DEMO_PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out all other devices' })).toHaveCount(0);
  await phone.goto('/clusters');
  await expect(phone).toHaveURL(/\/auth\/login/);
  await phone.context().close();
});

test('a passkey is added, is the second factor, and signs in alone', async ({ page, context }) => {
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await logIn(page, 'demo');
  await page.goto('/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('My laptop');
  await page.getByLabel('Your password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('Passkey: My laptop')).toBeVisible();

  await beginLogin(page, 'demo@wordcluster.example');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/clusters\/?$/);

  await page.goto('/logout');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/clusters\/?$/);

  // Asked again before the password changes.
  await page.goto('/change-password');
  await page.getByLabel('Old password').fill(DEMO_PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill('Kettle-42-green');
  await page.getByLabel('Repeat new password').fill('Kettle-42-green');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Confirmed with your passkey' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your password was changed.')).toBeVisible();
});

// Specification: S0-1.48
test(
  'the administrator is asked again before a change, and helps who lost the factor',
  { tag: '@nightly' },
  async ({ page }) => {
    await logIn(page, 'admin');
    const { secret } = await setUpApp(page);
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await dialog.getByLabel('Code of your app').fill(await nextCode(page, secret));
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Settings were saved.')).toBeVisible();

    await page.goto('/events');
    await page.getByLabel('Person’s e-mail').or(page.getByLabel("Person's e-mail")).fill('free@wordcluster.example');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page.getByText('Fred Free (free@wordcluster.example)').first()).toBeVisible();
    await page.getByLabel('Kind of event').selectOption({ label: 'Signed in' });
    await expectAccessible(page);
  },
);
