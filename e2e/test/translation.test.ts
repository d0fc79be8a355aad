import { addRow, createCluster, valuesOf } from '../clusters.ts';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../journey.ts';
import { logIn } from '../people.ts';

// A word that the dictionary does not know is answered with an error, which the browser logs too.
test.use({ expectedErrors: /Failed to load resource/ });

// Specification: S1-2.54
test('the translate button fills what is empty, then goes, and leaves unknown words empty', async ({ page }) => {
  await logIn(page, 'demo');
  const cluster = await createCluster(page, 'To translate');
  await addRow(page, cluster.id, 'Hund', '');
  await addRow(page, cluster.id, 'Qqqzzz', '');
  await page.goto(`/clusters/${cluster.id}/`);
  const translate = (word: string) => page.getByRole('button', { name: `Translate ${word}` });

  await page.getByRole('gridcell', { name: 'Hund', exact: true }).hover();
  await translate('Hund').click();
  await expect(page.getByRole('gridcell', { name: 'pes', exact: true })).toBeVisible();
  await expect(translate('Hund')).toHaveCount(0);
  // The keyboard stays in the row; undone, the cell is empty and can be filled again.
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('gridcell', { name: 'pes', exact: true })).toHaveCount(0);
  await translate('Hund').click();
  await expect(page.getByRole('gridcell', { name: 'pes', exact: true })).toBeVisible();

  await page.getByRole('gridcell', { name: 'Qqqzzz', exact: true }).hover();
  await translate('Qqqzzz').click();
  await expect(page.getByRole('alert')).toHaveText(
    /The built-in dictionary does not know this\. You can type the translation yourself\./,
  );
  await expectAccessible(page);
  await expect
    .poll(() => valuesOf(page, cluster.id))
    .toEqual([
      ['Hund', 'pes', null],
      ['Qqqzzz', null, null],
    ]);
});

// Specification: S1-1.07, S1-2.46, S1-7.28
test('a field that is left fills the others, and what was typed stays', { tag: '@nightly' }, async ({ page }) => {
  await logIn(page, 'demo');
  const cluster = await createCluster(page, 'To add', { col_3_name: 'Word', col_3_language: 'en' });
  await page.goto(`/clusters/${cluster.id}/`);
  const [first, second, third] = ['Wort', 'Preklad', 'Word'].map((name) => page.getByLabel(`New ${name}`));
  if (!first || !second || !third) throw new Error('three fields');

  await first.fill('Hund');
  await third.fill('hound');
  await expect(second).toHaveValue('pes');
  await expect(third).toHaveValue('hound');
  await third.press('Enter');
  await expect(page.getByRole('gridcell', { name: 'hound', exact: true })).toBeVisible();
  await expect(first).toHaveValue('');
  await expect(second).toHaveValue('');
});

// Specification: S1-5.18, S1-7.27
test(
  'a row is added from its second column, and completed after it was added',
  { tag: '@nightly' },
  async ({ page }) => {
    await logIn(page, 'demo');
    const cluster = await createCluster(page, 'From Slovak', { col_3_name: 'Word', col_3_language: 'en' });
    await page.goto(`/clusters/${cluster.id}/`);
    // Enter adds at once, so that the field is never left.
    await page.getByLabel('New Preklad').fill('pes');
    await page.getByLabel('New Preklad').press('Enter');
    await expect.poll(() => valuesOf(page, cluster.id)).toEqual([['Hund', 'pes', 'dog']]);
    await expect(page.getByRole('gridcell', { name: 'dog', exact: true })).toBeVisible();

    await page.getByLabel('New Wort').fill('Qqqzzz');
    await page.getByLabel('New Wort').press('Enter');
    await expect(page.getByRole('gridcell', { name: 'Qqqzzz', exact: true })).toBeVisible();
    // It is added all the same, with the reason why its other cells are empty.
    await expect(page.getByText(/^Qqqzzz: The built-in dictionary does not know this/)).toBeVisible();

    await page.getByLabel('New Preklad').fill('qqqzzz');
    await page.getByLabel('New Preklad').press('Enter');
    await expect(page.getByRole('alert').last()).toContainText('The built-in dictionary does not know this');
    await expect(page.getByLabel('New Preklad')).toHaveValue('qqqzzz');
  },
);
