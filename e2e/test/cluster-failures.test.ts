import { addRow, chooseAction, createCluster } from '../clusters.ts';
import { expect, test } from '../journey.ts';
import { logIn } from '../people.ts';

// Refused calls are answered with an error, which the browser logs too.
test.use({ expectedErrors: /Failed to load resource/ });

// Specification: S1-2.39, S1-2.94, S1-4.28, S1-5.02, S1-5.04, S1-8.02
test('a cluster is configured; a refusal stays in a banner until it is closed', async ({ page }) => {
  await logIn(page, 'demo');
  await createCluster(page, 'To configure');
  await page.goto('/clusters');
  await chooseAction(page, 'To configure', 'Configure');
  const dialog = page.getByRole('dialog', { name: 'Configure cluster' });
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

// Specification: S1-2.50, S1-8.06-07
test('a refused row is reported at the bottom left, and cells are saved by the tick', async ({ page }) => {
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

// Specification: S1-2.47, S1-4.26, S1-8.09
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
  await expect(page.getByText('Couldn’t delete the row. The service is busy.')).toBeVisible();
  await expect(cell).toBeVisible();
  await cell.click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByText('Couldn’t move the row. The service is busy.')).toBeVisible();
});

// Specification: S1-7.31, S1-8.10, S2-2.19, S2-8.16
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
  // The responses that the last visit cached can still be read.
  await expect(page.getByRole('link', { name: 'Slovak animals' })).toBeVisible();
  await page.unroute('**/api/clusters');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(/© \d{4} Wordcluster\. Improve your vocabulary by clicking\./)).toBeVisible();
});

// Specification: S1-1.04, S1-2.59
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
