import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';
import { logIn, type DemoPerson } from '../people.ts';
import { start } from '../practice.ts';

export interface Screen {
  /** The picture's file begins with it. */
  name: string;
  who: DemoPerson | null;
  path: string;
  /** What is to be done before the picture is taken. */
  prepare?: (page: Page) => Promise<void>;
}

const openCluster = async (page: Page) => {
  await page
    .getByRole('link', { name: /German/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Learning & Practice' })).toBeVisible();
};
const openTest = async (page: Page) => {
  await openCluster(page);
  await page.getByRole('button', { name: 'Learning & Practice' }).click();
  await expect(page.getByRole('dialog', { name: 'LEARNING & PRACTICE' })).toBeVisible();
};
/** The first row's question, and letters instead of choices, which are drawn by lot: the same in every picture. */
const startTest = async (page: Page) => {
  const question = page.getByText(/^Question 1/);
  await expect(question.or(page.getByRole('button', { name: 'Create cluster' }).first())).toBeVisible();
  // A test that runs takes the place of every page.
  if (await question.isVisible()) return;
  await openTest(page);
  await page.getByRole('button', { name: 'Text input' }).click();
  await page.getByLabel('Random content selection').uncheck();
  await start(page);
};
const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const visitors: Record<string, string> = {
  login: '/auth/login',
  registration: '/auth/registration',
  'forgot-password': '/auth/forgot-password',
};
const learners: Record<string, string> = {
  clusters: '/clusters',
  today: '/today',
  progress: '/progress',
  premium: '/premium',
  faq: '/faq',
  contact: '/contact',
  security: '/security',
  'change-password': '/change-password',
  'profile-termination': '/profile-termination',
};
const administrators: Record<string, string> = {
  coupons: '/coupons',
  orders: '/orders',
  settings: '/settings',
  events: '/events',
};
const screensOf = (who: Screen['who'], paths: Record<string, string>): Screen[] =>
  Object.entries(paths).map(([name, path]) => ({ name, who, path }));

/** What there is a picture of, in both themes and at both widths. */
export const SCREENS: readonly Screen[] = [
  ...screensOf(null, visitors),
  ...screensOf('demo', learners),
  ...screensOf('admin', administrators),
  { name: 'table', who: 'demo', path: '/clusters', prepare: openCluster },
  { name: 'test-dialog', who: 'demo', path: '/clusters', prepare: openTest },
  { name: 'create-cluster', who: 'demo', path: '/clusters', prepare: press('Create cluster') },
  { name: 'test', who: 'demo', path: '/clusters', prepare: startTest },
  { name: 'checkout', who: 'free', path: '/premium/buy/great' },
];

export const THEMES = ['dark', 'light'] as const;
export const SIZES = { wide: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

export interface Picture {
  screen: string;
  theme: (typeof THEMES)[number];
  size: keyof typeof SIZES;
}

/** Logs in who sees the screen, in the theme; visitors see every page dark. */
export async function enter(page: Page, who: Screen['who'], theme: Picture['theme']): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme });
  await page.addInitScript(`localStorage.setItem('dark_mode', '${theme === 'dark'}')`);
  if (who !== null) await logIn(page, who);
}

/** Draws a screen and compares it with the picture that was accepted last. */
export async function compare(page: Page, { screen, theme, size }: Picture): Promise<void> {
  const shown = SCREENS.find(({ name }) => name === screen);
  if (shown === undefined) throw new Error(`There is no screen ${screen}.`);
  await page.setViewportSize(SIZES[size]);
  await page.goto(shown.path);
  await shown.prepare?.(page);
  await expect(page.locator('.spinner, .MuiSkeleton-root')).toHaveCount(0);
  await page.mouse.move(0, 0);
  await page.evaluate('document.fonts.ready.then(() => true)');
  // Dates and counts change from day to day, and letters are smoothed a little differently from machine to machine.
  await expect(page).toHaveScreenshot(`${screen}-${size}-${theme}.png`, {
    threshold: 0.25,
    maxDiffPixelRatio: 0.015,
    stylePath: join(import.meta.dirname, 'drawn.css'),
  });
}
