import { cutTexts } from '../cut-texts.ts';
import { expect, test } from '../journey.ts';
import { logIn } from '../people.ts';

const visitor: [string, string][] = [
  ['/', '/auth/login'],
  ['/home', '/auth/login'],
  ['/clusters', '/auth/login'],
  ['/clusters/1', '/auth/login'],
  ['/clusters/1/test', '/auth/login'],
  ['/faq', '/auth/login'],
  ['/contact', '/auth/login'],
  ['/premium', '/auth/login'],
  ['/premium/buy/lite', '/auth/login'],
  ['/change-password', '/auth/login'],
  ['/profile-termination', '/auth/login'],
  ['/settings', '/auth/login'],
  ['/no/such/page', '/auth/login'],
  ['/login', '/auth/login'],
  ['/auth', '/auth/login'],
  ['/registration', '/auth/registration'],
  ['/forgot-password', '/auth/forgot-password'],
  ['/auth/registration/terms', '/auth/registration/terms'],
  ['/auth/registration/privacy-policy', '/auth/registration/privacy-policy'],
  // Without reset data: to the start, which is the login.
  ['/reset-password', '/auth/login'],
  ['/logout', '/auth/login'],
];

// Specification: S1-2.03, S1-6.08, S2-2.01-02, S2-2.04-05, S2-2.12-14, S2-2.17, S2-2.36
test('every path leads a visitor where the route table says', async ({ page }) => {
  for (const [path, end] of visitor) {
    await page.goto(path);
    await expect(page, path).toHaveURL(new RegExp(`${end}/?$`));
  }
});

const user: [string, string][] = [
  ['/', '/clusters'],
  ['/home', '/clusters'],
  ['/auth/login', '/clusters'],
  ['/no/such/page', '/clusters'],
  ['/clusters/abc', '/clusters'],
  ['/clusters/999999', '/clusters'],
  ['/clusters', '/clusters'],
  ['/faq', '/faq'],
  ['/faq/shortcut', '/faq/shortcut'],
  ['/contact', '/contact'],
  ['/premium', '/premium'],
  ['/change-password', '/change-password'],
  ['/profile-termination', '/profile-termination'],
  ['/coupons', '/clusters'],
  ['/orders', '/clusters'],
  ['/orders/1', '/clusters'],
  ['/settings', '/clusters'],
];

// Specification: S1-2.01, S1-2.12, S2-2.15-16, S2-2.20, S2-4.01, S2-6.03
test('every path leads a signed-in user where the route table says', async ({ page }) => {
  await logIn(page, 'demo');
  for (const [path, end] of user) {
    await page.goto(path);
    await expect(page, path).toHaveURL(new RegExp(`${end}/?$`));
    await expect(page.locator('h1').first(), path).toBeVisible();
  }
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/auth\/login$/);
});

// Specification: S1-6.01, S2-2.07-09, S2-6.03
test('the administrator reaches coupons, orders and settings', async ({ page }) => {
  await logIn(page, 'admin');
  for (const path of ['/coupons', '/orders', '/settings']) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
});

/** A title is the person's own, and shortened in the bar where it is long. */
const OWN_TITLE = 'German for a weekend';

// French is the longest of the languages, Arabic the one that is read from the right.
// Specification: S0-1.212
test('on a phone no text is cut, in the longest language and in the mirrored one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, 'demo');
  for (const [language, direction, paths] of [
    [
      'fr',
      'ltr',
      ['/clusters', '/clusters/1', '/clusters/1/test', '/today', '/progress', '/premium', '/security', '/faq'],
    ],
    ['ar', 'rtl', ['/clusters', '/clusters/1', '/premium']],
  ] as const) {
    await page.evaluate((code) => localStorage.setItem('language', code), language);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await expect(page.locator('main :is(h1, h2, button, p)').first()).toBeVisible();
      const cut = (await page.evaluate(cutTexts, '[translate="no"], .word-cloud')).filter((text) => text !== OWN_TITLE);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect({ language, path, cut, tooWide }).toEqual({ language, path, cut: [], tooWide: 0 });
    }
  }
});

test('in a mirrored language addresses and numbers run from the left', async ({ page }) => {
  await logIn(page, 'demo');
  await page.evaluate(() => localStorage.setItem('language', 'ar'));
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('a[href^="tel:"] bdi')).toHaveCSS('direction', 'ltr');
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/auth/login');
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('main input').first()).toHaveCSS('direction', 'ltr');
});
