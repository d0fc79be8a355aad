import { addRow, ask, chooseAction, createCluster } from '../clusters.ts';
import { expect, test } from '../journey.ts';
import { logIn, newestMail } from '../people.ts';
import type { Page } from '@playwright/test';

// Refused calls are answered with an error, which the browser logs too.
test.use({ expectedErrors: /Failed to load resource/ });

const MENU = [
  'Premium',
  'How it works',
  'Change password',
  'Profile termination',
  'FAQ',
  'Contact',
  'Shortcut',
  'Language',
];

async function newcomer(page: Page, name: string): Promise<void> {
  const [email, password] = [`${name.toLowerCase()}@example.com`, 'Sunflower7'];
  await page.goto('/auth/registration');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('First name').fill(name);
  await page.getByLabel('Last name').fill('Nováková');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat password').fill(password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await page.goto((await newestMail(page, email)).links[0] ?? '');
  await expect(page.getByText('Your e-mail is confirmed. You can log in now.')).toBeVisible();
  await logIn(page, { email, password });
}

test('the user menu has its items in order, and three more for the administrator', async ({ page }) => {
  await logIn(page, 'demo');
  await page.getByRole('button', { name: 'Dana Demo' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([...MENU, 'Log out']);
  await page.getByRole('menuitem', { name: 'How it works' }).click();
  const video = page.getByRole('dialog', { name: 'How it works' });
  await expect(video).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(video).toBeHidden();
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/auth\/login$/);
  await logIn(page, 'admin');
  await page.getByRole('button', { name: 'Ada Admin' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([...MENU, 'Settings', 'Coupons', 'Orders', 'Log out']);
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
});

test('the theme is dark at first, is switched in the top bar, and is dark again for a visitor', async ({ page }) => {
  await logIn(page, 'demo');
  const html = page.locator('html');
  await expect(html).toHaveClass(/dark/);
  const dark = page.getByRole('switch', { name: 'Dark mode' });
  await expect(dark).toBeChecked();
  await dark.click();
  await expect(html).toHaveClass(/light/);
  expect(await page.evaluate(() => localStorage.getItem('dark_mode'))).toBe('false');
  await page.reload();
  await expect(html).toHaveClass(/light/);
  await page.goto('/logout');
  await expect(html).toHaveClass(/dark/);
});

test('drawer and list show active clusters first and disabled ones last, which cannot be opened', async ({ page }) => {
  await logIn(page, 'demo');
  const first = await createCluster(page, 'Was active', { description: 'What it is about' });
  await page.route('**/api/clusters', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const answer = await route.fetch();
    const clusters = (await answer.json()) as { id: number }[];
    const disabled = clusters.map((cluster) => (cluster.id === first.id ? { ...cluster, disabled: true } : cluster));
    return route.fulfill({ response: answer, json: disabled });
  });
  await page.goto('/clusters');
  await expect(page.getByRole('heading', { name: 'Clusters', level: 1 })).toBeVisible();
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Was active' }).last();
  await expect(card).toContainText('What it is about');
  await expect(card.getByRole('link')).toHaveCount(0);
  await expect(card).toHaveCSS('background-image', /repeating-linear-gradient/);
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).last().innerText()).toBe('Was active');
  const [one, two] = await Promise.all(
    [0, 1].map((place) => page.getByRole('main').getByRole('heading', { level: 2 }).nth(place).boundingBox()),
  );
  expect(two?.y).toBe(one?.y);

  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('navigation', { name: 'Clusters' });
  await expect(drawer.getByRole('link').first()).toHaveText('Clusters');
  await expect(drawer.getByRole('link').last()).toHaveText('Was active');
  await expect(drawer.getByRole('link').last()).toHaveAttribute('aria-disabled', 'true');
  expect((await page.getByLabel('Navigation', { exact: true }).boundingBox())?.width).toBeGreaterThanOrEqual(300);
  await drawer.getByRole('link', { name: 'Slovak animals' }).click();
  await expect(page).toHaveURL(/\/clusters\/\d+\/$/);
  await page.goto(`/clusters/${first.id}/`);
  await expect(page).toHaveURL(/\/clusters$/);
});

