import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { newcomer } from '../people.ts';

// The translator does not know every word that is typed, and says so with 422.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, expectedErrors: /status of 422/ });

/** A finger as the browser itself feels it: its own gestures, scrolling among them, take part. */
async function drag(finger: CDPSession, from: Locator, by: { x: number; y: number }): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await from.boundingBox()) ?? {};
  const at = (share: number) => [{ x: x + width / 2 + by.x * share, y: y + height / 2 + by.y * share }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const share of [0.1, 0.3, 0.5, 0.7, 0.9, 1])
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
  // It rests before it is lifted: while a list still runs on, browsers take the next tap for its end.
  await new Promise((resolve) => setTimeout(resolve, 150));
  await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(1) });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function openSample(page: Page, who: string): Promise<CDPSession> {
  await newcomer(page, who);
  await page.goto('/clusters');
  await page.getByRole('button', { name: 'Try a sample' }).tap();
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(11);
  return page.context().newCDPSession(page);
}

test('a finger opens a row, throws one out and takes it back, and pulls the list without reloading it', async ({
  page,
}) => {
  const finger = await openSample(page, 'Tina');
  const rows = page.getByRole('grid').getByRole('row');
  const third = await rows.nth(3).getByRole('gridcell').first().innerText();
  const card = () => rows.filter({ hasText: third }).first();

  await card().getByRole('gridcell').first().tap();
  await expect(page.getByRole('button', { name: `Delete ${third}` })).toBeVisible();
  await card().getByRole('button', { expanded: true }).tap();
  await expect(page.getByRole('button', { name: `Delete ${third}` })).toBeHidden();

  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  await drag(finger, rows.nth(1), { x: 0, y: 400 });
  await expect(page.locator('html[data-same]')).toHaveCount(1);
  await expect(rows).toHaveCount(11);
  await drag(finger, rows.nth(5), { x: 0, y: -250 });
  const scrolled = () => page.getByRole('grid').evaluate((grid) => grid.scrollTop);
  await expect.poll(scrolled).toBeGreaterThan(50);
  await drag(finger, page.getByRole('grid'), { x: 0, y: 300 });
  await expect.poll(scrolled).toBe(0);

  await drag(finger, card(), { x: -220, y: 0 });
  await expect(card()).toHaveCount(0);
  await expect(rows).toHaveCount(10);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(rows).toHaveCount(11);
  await expect(rows.nth(3)).toContainText(third);
});

test('the closed chat covers no row, and a tablet has cards too', { tag: '@nightly' }, async ({ page }) => {
  await openSample(page, 'Emilia');
  const chat = page.getByRole('complementary', { name: 'Chat with the teacher' });
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByRole('button', { name: /^Row 1: / })).toBeVisible();
    await expect(chat).toBeVisible();
    const [rows, button, add] = await Promise.all([
      page.getByRole('grid').boundingBox(),
      chat.boundingBox(),
      page.getByRole('button', { name: 'Add row' }).boundingBox(),
    ]);
    expect(button?.y, `at ${width}`).toBeGreaterThanOrEqual((rows?.y ?? 0) + (rows?.height ?? 0));
    const isBeside = (button?.x ?? 0) >= (add?.x ?? 0) + (add?.width ?? 0);
    const isBelow = (button?.y ?? 0) >= (add?.y ?? 0) + (add?.height ?? 0);
    expect(isBeside || isBelow, `at ${width}`).toBe(true);
  }
});

test(
  'with the keyboard open the bar that adds stands above it, and takes a word',
  { tag: '@nightly' },
  async ({ page }) => {
    await openSample(page, 'Nora');
    await page.setViewportSize({ width: 390, height: 480 });
    const bar = page.getByRole('group', { name: 'New row' });
    await bar.getByRole('textbox').first().tap();
    for (const part of [...(await bar.getByRole('textbox').all()), bar.getByRole('button', { name: 'Add row' })])
      await expect(part).toBeInViewport({ ratio: 1 });
    await bar.getByRole('textbox').first().fill('la lupa');
    await bar.getByRole('textbox').nth(1).fill('magnifying glass');
    await bar.getByRole('button', { name: 'Add row' }).tap();
    await expect(page.getByRole('grid').getByText('la lupa', { exact: true })).toBeVisible();
  },
);

// A long press begins the browser's own drag on a phone, which no finger begins in Chromium on a desk: here a mouse does.
test('a card is dragged to another place by all of it, and stays there', async ({ page }) => {
  await openSample(page, 'Lara');
  const rows = page.getByRole('grid').getByRole('row');
  const cellOf = (nth: number) => rows.nth(nth).getByRole('gridcell').first();
  const [first, second, fourth] = await Promise.all([1, 2, 4].map((nth) => cellOf(nth).innerText()));
  const { height = 0 } = (await rows.nth(4).boundingBox()) ?? {};
  const kept = page.waitForResponse(
    (answer) => answer.request().method() !== 'GET' && answer.url().includes('clusterRows'),
  );
  await rows.nth(1).dragTo(rows.nth(4), { targetPosition: { x: 60, y: height - 4 } });
  const moved = async () => {
    await expect(cellOf(1)).toHaveText(second ?? '');
    await expect(cellOf(3)).toHaveText(fourth ?? '');
    await expect(cellOf(4)).toHaveText(first ?? '');
  };
  await moved();
  expect((await kept).ok()).toBe(true);
  await page.reload();
  await moved();
});
