import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { createProduct } from '@wordcluster/testing/product';
import type { ReviewEntry } from '@wordcluster/domain/review-session/entries';
import { expectAccessible } from '../accessibility.ts';
import { ask } from '../clusters.ts';
import { expect, test as base } from '../journey.ts';
import { answerAll, answerOne, asked, LEARNED } from '../learner.ts';
import { cardsByHand, daysByHand, expectStates, stagesByHand, type StoredState } from '../learner-log.ts';
import { logIn } from '../people.ts';
import { clusterOf } from '../practice.ts';

const clock = path.join(mkdtempSync(path.join(tmpdir(), 'clock-')), 'ahead');
const DAY = 24 * 3_600_000;
/** A Monday in winter, so that no clock changes in between; the person's hours are one ahead of UTC. */
const FIRST_DAY = Date.parse('2027-01-11T09:00:00Z');

const test = base.extend<object, object>({
  server: [
    async ({ settings }, provide) => {
      const server = await createProduct({ ...settings, CLOCK_FILE: clock }, 'pipe', 'e2e/clocked-server.ts');
      await server.start();
      await provide(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});

test.use({
  serviceWorkers: 'allow',
  hasTouch: true,
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
});

/** It is day `number` of the learner, for the server and for the browser. */
async function beginDay(page: Page, number: number): Promise<void> {
  const now = FIRST_DAY + (number - 1) * DAY;
  writeFileSync(clock, String(now - Date.now()));
  await page.clock.setSystemTime(now);
}

// Specification: S0-1.100, S0-1.101
test('five days of a learner: twenty words, mistakes, undo, a train without a network, a phone', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  const main = page.getByRole('main');
  const sent = new Map<string, ReviewEntry>();
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/api/reviews')) return;
    const { reviews } = request.postDataJSON() as { reviews: ReviewEntry[] };
    for (const entry of reviews) sent.set(entry.id, entry);
  });
  const practise = async () => {
    await page.goto('/today');
    await main.getByRole('link', { name: 'Practise', exact: true }).click();
  };
  const allSent = () =>
    expect.poll(() => page.evaluate(`localStorage.getItem('waiting_answers')`)).toContain('"count":0');

  await beginDay(page, 1);
  await logIn(page, 'demo');
  for (const { id } of (await ask(page, 'GET', '/api/clusters')) as { id: number }[])
    await ask(page, 'DELETE', `/api/clusters/${id}`, {});
  const { id } = await clusterOf(
    page,
    'First words',
    LEARNED.map(([first, second]) => [first, second]),
  );
  await ask(page, 'PATCH', '/api/reviews/settings', {
    new_per_day: 20,
    ways: ['meet', 'choose', 'type'],
    go_on: false,
  });

  await page.goto('/clusters');
  await expect(main.getByText('20 words · about 10 minutes')).toBeVisible();
  await practise();
  await expectAccessible(page);
  await answerAll(page);
  await expect(main.getByRole('heading', { name: '20 words practised' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(main.getByText('All done for today')).toBeVisible();

  await beginDay(page, 2);
  await practise();
  await expectAccessible(page);
  const failed = new Set(LEARNED.slice(-8).map(([first]) => first));
  // The first answer is taken back and given again.
  const { question } = await asked(page);
  await answerOne(page, { wrong: new Set([question]) });
  await page.keyboard.press('Control+z');
  await expect(main.locator('p[translate="no"]').first()).toHaveText(question);
  for (let count = 0; count < 5; count += 1) await answerOne(page);
  await allSent();

  await context.setOffline(true);
  const offline = await answerAll(page, { wrong: failed });
  await expect(main.getByText(/answers will sync when you’re online/)).toBeVisible();
  await page.goto('/logout');
  await expect(page.getByRole('dialog', { name: 'Answers not synced yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  // Known words are not asked again, also after the browser was closed.
  await page.goto('/review');
  await expect(main.getByText('Nothing is due now')).toBeVisible();

  // On the next day, still without a network, only failed words are asked again.
  await beginDay(page, 3);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/today');
  await expect(main.getByRole('region', { name: 'Today’s words' })).toBeVisible();
  await main.getByRole('link', { name: 'Practise', exact: true }).tap();
  const again = await answerAll(page, { touch: true });
  expect([...again].toSorted()).toEqual([...offline].filter((word) => failed.has(word)).toSorted());
  await main.getByRole('button', { name: 'Done', exact: true }).tap();
  await expect(main.getByText('All done for today')).toBeVisible();
  await context.setOffline(false);
  await allSent();
  await page.reload();
  await expect(main.getByText('All done for today')).toBeVisible();

  for (const day of [4, 5]) {
    await beginDay(page, day);
    await page.goto('/today');
    const link = main.getByRole('link', { name: 'Practise', exact: true });
    await expect(link.or(main.getByText('All done for today'))).toBeVisible();
    if ((await link.count()) === 0) continue;
    await link.tap();
    if (day === 4) await expectAccessible(page);
    await answerAll(page, { touch: true });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    await main.getByRole('button', { name: 'Done', exact: true }).tap();
    await allSent();
  }

  const { states } = (await ask(page, 'GET', `/api/reviews/states?cluster_id=${id}`)) as { states: StoredState[] };
  const log = [...sent.values()];
  const cards = cardsByHand(log);
  expect(states).toHaveLength(LEARNED.length);
  expect([...cards.values()].filter(({ lapses }) => lapses > 0).length).toBeGreaterThanOrEqual(3);
  expectStates(states, cards);

  // Progress adds up.
  const days = daysByHand(log);
  const progress = (await ask(page, 'GET', '/api/progress')) as {
    streak: { days: number };
    stages: object;
    calendar: { day: string; answers: number; minutes: number }[];
  };
  expect(progress).toMatchObject({ streak: { days: days.length }, stages: stagesByHand(cards) });
  expect(progress.calendar.map(({ day, answers }) => ({ day, answers }))).toEqual(
    days.map(({ day, answers }) => ({ day, answers })),
  );
  for (const [index, { minutes }] of days.entries()) expect(progress.calendar[index]?.minutes).toBeCloseTo(minutes, 1);
  await page.goto('/progress');
  await expect(main.getByRole('region', { name: 'Streak' })).toContainText(new RegExp(`^${days.length}\\s*day streak`));
  await main.getByRole('button', { name: 'The last year: as a table' }).tap();
  const figures = main.getByRole('table', { name: 'The last year' }).getByRole('row');
  await expect(figures).toHaveCount(days.length + 1);
  for (const [index, { answers }] of days.toReversed().entries())
    await expect(
      figures
        .nth(index + 1)
        .getByRole('cell')
        .nth(1),
    ).toHaveText(String(answers));
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  await expectAccessible(page);
});