test('a free user with three clusters is told to upgrade, removes one after the question, and cannot share', async ({
  page,
}) => {
  test.slow();
  await newcomer(page, 'Tereza');
  for (const title of ['One', 'Two', 'Three']) await createCluster(page, `Number ${title}`);
  await page.goto('/clusters');
  await expect(page.getByRole('link', { name: 'Number Three' })).toBeVisible();
  const add = page.getByRole('button', { name: 'Create cluster' });
  await expect(add).toBeDisabled();
  await page.getByRole('note', { name: 'Upgrade to PREMIUM with No Limit of Clusters!' }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Upgrade to PREMIUM with No Limit of Clusters!');

  await page.getByRole('button', { name: 'Cluster Manager: Number One' }).click();
  await expect(page.getByRole('menuitem', { name: 'Share' })).toBeDisabled();
  await expect(page.getByText('Upgrade to PREMIUM to Share Clusters!')).toBeVisible();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(page.getByRole('dialog', { name: 'Are you sure you want to delete this cluster?' })).toContainText(
    'The cluster will be permanently deleted without the possibility of recovery.',
  );
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Number One' })).toBeHidden();
  await expect(add).toBeEnabled();
});

test('a cluster is configured; a refusal stays in a banner until it is closed', async ({ page }) => {
  await logIn(page, 'demo');
  await createCluster(page, 'To configure');
  await page.goto('/clusters');
  await chooseAction(page, 'To configure', 'Configure');
  const dialog = page.getByRole('dialog', { name: 'Modify cluster' });
  await expect(dialog.getByLabel('Title')).toHaveValue('To configure');
  const save = dialog.getByRole('button', { name: 'Save' });
  await dialog.getByLabel('Column 1 name').fill('a');
  await dialog.getByLabel('Column 1 name').blur();
  await expect(dialog.getByText('Column must be at least 2 characters long.')).toBeVisible();
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Column 1 name').fill('Slovo');
  const error = { code: 'unavailable', message: 'The service is busy.' };
  await page.route('**/api/clusters/*', (route) => route.fulfill({ status: 503, json: { error } }), { times: 1 });
  await save.click();
  await expect(dialog.getByRole('alert')).toContainText(error.message);
  await dialog.getByRole('button', { name: 'Close message' }).click();
  await expect(dialog.getByRole('alert')).toBeHidden();
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Slovo').first()).toBeVisible();
});

test('a row that the server refuses is said at the bottom left, and cells are saved by the tick', async ({ page }) => {
  await logIn(page, 'demo');
  const cluster = await createCluster(page, 'Refused row', { col_1_language: null, col_2_language: null });
  await addRow(page, cluster.id, 'pes', 'dog');
  await page.goto(`/clusters/${cluster.id}/`);
  await page.getByRole('gridcell', { name: 'dog', exact: true }).click();
  await page.getByLabel('Edit Preklad').fill('hound');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('gridcell', { name: 'hound', exact: true })).toBeVisible();
  const error = { code: 'unavailable', message: 'The service is busy.' };
  await page.route('**/clusterRows', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, json: { error } }) : route.continue(),
  );
  await page.getByLabel('New Wort').fill('mačka');
  await page.getByLabel('New Wort').press('Enter');
  const toast = page.getByRole('alert').filter({ hasText: error.message });
  await expect(toast).toBeVisible();
  expect((await toast.boundingBox())?.x ?? 1000).toBeLessThan(200);
  await expect(toast).toBeHidden();
});

