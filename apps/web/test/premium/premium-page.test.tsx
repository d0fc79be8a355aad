import type { ResponseOf } from '@wordcluster/contract/types';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import PremiumPage from '../../src/app/pages/PremiumPage.tsx';
import { message, Refusal, type Responses } from '../support/fake-server.ts';
import { CONFIGURATION, NINA, premiumOrder } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';
import { waitFor } from '../support/wait-for.ts';

type Premium = ResponseOf<'GET /api/user/premium'>;

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const RUNNING = { start: inDays(-265), end: inDays(99.5) };
const UNPAID = premiumOrder({
  id: 32,
  ...RUNNING,
  active: false,
  order_status: 'CREATED',
  download: null,
  download_xml: null,
  payments: [{ id: 42, created_at: inDays(-1), price: 29.9, current_state: 'CANCELED', states: [] }],
});

const open = (premium: Premium, responses: Responses = {}) =>
  show(<PremiumPage />, {
    user: NINA,
    path: '/premium',
    responses: {
      'GET /api/user/premium': premium,
      'GET /api/user': NINA,
      'GET /api/clusters': [],
      'GET /api/configuration': CONFIGURATION,
      ...responses,
    },
  });

const REFUSED = 'This order cannot be cancelled: it is closed, or its payment is being confirmed.';
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('a running Premium', () => {
  const paid = premiumOrder({ tier: 'lite', price: 9.9, ...RUNNING });

  // Specification: S2-2.41
  test('is active until its end, with its tier, the days that are left and the way to Great', async () => {
    await open({ history: [paid], current: { end: RUNNING.end, tier: 'lite' } });
    await expect.element(page.getByText('Active', { exact: true }).first()).toBeVisible();
    await expect.element(page.getByText('100', { exact: true })).toBeVisible();
    await expect.element(page.getByText('days remaining')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Upgrade to Great' })).toBeVisible();
    await expectAccessible();
  });

  // Specification: S2-2.47
  test('is in the Premium history with its invoice', async () => {
    await open({ history: [paid], current: { end: RUNNING.end, tier: 'lite' } });
    const table = page.getByRole('table', { name: 'Premium history' });
    await expect.element(table).toBeVisible();
    expect(
      table
        .getByRole('columnheader')
        .elements()
        .map((cell) => cell.textContent),
    ).toEqual(['Start', 'End', 'Tier', 'Order status', 'Active status', 'Actions']);
    await expect.element(page.getByRole('link', { name: 'PDF' })).toHaveAttribute('href', paid.download ?? '');
    await expect.element(button('New payment')).not.toBeInTheDocument();
  });
});

test('the plans say numbers, the price before its button, and on phones the recommended one first', async () => {
  await open({ history: [], current: null });
  await page.viewport(390, 844);
  const great = page.getByRole('region', { name: 'Great Premium' });
  await expect.element(great.getByText('2 million characters per month')).toBeVisible();
  await expect.element(great.getByText('1 million characters per month')).toBeVisible();
  await expect.element(great.getByText('Recommended')).toBeVisible();
  await expect.element(page.getByText('500,000 characters per month')).toBeVisible();
  const free = page.getByRole('region', { name: 'Free' });
  for (const limit of ['Limited · 3', 'Limited · 50', 'Limited · 450'])
    await expect.element(free.getByText(limit, { exact: true })).toBeVisible();
  const top = (element: Element) => element.getBoundingClientRect().top;
  const [price, buy] = [
    great.getByText('99.95 €', { exact: true }),
    great.getByRole('link', { name: '99.95 € per year' }),
  ];
  expect(top(price.element())).toBeLessThan(top(buy.element()));
  for (const name of ['Lite Premium', 'Free'])
    expect(top(great.element())).toBeLessThan(top(page.getByRole('region', { name }).element()));
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await expectAccessible();
});

test('after paying it thanks, and says what is possible and until when', async () => {
  const paid = premiumOrder({ tier: 'great', price: 99.95, ...RUNNING });
  let history = [UNPAID];
  const frame = { iframe_url: '/api/sandbox/pay?id=1' };
  await open(
    { history, current: null },
    {
      'GET /api/user/premium': () => ({
        history,
        current: history[0] === paid ? { end: RUNNING.end, tier: 'great' as const } : null,
      }),
      'POST /api/user/premium/:order_id/new-payment': frame,
    },
  );
  await button('Try again').click();
  history = [paid];
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('heading', { name: /^Thank you\. You have Premium Great until / })).toBeVisible();
  await expect.element(page.getByText(/as many clusters and rows as you like/)).toBeVisible();
  await expect.element(page.getByText(/2,000,000 characters of text and 1,000,000 of voice/)).toBeVisible();
  await expectAccessible();
});

