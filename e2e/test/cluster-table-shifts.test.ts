import { calls } from '@wordcluster/contract/all';
import { ask, createCluster, valuesOf } from '../clusters.ts';
import { expect, test } from '../journey.ts';
import { logIn } from '../people.ts';
import { clusterOf } from '../practice.ts';
import { CATS, cell, openRows, PLAIN, refuse } from '../table.ts';

test.use({ expectedErrors: /Failed to load resource/ });

test('a row that a saved cell moves out of view, or to another place, takes its editor along', async ({ page }) => {
  const id = await openRows(page, 'Shifting', CATS);
  await page.getByLabel('Search rows').fill('cat');
  await expect(page.getByText('3 of 4 rows')).toBeVisible();
  await cell(page, 'cat').click();
  await page.getByLabel('Edit Wort').fill('zebra');
  await page.getByLabel('Edit Wort').press('Tab');
  await expect(page.getByText('2 of 4 rows')).toBeVisible();
  await expect(page.getByLabel('Edit Preklad')).toBeHidden();

  await page.getByLabel('Search rows').fill('');
  await page.getByRole('button', { name: 'Wort', exact: true }).click();
  await cell(page, 'category').click();
  await page.getByLabel('Edit Wort').fill('zoo');
  await page.getByLabel('Edit Wort').press('Tab');
  await expect(page.getByLabel('Edit Preklad')).toHaveValue('kategória');
  await page.getByLabel('Edit Preklad').fill('zoologická záhrada');
  await page.getByLabel('Search rows').click();
  await expect
    .poll(() => valuesOf(page, id))
    .toEqual([
      ['zebra', 'mačka', null],
      ['cattle', 'dobytok', null],
      ['zoo', 'zoologická záhrada', null],
      ['dog', 'pes', null],
    ]);
});

test('an editor stays with its row when a refused deletion brings the row above back', async ({ page }) => {
  const id = await openRows(page, 'Refused', CATS);
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/clusterRows/*', async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue();
    await asked;
    return refuse(route);
  });
  await cell(page, 'cat').focus();
  await page.keyboard.press('Shift+Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(cell(page, 'cat')).toBeHidden();
  await cell(page, 'cattle').click();
  await page.getByLabel('Edit Wort').fill('cows');
  answer();
  await expect(page.getByText('Couldn’t delete the row. The service is busy.')).toBeVisible();
  await expect(page.getByLabel('Edit Wort')).toHaveValue('cows');
  await page.getByLabel('Edit Wort').press('Enter');
  await expect(cell(page, 'cows')).toBeVisible();
  await expect
    .poll(async () => (await valuesOf(page, id)).map(([word]) => word))
    .toEqual(['cat', 'cows', 'category', 'dog']);
});

test('text being typed into a cell is not lost by scrolling it away', async ({ page }) => {
  await logIn(page, 'demo');
  const { id } = await createCluster(page, 'Scrolling', PLAIN);
  const lines = Array.from({ length: 200 }, (_, index) => `w${index},p${index}`).join('\n');
  const headers = { authorization: `Bearer ${String(await page.evaluate('localStorage.getItem("token")'))}` };
  const file = { name: 'words.csv', mimeType: 'text/csv', buffer: Buffer.from(lines) };
  await page.request.post(`/api/clusters/${id}/upload-import`, { headers, multipart: { import_file: file } });
  await page.request.post(`/api/clusters/${id}/start-import`, {
    headers,
    data: { first_line_header: false, append: false },
  });
  await page.goto(`/clusters/${id}/`);
  await cell(page, 'w1').click();
  await page.getByLabel('Edit Wort').fill('half typ');
  await cell(page, 'w5').hover();
  await page.mouse.wheel(0, 6000);
  await expect(cell(page, 'w115')).toBeVisible();
  await page.mouse.wheel(0, -9000);
  await expect(cell(page, 'w2')).toBeVisible();
  await expect(page.getByLabel('Edit Wort')).toHaveValue('half typ');
});

test('a load that began before a change does not take the change off the screen', async ({ page }) => {
  await page.clock.install();
  const id = await openRows(page, 'Overtaken', CATS);
  await expect(cell(page, 'cat')).toBeVisible();
  await page
    .getByRole('link', { name: /Wordcluster/ })
    .first()
    .click();
  await page.clock.runFor(70_000);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let loads = 0;
  // Those of other clusters are loaded too, to be practised without a network.
  await page.route(`**/clusters/${id}/clusterRows`, async (route) => {
    loads += 1;
    if (loads > 1) return route.continue();
    const early = await route.fetch();
    await held;
    return route.fulfill({ response: early }).catch(() => undefined);
  });
  await page.getByRole('link', { name: 'Overtaken' }).click();
  await cell(page, 'cat').click();
  await expect.poll(() => loads).toBe(1);
  await page.getByLabel('Edit Wort').fill('tomcat');
  await page.getByLabel('Edit Wort').press('Enter');
  await expect.poll(async () => (await valuesOf(page, id))[0]?.[0]).toBe('tomcat');
  release();
  await expect.poll(() => loads).toBe(2);
  await page.clock.runFor(2000);
  await expect(cell(page, 'tomcat')).toBeVisible();
  await expect(cell(page, 'cat')).toBeHidden();
});

test('an editor does not change to the next column when its own is taken from the cluster', async ({ page }) => {
  await logIn(page, 'demo');
  const columns = { ...PLAIN, col_1_name: 'Wort', col_2_name: 'Preklad', col_3_name: 'Beispiel' };
  const { id } = await clusterOf(page, 'Columns', [['cat', 'mačka', 'Die Katze schläft.']], columns);
  await page.goto(`/clusters/${id}/`);
  await cell(page, 'mačka').click();
  await expect(page.getByLabel('Edit Preklad')).toBeVisible();
  const without = { ...columns, title: 'Columns', description: null, col_2_name: null, col_3_language: null };
  await ask(page, 'PATCH', `/api/clusters/${id}`, without);
  await expect(page.getByRole('columnheader', { name: 'Preklad' })).toBeHidden();
  await expect(page.getByRole('textbox', { name: /^Edit/ })).toBeHidden();
  // Hidden rows are not found either.
  await page.getByLabel('Search rows').fill('mačka');
  await expect(page.getByText('0 of 1 rows')).toBeVisible();
  expect(await valuesOf(page, id)).toEqual([['cat', 'mačka', 'Die Katze schläft.']]);
});

test('a row that was deleted elsewhere goes when it cannot be changed, and the others are as they are', async ({
  page,
}) => {
  const id = await openRows(page, 'Elsewhere', CATS);
  await expect(cell(page, 'cat')).toBeVisible();
  const rows = await ask(page, 'GET', `/api/clusters/${id}/clusterRows`);
  const [cat] = calls['GET /api/clusters/:cluster_id/clusterRows'].response.parse(rows);
  await ask(page, 'POST', `/api/clusters/${id}/clusterRows/delete`, { row_ids: [cat?.id] });
  await cell(page, 'cat').click();
  await page.getByLabel('Edit Wort').fill('tomcat');
  await page.getByLabel('Edit Wort').press('Enter');
  await expect(page.getByText(/^Couldn’t save this cell\. /)).toBeVisible();
  await expect(cell(page, 'cat')).toBeHidden();
  await expect(cell(page, 'dog')).toBeVisible();
});
