import { expectAccessible } from '../accessibility.ts';
import { addRow, ask, createCluster, valuesOf } from '../clusters.ts';
import { expect, test } from '../journey.ts';
import { logIn } from '../people.ts';
import { askTeacher, pickLanguage } from '../teacher.ts';

// Refused calls are answered with an error, which the browser logs too.
test.use({ expectedErrors: /Failed to load resource/ });

// Specification: S1-1.10, S1-2.36, S1-2.42, S1-2.100, S1-4.29-31
test('ten German and Slovak animals are asked for, looked over and imported into a new cluster', async ({ page }) => {
  await logIn(page, 'demo');
  await askTeacher(page).click();
  const dialog = page.getByRole('dialog', { name: 'Ask A. I. Teacher' });
  const send = dialog.getByRole('button', { name: 'Ask', exact: true });
  await expect(send).toBeDisabled();
  await dialog.getByLabel('Title of the new cluster').fill('Tiere');
  await dialog.getByLabel('Topic').fill('an');
  await dialog.getByLabel('Topic').blur();
  await expect(dialog.getByText('Topic must be at least 3 characters long.')).toBeVisible();
  await dialog.getByLabel('Topic').fill('animals');
  await dialog.getByRole('button', { name: '20', exact: true }).click();
  await expect(dialog.getByLabel('Word count', { exact: true })).toHaveValue('20');
  await dialog.getByLabel('Word count', { exact: true }).fill('51');
  await expect(send).toBeDisabled();
  await dialog.getByLabel('Word count', { exact: true }).fill('10');
  await expect(dialog.getByLabel('Column 2 language')).toBeDisabled();
  await pickLanguage(page, 'Column 1 language', 'German');
  await pickLanguage(page, 'Column 2 language', 'Slovak');
  await expectAccessible(page);
  await send.click();

  const rows = dialog.getByRole('row');
  await expect(rows).toHaveCount(11);
  await expectAccessible(page);
  // Where the preview is longer than the screen, the keyboard scrolls it.
  await page.setViewportSize({ width: 390, height: 480 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByLabel('Topic')).toHaveValue('animals');
  await dialog.getByLabel('Topic').press('Enter');
  await expect(rows).toHaveCount(11);
  const previewed = await rows.nth(1).getByRole('cell').allTextContents();
  await dialog.getByRole('button', { name: 'Import' }).click();

  await expect(page).toHaveURL(/\/clusters\/\d+\/$/);
  const success = page.getByText('10 rows were imported.');
  await expect(success).toBeVisible();
  await expect(page.getByRole('gridcell', { name: previewed[1] ?? '?', exact: true })).toBeVisible();
  const values = await valuesOf(page, Number(/clusters\/(\d+)/.exec(page.url())?.[1]));
  expect(values).toHaveLength(10);
  expect(values[0]?.slice(0, 2)).toEqual(previewed.slice(1));
  await expect(success).toBeHidden();
});

// Specification: S1-2.58, S1-8.05
test(
  'a topic that the teacher does not know is said in the dialog, and nothing is imported',
  { tag: '@nightly' },
  async ({ page }) => {
    await logIn(page, 'demo');
    const cluster = await createCluster(page, 'Unknown topic');
    await page.goto(`/clusters/${cluster.id}/`);
    await askTeacher(page).click();
    const dialog = page.getByRole('dialog', { name: 'Ask A. I. Teacher' });
    await expect(dialog.getByLabel('Add words to')).toHaveValue(String(cluster.id));
    await expect(dialog.getByLabel('Wort')).toHaveValue('German');
    await expect(dialog.getByLabel('Preklad')).toHaveValue('Slovak');
    await dialog.getByLabel('Topic').fill('qqqzzzxxx');
    await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await valuesOf(page, cluster.id)).toEqual([]);
  },
);

// Specification: S1-2.61, S1-9.06
test(
  'the preview says which rows the free plan leaves out, and only the others are imported',
  { tag: '@nightly' },
  async ({ page }) => {
    await logIn(page, 'free');
    const cluster = await createCluster(page, 'Nearly full');
    for (let row = 1; row <= 48; row += 1) await addRow(page, cluster.id, `Wort ${row}`, `slovo ${row}`);
    await page.goto(`/clusters/${cluster.id}/`);
    await askTeacher(page).click();
    const dialog = page.getByRole('dialog', { name: 'Ask A. I. Teacher' });
    await dialog.getByLabel('Topic').fill('colours');
    await dialog.getByRole('button', { name: '5', exact: true }).click();
    await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(
      dialog.getByText(
        'Your teacher prepared 5 rows, but your plan supports only 50 rows per cluster. 3 last rows will not be imported.',
      ),
    ).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Upgrade to PREMIUM' })).toHaveAttribute('href', '/premium');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Import' }).click();
    await expect(page.getByText('2 rows were imported.')).toBeVisible();
    await expect(page.getByText('Upgrade to PREMIUM with No Limit of Rows!')).toBeVisible();
    expect(await valuesOf(page, cluster.id)).toHaveLength(50);
    await ask(page, 'DELETE', `/api/clusters/${cluster.id}`);
  },
);
