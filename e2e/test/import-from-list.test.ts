import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { inlineRow, makeXlsx } from '../../packages/table-reader/test/make-xlsx.ts';
import { ask, chooseAction, createCluster, valuesOf } from '../clusters.ts';
import { expect, test } from '../journey.ts';
import { logIn, newcomer } from '../people.ts';

const preview = (page: Page) => page.getByRole('region', { name: 'Preview of the first rows' });
const cells = (page: Page, line: number) => preview(page).getByRole('row').nth(line).getByRole('cell');

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const RANKED = [
  ['Rank', 'German', 'English'],
  ['1', 'Haus', 'house'],
  ['2', 'Baum', 'tree'],
  ['3', 'Hund', 'dog'],
  ['4', 'Katze', 'cat'],
  ['5', 'Vogel', 'bird'],
  ['6', 'Brot', 'bread'],
];
const sheet = (name: string, rows: string[][]) => ({
  name,
  data: rows.map((cellsOfRow, index) => inlineRow(index + 1, ...cellsOfRow)).join(''),
});

async function openImport(page: Page): Promise<void> {
  await page.goto('/clusters');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  // Specification: S0-1.370
  test('a workbook with ranks is ten actions from the first practised word', async ({ page }) => {
    await newcomer(page, 'Rita');
    await page.goto('/clusters');
    await expect(page.getByText('No clusters here')).toBeVisible();
    let actions = 0;
    const tap = async (target: Locator) => {
      actions += 1;
      await target.tap();
    };
    const dialog = page.getByRole('dialog');
    await tap(page.getByRole('button', { name: 'Import', exact: true }));
    actions += 1;
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'German words.xlsx',
      mimeType: XLSX,
      buffer: Buffer.from(makeXlsx({ sheets: [sheet('Words', RANKED)] })),
    });
    await expect(cells(page, 1)).toContainText(['Haus', 'house']);
    await tap(dialog.getByRole('button', { name: /^Import/ }));
    await tap(dialog.getByRole('link', { name: 'German words' }));
    await expect(page.getByRole('grid').getByRole('row')).toHaveCount(7);
    await tap(page.getByRole('button', { name: 'Learning & Practice' }));
    await tap(page.getByRole('button', { name: 'Choices' }));
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Start' }));
    await expect(page.getByText(/^Question 1\//)).toBeVisible();
    await tap(page.getByRole('group').getByRole('button').first());
    await expect(page.getByText(/^Question 2\//)).toBeVisible({ timeout: 10_000 });
    expect(actions).toBeLessThanOrEqual(10);
    const [made] = (await ask(page, 'GET', '/api/clusters')) as Record<string, unknown>[];
    expect(made).toMatchObject({
      title: 'German words',
      col_1_name: 'German',
      col_1_language: 'de',
      col_2_language: 'en',
    });
  });
});

// Specification: S0-1.370
test('a list for HSK with five columns becomes a cluster of its words, with their level left out', async ({ page }) => {
  await newcomer(page, 'Hana');
  await openImport(page);
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'HSK 1.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('No.,Hanzi,Pinyin,English,HSK\n1,爱,ài,to love,1\n2,八,bā,eight,1\n3,爸爸,bàba,dad,1\n'),
  });
  await expect(cells(page, 1)).toContainText(['爱', 'ài', 'to love']);
  await dialog.getByRole('button', { name: /^Import/ }).click();
  await dialog.getByRole('link', { name: 'HSK 1' }).click();
  await expect(page.getByRole('gridcell', { name: '爸爸', exact: true })).toBeVisible();
  const [made] = (await ask(page, 'GET', '/api/clusters')) as { id: number }[];
  expect(made).toMatchObject({
    col_1_name: 'Hanzi',
    col_2_name: 'Pinyin',
    col_3_name: 'English',
    col_1_language: 'zh-CN',
  });
  expect(await valuesOf(page, made?.id ?? 0)).toEqual([
    ['爱', 'ài', 'to love'],
    ['八', 'bā', 'eight'],
    ['爸爸', 'bàba', 'dad'],
  ]);
});

// Specification: S0-1.370
test('a workbook with three units becomes three clusters', async ({ page }) => {
  await newcomer(page, 'Uma');
  await openImport(page);
  const dialog = page.getByRole('dialog');
  const buffer = await readFile(
    new URL('../../apps/server/test/transfer/reports/xlsx-three-units.xlsx', import.meta.url),
  );
  await dialog.locator('input[type=file]').setInputFiles({ name: 'Course.xlsx', mimeType: XLSX, buffer });
  await dialog.getByLabel('Import into').selectOption('A cluster for each table');
  await dialog.getByRole('button', { name: /^Import/ }).click();
  for (const unit of ['Unit 1', 'Unit 2', 'Unit 3'])
    await expect(dialog.getByRole('link', { name: unit })).toBeVisible();
  const made = (await ask(page, 'GET', '/api/clusters')) as { title: string; row_count: number }[];
  expect(made.map(({ title, row_count }) => `${title}: ${row_count}`).toSorted()).toEqual([
    'Unit 1: 2',
    'Unit 2: 1',
    'Unit 3: 1',
  ]);
});

// Specification: S0-1.370
test('a table that a chat assistant wrote is pasted with the text around it', async ({ page }) => {
  await logIn(page, 'demo');
  const title = 'From an assistant';
  const cluster = await createCluster(page, title);
  await page.goto('/clusters');
  await chooseAction(page, title, 'Import');
  await page.getByRole('tab', { name: 'Paste' }).click();
  await page
    .getByLabel('Cells or lines to import')
    .fill('Here you are:\n\n| Wort | Slovo |\n|---|---|\n| **Haus** | dom |\n| Baum | strom |\n\nGood luck!');
  await page.getByRole('button', { name: 'Show preview' }).click();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByText(/^2 rows were (?:added|imported)\.$/)).toBeVisible();
  expect(await valuesOf(page, cluster.id)).toEqual([
    ['Haus', 'dom', null],
    ['Baum', 'strom', null],
  ]);
});
