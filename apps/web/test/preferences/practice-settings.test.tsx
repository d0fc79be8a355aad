import { i18n } from '@lingui/core';
import type { ResponseOf } from '@wordcluster/contract/types';
import { STANDARD_PREFERENCES, STANDARD_REMINDERS } from '@wordcluster/domain/accounts/preferences';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import PreferencesPage from '../../src/app/pages/PreferencesPage.tsx';
import { useBoxes } from '../../src/features/review/state/device-choices.ts';
import { message, Refusal, type Responses } from '../support/fake-server.ts';
import { queued, reviewResponses } from '../review/scene.ts';
import { NINA, REVIEW_SETTINGS } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';
import { waitFor } from '../support/wait-for.ts';

type Preferences = ResponseOf<'GET /api/user/preferences'>;
const OWN = { language: null, grading: 'strict', grading_chosen: false, voice_autoplay: false } as const;
const PREFERENCES: Preferences = { ...STANDARD_PREFERENCES, ...STANDARD_REMINDERS, ...OWN };

async function open(more: Responses = {}, width = 1280) {
  let settings = REVIEW_SETTINGS;
  return show(<PreferencesPage />, {
    user: NINA,
    path: '/preferences#practice',
    width,
    responses: {
      ...reviewResponses([]),
      'GET /api/user/preferences': PREFERENCES,
      'PATCH /api/user/preferences': (change) => ({ ...PREFERENCES, ...(change as Partial<Preferences>) }),
      'GET /api/user/push-subscriptions': { public_key: 'server-key', this_device: false, devices: 0 },
      'GET /api/reviews/settings': () => settings,
      'PATCH /api/reviews/settings': (change) => (settings = { ...settings, ...(change as Partial<typeof settings>) }),
      ...more,
    },
  });
}

type Requests = Awaited<ReturnType<typeof open>>;
const saved = (requests: Requests) =>
  requests
    .filter(({ name, body }) => name === 'PATCH /api/reviews/settings' && !('time_zone' in Object(body)))
    .map(({ body }) => body);
const advanced = async () => {
  const summary = page.getByText('Advanced', { exact: true });
  await expect.element(summary).toBeVisible();
  await summary.click();
};
const practice = () => document.querySelector('#practice')?.textContent ?? '';

describe('Preferences, Practice', () => {
  test('starts with question types, new words a day and directions; the rest is collapsed', async () => {
    await open({}, 390);
    await expect.element(page.getByRole('checkbox', { name: 'Tier → Zviera' })).toBeVisible();
    const order = ['Question types', 'New words per day', 'Directions', 'Grading of typed answers', 'Advanced'];
    const positions = order.map((text) => practice().indexOf(text));
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(Math.min(...positions)).toBeGreaterThan(0);
    for (const label of ['Time zone', 'Reviews per day', 'Target retention (%)'])
      await expect.element(page.getByLabelText(label)).not.toBeVisible();
    await expectAccessible();
    await advanced();
    await expect.element(page.getByLabelText('Time zone')).toBeVisible();
    await expectAccessible();
  });

  test('each choice is saved at once, a number when its field is left, and says what is wrong', async () => {
    const requests = await open();
    const words = page.getByLabelText('New words per day');
    await words.fill('many');
    await expect.element(page.getByText('Please enter a whole number.')).toBeVisible();
    await userEvent.tab();
    expect(saved(requests)).toEqual([]);
    await words.fill('15');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('checkbox', { name: 'Flashcards' }).click();
    await advanced();
    await page.getByRole('button', { name: 'Sat' }).click();
    await page.getByLabelText('Reviews per day').fill('200');
    await userEvent.tab();
    await page.getByRole('checkbox', { name: 'Rate answers myself' }).click();
    await waitFor(() =>
      expect(saved(requests)).toEqual([
        { new_per_day: 15 },
        { ways: ['meet', 'choose', 'type', 'listen'] },
        { busy_days: [6] },
        { reviews_per_day: 200 },
        { rate_myself: true },
      ]),
    );
    await page.getByLabelText('Reviews per day').fill('');
    await userEvent.tab();
    await waitFor(() => expect(saved(requests).at(-1)).toEqual({ reviews_per_day: null }));
    // The boxes are a matter of the device.
    await page.getByRole('checkbox', { name: 'Show a box for each letter' }).click();
    expect(localStorage.getItem('session_boxes')).toBe('true');
    useBoxes.setState({ boxes: false });
  });

  test('a setting that the server refuses goes back to its value', async () => {
    const no = new Refusal('internal', message('server.busy'));
    await open({ 'PATCH /api/reviews/settings': () => no });
    const flashcards = page.getByRole('checkbox', { name: 'Flashcards' });
    await flashcards.click();
    await expect.element(page.getByRole('alert').first()).toBeVisible();
    await expect.element(flashcards).toBeChecked();
  });

  test('a cluster is practised in the directions that are ticked', async () => {
    const forward = { source_col: 1, target_col: 2 };
    let directions = [forward];
    const requests = await open({
      'GET /api/reviews/clusters/:cluster_id': () => ({ directions }),
      'PATCH /api/reviews/clusters/:cluster_id': (body) => ({ directions: (directions = body.directions) }),
    });
    await expect.element(page.getByRole('checkbox', { name: 'Tier → Zviera' })).toBeDisabled();
    await page.getByRole('checkbox', { name: 'Zviera → Tier' }).click();
    await expect.element(page.getByRole('checkbox', { name: 'Tier → Zviera' })).toBeEnabled();
    const sent = requests.filter(({ name }) => name === 'PATCH /api/reviews/clusters/:cluster_id');
    expect(sent.map(({ body }) => body)).toEqual([{ directions: [forward, { source_col: 2, target_col: 1 }] }]);
  });

  test('paused words are listed by their cluster, each with the way back', async () => {
    const { state } = queued(0, 'type', 'review', { paused: true });
    const requests = await open({ 'GET /api/reviews/states': { states: [state] } });
    await expect.element(page.getByText('Hund → pes')).toBeVisible();
    await page.getByRole('button', { name: 'Resume Hund → pes' }).click();
    await expect.element(page.getByText('Hund → pes')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'POST /api/reviews')?.body).toMatchObject({
        reviews: [{ kind: 'resume', row_id: 100, source_col: 1, target_col: 2 }],
      }),
    );
  });

  test('the hour at which a day begins is written as the language writes hours', async () => {
    await open();
    await advanced();
    const begins = page.getByRole('combobox', { name: 'New day starts at' });
    await expect.element(begins).toBeVisible();
    const hours = [...begins.element().querySelectorAll('option')].map(({ text }) => text);
    const written = new Intl.DateTimeFormat(i18n.locales ?? i18n.locale, { hour: 'numeric', minute: '2-digit' });
    expect(hours).toEqual(Array.from({ length: 24 }, (_, hour) => written.format(new Date(2026, 0, 15, hour))));
  });
});
