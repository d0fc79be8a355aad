import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import TodayPage from '../../src/app/pages/TodayPage.tsx';
import { TodayCard } from '../../src/features/review/components/TodayCard.tsx';
import type { Responses } from '../support/fake-server.ts';
import { ANIMALS, NINA, REVIEW_SETTINGS } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';
import { reviewResponses, today } from './scene.ts';
import { waitFor } from '../support/wait-for.ts';

describe('the card on top of the list', () => {
  test('says how many words and how long, with one button', async () => {
    await show(<TodayCard hasRows />, { user: NINA, responses: { 'GET /api/reviews/today': today(14, 4) } });
    await expect.element(page.getByText('18 words · about 5 minutes')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Practise' })).toHaveAttribute('href', '/review');
    await expectAccessible();
  });

  test('has the same height while loading as when all is done', async () => {
    const height = async () => {
      await expect.element(page.getByRole('region', { name: 'Today' })).toBeVisible();
      return page.getByRole('region', { name: 'Today' }).element().getBoundingClientRect().height;
    };
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const slow = { 'GET /api/reviews/today': async () => held.then(() => today(0)) };
    await show(<TodayCard hasRows />, { user: NINA, responses: slow });
    const loading = await height();
    answer();
    await expect.element(page.getByText('All done.', { exact: false })).toBeVisible();
    expect(await height()).toBe(loading);
  });

  test('tells a user without words where they will be asked', async () => {
    await show(<TodayCard hasRows={false} />, { user: NINA, responses: { 'GET /api/reviews/today': today(0) } });
    await expect.element(page.getByText('Words you add appear here, a few each day.')).toBeVisible();
  });
});

describe('the page of the day', () => {
  const responses = reviewResponses([]);

  test('says what is due, by cluster too, and remembers the size of a session', async () => {
    const other = { ...ANIMALS, id: 6, title: 'Colours' };
    const counts = { due: 3, new: 2, learning: 0, minutes: 2 };
    const both = { ...today(21, 4), clusters: [5, 6].map((cluster_id) => ({ cluster_id, ...counts })) };
    await show(<TodayPage />, {
      user: NINA,
      responses: { ...responses, 'GET /api/clusters': [ANIMALS, other], 'GET /api/reviews/today': both },
      width: 390,
    });
    await expect.element(page.getByText('about 6 minutes · 21 due · 4 new')).toBeVisible();
    const colours = page.getByRole('link', { name: 'Practise Colours' });
    await expect.element(colours).toHaveAttribute('href', '/review?cluster=6');
    // Fifty would change nothing.
    await expect.element(page.getByRole('button', { name: '50' })).not.toBeInTheDocument();
    await page.getByRole('button', { name: '10' }).click();
    expect(localStorage.getItem('session_size')).toBe('10');
    await expectAccessible();
  });

  test('reports the browser’s time zone to the server once', async () => {
    const requests = await show(<TodayPage />, {
      user: NINA,
      responses: { ...responses, 'PATCH /api/reviews/settings': REVIEW_SETTINGS },
    });
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    await waitFor(() => expect(localStorage.getItem('time_zone_told')).not.toBeNull());
    const patches = requests.filter(({ name }) => name.startsWith('PATCH')).map(({ body }) => body);
    expect(patches).toEqual(zone === 'UTC' ? [] : [{ time_zone: zone }]);
  });

  test('leads to the settings of practising', async () => {
    await show(<TodayPage />, { user: NINA, responses });
    const link = page.getByRole('link', { name: 'Practice settings' });
    await expect.element(link).toHaveAttribute('href', '/preferences#practice');
  });

  test('once all is done it offers new words, today’s mistakes and the hardest words', async () => {
    const done: Responses = { ...responses, 'GET /api/reviews/clusters': { clusters: [] } };
    const requests = await show(<TodayPage />, {
      user: NINA,
      width: 390,
      responses: {
        ...done,
        'GET /api/reviews/again': { mistakes: [12, 15], hardest: [15, 7, 3] },
        'POST /api/reviews/extra': today(0, 10),
      },
    });
    await expect.element(page.getByText('All done for today')).toBeVisible();
    const mistakes = page.getByRole('link', { name: 'Repeat today’s mistakes' });
    await expect.element(mistakes).toHaveAttribute('href', '/review?rows=12,15');
    const hardest = page.getByRole('link', { name: 'Practise the hardest words' });
    await expect.element(hardest).toHaveAttribute('href', '/review?rows=15,7,3');
    await expectAccessible();
    await page.getByRole('button', { name: 'Learn 10 more' }).click();
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'POST /api/reviews/extra')?.body).toEqual({ new_words: 10 }),
    );
  });

  test('offers nothing again where nothing was missed', async () => {
    await show(<TodayPage />, { user: NINA, responses });
    await expect.element(page.getByText('All done for today')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Back to clusters' })).toBeVisible();
    for (const name of ['Repeat today’s mistakes', 'Practise the hardest words'])
      await expect.element(page.getByRole('link', { name })).not.toBeInTheDocument();
  });
});
