import type { ResponseOf } from '@wordcluster/contract/types';
import type { Page } from '@playwright/test';
import { expectAccessible, expectRed, showTheme } from '../accessibility.ts';
import { expect, test } from '../journey.ts';
import { DEMO_PASSWORD, logIn } from '../people.ts';

// Refused calls are answered with an error, which the browser logs too.
test.use({ expectedErrors: /Failed to load resource/ });

type Premium = ResponseOf<'GET /api/user/premium'>;
type Order = Premium['history'][number];

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const order = (more: Partial<Order>): Order => ({
  id: 1,
  tier: 'great',
  start: inDays(0),
  end: inDays(365),
  active: false,
  order_status: 'CREATED',
  price: 99.95,
  created_at: inDays(0),
  payments: [],
  download: null,
  download_xml: null,
  ...more,
});
const declined: Order['payments'][number] = {
  id: 5,
  created_at: inDays(0),
  price: 99.95,
  current_state: 'CANCELED',
  states: [{ state: 'CANCELED', created_at: inDays(0) }],
};

/** Stubs the response with this Premium. */
const withPremium = (page: Page, premium: Premium) =>
  page.route('**/api/user/premium', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: premium }) : route.fallback(),
  );

/** Logs in and waits for the history that the app asks for then: it must not be taken for the next page's. */
async function logInWithHistory(page: Page): Promise<void> {
  const heard = page.waitForResponse('**/api/user/premium');
  await logIn(page, 'free');
  await (await heard).finished();
}

function holder(): { held: Promise<void>; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { held: promise, release: () => resolve() };
}

