import { installed } from '../installed.ts';
import { expect, test as base } from '../journey.ts';
import { logIn } from '../people.ts';
import { startReleases, type Releases } from '../releases.ts';

const test = base.extend<object, { releases: Releases }>({
  releases: [
    async ({ server }, provide) => {
      const releases = await startReleases(server);
      await provide(releases);
      releases.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ releases }, provide) => provide(releases.address),
});

test.use({ serviceWorkers: 'allow' });

const CHECK = 'navigator.serviceWorker.ready.then((registration) => registration.update()).then(() => true)';

test('an open page offers a new version, and only this page changes to it on request', async ({ page, releases }) => {
  await logIn(page, 'demo');
  await installed(page);
  const other = await page.context().newPage();
  await other.goto('/contact');
  await expect(other.getByRole('heading', { name: 'Contact' })).toBeVisible();
  for (const tab of [page, other]) await tab.evaluate('globalThis.sameDocument = true');

  releases.publish();
  await page.evaluate(CHECK);
  const offer = page.getByRole('status').filter({ hasText: 'A new version of Wordcluster is ready.' });
  await expect(offer).toBeVisible();
  const loaded = page.waitForEvent('load');
  await offer.getByRole('button', { name: 'Reload' }).click();
  await loaded;
  await expect(page.getByRole('heading', { name: 'Clusters' })).toBeVisible();
  await installed(page);
  await expect(offer).toBeHidden();
  // Unfinished input in another tab is not lost.
  expect(await other.evaluate('globalThis.sameDocument')).toBe(true);
  const otherLoaded = other.waitForEvent('load');
  await other.getByRole('button', { name: 'Reload' }).click();
  await otherLoaded;
  await expect(other.getByRole('heading', { name: 'Contact' })).toBeVisible();
});

test(
  'a requested update does not wait for a version that is still busy',
  { tag: '@nightly' },
  async ({ page, releases }) => {
    await logIn(page, 'demo');
    await installed(page);
    await page.evaluate("navigator.serviceWorker.controller.postMessage('busy')");
    releases.publish();
    await page.evaluate(CHECK);
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload' }).click();
    await loaded;
    await expect(page.getByRole('heading', { name: 'Clusters' })).toBeVisible();
  },
);

test('closing the offer leaves the page as it is', { tag: '@nightly' }, async ({ page, releases }) => {
  await logIn(page, 'demo');
  await installed(page);
  await page.evaluate('globalThis.sameDocument = true');
  releases.publish();
  await page.evaluate(CHECK);
  const offer = page.getByText('A new version of Wordcluster is ready.');
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(offer).toBeHidden();
  await page.getByRole('link', { name: 'Slovak animals' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await page.evaluate('globalThis.sameDocument')).toBe(true);
});