describe('an unpaid order', () => {
  test('says that a card was declined, and is paid again by one button', async () => {
    const requests = await open(
      { history: [UNPAID], current: null },
      { 'POST /api/user/premium/:order_id/new-payment': { iframe_url: '/api/sandbox/pay?id=1' } },
    );
    await expect.element(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Waiting for payment' })).not.toBeInTheDocument();
    await expect.element(page.getByText(/nothing was charged/)).toBeVisible();
    // The row of the history says so beside its specified word, and leaves the green button to the panel.
    await expect.element(page.getByText('last payment declined')).toBeVisible();
    await expect.element(button('New payment')).toHaveClass(/MuiButton-outlined/);
    await expectAccessible();
    await button('Try again').click();
    await expect.poll(() => requests.map(({ name }) => name)).toContain('POST /api/user/premium/:order_id/new-payment');
    await expect.element(page.getByRole('dialog', { name: 'Card payment' })).toBeVisible();
  });

  test('says so, and can be paid again or cancelled', async () => {
    const payments = [{ id: 42, created_at: inDays(-1), price: 29.9, current_state: 'CREATED' as const, states: [] }];
    await open({ history: [{ ...UNPAID, payments }], current: null });
    await expect.element(page.getByRole('heading', { name: 'Waiting for payment' })).toBeVisible();
    await expect.element(button('New payment')).toBeEnabled();
    await expect.element(button('Cancel order')).toBeEnabled();
    await expect.element(page.getByRole('link', { name: 'PDF' })).not.toBeInTheDocument();
    await expectAccessible();
  });

  // Specification: S2-2.50
  test('lists its payments in a dialog of its own', async () => {
    await open({ history: [UNPAID], current: null });
    await button('Payment history').click();
    const table = page.getByRole('table', { name: 'Payment history' });
    await expect.element(table).toBeVisible();
    expect(
      table
        .getByRole('columnheader')
        .elements()
        .map((cell) => cell.textContent),
    ).toEqual(['Created', 'Price in EUR', 'Status']);
    await expect.element(table.getByRole('cell', { name: '29.90' })).toBeVisible();
    await expectAccessible();
  });

  // Specification: S2-2.52, S2-9.09
  test('shows for five seconds why it could not be cancelled', async () => {
    await open(
      { history: [UNPAID], current: null },
      { 'DELETE /api/user/premium/:order_id': new Refusal('conflict', message('order.not_cancellable')) },
    );
    await expect.element(button('Cancel order')).toBeEnabled();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      document.querySelectorAll<HTMLButtonElement>('button').forEach((one) => {
        if (one.textContent === 'Cancel order') one.click();
      });
      await waitFor(() => expect(document.body.textContent).toContain(REFUSED));
      await vi.advanceTimersByTimeAsync(4900);
      expect(document.body.textContent).toContain(REFUSED);
      await vi.advanceTimersByTimeAsync(200);
      expect(document.body.textContent).not.toContain(REFUSED);
    } finally {
      vi.useRealTimers();
    }
  });
});
