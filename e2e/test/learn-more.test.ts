import { ask, createCluster, addRow } from '../clusters.ts';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../journey.ts';
import { newcomer } from '../people.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a phone, once all is done, a learner goes on with more new words', async ({ page }) => {
  await newcomer(page, 'Learnmore');
  const { id } = await createCluster(page, 'Numbers');
  for (const [first, second] of [
    ['one', 'jeden'],
    ['two', 'dva'],
    ['three', 'tri'],
  ] as const)
    await addRow(page, id, first, second);
  await ask(page, 'PATCH', '/api/reviews/settings', { new_per_day: 0, ways: ['flashcard'] });
  await page.goto('/today');
  await expect(page.getByText('All done for today')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Learn 10 more' }).tap();
  await expect(page).toHaveURL(/\/review$/);
  await expect(page.getByRole('main').getByText('one', { exact: true })).toBeVisible();
  // The day's allowance is unchanged.
  expect(await ask(page, 'GET', '/api/reviews/settings')).toMatchObject({ new_per_day: 0 });
});
