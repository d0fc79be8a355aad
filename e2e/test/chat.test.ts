import type { Locator } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { ask } from '../clusters.ts';
import { expect, test } from '../journey.ts';
import { logIn } from '../people.ts';
import { chatBar } from '../teacher.ts';

test.use({ expectedErrors: /Failed to load resource/ });

// Specification: S2-2.93-94, S2-2.96, S2-2.98-99, S2-4.13
test('the teacher is asked in the chat, which remembers what was said and that it was open', async ({ page }) => {
  await logIn(page, 'demo');
  await ask(page, 'DELETE', '/api/ai/chat');
  await page.reload();
  await expect(chatBar(page)).toHaveAttribute('aria-expanded', 'false');
  await chatBar(page).hover();
  await expect(page.getByRole('tooltip', { name: 'Ask A. I. Teacher' })).toBeVisible();
  await chatBar(page).click();
  const field = page.getByLabel('Your question');
  await expect(field).toBeFocused();
  await expectAccessible(page);

  await field.fill('How do you say');
  await field.press('Shift+Enter');
  await field.pressSequentially('"dog" in German?');
  await expect(field).toHaveValue('How do you say\n"dog" in German?');
  await field.fill('How do you say "dog" in German?');
  await field.press('Enter');
  const log = page.getByRole('log');
  await expect(log.locator('[data-speaker="user"]')).toHaveText('How do you say "dog" in German?');
  await expect(log.locator('[data-speaker="assistant"]')).toContainText('Hund');
  await expect(field).toHaveValue('');
  await expectAccessible(page);

  await page.reload();
  await expect(chatBar(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(log.locator('[data-speaker="assistant"]')).toContainText('Hund');
  expect(await page.evaluate(() => localStorage.getItem('chat_opened'))).toBe('yes');

  await page.getByRole('button', { name: 'Clear the chat' }).click();
  await expect(log.locator('[data-speaker]')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('What would you like to learn?')).toBeVisible();
  await chatBar(page).click();
  expect(await page.evaluate(() => localStorage.getItem('chat_opened'))).toBe('no');
});

// Specification: S2-2.96-97, S2-8.18
test(
  'a reply that fails is shown in a bubble, and the next message is sent again',
  { tag: '@nightly' },
  async ({ page }) => {
    await logIn(page, 'demo');
    await ask(page, 'DELETE', '/api/ai/chat');
    await page.reload();
    await chatBar(page).click();
    const error = { code: 'unavailable', message: 'Your teacher is busy. Please try again in a moment.' };
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(
      '**/api/ai/chat',
      async (route) => {
        await held;
        await route.fulfill({ status: 503, json: { error } });
      },
      { times: 1 },
    );
    const field = page.getByLabel('Your question');
    await field.fill('cat in German');
    await field.press('Enter');
    await expect(page.getByRole('log').getByText('Working on it')).toBeVisible();
    // Nothing is sent while a reply is awaited, and nothing that is typed is lost.
    await field.fill('dog in German');
    await field.press('Enter');
    await expect(field).toHaveValue('dog in German');
    answer();
    const bubble = page.getByRole('log').getByRole('alert');
    await expect(bubble).toContainText(error.message);
    await expectAccessible(page);
    await field.press('Enter');
    await expect(bubble).toBeHidden();
    await expect(page.locator('[data-speaker="assistant"]')).toContainText('Hund');
  },
);

test(
  'a reply does not take a reader away from what was said before; a question goes to the end',
  { tag: '@nightly' },
  async ({ page }) => {
    await logIn(page, 'demo');
    await ask(page, 'DELETE', '/api/ai/chat');
    await page.reload();
    await chatBar(page).click();
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const say = async (content: string) => {
      await page.getByLabel('Your question').fill(content);
      await page.getByLabel('Your question').press('Enter');
    };
    const log = page.getByRole('log');
    const reply = `event: done\ndata: ${JSON.stringify({ content: 'One of many lines.\n'.repeat(60) })}\n\n`;
    const headers = { 'content-type': 'text/event-stream' };
    await page.route('**/api/ai/chat', (route) => route.fulfill({ headers, body: reply }), { times: 1 });
    await say('a long story');
    await expect(log.locator('[data-speaker="assistant"]')).toHaveCount(1);
    // Over only when the page has heard of it.
    const scrollUp = () =>
      log.evaluate(async (box) => {
        const scrolled = new Promise((resolve) => box.addEventListener('scroll', resolve, { once: true }));
        box.scrollTo(0, 0);
        await scrolled;
      });
    const fromEnd = () => log.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
    await expect.poll(fromEnd).toBeLessThan(2);

    await scrollUp();
    await page.route(
      '**/api/ai/chat',
      async (route) => {
        await held;
        await route.fulfill({ headers, body: reply });
      },
      { times: 1 },
    );
    await say('another one');
    await expect.poll(fromEnd).toBeLessThan(2);
    await scrollUp();
    answer();
    await expect(log.locator('[data-speaker="assistant"]')).toHaveCount(2);
    expect(await log.evaluate((box) => box.scrollTop)).toBe(0);
  },
);

test('messages of another tab are there when the chat is opened', { tag: '@nightly' }, async ({ page, context }) => {
  await logIn(page, 'demo');
  await ask(page, 'DELETE', '/api/ai/chat');
  const other = await context.newPage();
  await other.goto('/clusters');
  await expect(chatBar(other)).toHaveAttribute('aria-expanded', 'false');
  await chatBar(page).click();
  await page.getByLabel('Your question').fill('dog in German');
  await page.getByLabel('Your question').press('Enter');
  await expect(page.locator('[data-speaker="assistant"]')).toContainText('Hund');
  await chatBar(other).click();
  await expect(other.locator('[data-speaker="assistant"]')).toContainText('Hund');
});

// Specification: S2-8.15
test(
  'a reset that fails is only logged: what was said comes back, and the chat goes on',
  { tag: '@nightly' },
  async ({ page }) => {
    await logIn(page, 'demo');
    await ask(page, 'DELETE', '/api/ai/chat');
    await page.reload();
    await chatBar(page).click();
    const field = page.getByLabel('Your question');
    await field.fill('cat in German');
    await field.press('Enter');
    const replies = page.getByRole('log').locator('[data-speaker="assistant"]');
    await expect(replies).toContainText('Katze');
    await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'false');
    await page.route('**/api/ai/chat', (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 500, body: 'oops' }) : route.continue(),
    );
    const logged = page.waitForEvent('console', (message) => message.text().includes('chat reset'));
    await page.getByRole('button', { name: 'Clear the chat' }).click();
    expect((await logged).type()).toBe('warning');
    await expect(replies).toContainText('Katze');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await field.fill('dog in German');
    await field.press('Enter');
    await expect(replies.last()).toContainText('Hund');
    await page.unroute('**/api/ai/chat');
    await page.getByRole('button', { name: 'Clear the chat' }).click();
    await expect(page.locator('[data-speaker]')).toHaveCount(0);
  },
);

