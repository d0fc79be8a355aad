import path from 'node:path';
import { settled } from '@wordcluster/testing/settled';
import { expect, test as journey } from '../journey.ts';
import { logIn } from '../people.ts';
import { fill, type Filled } from './filled.ts';
import { SCREENS } from './screens.ts';
import { speak, type Screen, type Stage } from './stage.ts';

export const THEMES = ['dark', 'light'] as const;
export const SIZES = { wide: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

/** A phone is touched, a laptop is not: for `test.use`. */
export const used = (size: Size) => ({ hasTouch: size === 'phone', viewport: SIZES[size] });

export type Theme = (typeof THEMES)[number];
export type Size = keyof typeof SIZES;

/** Compared in every run, of each kind of screen; the README shows `table` on a phone. */
export const DAILY: Record<Size, Record<Theme, readonly string[]>> = {
  wide: { dark: ['table', 'create-cluster'], light: ['clusters', 'premium'] },
  phone: { dark: ['clusters', 'table', 'test-boxes'], light: ['table', 'progress'] },
};

/**
 * Whether a variant has an accepted picture: two of the four of each screen, which keeps them below 5 MB, and those of every run. Cut texts
 * and accessibility are checked in all.
 */
export function isAccepted({ name, who }: Screen, { size, theme }: { size: Size; theme: Theme }): boolean {
  if (who === null) return theme === 'dark';
  return theme === (size === 'wide' ? 'dark' : 'light') || DAILY[size][theme].includes(name);
}

/** Journeys on a server that is filled for pictures. */
export const test = journey.extend<object, { filled: Filled }>({
  filled: [async ({ server }, provide) => provide(await fill(server)), { scope: 'worker' }],
  // Screenshots hide the caret by a style that the page's policy would block.
  bypassCSP: true,
  // Some screens show missing pages.
  expectedErrors: /Failed to load resource/,
});

/** Logs in who sees the screens, in the theme and the language. */
export async function enter(
  { page, filled }: Pick<Stage, 'page' | 'filled'>,
  who: Screen['who'],
  { theme, language = 'en' }: { theme: Theme; language?: string },
): Promise<Stage> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme });
  // Choices are drawn by lot: the same in every picture.
  await page.addInitScript(`
    localStorage.setItem('dark_mode', '${theme === 'dark'}');
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) => (array.length === 1 ? array.fill(7) : draw(array));
  `);
  if (who !== null) await logIn(page, who);
  await page.addInitScript(`localStorage.setItem('language', '${language}')`);
  return { page, filled, say: speak(language) };
}

export const screensOf = (who: Screen['who'], size: Size): Screen[] =>
  SCREENS.filter((one) => one.who === who && (one.only ?? size) === size);

export function screen(name: string): Screen {
  const found = SCREENS.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no screen ${name}.`);
  return found;
}

/** Opens a screen as it is in its picture. */
export async function open(stage: Stage, { who, path: address, prepare }: Screen): Promise<void> {
  const { page, filled } = stage;
  await page.goto(typeof address === 'string' ? address : address(filled));
  // By the app itself: the prerendered page handles no keys.
  await page.locator('#root :is(h1, h2, .lead, [role="grid"]):visible').first().waitFor();
  await prepare?.(stage);
  await expect(page.locator('.spinner, .MuiSkeleton-root, .words-first')).toHaveCount(0);
  // It comes once the page is drawn; where something is practised there is none.
  if (who !== null && !/\/(?:test|review)$/.test(new URL(page.url()).pathname))
    await page.locator('aside').waitFor({ state: 'attached' });
  await page.mouse.move(0, 0);
  await page.evaluate('document.fonts.ready.then(() => true)');
  // A question that slides in is not there yet.
  await page.evaluate(settled);
}

/** Draws a screen and compares it with the picture that was accepted last. */
export async function compare(
  stage: Stage,
  shown: Screen,
  { theme, size }: { theme: Theme; size: Size },
): Promise<void> {
  await stage.page.setViewportSize(SIZES[size]);
  await open(stage, shown);
  // As high as the page: floating elements are at its end.
  if (!(shown.windowOnly ?? shown.prepare !== undefined)) {
    const whole = await stage.page.evaluate('document.documentElement.scrollHeight');
    await stage.page.setViewportSize({ ...SIZES[size], height: Number(whole) });
  }
  // Dates and counts change from day to day, and letters are smoothed a little differently from machine to machine; a button that is
  // gone is twice as much.
  await expect(stage.page).toHaveScreenshot(`${shown.name}-${size}-${theme}.png`, {
    threshold: 0.2,
    maxDiffPixelRatio: shown.lively ? 0.06 : 0.0025,
    stylePath: path.join(import.meta.dirname, 'drawn.css'),
  });
  await shown.leave?.(stage);
}
