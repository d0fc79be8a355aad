import { ask, createCluster } from '../clusters.ts';
import { expect, test } from '../journey.ts';
import { logIn, newcomer } from '../people.ts';

// Refused calls are answered with an error, which the browser logs too.
test.use({ expectedErrors: /Failed to load resource/ });

const MENU = [
  'Account',
  'Premium',
  'How it works',
  'Change password',
  'Profile termination',
  'FAQ',
  'Contact',
  'Shortcut',
  'Preferences',
  'Language',
];

// Specification: S1-2.18-20, S1-6.01
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

// Specification: S1-1.17-18, S1-2.14, S2-1.07, S2-9.14
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
  // Stored in the account, so that cleared browser storage does not matter.
  await page.evaluate(() => localStorage.clear());
  await logIn(page, 'demo');
  await expect(html).toHaveClass(/light/);
  await dark.click();
  await expect(html).toHaveClass(/dark/);
});

// Specification: S1-2.02, S1-2.04, S1-2.14-17, S1-2.22-25
test('drawer and list show active clusters first and disabled ones last, which cannot be opened', async ({ page }) => {
  await logIn(page, 'demo');
  const first = await createCluster(page, 'Was active', { description: 'What it is about' });
  await createCluster(page, 'Stays active');
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
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toHaveText('Was active');
  const [one, two] = await Promise.all(
    [0, 1].map((position) => page.getByRole('main').getByRole('heading', { level: 2 }).nth(position).boundingBox()),
  );
  expect(two?.y).toBe(one?.y);

  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('navigation', { name: 'Clusters' });
  await expect(drawer.getByRole('link').first()).toHaveText('Clusters');
  await expect(drawer.getByRole('link').last()).toHaveText('Was active');
  await expect(drawer.getByRole('link').last()).toHaveAttribute('aria-disabled', 'true');
  expect((await page.getByLabel('Navigation', { exact: true }).boundingBox())?.width).toBeGreaterThanOrEqual(300);
  await drawer.getByRole('link', { name: 'Stays active' }).click();
  await expect(page).toHaveURL(/\/clusters\/\d+\/$/);
  await page.goto(`/clusters/${first.id}/`);
  await expect(page).toHaveURL(/\/clusters$/);
});

// Specification: S1-1.11, S1-2.31, S1-2.35, S1-2.43, S1-8.11
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

// Specification: S1-2.09-11, S2-1.06, S2-2.73-77, S2-2.90, S2-8.17, S2-9.16
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