test('FAQ, contact and settings say what they should', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/faq');
  const questions = page.getByRole('main').getByRole('button', { expanded: false });
  await expect(questions).toHaveCount(10);
  await page.goto('/faq/shortcut');
  await expect(page.getByRole('button', { name: /shortcut/ })).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: 'What are the Great Pack and the Lite Pack?' }).click();
  await expect(page.getByText(/2 million\s+characters/)).toBeVisible();
  await page.getByRole('button', { name: 'How do I upgrade to Premium?' }).click();
  await expect(page.getByRole('link', { name: 'Premium page' })).toHaveAttribute('href', '/premium');
  await page.getByRole('button', { name: 'How do I reach support?' }).click();
  await page.getByRole('link', { name: 'Contact page' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByText('We generally reply within two working days.')).toBeVisible();
  await expect(page.locator('main a[href^="tel:"]')).toBeVisible();
  await expect(page.locator('main a[href^="mailto:"]')).toBeVisible();

  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  const usage = page.getByLabel('Free pool usage');
  const before = await usage.inputValue();
  await usage.fill('-1');
  await page.getByRole('button', { name: 'Save' }).click();
  const banner = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Close message' }) });
  await expect(banner).toBeVisible();
  await usage.fill('7');
  await expect(page.getByLabel('Free pool limit')).toHaveValue(/^\d+$/);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(banner).toBeHidden();
  await expect.poll(async () => ask(page, 'GET', '/api/settings')).toMatchObject({ used_free_characters: 7 });
  const { free_pool_limit } = (await ask(page, 'GET', '/api/settings')) as { free_pool_limit: number };
  await ask(page, 'POST', '/api/settings', { used_free_characters: Number(before), free_pool_limit });
});

test('a table shows a spinner until its rows are there; failed moves and deletions are taken back and said', async ({
  page,
}) => {
  await logIn(page, 'demo');
  const cluster = await createCluster(page, 'Waited for');
  await addRow(page, cluster.id, 'pes', 'dog');
  await addRow(page, cluster.id, 'mačka', 'cat');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/clusterRows', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(`/clusters/${cluster.id}/`);
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toBeVisible();
  resolve();
  const cell = page.getByRole('gridcell', { name: 'pes', exact: true });
  await expect(cell).toBeVisible();
  await cell.hover();
  await page.getByRole('button', { name: 'Delete pes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(cell).toBeVisible();

  const error = { code: 'unavailable', message: 'The service is busy.' };
  await page.route('**/clusterRows/*', (route) => route.fulfill({ status: 503, json: { error } }));
  await cell.hover();
  await page.getByRole('button', { name: 'Delete pes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The row was not deleted. The service is busy.')).toBeVisible();
  await expect(cell).toBeVisible();
  await cell.click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByText('The row was not moved. The service is busy.')).toBeVisible();
});

test('failures of the availability, of the chat’s history and of the list leave the page usable', async ({ page }) => {
  await logIn(page, 'demo');
  for (const path of ['**/api/ai/availability', '**/api/listen/availability', '**/api/ai/chat'])
    await page.route(path, (route) => route.fulfill({ status: 500, body: 'oops' }));
  await page.goto('/clusters');
  await expect(page.getByRole('link', { name: 'Slovak animals' })).toBeVisible();
  await page.getByRole('button', { name: 'Question prompt' }).click();
  await expect(page.getByLabel('Your question')).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.route('**/api/clusters', (route) => route.fulfill({ status: 500, body: 'oops' }));
  await page.reload();
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Slovak animals' })).toHaveCount(0);
  await expect(page.getByText(/© \d{4} Wordcluster\. Improve your vocabulary by clicking\./)).toBeVisible();
});

test('languages with a voice show its sign, and a shared cluster has no teacher', async ({ page }) => {
  await logIn(page, 'demo');
  const cluster = await createCluster(page, 'Shared with me');
  await page.goto('/clusters');
  await page.getByRole('button', { name: 'Create cluster' }).click();
  await page.getByLabel('Column 1 language').click();
  const option = (name: string) => page.getByRole('option', { name: new RegExp(`^${name}`) });
  await expect(option('Slovak').getByRole('img', { name: 'With voice' })).toBeVisible();
  await expect(option('Xhosa').getByRole('img')).toHaveCount(0);
  await page.keyboard.press('Escape');
  const shared_by = { id: 999, first_name: 'Ada', last_name: 'Admin', email: 'admin@wordcluster.example' };
  await page.route('**/api/clusters', async (route) => {
    const answer = await route.fetch();
    const clusters = (await answer.json()) as { id: number }[];
    const json = clusters.map((one) => (one.id === cluster.id ? { ...one, shared_by, export: null } : one));
    return route.fulfill({ response: answer, json });
  });
  await page.goto(`/clusters/${cluster.id}/`);
  await expect(page.getByRole('button', { name: 'Ask A. I. Teacher', exact: true })).toBeDisabled();
  await expect(page.getByRole('note', { name: 'Upgrade to PREMIUM to ask A. I. Teacher!' })).toBeVisible();
});
