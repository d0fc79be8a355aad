import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { addRow, ask, chooseAction, createCluster, post } from '../clusters.ts';
import { expect, test } from '../journey.ts';
import { logIn, mailAfter, type DemoPerson } from '../people.ts';

// Refused calls are answered with an error, which the browser logs too.
test.use({ expectedErrors: /Failed to load resource/ });

/** Another person in a browser of their own. */
async function another(browser: Browser, who: DemoPerson): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logIn(page, who);
  return page;
}

async function share(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
}
const card = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });

// Specification: S1-1.09, S1-2.30, S1-2.38, S1-2.41, S1-2.99, S1-8.13
test('a shared cluster appears and goes at the recipient without a reload', async ({ page, browser }) => {
  await logIn(page, 'demo');
  const cluster = await createCluster(page, 'Shared live');
  await addRow(page, cluster.id, 'Haus', 'dom');
  const recipient = await another(browser, 'free');
  await page.goto('/clusters');
  await chooseAction(page, 'Shared live', 'Share');
  await expect(page.getByText('Nobody yet.')).toBeVisible();
  await share(page, 'free@wordcluster.example');
  const listed = page.getByRole('listitem').filter({ hasText: 'free@wordcluster.example' });
  await expect(listed).toContainText('Fred Free');
  await expectAccessible(page);

  await expect(card(recipient, 'Shared live')).toBeVisible();
  await recipient.getByRole('button', { name: 'Cluster Manager: Shared live' }).click();
  for (const item of ['Import', 'Export', 'Configure', 'Remove'])
    await expect(recipient.getByRole('menuitem', { name: item, exact: true })).toBeDisabled();
  await expect(recipient.getByRole('menuitem', { name: 'Version history' })).toBeHidden();
  await recipient.keyboard.press('Escape');
  await card(recipient, 'Shared live').click();
  await expect(recipient.getByRole('gridcell', { name: 'Haus', exact: true })).toBeVisible();
  await expect(recipient.getByLabel('New Wort')).toBeHidden();
  await addRow(page, cluster.id, 'Baum', 'strom');
  await expect(recipient.getByRole('gridcell', { name: 'Baum', exact: true })).toBeVisible();

  // With write access both change the rows, and each sees the other's changes at once.
  await listed.getByRole('checkbox', { name: 'Can edit' }).check();
  await expect(recipient.getByLabel('New Wort')).toBeVisible();
  const table = await page.context().newPage();
  const [{ id: row } = { id: 0 }] = (await ask(page, 'GET', `/api/clusters/${cluster.id}/clusterRows`)) as {
    id: number;
  }[];
  await table.goto(`/clusters/${cluster.id}`);
  await expect(table.getByRole('gridcell', { name: 'Haus', exact: true })).toBeVisible();
  await ask(recipient, 'PATCH', `/api/clusters/${cluster.id}/clusterRows/${row}`, { col_1_value: 'Hütte' });
  await expect(table.getByRole('gridcell', { name: 'Hütte', exact: true })).toBeVisible();
  await table.getByRole('gridcell', { name: 'Hütte', exact: true }).hover();
  await table.getByRole('button', { name: 'More for Hütte' }).click();
  await table.getByRole('menuitem', { name: 'History' }).click();
  await expect(table.getByRole('dialog')).toContainText('Fred Free');
  await expectAccessible(table);
  await table.getByRole('dialog').getByRole('button', { name: 'Undo' }).first().click();
  await expect(recipient.getByRole('gridcell', { name: 'Haus', exact: true })).toBeVisible();
  await table.close();

  await page.getByRole('button', { name: 'Remove Fred Free' }).click();
  await expect(page.getByRole('dialog', { name: 'Are you sure you want to delete this sharing?' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Nobody yet.')).toBeVisible();
  await expect(recipient).toHaveURL(/\/clusters$/);
  await expect(card(recipient, 'Shared live')).toBeHidden();
  await recipient.context().close();
});

// Specification: S1-2.98, S1-5.06, S1-8.03
test('an address that cannot be shared with is refused with its reason', { tag: '@nightly' }, async ({ page }) => {
  await logIn(page, 'demo');
  await createCluster(page, 'Whom to share with');
  await page.goto('/clusters');
  await chooseAction(page, 'Whom to share with', 'Share');
  const add = page.getByRole('button', { name: 'Add', exact: true });
  await expect(add).toBeDisabled();
  await page.getByLabel('E-mail').fill('nobody@');
  await page.getByLabel('E-mail').blur();
  await expect(page.getByText('Please enter a valid e-mail')).toBeVisible();
  await expect(add).toBeDisabled();
  await share(page, 'stranger@wordcluster.example');
  await expect(page.getByRole('alert')).toHaveText(/There is no account with this e-mail\./);
  await expectAccessible(page);
  await share(page, 'demo@wordcluster.example');
  await expect(page.getByRole('alert')).toHaveText(/You cannot share a cluster with yourself\./);
  await share(page, 'admin@wordcluster.example');
  await expect(page.getByText('Ada Admin', { exact: true })).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('');
  await share(page, 'admin@wordcluster.example');
  await expect(page.getByRole('alert')).toHaveText(/This cluster is already shared with this user\./);
  await expect(page.getByLabel('E-mail')).toHaveValue('admin@wordcluster.example');

  const remove = page.getByRole('button', { name: 'Remove Ada Admin' });
  await remove.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
});

// Specification: S1-2.32, S1-2.44, S1-6.04, S1-7.23, S1-8.12
test('a recipient leaves and blocks the owner, who sees it and cannot share again', async ({ page, browser }) => {
  await logIn(page, 'demo');
  await createCluster(page, 'Not wanted');
  const recipient = await another(browser, 'admin');
  await page.goto('/clusters');
  await chooseAction(page, 'Not wanted', 'Share');
  await share(page, 'admin@wordcluster.example');
  await expect(card(recipient, 'Not wanted')).toBeVisible();

  await chooseAction(recipient, 'Not wanted', 'Cancel share');
  await expect(
    recipient.getByRole('dialog', { name: 'Are you sure you want to cancel sharing of this cluster?' }),
  ).toContainText('The cluster will be permanently deleted without the possibility of recovery.');
  await recipient.getByLabel('Block this user future sharing').check();
  await expectAccessible(recipient);
  await recipient.getByRole('button', { name: 'Cancel sharing' }).click();
  await expect(card(recipient, 'Not wanted')).toBeHidden();

  await expect(page.getByText('Nobody yet.')).toBeVisible();
  await share(page, 'admin@wordcluster.example');
  await expect(page.getByRole('alert')).toHaveText(/This user does not accept clusters from you\./);
  await recipient.context().close();
});

test(
  'all that show the list ask for it once in five seconds, and not while the page is hidden',
  { tag: '@nightly' },
  async ({ page }) => {
    await logIn(page, 'demo');
    await createCluster(page, 'Asked for');
    await page.clock.install();
    await page.goto('/clusters');
    await expect(card(page, 'Asked for')).toBeVisible();
    const requests: string[] = [];
    page.on('request', (request) => request.url().endsWith('/api/clusters') && requests.push(request.url()));
    for (let second = 0; second < 20; second += 1) await page.clock.runFor(1000);
    await expect.poll(() => requests.length).toBeGreaterThanOrEqual(2);
    expect(requests.length).toBeLessThanOrEqual(4);
    await page.evaluate(`
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));`);
    const before = requests.length;
    for (let second = 0; second < 20; second += 1) await page.clock.runFor(1000);
    expect(requests.length).toBe(before);
  },
);

// Specification: S0-1.50
test('the link of a share mail blocks its sender once its button is pressed', { tag: '@nightly' }, async ({ page }) => {
  await logIn(page, 'demo');
  const [wanted, unwanted] = [await createCluster(page, 'Wanted'), await createCluster(page, 'Unwanted')];
  const email = 'free@wordcluster.example';
  const mail = await mailAfter(
    page,
    email,
    async () => void (await post(page, `/api/clusters/${wanted.id}/share`, { email })),
  );
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/auth\/login$/);
  await page.goto(/\S+\/share-mails\/block\S+/.exec(mail.text)?.[0] ?? '');
  await expect(page.getByRole('heading', { name: 'Block this person' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Block' }).click();
  await expect(page.getByRole('status').filter({ hasText: /share/ })).toBeVisible();
  await expectAccessible(page);
  await logIn(page, 'demo');
  await chooseAction(page, unwanted.title, 'Share');
  await share(page, email);
  await expect(page.getByRole('alert')).toHaveText(/This user does not accept clusters from you\./);
});
