import { i18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import TodayPage from '../../src/app/pages/TodayPage.tsx';
import { useBoxes } from '../../src/features/review/state/device-choices.ts';
import { TodayCard } from '../../src/features/review/components/TodayCard.tsx';
import { ANIMALS, NINA } from '../components/samples.ts';
import { expectAccessible, show } from '../components/show.tsx';
import { queued, reviewAnswers, SETTINGS, today } from './scene.ts';
import { waitFor } from '../components/wait-for.ts';

describe('the card on top of the list', () => {
  test('says how many words and how long, with one button', async () => {
    await show(<TodayCard hasRows />, { user: NINA, answers: { 'GET /api/reviews/today': today(14, 4) } });
    await expect.element(page.getByText('18 words · about 5 minutes')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Practise' })).toHaveAttribute('href', '/review');
    await expectAccessible();
  });

  test('is as high while it waits as when all is done', async () => {
    const height = async () => {
      await expect.element(page.getByRole('region', { name: 'Today' })).toBeVisible();
      return page.getByRole('region', { name: 'Today' }).element().getBoundingClientRect().height;
    };
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const slow = { 'GET /api/reviews/today': async () => held.then(() => today(0)) };
    await show(<TodayCard hasRows />, { user: NINA, answers: slow });
    const waiting = await height();
    answer();
    await expect.element(page.getByText('All done.', { exact: false })).toBeVisible();
    expect(await height()).toBe(waiting);
  });

  test('tells who has no words yet where they will be asked', async () => {
    await show(<TodayCard hasRows={false} />, { user: NINA, answers: { 'GET /api/reviews/today': today(0) } });
    await expect.element(page.getByText('Words that you add are asked here, a few a day.')).toBeVisible();
  });
});

describe('the page of the day', () => {
  const answers = reviewAnswers([]);

  test('says what is due, by cluster too, and remembers the size of a session', async () => {
    const other = { ...ANIMALS, id: 6, title: 'Colours' };
    const counts = { due: 3, new: 2, learning: 0, minutes: 2 };
    const both = { ...today(5, 4), clusters: [5, 6].map((cluster_id) => ({ cluster_id, ...counts })) };
    await show(<TodayPage />, {
      user: NINA,
      answers: { ...answers, 'GET /api/clusters': [ANIMALS, other], 'GET /api/reviews/today': both },
      width: 390,
    });
    await expect.element(page.getByText('about 3 minutes · 5 to repeat · 4 new')).toBeVisible();
    const colours = page.getByRole('link', { name: 'Practise Colours' });
    await expect.element(colours).toHaveAttribute('href', '/review?cluster=6');
    await page.getByRole('button', { name: '50' }).click();
    expect(localStorage.getItem('session_size')).toBe('50');
    await expectAccessible();
  });

  test('tells the server once which time zone the browser is in', async () => {
    const asked = await show(<TodayPage />, {
      user: NINA,
      answers: { ...answers, 'PATCH /api/reviews/settings': SETTINGS },
    });
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    await waitFor(() => expect(localStorage.getItem('time_zone_told')).not.toBeNull());
    const told = asked.filter(({ name }) => name.startsWith('PATCH')).map(({ body }) => body);
    expect(told).toEqual(zone === 'UTC' ? [] : [{ time_zone: zone }]);
  });

  test('a cluster is practised in the directions that are ticked', async () => {
    const forward = { source_col: 1, target_col: 2 };
    let directions = [forward];
    const asked = await show(<TodayPage />, {
      user: NINA,
      answers: {
        ...answers,
        'PATCH /api/reviews/settings': SETTINGS,
        'GET /api/reviews/clusters/:cluster_id': () => ({ directions }),
        'PATCH /api/reviews/clusters/:cluster_id': (body) => ({ directions: (directions = body.directions) }),
      },
    });
    await page.getByRole('button', { name: 'How to practise' }).click();
    await expect.element(page.getByRole('checkbox', { name: 'Tier → Zviera' })).toBeDisabled();
    await page.getByRole('checkbox', { name: 'Zviera → Tier' }).click();
    await expect.element(page.getByRole('checkbox', { name: 'Tier → Zviera' })).toBeEnabled();
    const sent = asked.filter(({ name }) => name === 'PATCH /api/reviews/clusters/:cluster_id');
    expect(sent.map(({ body }) => body)).toEqual([{ directions: [forward, { source_col: 2, target_col: 1 }] }]);
  });

  test('paused words are listed by their cluster, each with the way back', async () => {
    const { state } = queued(0, 'type', 'review', { paused: true });
    const asked = await show(<TodayPage />, {
      user: NINA,
      answers: { ...answers, 'PATCH /api/reviews/settings': SETTINGS, 'GET /api/reviews/states': { states: [state] } },
    });
    await page.getByRole('button', { name: 'How to practise' }).click();
    await expect.element(page.getByText('Hund → pes')).toBeVisible();
    await page.getByRole('button', { name: 'Ask Hund → pes again' }).click();
    await expect.element(page.getByText('Hund → pes')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(asked.find(({ name }) => name === 'POST /api/reviews')?.body).toMatchObject({
        reviews: [{ kind: 'resume', row_id: 100, source_col: 1, target_col: 2 }],
      }),
    );
  });

  test('the hour at which a day begins is written as the language writes hours', async () => {
    await show(<TodayPage />, { user: NINA, answers });
    await page.getByRole('button', { name: 'How to practise' }).click();
    const begins = page.getByRole('combobox', { name: 'A day begins at' });
    await expect.element(begins).toBeVisible();
    const hours = [...begins.element().querySelectorAll('option')].map(({ text }) => text);
    const written = new Intl.DateTimeFormat(i18n.locales ?? i18n.locale, { hour: 'numeric', minute: '2-digit' });
    expect(hours).toEqual(Array.from({ length: 24 }, (_, hour) => written.format(new Date(2026, 0, 15, hour))));
  });

  test('settings are changed in a dialog, which says what is wrong', async () => {
    const asked = await show(<TodayPage />, {
      user: NINA,
      answers: { ...answers, 'PATCH /api/reviews/settings': SETTINGS },
    });
    await page.getByRole('button', { name: 'How to practise' }).click();
    await page.getByLabelText('New words a day').fill('many');
    await expect.element(page.getByText('Please enter a whole number.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled();
    await page.getByLabelText('New words a day').fill('15');
    await page.getByRole('button', { name: 'Sat' }).click();
    await page.getByRole('button', { name: 'Strict' }).click();
    await page.getByRole('checkbox', { name: 'Flashcards' }).click();
    await page.getByRole('checkbox', { name: 'A box for each letter of a typed answer' }).click();
    await expectAccessible();
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    const saved = asked.filter(({ name, body }) => name.startsWith('PATCH') && !('time_zone' in Object(body)));
    expect(saved.map(({ body }) => body)).toEqual([
      // The boxes are a matter of the device.
      { new_per_day: 15, busy_days: [6], grading: 'strict', ways: ['meet', 'choose', 'type', 'listen'] },
    ]);
    expect(localStorage.getItem('session_boxes')).toBe('true');
    useBoxes.setState({ boxes: false });
  });
});
