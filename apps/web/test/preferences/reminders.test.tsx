import type { ResponseOf } from '@wordcluster/contract/types';
import { STANDARD_PREFERENCES, STANDARD_REMINDERS } from '@wordcluster/domain/accounts/preferences';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import PreferencesPage from '../../src/app/pages/PreferencesPage.tsx';
import { EndReminders } from '../../src/features/preferences/components/EndReminders.tsx';
import { message, Refusal, saying, type Responses } from '../support/fake-server.ts';
import { ANIMALS, NINA } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';
import { waitFor } from '../support/wait-for.ts';

type Preferences = ResponseOf<'GET /api/user/preferences'>;

const OWN = { language: null, grading: 'strict', grading_chosen: false, voice_autoplay: false } as const;
const PREFERENCES: Preferences = { ...STANDARD_PREFERENCES, ...STANDARD_REMINDERS, ...OWN };
const ENDPOINT = 'https://push.example.com/this-device';

const device = page.getByRole('checkbox', { name: 'Show notifications on this device' });
const mail = page.getByRole('checkbox', { name: 'Remind me by e-mail' });

/** Fake: a browser with a fixed answer to its permission prompt; it subscribes once permission is granted. */
function browserWhere(answer: NotificationPermission, initial: NotificationPermission = 'default') {
  let subscribed = false;
  const unsubscribe = vi.fn<() => Promise<boolean>>(async () => {
    subscribed = false;
    return true;
  });
  const subscription = {
    endpoint: ENDPOINT,
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'key', auth: 'secret' } }),
    unsubscribe,
  };
  const pushManager = {
    getSubscription: async () => (subscribed ? subscription : null),
    subscribe: vi.fn<(options: PushSubscriptionOptionsInit) => Promise<unknown>>(async () => {
      subscribed = true;
      return subscription;
    }),
  };
  const registration = { pushManager } as unknown as ServiceWorkerRegistration;
  const requestPermission = vi.fn<() => Promise<NotificationPermission>>(async () => {
    notification.permission = answer;
    return answer;
  });
  const notification = { permission: initial, requestPermission };
  vi.stubGlobal('Notification', notification);
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration);
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockResolvedValue(registration);
  return { requestPermission, subscribe: pushManager.subscribe, unsubscribe };
}

/** The preferences over a fake server that stores changes. */
async function open(responses: Responses = {}, width = 1280) {
  let stored = PREFERENCES;
  let on = false;
  return show(<PreferencesPage />, {
    user: NINA,
    width,
    responses: {
      'GET /api/user/preferences': () => stored,
      'GET /api/clusters': [ANIMALS],
      'GET /api/listen/languages': { languages: ['de'] },
      'GET /api/reviews/clusters/:cluster_id': { directions: [{ source_col: 1, target_col: 2 }] },
      'GET /api/reviews/states': { states: [] },
      'PATCH /api/user/preferences': (change) => (stored = { ...stored, ...(change as Partial<Preferences>) }),
      'GET /api/user/push-subscriptions': () => ({ public_key: 'server-key', this_device: on, devices: on ? 1 : 0 }),
      'POST /api/user/push-subscriptions': () => {
        on = true;
        return saying(message('reminder.device_on'));
      },
      'DELETE /api/user/push-subscriptions': () => {
        on = false;
        return saying(message('reminder.device_off'));
      },
      ...responses,
    },
  });
}

const bodyOf = (requests: Awaited<ReturnType<typeof open>>, name: string) =>
  requests.find((one) => one.name === name)?.body;

// Specification: S0-1.268
describe('reminders in the preferences', () => {
  beforeEach(() => void browserWhere('granted'));

  test('are off until they are asked for; by mail at an hour, by keys too', async () => {
    const requests = await open();
    await expect.element(mail).not.toBeChecked();
    await expect.element(device).not.toBeChecked();
    await expectAccessible();
    (mail.element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(mail).toBeChecked();
    expect(bodyOf(requests, 'PATCH /api/user/preferences')).toEqual({ reminder_mail: true });
    await page.getByRole('combobox', { name: 'Hour' }).selectOptions('19:00');
    await waitFor(() =>
      expect(requests.filter(({ name }) => name === 'PATCH /api/user/preferences').at(-1)?.body).toEqual({
        reminder_hour: 19,
      }),
    );
  });

  test('on this device: the browser is asked at the click and not before', async () => {
    const { requestPermission, subscribe, unsubscribe } = browserWhere('granted');
    const requests = await open();
    await expect.element(device).toBeEnabled();
    await expect.element(page.getByText('Your browser will ask for permission.')).toBeVisible();
    expect(requestPermission).not.toHaveBeenCalled();
    await device.click();
    await expect.element(device).toBeChecked();
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'server-key' });
    expect(bodyOf(requests, 'POST /api/user/push-subscriptions')).toEqual({
      endpoint: ENDPOINT,
      keys: { p256dh: 'key', auth: 'secret' },
    });
    await device.click();
    await expect.element(device).not.toBeChecked();
    await expect.element(page.getByText('Your browser will ask for permission.')).not.toBeInTheDocument();
    expect(bodyOf(requests, 'DELETE /api/user/push-subscriptions')).toEqual({ endpoint: ENDPOINT });
    expect(unsubscribe).toHaveBeenCalled();
  });

  test('a user who blocked them is shown where to allow them; a browser without them says so', async () => {
    browserWhere('denied');
    await open({}, 390);
    await device.click();
    await expect.element(page.getByText(/Notifications from this site are blocked/)).toBeVisible();
    await expect.element(device).not.toBeChecked();
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBe(390);
  });

  test('a browser without notifications says what helps, and the mail can be had', async () => {
    vi.stubGlobal('Notification', undefined);
    Reflect.deleteProperty(window, 'Notification');
    await open();
    await expect.element(device).toBeDisabled();
    await expect.element(page.getByText(/cannot show notifications/)).toBeVisible();
    await expect.element(mail).toBeEnabled();
  });

  test('a refusal of the server is shown, and the switch stays off', async () => {
    await open({
      'POST /api/user/push-subscriptions': new Refusal('conflict', message('reminder.too_many_devices', { most: 10 })),
    });
    await device.click();
    await expect.element(page.getByText(/At most 10 devices can show reminders/)).toBeVisible();
    await expect.element(device).not.toBeChecked();
  });
});

// Specification: S0-1.267
test('the page of a mail’s link ends nothing until its button is pressed', async () => {
  const requests = await show(<EndReminders token="7.signature" />, {
    responses: { 'POST /api/reminder-mails/end': saying(message('reminder.ended')) },
  });
  await expect.element(page.getByRole('heading', { name: 'No more reminders' })).toBeVisible();
  await expectAccessible();
  expect(requests).toEqual([]);
  await page.getByRole('button', { name: 'Turn off reminders' }).click();
  await expect.element(page.getByText(/E-mail reminders are off/)).toBeVisible();
  await expectAccessible();
});

test('voices are chosen for the languages of the clusters, on this device', async () => {
  const anna = { name: 'Anna (Enhanced)', lang: 'de-DE', localService: true, voiceURI: 'anna' };
  vi.stubGlobal('speechSynthesis', Object.assign(new EventTarget(), { getVoices: () => [anna] }));
  await open();
  await expect.element(page.getByText(/this choice stays on this device/)).toBeVisible();
  await expect.element(page.getByLabelText('Voice for German')).toHaveValue('');
  await expectAccessible();
});