// Specification: S2-2.59-62, S2-2.70
test('the checkout shows who buys, waits while it pays, and follows an address elsewhere', async ({ page }) => {
  await logIn(page, 'free');
  await page.goto('/premium/buy/lite');
  await expect(page.getByLabel('E-mail')).toHaveValue('free@wordcluster.example');
  await expect(page.getByLabel('E-mail')).toHaveAttribute('readonly', '');
  await expect(page.getByRole('list', { name: 'Ways to pay' }).getByRole('listitem')).not.toHaveCount(0);
  await expect(page.getByText('We are not registered for VAT.')).toBeVisible();
  await page.getByRole('button', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('dialog', { name: 'Privacy Policy' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('Street').fill('Hlavná 1');
  await page.getByLabel('City').fill('Košice');
  await page.getByLabel('Postal code').fill('040 01');
  const { held, release } = holder();
  await page.route('**/api/user/premium', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await held;
    return route.fulfill({ json: { order_id: 1, redirect_url: '/contact?from=gateway' } });
  });
  const pay = page.getByRole('button', { name: 'Pay 79.95 €' });
  await pay.click();
  await expect(pay).toBeDisabled();
  release();
  await expect(page).toHaveURL(/\/contact\?from=gateway$/);
});

// Specification: S2-2.71, S2-5.21
test('whose next year is paid already is sent from the checkout to the Premium page', async ({ page }) => {
  await logIn(page, 'free');
  const current = order({ id: 1, active: true, order_status: 'PAID', end: inDays(10.5) });
  const future = order({
    id: 2,
    order_status: 'PAID',
    start: inDays(10.5),
    end: inDays(375),
    download: '/invoice.pdf',
  });
  await withPremium(page, { history: [future, current], current: { end: current.end, tier: 'great' } });
  await page.goto('/premium/buy/great');
  await expect(page).toHaveURL(/\/premium$/);
  await expect(page.getByText('11', { exact: true })).toBeVisible();
  const rows = page.getByRole('table', { name: 'Premium history' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('Future');
  await expect(rows.nth(1).getByRole('link', { name: 'PDF' })).toBeVisible();
  await expect(rows.nth(2).getByRole('link', { name: 'PDF' })).toHaveCount(0);
});

test('while Premium runs another year can be bought, once, in every tier that does not end it', async ({ page }) => {
  await logIn(page, 'free');
  const running = order({ id: 7, order_status: 'PAID', active: true, end: inDays(9) });
  const years = page.getByRole('main').getByRole('link', { name: /€ per year/ });
  for (const [tier, names] of [
    ['great', ['Great · 99.95 € per year', 'Lite · 79.95 € per year']],
    ['lite', ['Lite · 79.95 € per year']],
  ] as const) {
    await withPremium(page, { history: [{ ...running, tier }], current: { tier, end: running.end } });
    await page.goto('/premium');
    await expect(page.getByRole('heading', { name: 'Another year' })).toBeVisible();
    await expect(years).toHaveText([...names]);
  }
  await years.click();
  await expect(page).toHaveURL(/\/premium\/buy\/lite$/);
  await expect(page.getByText(/Starts when your current Premium ends/)).toBeVisible();

  const next = order({ id: 8, order_status: 'PAID', start: running.end, end: inDays(374) });
  await withPremium(page, { history: [next, running], current: { tier: 'great', end: running.end } });
  await page.goto('/premium');
  await expect(page.getByText('days remaining')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Another year' })).toBeHidden();
});

// Specification: S2-2.53, S2-5.19, S2-8.14
test('an order has one request at a time, and its refusal is a toast at the bottom left', async ({ page }) => {
  await logIn(page, 'free');
  await withPremium(page, { history: [order({ payments: [declined] })], current: null });
  const { held, release } = holder();
  const error = { code: 'conflict', message: 'The gateway does not answer.' };
  await page.route('**/new-payment', async (route) => {
    await held;
    await route.fulfill({ status: 409, json: { error } });
  });
  await page.goto('/premium');
  await page.getByRole('button', { name: 'New payment' }).click();
  await expect(page.getByRole('button', { name: 'New payment' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeDisabled();
  release();
  const toast = page.getByRole('alert').filter({ hasText: error.message });
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  expect(box?.x ?? 1000).toBeLessThan(200);
  expect(box?.y ?? 0).toBeGreaterThan(500);
  // Under the pointer it stays: long enough to look at it in both themes.
  await toast.hover();
  for (const theme of ['dark', 'light'] as const) {
    await showTheme(page, theme);
    await expectRed(toast, 'backgroundColor');
  }
  await expectAccessible(page);
  await page.mouse.move(700, 300);
  await expect(toast).toBeHidden();

  const late = { code: 'conflict', message: 'The payment is on its way already.' };
  await page.route('**/api/user/premium/1', (route) => route.fulfill({ status: 409, json: { error: late } }));
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const refused = page.getByRole('alert').filter({ hasText: late.message });
  await expectRed(refused, 'backgroundColor');
  await refused.getByRole('button', { name: 'Close message' }).click();
  await expect(refused).toBeHidden();
});

// Specification: S2-2.80, S2-8.11
test('a coupon is edited with its refusal in the dialog, and removed', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/coupons');
  await page.getByRole('button', { name: 'Add coupon' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Code').fill('EDITED');
  await dialog.getByLabel('Value').fill('5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Edit EDITED' }).click();
  await expect(page.getByRole('dialog', { name: 'Modify coupon' })).toBeVisible();
  await dialog.getByLabel('Starts at').fill('2026-05-02T10:00');
  await dialog.getByLabel('Expires at').fill('2026-05-01T10:00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The expiration must be later than the beginning.');
  await dialog.getByLabel('Expires at').fill('2026-05-03T10:00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Remove EDITED' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('EDITED', { exact: true })).toHaveCount(0);
});

// Specification: S2-2.83-84
test('PDF and XML of an order without an invoice are disabled', async ({ page }) => {
  await logIn(page, 'admin');
  const buyer = { first_name: 'Ján', last_name: 'Novák', email: 'jan@example.com' };
  const address = { street: 'A 1', city: 'B', postal_code: '1', country_code: 'SVK', phone_number: null };
  const coupon = { coupon: null, coupon_type: null, coupon_value: null, invoice_number: null };
  const json = [{ ...order({}), ...buyer, ...address, ...coupon, days: 30 }];
  await page.route('**/api/orders/search', (route) => route.fulfill({ json, headers: { 'x-total-count': '1' } }));
  await page.goto('/orders');
  const row = page.getByRole('row').filter({ hasText: 'jan@example.com' });
  for (const text of ['NO', 'Month']) await expect(row).toContainText(text);
  for (const kind of ['PDF', 'XML'])
    await expect(row.getByRole('button', { name: `${kind} of order 1` })).toBeDisabled();
});

// Specification: S2-2.24, S2-2.56, S2-2.91
test('checkout, settings and login show that they wait', async ({ page }) => {
  const { held, release } = holder();
  await page.route('**/api/user/login', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/auth/login');
  await page.getByLabel('E-mail').fill('admin@wordcluster.example');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  const submit = page.getByRole('button', { name: 'Log in' });
  await submit.click();
  await expect(submit).toBeDisabled();
  release();
  await expect(page).toHaveURL(/\/clusters$/);

  const second = holder();
  for (const path of ['**/api/user/premium', '**/api/settings'])
    await page.route(path, async (route) => {
      await second.held;
      await route.continue();
    });
  for (const path of ['/premium/buy/lite', '/settings']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('status', { name: 'Loading' }), path).toBeVisible();
  }
  second.release();
  await expect(page.getByLabel('Free pool usage')).toBeVisible();
});

// Specification: S2-2.49, S2-2.55, S2-8.13
test('the tier follows the address; a history that cannot be loaded can be tried again', async ({ page }) => {
  await logIn(page, 'free');
  await page.goto('/premium/buy/lite');
  await expect(page.getByRole('button', { name: 'Pay 79.95 €' })).toBeVisible();
  await page.evaluate(() => {
    history.pushState({}, '', '/premium/buy/great');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page.getByRole('button', { name: 'Pay 99.95 €' })).toBeVisible();

  const users: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/user') && users.push(request.url()));
  await page.route('**/api/user/premium', (route) => route.fulfill({ status: 500, body: 'oops' }), { times: 4 });
  await page.goto('/premium');
  const again = page.getByRole('alert').filter({ hasText: 'Your Premium could not be loaded.' });
  await expect(again).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/api/user/premium');
  const before = users.length;
  await again.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: '99.95 € per year' })).toBeVisible();
  await expect.poll(() => users.length).toBeGreaterThan(before);
});

// Specification: S2-4.02
test('the history is loaded at the start of the app, and the Premium page shows it at once', async ({ page }) => {
  await logInWithHistory(page);
  await withPremium(page, { history: [order({ payments: [declined] })], current: null });
  const answered = page.waitForResponse('**/api/user/premium');
  await page.goto('/clusters');
  await answered;
  await page.unroute('**/api/user/premium');
  const { held, release } = holder();
  await page.route('**/api/user/premium', async (route) => {
    await held;
    await route.abort();
  });
  await page.getByRole('button', { name: /Fred Free/ }).click();
  const asked = page.waitForRequest('**/api/user/premium');
  await page.getByRole('menuitem', { name: 'Premium' }).click();
  // The page asks again, and does not wait for it.
  await asked;
  await expect(page.getByRole('table', { name: 'Premium history' })).toContainText('No pending payment');
  release();
});

// Specification: S2-8.13
test('a history that cannot be loaded at the start is reported by the Premium page only', async ({ page }) => {
  await logInWithHistory(page);
  await page.route('**/api/user/premium', (route) => route.fulfill({ status: 500, body: 'oops' }));
  const answered = page.waitForResponse('**/api/user/premium');
  await page.goto('/clusters');
  expect((await answered).status()).toBe(500);
  await expect(page.getByRole('heading', { name: 'Clusters' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /Premium|error/i })).toHaveCount(0);
  await page.getByRole('button', { name: /Fred Free/ }).click();
  await page.getByRole('menuitem', { name: 'Premium' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Your Premium could not be loaded.' });
  await expect(alert).toBeVisible();
  await page.unroute('**/api/user/premium');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: '99.95 € per year' })).toBeVisible();
});
