import { expect, type Page } from '@playwright/test';
import { createCluster, post, type Cluster } from './clusters.ts';

type Row = [first: string, second: string, third?: string];

/** A new cluster of the person with rows to practise. */
export async function clusterOf(
  page: Page,
  title: string,
  rows: readonly Row[],
  more: Parameters<typeof createCluster>[2] = {},
): Promise<Cluster> {
  const cluster = await createCluster(page, title, more);
  for (const [col_1_value, col_2_value, col_3_value = null] of rows)
    await post(page, `/api/clusters/${cluster.id}/clusterRows`, { col_1_value, col_2_value, col_3_value });
  return cluster;
}

/** Opens the dialog LEARNING & PRACTICE on the cluster's page. */
export async function openTestDialog(page: Page, cluster: Cluster): Promise<void> {
  await page.goto(`/clusters/${cluster.id}/`);
  await page.getByRole('button', { name: 'Learning & Practice' }).click();
  await expect(page.getByRole('dialog', { name: 'LEARNING & PRACTICE' })).toBeVisible();
}

export async function chooseColumn(page: Page, selector: string, column: string): Promise<void> {
  await page.getByRole('combobox', { name: selector, exact: true }).click();
  await page.getByRole('option', { name: column }).click();
}

/** Presses Start and waits for the first question. */
export async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText(/^Question 1\/\d+$/)).toBeVisible();
}

/** Starts a text test that asks the rows in their order. */
export async function startTextTest(page: Page, cluster: Cluster, boxes: boolean): Promise<void> {
  await openTestDialog(page, cluster);
  await page.getByRole('button', { name: 'Text input' }).click();
  await page.getByLabel('Number of letters recognition').setChecked(boxes);
  await page.getByLabel('Random content selection').uncheck();
  await start(page);
}

/** The letter boxes' content, '_' for an empty one. */
export async function lettersOf(page: Page): Promise<string> {
  const boxes = await page.getByRole('textbox', { name: /^Letter/ }).all();
  const letters = await Promise.all(boxes.map((box) => box.inputValue()));
  return letters.map((letter) => letter || '_').join('');
}
