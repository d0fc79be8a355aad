import type { Page } from '@playwright/test';
import type { ReviewEntry } from '@wordcluster/domain/review-session/entries';
import { ask } from '../clusters.ts';
import { installed } from '../installed.ts';
import { expect, test } from '../journey.ts';
import { answerAll, answerOne, asked, LEARNED } from '../learner.ts';
import { logIn } from '../people.ts';
import { clusterOf } from '../practice.ts';

test.use({
  hasTouch: true,
  serviceWorkers: 'allow',
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE|ERR_SOCKET/,
});

const playback = (page: Page) => page.evaluate<string[]>('window.heard');

interface Row {
  id: number;
  col_1_value: string;
}

/** A cluster of `count` words, practised in these ways; the other clusters are removed, so that nothing else is due. */
async function toLearn(page: Page, count: number, ways: string[]): Promise<{ id: number; rows: Row[] }> {
  await logIn(page, 'demo');
  // The app would read the rows ahead of clusters that are removed.
  await page.goto('/healthz');
  for (const { id } of (await ask(page, 'GET', '/api/clusters')) as { id: number }[])
    await ask(page, 'DELETE', `/api/clusters/${id}`, {});
  const words = LEARNED.slice(0, count).map(([first, second]): [string, string] => [first, second]);
  const { id } = await clusterOf(page, 'For the train', words);
  await ask(page, 'PATCH', '/api/reviews/settings', { ways, autoplay: false, new_per_day: 100, go_on: false });
  const rows = (await ask(page, 'GET', `/api/clusters/${id}/clusterRows`)) as Row[];
  await page.goto('/clusters');
  return { id, rows };
}

/** Answers that the server has counted, those of earlier journeys too. */
async function countAnswers(page: Page): Promise<number> {
  const { calendar } = (await ask(page, 'GET', '/api/progress')) as { calendar: { answers: number }[] };
  return calendar.reduce((sum, day) => sum + day.answers, 0);
}

/** Gives the first column of a row a recording: the server's audio of another row. */
async function record(page: Page, cluster: number, row: number, of: number): Promise<void> {
  const status = await page.evaluate(`(async () => {
    const headers = { Authorization: 'Bearer ' + localStorage.getItem('token') };
    const voice = await fetch('/api/listen/${cluster}', {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ row_id: ${of}, col_number: 1 }),
    });
    const form = new FormData();
    form.append('media_file', await voice.blob(), 'recording');
    const answer = await fetch('/api/clusters/${cluster}/clusterRows/${row}/sound/1', { method: 'POST', headers, body: form });
    return answer.status;
  })()`);
  expect(status).toBe(200);
}

test('prefetched recordings and cached voices are played in a session without the server', async ({
  page,
  context,
}) => {
  test.slow();
  const main = page.getByRole('main');
  await page.addInitScript(`
    window.heard = [];
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function () {
      for (const name of ['ended', 'error']) this.addEventListener(name, () => heard.push(name));
      heard.push('play');
      return play.call(this);
    };`);
  const { id, rows } = await toLearn(page, 2, ['meet']);
  const [recorded, spoken] = rows;
  if (!recorded || !spoken) throw new Error('There are no rows.');
  await record(page, id, recorded.id, spoken.id);

  await page.goto(`/clusters/${id}/`);
  await page.getByRole('gridcell', { name: spoken.col_1_value, exact: true }).hover();
  await page.getByRole('button', { name: `Play ${spoken.col_1_value}`, exact: true }).click();
  await expect.poll(() => playback(page)).toEqual(['play', 'ended']);
  // When idle, the page prefetches the offline queue.
  const fetched = page.waitForResponse(/\/api\/media\//);
  await page.goto('/today');
  await (await fetched).finished();
  await expect.poll(() => page.evaluate(`JSON.parse(localStorage.getItem('days_ahead_told')).fresh`)).toBe(2);
  await installed(page);
  // From the next visit on audio of the practised languages is cached too, and no other.
  await page.reload();
  const lists = () =>
    page.evaluate<string[]>(
      `caches.open('words').then((kept) => kept.keys()).then((all) => all.map(({ url }) => url))`,
    );
  await expect.poll(async () => (await lists()).length).toBeGreaterThan(0);
  expect((await lists()).length).toBeLessThan(9);

  await context.setOffline(true);
  await page.goto('/review');
  const words = new Set<string>();
  for (let count = 0; count < 2; count += 1) {
    const { question } = await asked(page);
    const before = (await playback(page)).length;
    await main.getByRole('button', { name: `Play ${question}`, exact: true }).click();
    await expect.poll(async () => (await playback(page)).slice(before)).toEqual(['play', 'ended']);
    words.add(question);
    await answerOne(page, { touch: true });
  }
  expect([...words].toSorted()).toEqual([recorded.col_1_value, spoken.col_1_value].toSorted());
});

test(
  'a server that is killed while it takes answers: the session goes on, and each answer counts once',
  { tag: '@nightly' },
  async ({ page, server }) => {
    test.setTimeout(240_000);
    const main = page.getByRole('main');
    const { id } = await toLearn(page, 5, ['type']);
    const before = await countAnswers(page);
    const given = new Map<string, ReviewEntry>();
    const killed = new Promise<void>((resolve) => {
      page.on('request', (request) => {
        if (request.method() !== 'POST' || !request.url().endsWith('/api/reviews')) return;
        // At least once: the server dies before it responds, so the client cannot know whether they were stored.
        if (given.size === 0) void server.kill().then(resolve);
        for (const entry of (request.postDataJSON() as { reviews: ReviewEntry[] }).reviews) given.set(entry.id, entry);
      });
    });

    await page.goto('/today');
    await installed(page);
    await main.getByRole('link', { name: 'Practise', exact: true }).click();
    await answerOne(page);
    await answerOne(page);
    await killed;
    await answerAll(page);
    await expect(main.getByText(/answers? will sync when you’re online/)).toBeVisible();

    await server.start();
    await expect
      .poll(() => page.evaluate(`localStorage.getItem('waiting_answers')`), { timeout: 90_000 })
      .toContain('"count":0');
    const answers = [...given.values()].flatMap((entry) => ('row_id' in entry ? [entry] : []));
    expect(new Set(answers.map(({ row_id }) => row_id)).size).toBe(5);
    const { states } = (await ask(page, 'GET', `/api/reviews/states?cluster_id=${id}`)) as {
      states: { row_id: number; reps: number }[];
    };
    expect(new Map(states.map(({ row_id, reps }) => [row_id, reps]))).toEqual(
      new Map(states.map(({ row_id }) => [row_id, answers.filter((one) => one.row_id === row_id).length])),
    );
    expect((await countAnswers(page)) - before).toBe(answers.length);
  },
);
