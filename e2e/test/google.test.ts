import { CLIENT_ID, standInForGoogle, test } from '../google.ts';
import { expect } from '../journey.ts';

// Refused tokens and a script that cannot be loaded are logged by the browser too; a breach of the page's policy is not expected.
test.use({ expectedErrors: /Failed to load resource: (?:the server responded|net::ERR_FAILED)/ });

const REFUSED = 'Google could not confirm this sign-in. Please try again.';

// Specification: S2-1.02, S2-2.27
test('a newcomer signs in with the Google button, and comes back to the same account', async ({
  page,
  keys,
  server,
}) => {
  const referrers = await standInForGoogle(page, (_client, nonce) =>
    keys.idToken({ sub: 'g1', email: 'grace@example.com', nonce }),
  );
  for (const visit of ['first', 'second']) {
    await page.goto('/auth/login');
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await expect(page, visit).toHaveURL(/\/clusters\/?$/);
    await expect(page.getByRole('button', { name: /Grace Hopper/ })).toBeVisible();
    // One-tap goes with the page that asked for it.
    await expect(page.getByRole('dialog', { name: 'Sign in with one tap' })).toHaveCount(0);
    await page.goto('/logout');
    await expect(page).toHaveURL(/\/auth\/login$/);
  }
  // Google draws its button only for a page that names its origin; the rest of the address is nobody's business.
  expect(new Set(referrers)).toEqual(new Set([`${server.url}/`]));
});

// Specification: S2-2.28
test('one-tap is offered on the login page, for the client id of this installation, and signs in', async ({
  page,
  keys,
}) => {
  const asked: string[] = [];
  await standInForGoogle(page, (clientId, nonce) => {
    asked.push(clientId);
    return keys.idToken({ sub: 'g2', email: 'tap@example.com', nonce }, clientId);
  });
  await page.goto('/auth/login');
  const oneTap = page.getByRole('dialog', { name: 'Sign in with one tap' });
  await oneTap.getByRole('button', { name: 'Continue as Grace' }).click();
  await expect(page).toHaveURL(/\/clusters\/?$/);
  expect(asked).toEqual([CLIENT_ID]);
});

// Specification: S2-8.03
test('a refused token is reported in a banner, and the next one signs in', async ({ page, keys }) => {
  let audience = 'somebody-else.apps.googleusercontent.com';
  await standInForGoogle(page, (_client, nonce) =>
    keys.idToken({ sub: 'g3', email: 'late@example.com', nonce }, audience),
  );
  await page.goto('/auth/login');
  const button = page.getByRole('button', { name: 'Sign in with Google' });
  await button.click();
  const banner = page.getByRole('alert').filter({ hasText: REFUSED });
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Close message' }).click();
  await expect(banner).toBeHidden();
  await expect(page).toHaveURL(/\/auth\/login$/);
  audience = CLIENT_ID;
  await button.click();
  await expect(page).toHaveURL(/\/clusters\/?$/);
});

// Specification: S2-8.03
test('a server error has its own sentence', async ({ page, keys }) => {
  await standInForGoogle(page, (_client, nonce) => keys.idToken({ sub: 'g4', email: 'stumbled@example.com', nonce }));
  await page.route('**/api/user/google', (route) => route.fulfill({ status: 500, body: 'oops' }));
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error, try it again later.' })).toBeVisible();
});

// Specification: S2-2.27
test('without Google the login page is whole', async ({ page }) => {
  await page.route('https://accounts.google.com/**', (route) => route.abort());
  const missing = page.waitForEvent('requestfailed');
  await page.goto('/auth/login');
  await missing;
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Google/ })).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
