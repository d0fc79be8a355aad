import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { logIn } from './people.ts';
import { clusterOf } from './practice.ts';

/** Columns that nothing is translated between. */
export const PLAIN = { col_1_language: null, col_2_language: null };

export const CATS: [string, string][] = [
  ['cat', 'mačka'],
  ['cattle', 'dobytok'],
  ['category', 'kategória'],
  ['dog', 'pes'],
];

export const cell = (page: Page, text: string): Locator => page.getByRole('gridcell', { name: text, exact: true });

/** Opens a new cluster with these rows; answers its id. */
export async function openRows(page: Page, title: string, rows: [string, string][]): Promise<number> {
  await logIn(page, 'demo');
  const { id } = await clusterOf(page, title, rows, PLAIN);
  await page.goto(`/clusters/${id}/`);
  await expect(page.getByRole('grid')).toBeVisible();
  return id;
}

/** The server's answer to a call that it cannot serve now. */
export const refuse = (route: Route): Promise<void> =>
  route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'The service is busy.' } } });
