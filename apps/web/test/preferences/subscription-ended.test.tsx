import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SubscriptionEnded } from '../../src/features/preferences/components/SubscriptionEnded.tsx';
import { message, Refusal, saying, type Responses } from '../support/fake-server.ts';
import { NINA } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';

const STORAGE_KEY = 'notified_at';
const OLD = 'https://push.example.com/old';
const NEW = 'https://push.example.com/new';

/** A browser that is subscribed at an address, or not, and takes a new subscription or refuses it. */
function browser(here: string | null, { permission = 'granted', takes = true } = {}) {
  let endpoint = here;
  const subscription = () => ({
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'key', auth: 'secret' } }),
    unsubscribe: async () => true,
  });
  const pushManager = {
    getSubscription: async () => (endpoint === null ? null : subscription()),
    subscribe: async () => {
      if (!takes) throw new DOMException('no push service', 'AbortError');
      endpoint = NEW;
      return subscription();
    },
  };
  const registration = { pushManager } as unknown as ServiceWorkerRegistration;
  vi.stubGlobal('Notification', { permission });
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration);
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockResolvedValue(registration);
}

afterEach(() => {
  localStorage.removeItem(STORAGE_KEY);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Somebody who switched them on here before. */
function StoredEndpoint() {
  useState(() => localStorage.setItem(STORAGE_KEY, OLD));
  return <SubscriptionEnded settingsPath="/preferences" />;
}

const GET = 'GET /api/user/push-subscriptions';
const POST = 'POST /api/user/push-subscriptions';
const ended = page.getByText(/^Reminders are no longer shown on this device/);

async function open(thisDevice: boolean, responses: Responses = {}) {
  const requests = await show(<StoredEndpoint />, {
    user: NINA,
    responses: {
      [GET]: { public_key: 'server-key', this_device: thisDevice, devices: 1 },
      [POST]: saying(message('reminder.device_on')),
      ...responses,
    },
  });
  return () => requests.filter(({ name }) => name === POST).map(({ body }) => (body as { endpoint: string }).endpoint);
}

test('a subscription that is as it was is left alone', async () => {
  browser(OLD);
  const sent = await open(true);
  await expect.poll(() => localStorage.getItem(STORAGE_KEY)).toBe(OLD);
  expect(sent()).toEqual([]);
  expect(ended.elements()).toEqual([]);
});

test.each([
  ['that the browser renewed', NEW, true],
  ['that the browser lost', null, true],
  ['that the push service ended', OLD, false],
])('a subscription %s is renewed', async (_, here, known) => {
  browser(here);
  const sent = await open(known);
  await expect.poll(sent).toEqual([NEW]);
  await expect.poll(() => localStorage.getItem(STORAGE_KEY)).toBe(NEW);
  expect(ended.elements()).toEqual([]);
});

test('one that cannot be renewed is reported, until the user has read it', async () => {
  browser(null, { takes: false });
  await open(false);
  await expect.element(ended).toBeVisible();
  await expectAccessible();
  await expect.element(page.getByRole('link', { name: 'Preferences' })).toHaveAttribute('href', '/preferences');
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect.element(ended).not.toBeInTheDocument();
  expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
});

test('blocked notifications are reported', async () => {
  browser(OLD, { permission: 'denied' });
  await open(true);
  await expect.element(ended).toBeVisible();
});

test('an unavailable server decides nothing', async () => {
  browser(null);
  let attempts = 0;
  await open(false, {
    [GET]: () => {
      attempts += 1;
      return new Refusal('internal', message('server.failed'));
    },
  });
  await expect.poll(() => attempts).toBeGreaterThan(0);
  expect(ended.elements()).toEqual([]);
  expect(localStorage.getItem(STORAGE_KEY)).toBe(OLD);
});
