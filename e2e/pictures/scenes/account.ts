import { expect, type Page } from '@playwright/test';
import type { ResponseOf } from '@wordcluster/contract/types';
import { byPath, type Screen } from '../stage.ts';

type Premium = ResponseOf<'GET /api/user/premium'>;
type Order = Premium['history'][number];

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const order: Order = {
  id: 12,
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
};
const payment = (current_state: 'PAID' | 'CANCELED'): Order['payments'][number] => ({
  id: 5,
  created_at: inDays(0),
  price: 99.95,
  current_state,
  states: [{ state: current_state, created_at: inDays(0) }],
});

const declinedOrder: Order = { ...order, payments: [payment('CANCELED')] };
const paidOrder: Order = {
  ...order,
  order_status: 'PAID',
  active: true,
  payments: [payment('PAID')],
  download: '/a',
  download_xml: '/b',
};

/** Stubs the response: a user with Premium has a pack. */
const withPack = (page: Page) =>
  page.route('**/api/user', async (route) => {
    const answer = await route.fetch();
    const pack = {
      premium: true,
      tier: 'great',
      text_characters_remaining: 1_874_200,
      text_characters_limit: 2_000_000,
      voice_characters_remaining: 962_800,
      voice_characters_limit: 1_000_000,
      characters_today_remaining: null,
      characters_today_limit: null,
    };
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...pack } });
  });

/** The page with this Premium as a stubbed response. */
const withPremium = (history: Order[], current: Premium['current']) => async (page: Page) => {
  if (current !== null) await withPack(page);
  await page.route('**/api/user/premium', (route) => route.fulfill({ json: { history, current } }));
  await page.goto('/premium');
  await expect(page.getByRole('table').first()).toBeVisible();
};
const premium = (name: string, show: (page: Page) => Promise<void>): Screen => ({
  name,
  who: 'free',
  path: '/faq',
  prepare: ({ page }) => show(page),
  leave: ({ page }) => page.unrouteAll({ behavior: 'wait' }),
});

/** Premium, the account and help. */
export const account: Screen[] = [
  ...byPath('demo', {
    premium: '/premium',
    faq: '/faq',
    contact: '/contact',
    account: '/account',
    security: '/security',
    'my-data': '/my-data',
    preferences: '/preferences',
    'access-tokens': '/access-tokens',
    'change-password': '/change-password',
    'profile-termination': '/profile-termination',
  }),
  ...byPath('free', { 'premium-free': '/premium', checkout: '/premium/buy/great' }),
  premium('premium-declined', withPremium([declinedOrder], null)),
  premium('premium-paid', withPremium([paidOrder], { tier: 'great', end: order.end })),
  {
    ...premium('premium-thanks', withPremium([declinedOrder], null)),
    prepare: async ({ page, say }) => {
      await withPremium([declinedOrder], null)(page);
      await page.route('**/new-payment', (route) => route.fulfill({ json: { iframe_url: 'about:blank' } }));
      await page.getByRole('button', { name: say('Try again') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await withPack(page);
      const paid = { history: [paidOrder], current: { tier: 'great', end: order.end } };
      await page.route('**/api/user/premium', (route) => route.fulfill({ json: paid }));
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('Close') })
        .click();
      await expect(page.getByRole('dialog')).toBeHidden();
    },
  },
  {
    name: 'checkout-mistakes',
    who: 'free',
    path: '/premium/buy/lite',
    prepare: ({ page }) => page.getByRole('button', { name: /79[.,]95/ }).click(),
  },
  {
    name: 'user-menu-free',
    who: 'free',
    path: '/contact',
    prepare: async ({ page }) => {
      await page.getByRole('button', { name: /Fred Free/ }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  {
    name: 'security-confirm',
    who: 'demo',
    path: '/security',
    prepare: ({ page, say }) =>
      page
        .getByRole('button', { name: say('Set up') })
        .first()
        .click(),
  },
  {
    name: 'token-new',
    who: 'demo',
    path: '/access-tokens',
    prepare: ({ page, say }) =>
      page
        .getByRole('button', { name: say('New token') })
        .first()
        .click(),
  },
  {
    name: 'how-it-works',
    who: 'demo',
    path: '/faq',
    prepare: async ({ page, say }) => {
      await page.getByRole('button', { name: /Dana/ }).click();
      await page.getByRole('menuitem', { name: say('How it works') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];
