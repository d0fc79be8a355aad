import { ask, createCluster } from '../clusters.ts';
import { expect, test } from '../journey.ts';
import { logIn } from '../people.ts';

test('a cluster is printed whole, not only the rows in view, and without what can be pressed', async ({ page }) => {
  await logIn(page, 'demo');
  const { id } = await createCluster(page, 'On paper');
  const text = Array.from({ length: 150 }, (_, index) => `Wort ${index + 1}\tslovo ${index + 1}`).join('\n');
  await ask(page, 'POST', `/api/clusters/${id}/paste-import`, { text });
  await ask(page, 'POST', `/api/clusters/${id}/start-import`, { first_line_header: false, append: true });
  await page.goto(`/clusters/${id}/`);
  const cell = (value: string) => page.getByRole('gridcell', { name: value, exact: true });
  await expect(cell('Wort 1')).toBeVisible();
  await expect(cell('Wort 150')).toHaveCount(0);

  await page.emulateMedia({ media: 'print' });
  await page.evaluate(`window.dispatchEvent(new Event('beforeprint'))`);
  await expect(cell('Wort 150')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete Wort 1', exact: true })).toBeHidden();
  await expect(page.getByLabel('New Wort')).toBeHidden();
  const first = await cell('Wort 1').boundingBox();
  const last = await cell('Wort 150').boundingBox();
  expect((last?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThan(149 * 20);

  await page.evaluate(`window.dispatchEvent(new Event('afterprint'))`);
  await page.emulateMedia({ media: 'screen' });
  await expect(cell('Wort 150')).toHaveCount(0);
});
