import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

/** Chooses the theme that the page shows now. */
export async function showTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.locator('html').evaluate(async (html, name) => {
    html.classList.remove('dark', 'light');
    html.classList.add(name);
    // Colours change over a moment; axe must not measure them on their way. They begin with the next frame.
    await new Promise(requestAnimationFrame);
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
  }, theme);
  await page.waitForTimeout(400);
}

/** Fails unless a colour is red to everybody's eye: neither the theme's pink nor anything orange. */
export async function expectRed(place: Locator, property: 'color' | 'backgroundColor'): Promise<void> {
  const color = await place.evaluate((element, name) => getComputedStyle(element)[name], property);
  const [red = 0, green = 255, blue = 255] = (color.match(/\d+/g) ?? []).map(Number);
  expect(red, color).toBeGreaterThan(2 * Math.max(green, blue));
  expect(Math.abs(green - blue), color).toBeLessThan(20);
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails on any violation of WCAG 2.2 A and AA that axe finds, in both themes. */
export async function expectAccessible(
  page: Page,
  themes: readonly ('dark' | 'light')[] = ['dark', 'light'],
): Promise<void> {
  for (const theme of themes) {
    await showTheme(page, theme);
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
    expect(found, `in the ${theme} theme`).toEqual([]);
  }
}
