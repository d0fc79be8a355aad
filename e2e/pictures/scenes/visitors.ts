import { expect } from '@playwright/test';
import { byPath, type Screen } from '../stage.ts';

/** Pages of visitors. */
export const visitors: Screen[] = [
  ...byPath(null, {
    login: '/auth/login',
    registration: '/auth/registration',
    'forgot-password': '/auth/forgot-password',
    'block-sender': '/share-mails/block?token=none',
    'confirm-email': '/auth/confirm-email?token=none',
    'link-ended': '/l/AAAAAAAAAAAAAAAAAAAAAA',
  }),
  {
    name: 'link',
    windowOnly: false,
    who: null,
    path: ({ link }) => link,
    prepare: ({ page }) => expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible(),
  },
  { name: 'terms', who: null, path: '/auth/registration/terms', windowOnly: true },
  {
    name: 'registration-mistakes',
    windowOnly: false,
    who: null,
    path: '/auth/registration',
    prepare: async ({ page, say }) => {
      await page.getByLabel(say('E-mail'), { exact: true }).fill('nobody@');
      await page.getByLabel(say('First name'), { exact: true }).fill('R2D2');
      await page.getByLabel(say('Password'), { exact: true }).fill('short');
      await page.getByLabel(say('Repeat password'), { exact: true }).fill('other');
      await page.getByLabel(say('Repeat password'), { exact: true }).blur();
    },
  },
  {
    name: 'link-question',
    who: null,
    path: ({ link }) => link,
    prepare: ({ page, say }) => page.getByRole('button', { name: say('Practise'), exact: true }).click(),
  },
  {
    name: 'link-report',
    who: null,
    path: ({ link }) => link,
    prepare: async ({ page, say }) => {
      await page.getByRole('button', { name: say('Report this page') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];
