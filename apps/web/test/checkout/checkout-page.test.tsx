import { expect, test } from 'vitest';
import { Route, Routes } from 'react-router';
import { page, userEvent } from 'vitest/browser';
import CheckoutPage from '../../src/app/pages/CheckoutPage.tsx';
import { message, Refusal, type Responses } from '../support/fake-server.ts';
import { CONFIGURATION, NINA } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';

const FREE = { ...NINA, premium: false, tier: null };

const open = (responses: Responses = {}) =>
  show(
    <Routes>
      <Route path="/premium/buy/:type" element={<CheckoutPage />} />
    </Routes>,
    {
      user: FREE,
      path: '/premium/buy/great',
      responses: {
        'GET /api/user/premium': { history: [], current: null },
        'GET /api/user': FREE,
        'GET /api/clusters': [],
        'GET /api/configuration': CONFIGURATION,
        ...responses,
      },
    },
  );

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

// Specification: S2-2.58, S2-2.63-64
test('the checkout shows the buyer, the address of the invoice, and the item', async () => {
  await open();
  await expect.element(page.getByRole('link', { name: 'Back' })).toBeVisible();
  await expect.element(field('First name')).toHaveValue('Nina');
  await expect.element(field('Last name')).toHaveValue('Horváthová');
  await expect.element(field('E-mail')).toHaveAttribute('readonly');
  for (const name of ['Street', 'City', 'Postal code']) await expect.element(field(name)).toBeRequired();
  await expect.element(page.getByRole('combobox', { name: 'Country' })).toBeVisible();
  await expect.element(field('Phone number')).not.toBeRequired();
  const table = page.getByRole('table', { name: 'Order' });
  expect(
    table
      .getByRole('columnheader')
      .elements()
      .map((cell) => cell.textContent),
  ).toEqual(['Item', 'Tier', 'Price']);
  await expectAccessible();
});

test('a purchase with a missing value focuses the first field that needs it', async () => {
  const requests = await open();
  await field('Street').fill('Hlavná 1');
  await page.getByRole('button', { name: /^(Pay|Buy)/ }).click();
  await expect.element(field('City')).toHaveFocus();
  await expect.element(field('City')).toHaveAttribute('aria-invalid', 'true');
  expect(requests.map(({ name }) => name)).not.toContain('POST /api/user/premium');
});

test('a coupon is applied by Enter, taken off the price, and reset', async () => {
  await open({ 'POST /api/check-coupon': { code: 'SPRING', type: 'percentage', value: 20 } });
  await expect.element(button('Apply')).toBeDisabled();
  await field('Coupon code').fill('spring');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Coupon SPRING')).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^Total/ })).toBeVisible();
  await button('Reset').click();
  await expect.element(page.getByText('Coupon SPRING')).not.toBeInTheDocument();
  await expect.element(field('Coupon code')).toHaveValue('');
});

test('a coupon that does not hold says why under its field', async () => {
  await open({
    'POST /api/check-coupon': new Refusal('invalid', message('request.invalid'), { code: message('coupon.expired') }),
  });
  await field('Coupon code').fill('WINTER');
  await button('Apply').click();
  await expect.element(field('Coupon code')).toHaveAccessibleDescription('This coupon has expired.');
  await expectAccessible();
});
