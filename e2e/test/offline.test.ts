import type { Page } from '@playwright/test';
import { createCluster, addRow } from '../clusters.ts';
import { installed } from '../installed.ts';
import { expect, test } from '../journey.ts';
import { logIn } from '../people.ts';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
});

const NOTICE = 'You’re offline.';

/** Waits until the response to a call is cached. */
async function cached(page: Page, path: string): Promise<void> {
  await expect.poll(() => page.evaluate(`caches.match('${path}').then((answer) => answer !== undefined)`)).toBe(true);
}

test('an opened cluster is read and practised without the server, and a change is refused, not lost', async ({
  page,
  context,
}) => {
  test.slow();
  await logIn(page, 'demo');
  const { id } = await createCluster(page, 'For the train');
  for (const [first, second] of [
    ['Zug', 'vlak'],
    ['Gleis', 'koľaj'],
  ] as const)
    await addRow(page, id, first, second);
  await page.goto(`/clusters/${id}/`);
  const cell = (text: string) => page.getByRole('gridcell', { name: text, exact: true });
  await expect(cell('Gleis')).toBeVisible();
  await installed(page);
  await cached(page, `/api/clusters/${id}/clusterRows`);

  await context.setOffline(true);
  await page.goto(`/clusters/${id}/`);
  await expect(cell('vlak')).toBeVisible();
  await expect(page.getByText(NOTICE)).toBeVisible();

  await cell('Zug').click();
  await page.getByLabel('Edit Wort').fill('Eisenbahn');
  await page.getByLabel('Edit Wort').press('Enter');
  await expect(page.getByText('Couldn’t save this cell. The server cannot be reached.')).toBeVisible();
  await expect(cell('Zug')).toBeVisible();

  await page.getByRole('button', { name: 'Learning & Practice' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('Question 1/2')).toBeVisible();
  await page.goto('/clusters');
  await expect(page).toHaveURL(/\/test\/?$/);
  await page.reload();
  await expect(page.getByText(NOTICE)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(NOTICE)).toBeHidden();
});

test(
  'cached responses are deleted at logout, also without the server',
  { tag: '@nightly' },
  async ({ page, context }) => {
    await logIn(page, 'free');
    await expect(page.getByRole('heading', { name: 'Clusters' })).toBeVisible();
    await installed(page);
    await cached(page, '/api/user');
    await context.setOffline(true);
    await page.goto('/logout');
    await expect(page).toHaveURL(/\/auth\/login$/);
    await expect
      .poll(() =>
        page.evaluate(
          `caches.keys().then((names) => names.filter((name) => /^(offline-responses|kept-answers)/.test(name)))`,
        ),
      )
      .toEqual([]);
  },
);

const CACHED_PAGE = `caches.match('/app-page', { ignoreSearch: true })`;
const cachedPolicy = (page: Page) =>
  page.evaluate<string>(`${CACHED_PAGE}.then((response) => response.headers.get('content-security-policy'))`);

test(
  'an installed app opens from its own copy of the page, and every visit renews the copy with its policy',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/auth/login');
    await installed(page);
    for (let visit = 0; visit < 2; visit++) {
      const before = await cachedPolicy(page);
      const response = await page.goto('/auth/login');
      expect(response?.fromServiceWorker()).toBe(true);
      expect(await response?.headerValue('content-security-policy')).toBe(before);
      await expect(page.getByLabel('E-mail')).toBeVisible();
      await expect.poll(() => cachedPolicy(page)).not.toBe(before);
    }
  },
);

test(
  'the page of another release does not take the place of the copy, whose files are there',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/auth/login');
    await installed(page);
    const before = await cachedPolicy(page);
    const asked = page.waitForResponse(/app-page\?now/);
    await page.route(/app-page\?now/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<script src="/assets/index-other.js"></script>' }),
    );
    await page.goto('/auth/login');
    await (await asked).finished();
    await expect(page.getByLabel('E-mail')).toBeVisible();
    const next = await page.goto('/auth/login');
    expect(await next?.headerValue('content-security-policy')).toBe(before);
  },
);

test('the list of the last visit is there at once, then as the server has it', async ({ page, context }) => {
  await logIn(page, 'demo');
  const { id } = await createCluster(page, 'Kept from yesterday');
  await page.goto('/clusters');
  await expect(page.getByRole('link', { name: 'Kept from yesterday' })).toBeVisible();
  await cached(page, '/api/clusters');
  await page.evaluate(
    `fetch('/api/clusters/${id}', { method: 'DELETE', headers: { Authorization: 'Bearer ' + localStorage.getItem('token') } })`,
  );
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await context.route('**/api/{user,clusters}', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Kept from yesterday' })).toBeVisible();
  answer();
  await expect(page.getByRole('link', { name: 'Kept from yesterday' })).toBeHidden();
});

test(
  'calls, files and the pages of others come from the server, not from the copy',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/auth/login');
    await installed(page);
    for (const path of ['/healthz', '/favicon.svg', '/robots.txt', '/dev/mailbox.json']) {
      const response = await page.goto(path);
      expect(await response?.headerValue('content-type'), path).not.toContain('text/html');
    }
  },
);