// Specification: S2-9.11
test(
  'it is 240 wide closed and 580 open, less on smaller screens, and beside the floating buttons',
  { tag: '@nightly' },
  async ({ page }) => {
    await logIn(page, 'demo');
    const widget = page.getByRole('complementary', { name: 'Chat with the teacher' });
    const widthOf = async () => (await widget.boundingBox())?.width;
    await expect.poll(widthOf).toBe(240);
    await chatBar(page).click();
    await expect.poll(widthOf).toBe(580);
    const apart = async () => {
      const [chat, button] = [
        await widget.boundingBox(),
        await page.getByRole('button', { name: 'Create cluster' }).last().boundingBox(),
      ];
      return (chat?.x ?? 0) - ((button?.x ?? 0) + (button?.width ?? 0));
    };
    await expect.poll(apart).toBeGreaterThanOrEqual(8);
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect.poll(widthOf).toBe(380);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(widthOf).toBe(390);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await chatBar(page).focus();
    await page.keyboard.press('Escape');
    // Closed it is a round button on phones, and where payments are made.
    await expect.poll(widthOf).toBe(48);
    await expect.poll(apart).toBeGreaterThanOrEqual(8);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(widthOf).toBe(240);
    await page.goto('/premium');
    await expect.poll(widthOf).toBe(48);
  },
);

