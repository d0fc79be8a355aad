import type { Page } from '@playwright/test';
import { createCluster, addRow } from '../clusters.ts';
import { expect, test } from '../journey.ts';
import { logIn } from '../people.ts';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
});

const NOTICE = 'You are offline.';

/** The app is installed when its worker answers for the page and holds the release's files. */
async function installed(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller?.state')).toBe('activated');
}

/** Waits until the answer of a call is kept. */
async function kept(page: Page, path: string): Promise<void> {
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
  await kept(page, `/api/clusters/${id}/clusterRows`);

  await context.setOffline(true);
  await page.goto(`/clusters/${id}/`);
  await expect(cell('vlak')).toBeVisible();
  await expect(page.getByText(NOTICE)).toBeVisible();

  await cell('Zug').click();
  await page.getByLabel('Edit Wort').fill('Eisenbahn');
  await page.getByLabel('Edit Wort').press('Enter');
  await expect(page.getByText('The cell was not saved. The server cannot be reached.')).toBeVisible();
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

test('what was kept is gone with the logout, also when it happens without the server', async ({ page, context }) => {
  await logIn(page, 'free');
  await expect(page.getByRole('heading', { name: 'Clusters' })).toBeVisible();
  await installed(page);
  await kept(page, '/api/user');
  await context.setOffline(true);
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect
    .poll(() => page.evaluate(`caches.keys().then((names) => names.filter((name) => name.startsWith('kept-answers')))`))
    .toEqual([]);
});

test('pages come from the server while it is there, with a policy of their own', async ({ page }) => {
  await page.goto('/auth/login');
  await installed(page);
  const policies = new Set<string>();
  for (let visit = 0; visit < 2; visit++) {
    const answer = await page.goto('/auth/login');
    policies.add((await answer?.headerValue('content-security-policy')) ?? '');
  }
  expect(policies.size).toBe(2);
  await expect(page.getByLabel('E-mail')).toBeVisible();
});
