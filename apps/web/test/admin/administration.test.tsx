import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Coupons } from '../../src/features/admin/components/Coupons.tsx';
import { OrderScreen } from '../../src/features/admin/components/OrderScreen.tsx';
import { OrderTable } from '../../src/features/admin/components/OrderTable.tsx';
import { SettingsPage } from '../../src/app/pages/AdminPages.tsx';
import { message, Refusal, saying, type Responses } from '../support/fake-server.ts';
import { ADMIN, coupon, order } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const headings = (table: string) =>
  page
    .getByRole('table', { name: table })
    .getByRole('columnheader')
    .elements()
    .map((cell) => cell.textContent);
const cell = (name: string | RegExp) => page.getByRole('cell', { name });

describe('the coupons', () => {
  const open = (responses: Responses) => show(<Coupons />, { user: ADMIN, path: '/coupons', responses });

  // Specification: S2-2.78
  test('show what they take off, where, and how often they were and may be used', async () => {
    await open({
      'GET /api/coupons': [
        coupon(),
        coupon({
          id: 4,
          code: 'FOREVER',
          type: 'fixed',
          value: 5,
          usages: null,
          remaining_usages: null,
          active: false,
        }),
      ],
    });
    await expect.element(page.getByRole('table', { name: 'Coupons' })).toBeVisible();
    expect(headings('Coupons')).toEqual([
      'Active',
      'Code',
      'Discount',
      'Allowed on',
      'Remaining usages',
      'Used count',
      'Actions',
    ]);
    await expect.element(cell('Infinite')).toBeVisible();
    await expect.element(button('Edit SPRING')).toBeVisible();
    await expect.element(button('Remove FOREVER')).toBeVisible();
    await expectAccessible();
  });

  test('are created in a dialog that asks for a code and a value', async () => {
    const requests = await open({ 'GET /api/coupons': [], 'POST /api/coupons': coupon() });
    await expect.element(page.getByText('No coupons here')).toBeVisible();
    await button('Add coupon').click();
    await expect.element(page.getByRole('dialog', { name: 'Create coupon' })).toBeVisible();
    await expect.element(button('Save')).toBeDisabled();
    await page.getByRole('textbox', { name: 'Code' }).fill('spring');
    await page.getByRole('textbox', { name: 'Value' }).fill('20');
    await expectAccessible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(requests.find(({ name }) => name === 'POST /api/coupons')?.body).toMatchObject({ code: 'SPRING' });
  });

  test('are asked about before they go', async () => {
    const requests = await open({
      'GET /api/coupons': [coupon()],
      'DELETE /api/coupons/:coupon_id': saying(message('coupon.removed')),
    });
    await button('Remove SPRING').click();
    await expect.element(button('Cancel')).toHaveFocus();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(requests.map(({ name }) => name)).toContain('DELETE /api/coupons/:coupon_id');
  });
});

describe('the orders', () => {
  // Specification: S2-2.81
  test('show who bought what and when, with the way to each and its invoice', async () => {
    const orders = [
      order(),
      order({ id: 32, coupon: null, order_status: 'CREATED', download: null, download_xml: null }),
    ];
    await show(<OrderTable orders={orders} order={{ by: 'id', direction: 'desc', onSort: () => undefined }} />, {
      user: ADMIN,
      path: '/orders',
    });
    await expect.element(page.getByRole('table').first()).toBeVisible();
    const table = page.getByRole('table').first();
    expect(
      table
        .getByRole('columnheader')
        .elements()
        .map((one) => one.textContent),
    ).toEqual(['#', 'Customer', 'Order status', 'Coupon', 'Created at', 'Price in EUR', 'Variant', 'Actions']);
    await expect.element(cell(/YES$/)).toBeVisible();
    await expect.element(cell(/NO$/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'View order 31' })).toHaveAttribute('href', '/orders/31');
    await expect.element(page.getByRole('link', { name: 'PDF of order 31' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'XML of order 31' })).toBeVisible();
    await expectAccessible();
  });

  const open = (responses: Responses) =>
    show(<OrderScreen orderId={31} />, { user: ADMIN, path: '/orders/31', responses });
  const fact = (name: string) => page.getByRole('term').filter({ hasText: name });

  // Specification: S2-2.86, S2-2.88-89
  test('show of one everything: who, where, what, less what', async () => {
    await open({ 'GET /api/orders/:order_id': order() });
    for (const name of ['Name', 'Street', 'Postal code', 'City', 'Country', 'E-mail', 'Phone number'])
      await expect.element(fact(name).first()).toBeVisible();
    await expect.element(page.getByText(/^SVK · Slovakia/)).toBeVisible();
    expect(headings('Order')).toEqual(['Item', 'Duration', 'Price']);
    await expect.element(cell('Year')).toBeVisible();
    await expect.element(page.getByText(/^−20(\.00)? %/)).toBeVisible();
    await expect.element(button('Back')).toBeVisible();
    await expectAccessible();
  });

  // Specification: S2-2.89
  test('say None where no coupon was used', async () => {
    await open({ 'GET /api/orders/:order_id': order({ coupon: null, coupon_type: null, coupon_value: null }) });
    await expect.element(page.getByText('CouponNone')).toBeVisible();
  });

  test('that are not there say so and offer another try', async () => {
    await open({ 'GET /api/orders/:order_id': new Refusal('not_found', message('order.not_found')) });
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(button('Try again')).toBeVisible();
  });
});

// Specification: S2-2.90
test('the settings show use and limit of the free pool, and refuse what is no number under its field', async () => {
  const refusal = new Refusal('invalid', message('request.invalid'), {
    free_pool_limit: message('premium.pool_invalid'),
  });
  let refused = true;
  const requests = await show(<SettingsPage />, {
    user: ADMIN,
    path: '/settings',
    responses: {
      'GET /api/settings': { used_free_characters: 120, free_pool_limit: 50_000 },
      'POST /api/settings': () => (refused ? refusal : saying(message('settings.saved'))),
    },
  });
  await expect.poll(() => document.title).toBe('Settings · Wordcluster');
  const limit = page.getByRole('spinbutton', { name: 'Free pool limit' });
  await expect.element(page.getByRole('spinbutton', { name: 'Free pool usage' })).toHaveValue(120);
  await limit.fill('60000');
  await button('Save').click();
  await expect.element(limit).toHaveAccessibleDescription('Please enter a whole number from 0 to 1,000,000,000,000.');
  await expectAccessible();
  refused = false;
  await button('Save').click();
  await expect.poll(() => requests.filter(({ name }) => name === 'GET /api/settings').length).toBe(2);
  expect(requests.find(({ name }) => name === 'POST /api/settings')?.body).toEqual({
    used_free_characters: 120,
    free_pool_limit: 60_000,
  });
});
