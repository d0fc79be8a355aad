import { chromium } from '@playwright/test';
import { findBrowser } from '@wordcluster/testing/chromium';
import { logIn } from '../../e2e/people.ts';

/** Typed text: each key sends a query. The first one opens the connection and is not counted. */
const TYPED = ['wort 1234', 'vyznam 77', 'zebra'];

/**
 * Begins in the page what `SHOWN` awaits: milliseconds from a key until the list shows the result for it. While the
 * server has not replied, the line below the list says that it searches.
 */
const AFTER_KEY = `globalThis.shown = new Promise((resolve) => {
  const dialog = document.querySelector('[role="dialog"]');
  let from = null;
  addEventListener('keydown', (event) => (from = event.timeStamp), { once: true, capture: true });
  let searched = false;
  const watch = new MutationObserver(() => {
    if (from === null) return;
    const searches = dialog.querySelector('[role="status"]').textContent.startsWith('Searching');
    searched ||= searches;
    if (!searched || searches) return;
    watch.disconnect();
    resolve(performance.now() - from);
  });
  watch.observe(dialog, { subtree: true, childList: true, characterData: true });
}); undefined`;
const SHOWN = 'globalThis.shown';

/** Milliseconds from each key in the palette to its result, in a browser on the same machine. */
export async function measurePalette(url: string): Promise<number[]> {
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(await findBrowser()) });
  try {
    const page = await browser.newPage({ baseURL: url });
    await logIn(page, 'demo');
    // Before the app is there, its list is only drawn.
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Find clusters, words and commands' });
    const times: number[] = [];
    for (const text of TYPED) {
      await field.fill('');
      for (const key of text.replaceAll(' ', '')) {
        await page.evaluate(AFTER_KEY);
        await page.keyboard.press(key);
        times.push(await page.evaluate<number>(SHOWN));
      }
    }
    return times.slice(1);
  } finally {
    await browser.close();
  }
}
