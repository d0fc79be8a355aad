import { calls } from '@wordcluster/contract/all';
import type { ResponseOf, BodyOf } from '@wordcluster/contract/types';
import { expect, type APIResponse, type Page } from '@playwright/test';

export type Cluster = ResponseOf<'POST /api/clusters'>;

async function send(page: Page, method: string, path: string, body?: unknown): Promise<APIResponse> {
  const token = await page.evaluate('localStorage.getItem("token")');
  const headers = { authorization: `Bearer ${String(token)}` };
  return page.request.fetch(path, { method, headers, ...(body === undefined ? {} : { data: body }) });
}

/** Calls the server as the page's user; a refusal fails the test. */
export async function ask(page: Page, method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await send(page, method, path, body);
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
  return response.json();
}

/** Posts as the person who is logged in on the page, any status is accepted. */
export const post = (page: Page, path: string, body: unknown) => send(page, 'POST', path, body);

/** A new cluster of the person, German and Slovak unless said otherwise. */
export async function createCluster(
  page: Page,
  title: string,
  more: Partial<BodyOf<'POST /api/clusters'>> = {},
): Promise<Cluster> {
  const columns = { col_1_name: 'Wort', col_2_name: 'Preklad', col_1_language: 'de', col_2_language: 'sk' };
  const response = await ask(page, 'POST', '/api/clusters', { title, ...columns, ...more });
  return calls['POST /api/clusters'].response.parse(response);
}

export async function addRow(page: Page, clusterId: number, first: string, second: string): Promise<void> {
  await ask(page, 'POST', `/api/clusters/${clusterId}/clusterRows`, { col_1_value: first, col_2_value: second });
}

/** The values of a cluster's rows as the server has them. */
export async function valuesOf(page: Page, clusterId: number): Promise<(string | null)[][]> {
  const response = await ask(page, 'GET', `/api/clusters/${clusterId}/clusterRows`);
  const rows = calls['GET /api/clusters/:cluster_id/clusterRows'].response.parse(response);
  return rows.map(({ col_1_value, col_2_value, col_3_value }) => [col_1_value, col_2_value, col_3_value]);
}

/** Chooses an item of a card's menu. */
export async function chooseAction(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Cluster Manager: ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}