test(
  'it stands in one line with the buttons beside it, below the line of the footer',
  { tag: '@nightly' },
  async ({ page }) => {
    await logIn(page, 'demo');
    const widget = page.getByRole('complementary', { name: 'Chat with the teacher' });
    const line = async (of: Locator) => {
      await expect(of).toBeVisible();
      return of.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return { top, bottom };
      });
    };
    for (const [width, height] of [
      [1280, 800],
      [768, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const chat = await line(widget);
      for (const name of ['Create cluster', 'Ask A. I. Teacher'])
        expect(await line(page.getByRole('button', { name, exact: true }).last()), `${name} at ${width}`).toEqual(chat);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const path of ['/clusters', '/faq', '/premium']) {
      await page.goto(path);
      await expect(widget).toBeVisible();
      await page.evaluate('scrollTo(0, document.body.scrollHeight)');
      const foot = page.getByText(/^© \d{4} Wordcluster/).locator('..');
      expect((await line(foot)).top, path).toBeLessThan((await line(widget)).top - 8);
    }
  },
);

// Specification: S2-9.12
test('closed, it covers nothing of the end of a page on a phone', { tag: '@nightly' }, async ({ page }) => {
  await logIn(page, 'demo');
  const widget = page.getByRole('complementary', { name: 'Chat with the teacher' });
  const button = page.getByRole('button', { name: 'Create cluster' }).last();
  const pages = [
    { path: '/clusters', floating: [widget, button] },
    { path: '/faq', floating: [widget] },
  ];
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const { path, floating } of pages) {
      await page.goto(path);
      await expect(widget).toBeVisible();
      const foot = page.getByText(/^© \d{4} Wordcluster/);
      await foot.scrollIntoViewIfNeeded();
      await page.evaluate('scrollTo(0, document.body.scrollHeight)');
      const end = await foot.evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        return words.getBoundingClientRect().bottom;
      });
      for (const one of floating) expect((await one.boundingBox())?.y, `${path} at ${width}`).toBeGreaterThan(end);
    }
  }
});

test('nothing floats over the row that is added to a table', { tag: '@nightly' }, async ({ page, context }) => {
  await logIn(page, 'demo');
  await page.getByRole('link', { name: 'Slovak animals' }).click();
  const first = page.getByLabel('New Slovak');
  const free = () =>
    first.evaluate((field) => {
      const { left, right, top, bottom } = field.getBoundingClientRect();
      const points = [left + 4, (left + right) / 2, right - 4].map((x) => [x, (top + bottom) / 2] as const);
      return bottom <= innerHeight && points.every(([x, y]) => document.elementFromPoint(x, y) === field);
    });
  await expect(first).toBeVisible();
  for (const [width, height] of [
    [320, 740],
    [390, 844],
    [390, 480],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(free, `at ${width} × ${height}`).toBe(true);
  }
  await context.setOffline(true);
  await page.getByRole('gridcell', { name: 'pes', exact: true }).hover();
  await page.getByRole('button', { name: 'Play pes' }).click();
  await expect(page.getByText(/^You’re offline/)).toBeVisible();
  await expect.poll(free, 'while offline').toBe(true);
  // A message that follows stands in the strip below the table, not over cells that could be edited.
  const said = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Close message' }) });
  const grid = page.getByRole('grid');
  const bottomOf = async (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().bottom);
  if ((await said.count()) > 0)
    expect(await said.first().evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(
      await bottomOf(grid),
    );
  await context.setOffline(false);
});

test('nothing floats over a field that has the focus, of whatever kind', { tag: '@nightly' }, async ({ page }) => {
  await logIn(page, 'demo');
  for (const [width, height] of [
    [768, 600],
    [390, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ['/preferences', '/change-password', '/premium/buy/great']) {
      await page.goto(path);
      await expect(page.getByRole('complementary', { name: 'Chat with the teacher' })).toBeAttached();
      const fields = page.locator('main :is(input:not([type=checkbox], [type=radio]), select):visible:enabled');
      await expect(fields.first()).toBeVisible();
      for (const field of await fields.all()) {
        await field.focus();
        const covered = await field.evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const points = [left + 6, (left + right) / 2, right - 6].map((x) => [x, (top + bottom) / 2] as const);
          return points.some(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-floats], header') !== null);
        });
        expect(covered, `${path} at ${width}: ${await field.getAttribute('id')}`).toBe(false);
      }
    }
  }
});

// Specification: S2-2.92
test('the practice test has no chat', { tag: '@nightly' }, async ({ page }) => {
  await logIn(page, 'demo');
  await page.getByRole('link', { name: 'Slovak animals' }).click();
  await expect(chatBar(page)).toBeVisible();
  await page.getByRole('button', { name: /learning & practice/i }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(/\/test$/);
  await expect(page.getByText(/Question 1/)).toBeVisible();
  await expect(chatBar(page)).toHaveCount(0);
});
