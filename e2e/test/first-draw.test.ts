import type { Page } from '@playwright/test';
import { installed } from '../installed.ts';
import { expect, test } from '../journey.ts';

const SCRIPTS = '**/assets/*.js';

/** Holds the app's scripts back until the answer is called. */
async function withoutScripts(page: Page): Promise<() => Promise<void>> {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(SCRIPTS, async (route) => {
    await arrived;
    await route.continue();
  });
  return async () => {
    arrive();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

test.describe('the login page', () => {
  // Of the token that nobody has any more.
  test.use({ locale: 'sk-SK', expectedErrors: /status of 401/ });

  test('is there before any script, in the visitor’s language; what is typed meanwhile counts', async ({ page }) => {
    const letScriptsIn = await withoutScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Prihlásiť sa' })).toBeVisible();
    await expect(page).toHaveTitle('Prihlásiť sa · Wordcluster');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(14, 18, 17)');
    await expect(page.getByRole('button', { name: 'Prihlásiť sa' })).toHaveCSS('background-color', 'rgb(31, 39, 37)');
    const field = page.getByLabel('E-mail');
    await field.fill('demo@wordcluster.example');
    await page.evaluate(`globalThis.drawnFirst = document.querySelector('input')`);

    await letScriptsIn();
    await page.getByLabel('Heslo', { exact: true }).fill('Wordcluster1');
    await expect(field).toHaveValue('demo@wordcluster.example');
    await expect(page).toHaveURL(/\/auth\/login$/);
    // It was not drawn a second time.
    expect(await page.evaluate(`globalThis.drawnFirst === document.querySelector('input')`)).toBe(true);
    await page.getByRole('button', { name: 'Prihlásiť sa', exact: true }).click();
    await expect(page).toHaveURL(/\/clusters$/);
  });

  test('is not seen in the wrong language, nor by who is signed in', async ({ page }) => {
    await page.addInitScript(`localStorage.setItem('language', 'de')`);
    const letScriptsIn = await withoutScripts(page);
    await page.goto('/auth/login', { waitUntil: 'commit' });
    await expect(page.locator('form')).toBeAttached();
    await expect(page.locator('form')).toBeHidden();
    await letScriptsIn();
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();

    await page.addInitScript(
      `localStorage.setItem('token', 'of-somebody'); localStorage.setItem('dark_mode', 'false')`,
    );
    await withoutScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('form')).toBeAttached();
    await expect(page.locator('form')).toBeHidden();
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(243, 246, 243)');
  });
});

test.describe('on the second visit', () => {
  test.use({ serviceWorkers: 'allow' });

  // The browser says it some seconds after the page was loaded.
  test('nothing is loaded ahead in vain', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (said) => void (said.type() === 'warning' && warnings.push(said.text())));
    await page.goto('/auth/login');
    await installed(page);
    await page.goto('/auth/login');
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await page.waitForTimeout(4500);
    expect(warnings.filter((text) => text.includes('preload'))).toEqual([]);
  });
});
