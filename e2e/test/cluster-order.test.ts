import type { Page } from '@playwright/test';
import { createCluster } from '../clusters.ts';
import { expect, test } from '../journey.ts';
import { newcomer } from '../people.ts';

const titles = (page: Page) => page.getByRole('heading', { level: 2 }).allInnerTexts();

test('a card that is dragged to the place of another stays there; by title none can be dragged', async ({ page }) => {
  await newcomer(page, 'Olina');
  for (const title of ['Colours', 'Animals', 'Numbers']) await createCluster(page, title);
  await page.goto('/clusters');
  await expect.poll(() => titles(page)).toHaveLength(3);
  const [first = '', second = '', third = ''] = await titles(page);
  const card = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  // Its code comes behind the list.
  await expect(card(third)).toHaveAttribute('draggable', 'true');
  await card(third).dragTo(card(first));
  await expect.poll(() => titles(page)).toEqual([third, first, second]);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual([third, first, second]);

  await page.evaluate(`localStorage.setItem('cluster_sort', 'title')`);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(['Animals', 'Colours', 'Numbers']);
  await expect(card('Animals')).not.toHaveAttribute('draggable', 'true');
});
