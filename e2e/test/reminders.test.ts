import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { createProduct } from '@wordcluster/testing/product';
import { expectAccessible } from '../accessibility.ts';
import { ask } from '../clusters.ts';
import { expect, test as base } from '../journey.ts';
import { logIn, mailAfter } from '../people.ts';
import { clusterOf } from '../practice.ts';

const clock = path.join(mkdtempSync(path.join(tmpdir(), 'clock-')), 'ahead');
const EMAIL = 'free@wordcluster.example';

const test = base.extend<object, object>({
  server: [
    async ({ settings }, provide) => {
      const server = await createProduct({ ...settings, CLOCK_FILE: clock }, 'pipe', 'e2e/clocked-server.ts');
      await server.start();
      await provide(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});
test.use({ serviceWorkers: 'allow' });

const setClock = (moment: string) => writeFileSync(clock, String(Date.parse(moment) - Date.now()));

/** A person who failed two words a moment ago, and wants a mail at ten. */
async function failTwoWords(page: Page): Promise<void> {
  const { id } = await clusterOf(page, 'Due', [
    ['Haus', 'dom'],
    ['Baum', 'strom'],
  ]);
  const rows = (await ask(page, 'GET', `/api/clusters/${id}/clusterRows`)) as { id: number }[];
  const reviews = rows.map(({ id: row_id }) => ({
    id: randomUUID(),
    row_id,
    source_col: 1,
    target_col: 2,
    happened_at: '2027-01-11T08:00:00Z',
    rating: 1,
    verdict: 'wrong',
    way: 'type',
    duration_ms: 4000,
  }));
  await ask(page, 'POST', '/api/reviews', { reviews });
}

// Specification: S0-1.265, S0-1.267
test(
  'a mail says how many words are due at the hour that was chosen, and one click ends it',
  { tag: '@nightly' },
  async ({ page }) => {
    setClock('2027-01-11T08:01:00Z');
    await logIn(page, 'free');
    await failTwoWords(page);
    await page.goto('/preferences');
    await page.getByLabel('Remind me by e-mail').click();
    await expect(page.getByLabel('Remind me by e-mail')).toBeChecked();
    await page.getByLabel('Hour').selectOption({ label: '10:00' });
    await expect(page.getByText(/In your time zone \(Europe\/Bratislava\)/)).toBeVisible();
    await expectAccessible(page);
    const mail = await mailAfter(page, EMAIL, async () => {
      const { time_zone } = (await ask(page, 'GET', '/api/reviews/settings')) as { time_zone: string };
      expect(time_zone).toBe('Europe/Bratislava');
      setClock('2027-01-11T09:00:00Z');
    });
    expect(mail.subject).toBe('2 words are due');
    const response = await page.request.get('/dev/mailbox.json');
    const [newest] = (await response.json()) as { headers: Record<string, string> }[];
    expect(newest?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');

    await page.goto(mail.links[0] ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/logout');
    await expect(page).toHaveURL(/\/auth\/login$/);
    // As a mail program without a button of its own opens it.
    await page.goto(/<(.+)>/.exec(newest?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '');
    await expect(page).toHaveURL(/\/reminder-mails\/end\?token=/);
    await expect(page.getByRole('heading', { name: 'No more reminders' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Turn off reminders' }).click();
    await expect(page.getByText('E-mail reminders are off.')).toBeVisible();
    await logIn(page, 'free');
    await page.goto('/preferences');
    await expect(page.getByLabel('Remind me by e-mail')).not.toBeChecked();
  },
);

// Specification: S0-1.268
test('the service worker shows what a push says, and a click on it leads to the words of today', async ({
  page,
  context,
  baseURL,
}) => {
  setClock('2027-01-12T08:01:00Z');
  await logIn(page, 'free');
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await registered;
  const push = (data: string) =>
    browser.send('ServiceWorker.deliverPushMessage', { origin: new URL(baseURL ?? '').origin, registrationId, data });
  // A browser without a screen shows no notifications: they are noted in their place.
  await worker.evaluate(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    Object.assign(globalThis, { noted: [] });
    registration.showNotification = async (title, options) =>
      void (globalThis as unknown as { noted: unknown[] }).noted.push({ title, body: options?.body });
  });
  const noted = () => worker.evaluate(() => (globalThis as unknown as { noted: unknown[] }).noted);
  await push(JSON.stringify({ title: '2 Wörter sind fällig', body: 'Jetzt üben', lang: 'de', dir: 'ltr' }));
  await expect.poll(noted).toEqual([{ title: '2 Wörter sind fällig', body: 'Jetzt üben' }]);
  await worker.evaluate(() => {
    const event = new Event('notificationclick');
    const notification = { close: () => undefined };
    globalThis.dispatchEvent(Object.assign(event, { notification, waitUntil: () => undefined }));
  });
  await expect(page).toHaveURL(/\/today$/);
});
