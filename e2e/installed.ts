import { expect, type Page } from '@playwright/test';

/** The worker's precache: all files of the app, some two hundred, one after the other. */
const TIMEOUT_MS = 60_000;

/** The app is installed when its worker answers for the page and holds the release's files. */
export async function installed(page: Page): Promise<void> {
  const worker = () => page.evaluate('navigator.serviceWorker.controller?.state');
  await expect.poll(worker, { message: 'the service worker takes over', timeout: TIMEOUT_MS }).toBe('activated');
}
