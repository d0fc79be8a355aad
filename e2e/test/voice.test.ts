import type { Page } from '@playwright/test';
import { addRow, createCluster } from '../clusters.ts';
import { expect, test } from '../journey.ts';
import { logIn } from '../people.ts';

/** Notes what every audio of the page does. */
async function watchAudio(page: Page): Promise<void> {
  await page.addInitScript(`
    window.heard = [];
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function () {
      for (const name of ['ended', 'error']) this.addEventListener(name, () => heard.push(name));
      this.addEventListener('pause', () => this.ended || heard.push('paused'));
      heard.push('play');
      return play.call(this);
    };`);
}
const playback = (page: Page) => page.evaluate<string[]>('window.heard');

async function openAnimals(page: Page): Promise<void> {
  await logIn(page, 'demo');
  const cluster = await createCluster(page, 'To hear');
  await addRow(page, cluster.id, 'Hund', 'pes');
  await addRow(
    page,
    cluster.id,
    'Das ist eine sehr lange Geschichte von einem Hund, der gerne ins Wasser springt.',
    'x',
  );
  await page.goto(`/clusters/${cluster.id}/`);
  await page.getByRole('gridcell', { name: 'Hund', exact: true }).hover();
}

// Specification: S1-1.06, S1-2.56
test('a cell is read aloud to its end, and from the browser when it is heard again', async ({ page }) => {
  await watchAudio(page);
  await openAnimals(page);
  const requests: string[] = [];
  page.on('request', (request) => /\/api\/listen\/\d+$/.test(request.url()) && requests.push(request.url()));

  await page.getByRole('button', { name: 'Play Hund', exact: true }).click();
  await expect.poll(() => playback(page)).toEqual(['play', 'ended']);
  await expect(page.getByRole('button', { name: 'Play Hund', exact: true })).toBeVisible();
  expect(requests).toHaveLength(1);
  // Pressing the button must not have started to edit the cell.
  await expect(page.getByRole('textbox', { name: 'Edit Wort' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Play Hund', exact: true }).click();
  await expect.poll(() => playback(page)).toEqual(['play', 'ended', 'play', 'ended']);
  expect(requests).toHaveLength(1);
});

// Specification: S1-2.14, S1-4.24
test(
  'another cell takes the place of the one that is heard, and leaving the page ends it',
  { tag: '@nightly' },
  async ({ page }) => {
    await watchAudio(page);
    await openAnimals(page);
    await page.getByRole('gridcell', { name: /^Das ist/ }).hover();
    await page.getByRole('button', { name: /^Play Das ist/ }).click();
    await expect(page.getByRole('button', { name: /^Stop Das ist/ })).toBeVisible();
    await page.getByRole('gridcell', { name: 'pes', exact: true }).hover();
    await page.getByRole('button', { name: 'Play pes' }).click();
    await expect.poll(() => playback(page)).toEqual(['play', 'paused', 'play', 'ended']);

    await page.getByRole('gridcell', { name: /^Das ist/ }).hover();
    await page.getByRole('button', { name: /^Play Das ist/ }).click();
    await expect(page.getByRole('button', { name: /^Stop Das ist/ })).toBeVisible();
    await page.getByRole('link', { name: 'Wordcluster, your clusters' }).click();
    await expect(page).toHaveURL(/\/clusters$/);
    await expect.poll(async () => (await playback(page)).at(-1)).toBe('paused');
  },
);

test(
  'a cell that was just changed is read as it is now, not as the server still had it',
  { tag: '@nightly' },
  async ({ page }) => {
    await openAnimals(page);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const calls: string[] = [];
    await page.route('**/clusterRows/*', async (route) => {
      await held;
      calls.push('saved');
      return route.continue();
    });
    page.on('request', (request) => /\/api\/listen\/\d+$/.test(request.url()) && calls.push('heard'));
    await page.getByRole('gridcell', { name: 'Hund', exact: true }).click();
    await page.getByLabel('Edit Wort').fill('Katze');
    await page.getByLabel('Edit Wort').press('Enter');
    await page.getByRole('gridcell', { name: 'Katze', exact: true }).hover();
    await page.getByRole('button', { name: 'Play Katze', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Cancel loading Katze' })).toBeVisible();
    release();
    await expect.poll(() => calls).toEqual(['saved', 'heard']);
  },
);

test.describe('a voice that fails', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('is reported in a message, and the cell can be tried again', async ({ page }) => {
    await openAnimals(page);
    const error = { code: 'unavailable', message: 'The voice is busy. Please try again in a moment.' };
    await page.route(/\/api\/listen\/\d+$/, (route) => route.fulfill({ status: 503, json: { error } }), { times: 1 });
    await page.getByRole('button', { name: 'Play Hund', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(error.message);
    await expect(page.getByRole('button', { name: 'Play Hund', exact: true })).toBeVisible();
  });
});
