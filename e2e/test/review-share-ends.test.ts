import type { ResponseOf } from '@wordcluster/contract/types';
import { expect, test } from '../journey.ts';
import { ask } from '../clusters.ts';
import { answerOne, asked, LEARNED } from '../learner.ts';
import { logIn } from '../people.ts';
import { clusterOf } from '../practice.ts';

// Rows that are not shared any more are refused, which the browser logs too.
test.use({ expectedErrors: /Failed to load resource/ });

test('a share that ends in the middle of a session: refused answers are reported, and none of its words is asked again', async ({
  page,
  browser,
}) => {
  // Two people in two browsers.
  test.slow();
  const main = page.getByRole('main');
  const owner = await (await browser.newContext()).newPage();
  await logIn(owner, 'demo');
  const words = (from: number, to: number) =>
    LEARNED.slice(from, to).map(([first, second]): [string, string] => [first, second]);
  const shared = await clusterOf(owner, 'Lent', words(0, 3));
  const sharing = `/api/clusters/${shared.id}/share`;
  const { shared_with_user: recipient } = (await ask(owner, 'POST', sharing, {
    email: 'free@wordcluster.example',
  })) as ResponseOf<'POST /api/clusters/:cluster_id/share'>;

  await logIn(page, 'free');
  for (const { id, shared_by } of (await ask(page, 'GET', '/api/clusters')) as ResponseOf<'GET /api/clusters'>)
    if (shared_by === null) await ask(page, 'DELETE', `/api/clusters/${id}`, {});
  const own = new Set(words(3, 5).map(([first]) => first));
  await clusterOf(page, 'Own', words(3, 5));
  await ask(page, 'PATCH', '/api/reviews/settings', { ways: ['type'], new_per_day: 5, go_on: false });
  await page.goto('/review');
  while (own.has((await asked(page)).question)) await answerOne(page);
  await ask(owner, 'DELETE', `${sharing}/${recipient?.id}`, {});
  await answerOne(page);
  await expect(page.getByText(/answers? (?:was|were) skipped because you no longer/)).toBeVisible();
  const lent = new Set(words(0, 3).map(([first]) => first));
  for (;;) {
    const { way, question } = await asked(page);
    if (way === 'end') break;
    expect(lent).not.toContain(question);
    await answerOne(page);
  }
  await expect(main.getByRole('heading', { name: '2 words practised' })).toBeVisible();
  await owner.context().close();
});
