import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Chooses the theme that the page shows now. */
export async function showTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.locator('html').evaluate((html, name) => {
    html.classList.remove('dark', 'light');
    html.classList.add(name);
  }, theme);
  // Colours change over a moment; axe must not measure them on their way.
  await page.waitForTimeout(400);
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
