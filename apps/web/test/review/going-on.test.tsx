import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { effectiveEntries } from '@wordcluster/domain/review-session/entries';
import ReviewPage from '../../src/app/pages/ReviewPage.tsx';
import { usePlayer } from '../../src/features/listening/state/player.ts';
import { useSession } from '../../src/features/review/state/session-store.ts';
import { ANIMALS, NINA, REVIEW_SETTINGS } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';
import { waitFor } from '../support/wait-for.ts';
import { EMPTY as EMPTY_PROGRESS } from '../progress/sample.ts';
import { queued, reviewResponses } from './scene.ts';

afterEach(() => useSession.setState({ practising: null }));

const button = (name: string) => page.getByRole('button', { name, exact: true });
const answers = () =>
  effectiveEntries(useSession.getState().practising?.session.log ?? []).flatMap((one) =>
    one.kind === 'answer' ? [one] : [],
  );
const ratings = () => answers().map(({ rating }) => rating);
const bar = () =>
  Number(page.getByRole('progressbar', { name: 'Progress of the review' }).element().getAttribute('aria-valuenow'));

const practise = (
  queue: Parameters<typeof reviewResponses>[0],
  settings: Partial<typeof REVIEW_SETTINGS> = {},
  more: Parameters<typeof reviewResponses>[1] = {},
) =>
  show(<ReviewPage />, {
    path: '/review',
    user: NINA,
    responses: reviewResponses(queue, {
      'GET /api/reviews/settings': { ...REVIEW_SETTINGS, go_on: true, ...settings },
      ...more,
    }),
    width: 390,
  });

async function answer(text: string): Promise<void> {
  await page.getByRole('textbox').fill(text);
  await userEvent.keyboard('{Enter}');
}

describe('the bar of a session', () => {
  test('says what to expect, and moves with every answer, a wrong one too', async () => {
    await practise([queued(0, 'meet', 'new'), queued(1, 'type')], { go_on: false });
    await expect.element(page.getByText('2 words · about 4 answers · 1 minute')).toBeVisible();
    expect(bar()).toBe(0);
    // The known word comes first.
    await answer('nonsens');
    await waitFor(() => expect(bar()).toBeGreaterThan(0));
    const wrong = bar();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('New word')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(bar()).toBeGreaterThan(wrong));
    await expect.element(page.getByText(/of 2 words · about \d answers left/)).toBeVisible();
  });

  test('one word is not called words', async () => {
    await practise([queued(1, 'type')], { go_on: false });
    await answer('nonsens');
    await expect.element(page.getByText(/^0 of 1 word ·/)).toBeVisible();
  });
});

