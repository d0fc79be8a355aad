import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { NIGHTLY } from '@wordcluster/testing/nightly';
import { settled } from '@wordcluster/testing/settled';

/** Chooses the theme that the page shows now. */
export async function showTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.locator('html').evaluate((html, name) => {
    html.classList.remove('dark', 'light');
    html.classList.add(name);
  }, theme);
  await page.evaluate(settled);
}

/** Fails unless a colour is plainly red: neither the theme's pink nor orange. */
export async function expectRed(locator: Locator, property: 'color' | 'backgroundColor'): Promise<void> {
  const color = await locator.evaluate((element, name) => getComputedStyle(element)[name], property);
  const [red = 0, green = 255, blue = 255] = (color.match(/\d+/g) ?? []).map(Number);
  expect(red, color).toBeGreaterThan(2 * Math.max(green, blue));
  expect(Math.abs(green - blue), color).toBeLessThan(20);
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Those for which the theme makes a difference. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/**
 * Turns transitions and animations off, so that axe sees final colours. Returns a function that turns them on again.
 * Style elements are blocked by the page's policy.
 */
async function withoutMotion(page: Page): Promise<() => Promise<void>> {
  const none = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`*, *::before, *::after {
      transition: none !important;
      animation-duration: 0s !important;
      animation-delay: 0s !important;
      animation-iteration-count: 1 !important;
    }`);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  return () =>
    none.evaluate((sheet) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    });
}

/**
 * Violations of WCAG 2.2 A and AA that axe finds: by all rules in the first theme, by those of colour in the others. Without a list by
 * day in the dark theme alone, and in both by `npm run test:all`.
 */
export async function violations(
  page: Page,
  themes: readonly ('dark' | 'light')[] = NIGHTLY ? ['dark', 'light'] : ['dark'],
): Promise<string[]> {
  const found: string[] = [];
  const restore = await withoutMotion(page);
  for (const [index, theme] of themes.entries()) {
    await showTheme(page, theme);
    // All of a page is of one origin: axe needs no page of its own to join the findings of frames.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    const results = await (index === 0 ? axe.withTags(RULES) : axe.withRules(RULES_OF_COLOUR)).analyze();
    for (const { id, nodes } of results.violations)
      found.push(`${theme}, ${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
  }
  await restore();
  return found;
}

/** Screens and dialogs that axe has looked at in this worker. */
const checked = new Set<string>();

/** The page without its ids, and the dialog or menu above it. */
const screenOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const above = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')].at(-1);
    const name = above && (above.querySelector('h1, h2')?.textContent ?? above.getAttribute('role'));
    return `${location.pathname.replaceAll(/\d+/g, 'n')} ${name ?? ''}`;
  });

/** Fails on any violation of WCAG 2.2 A and AA that axe finds; by day once per screen, as components check its states. */
export async function expectAccessible(page: Page, themes?: readonly ('dark' | 'light')[]): Promise<void> {
  const screen = NIGHTLY ? '' : await screenOf(page);
  if (!NIGHTLY && checked.has(screen)) return;
  checked.add(screen);
  expect(await violations(page, themes)).toEqual([]);
}
