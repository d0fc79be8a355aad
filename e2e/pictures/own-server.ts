import { expect, type Page } from '@playwright/test';
import type { InterfaceLanguage } from '@wordcluster/domain/languages/interface-languages';
import { planWordsOn } from '../crawl.ts';
import { enter, open, screensOf } from './compare.ts';
import type { Filled, Screen } from './stage.ts';

/** Screens that sell. */
const SHOP =
  /^(?:premium|checkout|coupon|order|settings)|^(?:coupons|orders|order|settings|checkout-mistakes|user-menu-free|coupon-new)$/;

/** Further screens of a server without a shop. */
const MORE: readonly Screen[] = [
  { name: 'set-password', who: 'demo', path: '/set-password' },
  { name: 'people', who: 'admin', path: '/people' },
  {
    name: 'people-add',
    who: 'admin',
    path: '/people',
    prepare: ({ page, say }) => page.getByRole('button', { name: say('Add people') }).click(),
  },
  {
    name: 'people-link',
    who: 'admin',
    path: '/people',
    prepare: ({ page, say }) =>
      page
        .getByRole('button', { name: say('One-time link') })
        .first()
        .click(),
  },
  { name: 'invite', who: 'admin', path: '/invite' },
  { name: 'privacy', who: null, path: '/auth/registration/privacy-policy' },
  ...(['demo', 'admin'] as const).map((who): Screen => ({
    name: `user-menu-${who}`,
    who,
    path: '/contact',
    prepare: async ({ page }) => {
      await page.getByRole('button', { name: who === 'demo' ? /Dana/ : /Ada/ }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  })),
];

/** Goes to every page, dialog and menu that somebody sees without a shop; returns where words of plans stand. */
export async function crawl(
  { page, filled }: { page: Page; filled: Filled },
  who: Screen['who'],
  language: InterfaceLanguage,
): Promise<object[]> {
  const stage = await enter({ page, filled }, who, { theme: 'dark', language });
  const found: object[] = [];
  const screens = [
    ...screensOf(who, 'wide').filter(({ name }) => !SHOP.test(name)),
    ...MORE.filter((one) => one.who === who),
  ];
  for (const shown of screens) {
    await open(stage, shown);
    const words = await planWordsOn(page, language);
    if (words.length > 0) found.push({ screen: shown.name, words });
    await shown.leave?.(stage);
  }
  expect(screens.length).toBeGreaterThan(3);
  return found;
}
