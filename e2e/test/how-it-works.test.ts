import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test, WITH_MOTION } from '../journey.ts';
import { logIn } from '../people.ts';

// The film waits for a key where less motion is wanted.
test.use(WITH_MOTION);

const dialog = (page: Page) => page.getByRole('dialog', { name: 'How it works' });
const film = (page: Page) => dialog(page).locator('video');

async function openAtLogin(page: Page): Promise<void> {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'HOW IT WORKS' }).click();
  await expect(film(page)).toBeVisible();
}

/** A number that the player reports. */
const now = (video: Locator, value: 'currentTime' | 'duration') =>
  video.evaluate((player: HTMLVideoElement, name) => player[name], value);

/** Languages of the captions that are on the screen now. */
const shownCaptions = (video: Locator) =>
  video.evaluate((player: HTMLVideoElement) =>
    Array.from(player.textTracks)
      .filter(({ mode, activeCues }) => mode === 'showing' && (activeCues?.length ?? 0) > 0)
      .map(({ language }) => language),
  );

// Specification: S1-2.21
test('the film plays at the login page, fills the screen, and closes by itself at its end', async ({ page }) => {
  await openAtLogin(page);
  const video = film(page);
  await expect.poll(() => now(video, 'currentTime')).toBeGreaterThan(0.5);
  await expect.poll(() => shownCaptions(video)).toEqual(['en']);
  expect(await now(video, 'duration')).toBeGreaterThan(30);
  expect(await dialog(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280, height: 800 });
  await video.evaluate((player: HTMLVideoElement) => (player.currentTime = player.duration - 0.4));
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'HOW IT WORKS' })).toBeFocused();
});

// Specification: S1-2.21
test('from the user menu, Space pauses the film and Escape closes it', async ({ page }) => {
  await logIn(page, 'demo');
  await page.getByRole('button', { name: 'Dana Demo' }).click();
  await page.getByRole('menuitem', { name: 'How it works' }).click();
  const video = film(page);
  await expect.poll(() => now(video, 'currentTime')).toBeGreaterThan(0);
  await expect(video).toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.paused)).toBe(true);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

const OPENS = {
  en: 'HOW IT WORKS',
  sk: 'AKO TO FUNGUJE',
  cs: 'JAK TO FUNGUJE',
  de: 'SO FUNKTIONIERT’S',
  es: 'CÓMO FUNCIONA',
  ar: 'كيف يعمل',
};

for (const [language, name] of Object.entries(OPENS))
  test(
    `the captions are in the interface's language (${language}) and tell every scene`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.addInitScript(`localStorage.setItem('language', '${language}')`);
      await page.goto('/auth/login');
      await page.getByRole('button', { name, exact: true }).click();
      await expect.poll(() => shownCaptions(page.locator('video'))).toEqual([language]);
      const captions = await page.request.get(`/how-it-works/${language}.vtt`);
      expect(captions.headers()['content-type']).toContain('text/vtt');
      expect((await captions.text()).match(/-->/g)).toHaveLength(10);
    },
  );

test('someone who wants less motion starts the film themselves', { tag: '@nightly' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAtLogin(page);
  const video = film(page);
  await expect(video).toHaveJSProperty('autoplay', false);
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.readyState)).toBeGreaterThan(0);
  expect(await now(video, 'currentTime')).toBe(0);
  await page.keyboard.press('Space');
  await expect.poll(() => now(video, 'currentTime')).toBeGreaterThan(0);
});

test.describe('without the film', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('the four steps have texts', { tag: '@nightly' }, async ({ page }) => {
    await page.route('**/how-it-works/*.mp4', (route) => route.abort());
    await page.goto('/auth/login');
    await page.getByRole('button', { name: 'HOW IT WORKS' }).click();
    await expect(dialog(page).getByRole('listitem')).toHaveCount(4);
    await expect(dialog(page).getByRole('heading', { name: 'Remember' })).toBeInViewport();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Got it' }).click();
    await expect(dialog(page)).toBeHidden();
  });
});

test('on a phone the film keeps within the screen', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAtLogin(page);
  const box = await film(page).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
});
