import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../accessibility.ts';
import { addRow, ask, chooseAction, createCluster } from '../clusters.ts';
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

// Specification: S0-1.256
test(
  'a cluster is made a PDF from its table, from selected rows and from its card',
  { tag: '@nightly' },
  async ({ page }) => {
    await logIn(page, 'demo');
    const { id } = await createCluster(page, 'Handed out');
    await addRow(page, id, 'Haus', 'dom');
    await addRow(page, id, 'Baum', 'strom');
    const dialog = page.getByRole('dialog', { name: 'Print' });
    const created = async () => {
      const started = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Create PDF' }).click();
      const download = await started;
      expect(download.suggestedFilename()).toBe('Handed out.pdf');
      expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
      await expect(dialog).toBeHidden();
    };
    await page.goto(`/clusters/${id}/`);
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await dialog.getByRole('radio', { name: /^Worksheet/ }).check();
    await expectAccessible(page);
    await created();

    await page.getByRole('button', { name: 'Select row 1', exact: true }).click();
    await page.getByRole('button', { name: 'Print 1 row' }).click();
    await dialog.getByRole('radio', { name: /^Cut-out cards/ }).check();
    await created();

    await page.goto('/clusters');
    await chooseAction(page, 'Handed out', 'Print');
    await created();
  },
);

test(
  'the browser prints cards that fill their pages, without the app around them',
  { tag: '@nightly' },
  async ({ page }) => {
    await logIn(page, 'demo');
    const { id } = await createCluster(page, 'Cut out');
    const text = Array.from({ length: 12 }, (_, index) => `தமிழ் ${index + 1}\t🌻 ${index + 1}`).join('\n');
    await ask(page, 'POST', `/api/clusters/${id}/paste-import`, { text });
    await ask(page, 'POST', `/api/clusters/${id}/start-import`, { first_line_header: false, append: true });
    await page.goto(`/clusters/${id}/`);
    await page.evaluate(`window.print = () => { document.documentElement.dataset.printed = 'yes'; }`);
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Print' });
    await dialog.getByRole('radio', { name: /^Cut-out cards/ }).check();
    await dialog.getByLabel('Paper').selectOption('A4');
    await dialog.getByRole('button', { name: 'Print', exact: true }).click();
    await expect(page.locator('html[data-printed=yes]')).toBeAttached();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    // Two pages of fronts and two of backs.
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(4);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-paper]')).toBeVisible();
    await expect(dialog).toBeHidden();
  },
);