describe('after a right answer', () => {
  test('the next word follows, and one thing is offered till then', async () => {
    await practise([queued(0, 'type'), queued(1, 'type')]);
    await answer('pes');
    await expect.element(page.getByText('Correct')).toBeVisible();
    await expect.element(button('Change')).toBeVisible();
    await expect.element(button('I was wrong')).not.toBeInTheDocument();
    await expect.element(button('Good')).not.toBeInTheDocument();
    await expect.element(page.getByText('Katze')).toBeVisible();
    expect(ratings()).toEqual([3]);
  });

  test('Enter and a tap go on at once', async () => {
    await practise([queued(0, 'type'), queued(1, 'type'), queued(3, 'type')]);
    const begun = performance.now();
    await answer('pes');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Katze')).toBeVisible();
    await answer('mačka');
    await page.getByText('Correct').click();
    await expect.element(page.getByText('Kuh')).toBeVisible();
    // Two waits alone would take 2.4 seconds; a busy machine may be as slow, and then proves nothing.
    expect(ratings().length === 2 || performance.now() - begun > 2400).toBe(true);
  });

  test('it does not advance while Change is open, nor for users who disabled it', async () => {
    await practise([queued(0, 'type'), queued(1, 'type')]);
    // The timer is paused during audio, however slow this machine is.
    usePlayer.setState({ key: 'word', phase: 'playing' });
    await answer('pes');
    await button('Change').click();
    usePlayer.setState({ key: null, phase: 'stopped' });
    await expect.element(page.getByRole('button', { name: /^Hard/ })).toBeVisible();
    await expectAccessible();
    await new Promise((done) => setTimeout(done, 1600));
    await expect.element(page.getByText('Correct')).toBeVisible();
    await page.getByRole('button', { name: /^Hard/ }).click();
    expect(ratings()).toEqual([2]);
    await expect.element(button('Next')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Katze')).toBeVisible();
    expect(ratings()).toEqual([2]);
  });

  test('the time begins when what is heard has ended', async () => {
    await practise([queued(0, 'type'), queued(1, 'type')]);
    usePlayer.setState({ key: 'word', phase: 'playing' });
    await answer('pes');
    await new Promise((done) => setTimeout(done, 1600));
    await expect.element(page.getByText('Correct')).toBeVisible();
    const ended = performance.now();
    usePlayer.setState({ key: null, phase: 'stopped' });
    await expect.element(page.getByText('Katze')).toBeVisible();
    expect(performance.now() - ended).toBeGreaterThan(1000);
  });

  test('a note stays until the learner goes on', async () => {
    await practise([queued(1, 'type'), queued(0, 'type')]);
    await answer('macka');
    await expect.element(page.getByText('Mind the accents.')).toBeVisible();
    await new Promise((done) => setTimeout(done, 1600));
    await expect.element(page.getByText('Mind the accents.')).toBeVisible();
    await button('Next').click();
    await expect.element(page.getByText('Hund')).toBeVisible();
  });

  test('with self-rating the four ratings are there at once', async () => {
    await practise([queued(0, 'type')], { go_on: false, rate_myself: true });
    await answer('pes');
    await expect.element(page.getByRole('button', { name: /^Easy/ })).toBeVisible();
    await expect.element(button('Change')).not.toBeInTheDocument();
    await new Promise((done) => setTimeout(done, 1600));
    await expect.element(page.getByText('Correct')).toBeVisible();
  });
});

describe('after a wrong answer', () => {
  test('"I was right" leaves the focus on Next: Enter advances and undoes nothing', async () => {
    await practise([queued(0, 'type'), queued(1, 'type')]);
    await answer('hund');
    await expect.element(page.getByText('Wrong', { exact: true })).toBeVisible();
    await button('I was right').click();
    await expect.element(button('Next')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Katze')).toBeVisible();
    expect(ratings()).toEqual([3]);
  });

  test('the same by keys', async () => {
    await practise([queued(0, 'type'), queued(1, 'type')]);
    await answer('hund');
    (button('I was right').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Next')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Katze')).toBeVisible();
    expect(ratings()).toEqual([3]);
  });

  test('a word answered with "I don’t know" is shown, without a "Wrong"', async () => {
    await practise([queued(0, 'type')]);
    await button('I don’t know').click();
    await expect.element(page.getByText('The answer is')).toBeVisible();
    await expect.element(page.getByText('pes', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Wrong', { exact: true })).not.toBeInTheDocument();
    await expect.element(button('I was right')).not.toBeInTheDocument();
    expect(ratings()).toEqual([1]);
  });
});

test('a hint leaves the focus in the field, where Enter checks', async () => {
  await practise([queued(3, 'type')]);
  await button('Hint').click();
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('krava{Enter}');
  await expect.element(page.getByText('Correct')).toBeVisible();
  expect(ratings()).toEqual([2]);
});

test('the button of a dictation does not reveal the word', async () => {
  const sound = new Blob(['sound'], { type: 'audio/mpeg' });
  await practise(
    [queued(0, 'listen')],
    {},
    { 'GET /api/listen/languages': { languages: ['de'] }, 'POST /api/listen/:cluster_id': sound },
  );
  await expect.element(button('Play the word').or(button('Stop playing'))).toBeVisible();
  expect(document.body.innerHTML).not.toContain('Hund');
});

describe('the end', () => {
  test('says what was done, the streak and the next words; Enter learns more, but not the Enter of the last answer', async () => {
    let more = false;
    const requests = await practise(
      [queued(0, 'type')],
      {},
      {
        'GET /api/reviews/clusters': { clusters: [] },
        'GET /api/reviews/today': { due: 0, new: 0, learning: 0, minutes: 0, clusters: [], goals: [] },
        'GET /api/reviews/queue': () => ({ queue: [queued(more ? 1 : 0, 'type')] }),
        'GET /api/progress': () => ({
          ...EMPTY_PROGRESS,
          streak: { days: 4, today: true },
          forecast: [
            { day: '2026-11-22', due: 0 },
            { day: '2026-11-23', due: 12 },
          ],
        }),
        'POST /api/reviews/extra': () => {
          more = true;
          return { due: 0, new: 10, learning: 0, minutes: 5, clusters: [], goals: [] };
        },
      },
    );
    await answer('nonsens');
    await userEvent.keyboard('{Enter}');
    await answer('pes');
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(page.getByRole('heading', { name: '1 word practised' })).toBeVisible();
    await expect.element(page.getByText('4-day streak')).toBeVisible();
    await expect.element(page.getByText('Next: 12 words tomorrow')).toBeVisible();
    const choices = page.getByRole('button').elements();
    const names = choices.map((one) => one.textContent);
    expect(names.slice(0, 3)).toEqual(['Learn 10 more', 'Repeat today’s mistakes', 'Done']);
    await expectAccessible();
    const extra = () => requests.filter(({ name }) => name === 'POST /api/reviews/extra').map(({ body }) => body);
    expect(extra()).toEqual([]);
    await new Promise((done) => setTimeout(done, 700));
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true }));
    expect(extra()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(extra()).toEqual([{ new_words: 10 }]));
    await expect.element(page.getByText('Katze')).toBeVisible();
  });

  test('without words to learn offers the mistakes first, and is done otherwise', async () => {
    await practise([queued(0, 'type')], {}, { 'GET /api/clusters': [ANIMALS] });
    await answer('pes');
    await expect.element(page.getByRole('heading', { name: '1 word practised' })).toBeVisible();
    await expect.element(button('Learn 10 more')).not.toBeInTheDocument();
    await expect.element(button('Repeat today’s mistakes')).not.toBeInTheDocument();
    await expect.element(button('Done')).toBeVisible();
  });
});
