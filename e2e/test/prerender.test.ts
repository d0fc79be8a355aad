import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { ask, createCluster, addRow } from '../clusters.ts';
import { installed } from '../installed.ts';
import { expect, test } from '../journey.ts';
import { logIn, newcomer } from '../people.ts';

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
  // With a revoked token.
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

/** Notes how much of the page moves by itself, from its beginning. */
const NOTE_SHIFTS = `
  globalThis.shifted = 0;
  new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (globalThis.shifted += value)))
    .observe({ type: 'layout-shift', buffered: true });
`;

/** Runs in the page: rules that Emotion compiled in this browser, and those that it was brought. */
const COUNT_RULES = `['style[data-emotion="wc"]', 'style[data-emotion^="wc "]'].map((styles) =>
  Array.from(document.querySelectorAll(styles)).reduce((sum, { sheet }) => sum + sheet.cssRules.length, 0))`;

/** The prerendered page, before the app starts. */
const drawn = (page: Page) => page.locator('#list-skeleton');

async function stored(page: Page, key: string, value: string | null): Promise<void> {
  await page.evaluate(([name, text]) => (text ? localStorage.setItem(name, text) : localStorage.removeItem(name)), [
    key,
    value,
  ] as const);
}

for (const { locale, heading, parts } of [
  { locale: 'en-GB', heading: 'Log in', parts: ['english'] },
  { locale: 'de-DE', heading: 'Anmelden', parts: ['english', 'letters'] },
])
  test.describe(`the login page in ${locale}`, () => {
    test.use({ locale });

    test('waits for the parts of the font that it is written in', async ({ page }) => {
      const fonts = new Set<string>();
      page.on('request', (asked) => {
        if (asked.resourceType() === 'font') fonts.add(/source-sans-3-(\w+)/.exec(asked.url())?.[1] ?? asked.url());
      });
      await page.goto('/auth/login');
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      const loaded = `document.fonts.ready.then(() => document.fonts.check('16px "Source Sans 3 Variable"', '${heading}'))`;
      expect(await page.evaluate(loaded)).toBe(true);
      expect([...fonts].toSorted()).toEqual(parts);
    });
  });

