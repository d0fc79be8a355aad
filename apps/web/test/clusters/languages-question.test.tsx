import { STANDARD_PREFERENCES, STANDARD_REMINDERS } from '@wordcluster/domain/accounts/preferences';
import { beforeEach, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { LanguagesQuestion } from '../../src/features/clusters/components/LanguagesQuestion.tsx';
import { NINA } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';
import { waitFor } from '../support/wait-for.ts';

const OWN = { language: null, grading: 'strict', grading_chosen: false, voice_autoplay: false } as const;
const PREFERENCES = { ...STANDARD_PREFERENCES, ...STANDARD_REMINDERS, ...OWN };

beforeEach(() => localStorage.removeItem('languages_skipped'));

const ask = () =>
  show(<LanguagesQuestion person={NINA.id} />, {
    user: NINA,
    width: 390,
    responses: {
      'GET /api/user/preferences': PREFERENCES,
      'PATCH /api/user/preferences': { ...PREFERENCES, native_language: 'en', learning_language: 'es' },
    },
  });
const region = () => page.getByRole('region', { name: 'Your languages' });

test('the choice is stored with the account, and the question is gone', async () => {
  const requests = await ask();
  await expect.element(region()).toBeVisible();
  await expectAccessible();
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.getByRole('combobox', { name: 'I want to learn' }).fill('Spanish');
  await page
    .getByRole('option', { name: /^Spanish/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Save' }).click();
  const changes = () => requests.filter(({ name }) => name.startsWith('PATCH')).map(({ body }) => body);
  await waitFor(() => expect(changes()).toEqual([{ native_language: 'en', learning_language: 'es' }]));
  await expect.element(region()).not.toBeInTheDocument();
});

test('a skipped question is not asked again on this device', async () => {
  await ask();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect.element(region()).not.toBeInTheDocument();
  await ask();
  await expect.element(region()).not.toBeInTheDocument();
});

test('closing the question skips it', async () => {
  await ask();
  await expect.element(region()).toBeVisible();
  await cleanup();
  await ask();
  await expect.element(region()).not.toBeInTheDocument();
});
