import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { createProduct } from '@wordcluster/testing/product';
import { expectAccessible } from '../accessibility.ts';
import { ask } from '../clusters.ts';
import { installed } from '../installed.ts';
import { expect, test as base } from '../journey.ts';
import { answerAll, LEARNED } from '../learner.ts';
import { logIn } from '../people.ts';
import { clusterOf } from '../practice.ts';

const clock = path.join(mkdtempSync(path.join(tmpdir(), 'clock-')), 'ahead');
const DAY = 24 * 3_600_000;
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
  viewport: { width: 390, height: 844 },
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
});

/** It is day `number` of the learner, for the server and for the browser. */
async function beginDay(page: Page, number: number): Promise<void> {
  const now = FIRST_DAY + (number - 1) * DAY;
  writeFileSync(clock, String(now - Date.now()));
  await page.clock.setSystemTime(now);
}

interface Today {
  new: number;
  goals: { id: number; words_today: number }[];
}

test('a goal on a phone: set, three days played, one without the server, a day missed, and the end', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  const main = page.getByRole('main');
  const today = () => ask(page, 'GET', '/api/reviews/today') as Promise<Today>;
  const practise = async () => {
    await page.goto('/today');
    await main.getByRole('link', { name: 'Practise', exact: true }).tap();
    const words = await answerAll(page, { touch: true });
    await main.getByRole('button', { name: 'Done', exact: true }).tap();
    return words;
  };

  await beginDay(page, 1);
  await logIn(page, 'demo');
  await page.goto('/healthz');
  for (const { id } of (await ask(page, 'GET', '/api/clusters')) as { id: number }[])
    await ask(page, 'DELETE', `/api/clusters/${id}`, {});
  await clusterOf(
    page,
    'Exam',
    LEARNED.slice(0, 12).map(([first, second]): [string, string] => [first, second]),
  );
  await ask(page, 'PATCH', '/api/reviews/settings', { ways: ['meet', 'type'], new_per_day: 0 });

  await page.goto('/clusters');
  await main.getByRole('button', { name: /: Exam$/ }).tap();
  await page.getByRole('menuitem', { name: 'Ready by…' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Ready by…' });
  await dialog.getByLabel('Date and hour').fill('2027-01-16T20:00');
  await dialog.getByLabel('Minutes per day at most').fill('3');
  await expect(dialog.getByRole('status')).toContainText(/12 words, \d days: about|of 12 words in 3 minutes per day/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Set the goal' }).tap();
  await expect(page).toHaveURL(/\/goals\/\d+$/);
  await expect(main.getByText('You are on track.')).toBeVisible();
  await expectAccessible(page);
  const first = await today();
  expect(first.goals[0]?.words_today).toBe(first.new);
  expect(first.new).toBeGreaterThan(0);

  const asked = await practise();
  expect(asked.size).toBe(first.new);
  await expect(main.getByText('Nothing left today', { exact: false })).toBeVisible();

  // The second day without the server: the plan is on the device.
  await beginDay(page, 2);
  await page.goto('/today');
  const second = await today();
  await installed(page);
  await page.reload();
  await expect
    .poll(() => page.evaluate(`JSON.parse(localStorage.getItem('days_ahead_told') ?? '{}').fresh`))
    .toBe(second.new);
  await context.setOffline(true);
  const offline = await practise();
  for (const word of offline) asked.add(word);
  expect(offline.size).toBe(second.goals[0]?.words_today);
  await context.setOffline(false);
  await page.goto('/today');
  await expect.poll(async () => (await today()).goals[0]?.words_today).toBe(0);

  // The third day is missed: the fourth plans anew.
  await beginDay(page, 4);
  await page.goto('/today');
  expect((await today()).goals[0]?.words_today).toBeGreaterThan(0);
  for (const word of await practise()) asked.add(word);

  // The rest for the last days depends on the duration of answers: a plan of three minutes may have been done before.
  for (const day of [5, 6]) {
    await beginDay(page, day);
    await page.goto('/today');
    const left = (await today()).goals[0]?.words_today ?? 0;
    if (left > 0) expect((await practise()).size).toBe(left);
    else await expect(main.getByText('All done for today')).toBeVisible();
    await expect.poll(async () => (await today()).goals[0]?.words_today).toBe(0);
  }
  await beginDay(page, 7);
  await page.goto('/today');
  await main.getByRole('link', { name: /^Exam · / }).tap();
  await expect(main.getByText(/^\d+ of 12 words known$/)).toBeVisible();
  await expect(main.getByText(/^Ended on/)).toBeVisible();
  await expectAccessible(page);
  expect((await today()).goals).toEqual([]);
});