test.describe('the list of clusters', () => {
  // With a revoked token, and without a server.
  test.use({ expectedErrors: /status of 401|status of 503 .*\(\/api\/user\)/ });

  for (const [width, name] of [
    [1280, 'Wide'],
    [390, 'Narrow'],
  ] as const)
    test(`is there before any script, as the app shows it, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      // A new account: other journeys may have made more clusters than are drawn.
      await newcomer(page, name);
      for (const title of ['Animals', 'Numbers', 'Verbs of motion']) {
        const { id } = await createCluster(page, title);
        await addRow(page, id, 'eins', 'jeden');
      }
      await page.goto('/clusters');
      await page.addInitScript(NOTE_SHIFTS);
      await expect(page.getByRole('heading', { level: 2 }).nth(2)).toBeVisible();
      const titles = await page.getByRole('heading', { level: 2 }).allInnerTexts();
      const letScriptsIn = await withoutScripts(page);
      await page.goto('/clusters', { waitUntil: 'commit' });
      await expect(drawn(page).locator('h2')).toHaveText(titles);
      await expect(drawn(page).locator('header h1')).toHaveText('Clusters');
      await expect(drawn(page).locator('header button').last()).toContainText(`${name} Nováková`);
      // It can be looked at, and nothing else.
      await expect(page.getByRole('heading')).toHaveCount(0);
      await page.keyboard.press('Tab');
      expect(await page.evaluate('document.activeElement === document.body')).toBe(true);
      const positions = (from: string) =>
        page.locator(`${from} h2, ${from} main li p`).evaluateAll((all) =>
          all.map((one) => {
            const { x, y, width: wide } = one.getBoundingClientRect();
            return [one.textContent, Math.round(x), Math.round(y), Math.round(wide)];
          }),
        );
      await page.evaluate('document.fonts.ready');
      const before = await positions('#list-skeleton');
      await expectAccessible(page, ['dark']);

      await letScriptsIn();
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(titles);
      await expect(drawn(page)).toHaveCount(0);
      expect(await positions('#root')).toEqual(before);
      await page.getByRole('button', { name: `${name} Nováková` }).click();
      await expect(page.getByRole('menuitem', { name: 'Preferences' })).toBeVisible();
      expect(await page.evaluate('globalThis.shifted')).toBeLessThan(0.02);
    });

  test('has what people wrote, as they wrote it', async ({ page }) => {
    await logIn(page, 'free');
    const title = '<b>Tags & $& more</b>';
    const made = await createCluster(page, title, { col_1_language: null, col_2_language: null, col_3_name: 'Satz' });
    await addRow(page, made.id, 'eins', 'jeden');
    await ask(page, 'PATCH', `/api/clusters/${made.id}`, { tags: ['a1', 'b2', 'c3', 'd4', 'e5', 'f6'] });
    const letScriptsIn = await withoutScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const card = drawn(page).locator('main li', { has: page.locator('h2', { hasText: 'Tags &' }) });
    await expect(card.locator('h2')).toHaveText(title);
    await expect(card.locator('ul')).toHaveText('WortPrekladSatz');
    await expect(card.locator('.MuiChip-root')).toHaveText(['a1', 'b2', 'c3', 'd4', '+2']);
    await expect(card.getByText('Practise', { exact: true })).toBeVisible();
    // Nobody wrote a place of the example.
    await expect(drawn(page)).not.toHaveText(/[\uE000-\uF8FF]/);
    await letScriptsIn();
    await expect(page).toHaveURL(/\/clusters$/);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  });

  test('is drawn by the app with the styles that were compiled at build', async ({ page }) => {
    await logIn(page, 'demo');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    const [here, atBuild] = await page.evaluate<[number, number]>(COUNT_RULES);
    expect(atBuild).toBeGreaterThan(200);
    // Floating buttons and the chat are not part of it.
    expect(here).toBeLessThan(atBuild / 3);
  });

  test('is not drawn for whom the app would draw something else', async ({ page, browser }) => {
    await logIn(page, 'demo');
    const token = String(await page.evaluate(`localStorage.getItem('token')`));
    const letScriptsIn = await withoutScripts(page);
    const open = async () => {
      const answered = page.waitForResponse('**/api/clusters');
      await page.goto('/clusters', { waitUntil: 'commit' });
      // An unread response does not end.
      await answered;
      await page.waitForTimeout(500);
    };
    await open();
    await expect(drawn(page)).toBeVisible();
    await expect(drawn(page).locator('header button').last()).toContainText('Dana Demo');
    const otherwise: [key: string, value: string][] = [
      ['language', 'de'],
      ['test-status', '{"state":3,"cluster_id":1}'],
      ['cluster_sort', 'title'],
      ['preferences', '{"text_size":"largest"}'],
    ];
    for (const [key, value] of otherwise) {
      await stored(page, key, value);
      await open();
      await expect(drawn(page), key).toHaveCount(0);
      await stored(page, key, null);
    }
    await stored(page, 'token', 'of-nobody');
    await open();
    await expect(drawn(page)).toHaveCount(0);
    await stored(page, 'token', token);
    await page.route('**/api/user', (route) => route.fulfill({ status: 503, json: {} }));
    await open();
    await expect(drawn(page)).toHaveCount(0);
    await letScriptsIn();

    // Visitors see no list.
    const visitor = await (await browser.newContext()).newPage();
    await withoutScripts(visitor);
    await visitor.goto(new URL('/clusters', page.url()).href, { waitUntil: 'commit' });
    await expect(visitor.locator('template')).toBeAttached();
    await expect(drawn(visitor)).toHaveCount(0);
    await visitor.context().close();
  });

  test.describe('from the right', () => {
    test.use({ locale: 'ar-EG' });

    test('is mirrored', async ({ page, server }) => {
      await page.addInitScript(`localStorage.setItem('language', 'ar')`);
      await page.goto('/auth/login');
      await stored(page, 'token', await server.signIn('demo@wordcluster.example'));
      const letScriptsIn = await withoutScripts(page);
      await page.goto('/clusters', { waitUntil: 'commit' });
      const menu = drawn(page).locator('header button').first();
      await expect(menu).toBeVisible();
      const before = await menu.boundingBox();
      expect(before?.x).toBeGreaterThan(1000);
      await letScriptsIn();
      await expect(drawn(page)).toHaveCount(0);
      expect(await page.locator('#root header button').first().boundingBox()).toEqual(before);
    });
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

  test('the list that every page brings is shown at its own address alone', async ({ page }) => {
    await logIn(page, 'demo');
    await installed(page);
    await page.addInitScript(`
      new MutationObserver(() => (globalThis.listSeen ||= document.querySelector('#list-skeleton') !== null))
        .observe(document, { childList: true, subtree: true });`);
    await page.goto('/progress');
    await expect(page.getByRole('heading', { level: 1, name: 'Progress' })).toBeVisible();
    expect(await page.locator('template').count()).toBe(1);
    expect(await page.evaluate('globalThis.listSeen')).toBe(false);
  });
});
