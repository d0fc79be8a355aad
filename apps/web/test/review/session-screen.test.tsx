import { choosePicturesAfterAnswer } from '../../src/platform/storage/pictures-after-answer.ts';
import { NO_MEDIA } from '@wordcluster/domain/clusters/media';
import { effectiveEntries, type ReviewEntry } from '@wordcluster/domain/review-session/entries';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import ReviewPage from '../../src/app/pages/ReviewPage.tsx';
import { useBoxes } from '../../src/features/review/state/device-choices.ts';
import { useSession } from '../../src/features/review/state/session-store.ts';
import { ANIMALS, NINA } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';
import { queued, reviewResponses, ROWS } from './scene.ts';
import { waitFor } from '../support/wait-for.ts';

afterEach(() => {
  useSession.setState({ practising: null });
  useBoxes.setState({ boxes: false });
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const log = (): readonly ReviewEntry[] => useSession.getState().practising?.session.log ?? [];
const ratings = () => effectiveEntries(log()).flatMap((entry) => (entry.kind === 'answer' ? [entry.rating] : []));

const practise = (
  queue: Parameters<typeof reviewResponses>[0],
  more: Parameters<typeof reviewResponses>[1] = {},
  path = '/review',
) => show(<ReviewPage />, { path, user: NINA, responses: reviewResponses(queue, more), width: 390 });

describe('a session', () => {
  test('meets a new word with its other columns, then asks it among others and typed', async () => {
    await practise([queued(0, 'meet', 'new')]);
    await expect.element(page.getByText('Der Hund bellt.')).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('group', { name: 'Question and choices' })).toBeVisible();
    const choices = page.getByRole('group').getByRole('button').elements();
    expect(choices).toHaveLength(4);
    const right = choices.findIndex((choice) => choice.textContent.includes('pes'));
    await userEvent.keyboard(`${right + 1}`);
    await expect.element(page.getByText('Correct')).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard('{Enter}');
    await page.getByRole('textbox').fill('pes');
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(page.getByRole('heading', { name: '1 word practised' })).toHaveFocus();
    expect(ratings()).toEqual([2, 3, 3]);
  });

  test('an answer that is almost right is tried once more, and is hard then', async () => {
    await practise([queued(1, 'type')]);
    await page.getByRole('textbox').fill('мачка');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/^Almost. Try once more./)).toBeVisible();
    await page.getByRole('textbox').fill('mačka');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Correct')).toBeVisible();
    expect(ratings()).toEqual([2]);
  });

  test('shows what was wrong letter by letter; the person may know better, and keep the answer', async () => {
    const requests = await practise([queued(2, 'type')], {
      'PATCH /api/clusters/:cluster_id/clusterRows/:row_id': () => ROWS[2] ?? ROWS,
    });
    await page.getByRole('textbox').fill('tátoš');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Wrong', { exact: true })).toBeVisible();
    await expect.element(page.getByText('You typed', { exact: true })).toBeVisible();
    await expectAccessible();
    expect(ratings()).toEqual([1]);
    await button('I was right').click();
    expect(ratings()).toEqual([3]);
    await button('Also accept “tátoš”').click();
    await expect.element(page.getByText('“tátoš” will be accepted too.')).toBeVisible();
    const change = () => requests.filter(({ name }) => name.startsWith('PATCH')).map(({ body }) => body);
    expect(change()).toEqual([{ col_2_value: 'kôň / tátoš' }]);
    await button('Undo').click();
    await waitFor(() => expect(change().at(-1)).toEqual({ col_2_value: 'kôň' }));
  });

  test('a reader without write access accepts an answer for themselves, and it counts at once', async () => {
    const stored = { row_id: 102, column: 2, answers: ['tátoš'] };
    const requests = await practise([queued(2, 'type')], {
      'GET /api/clusters': [
        { ...ANIMALS, shared_by: { id: 9, first_name: 'Peter', last_name: 'Malý', email: 'peter@example.com' } },
      ],
      'PUT /api/reviews/accepted': stored,
      'DELETE /api/reviews/accepted': { ...stored, answers: [] },
    });
    await page.getByRole('textbox').fill('tátoš');
    await userEvent.keyboard('{Enter}');
    await button('I was right').click();
    await button('Also accept “tátoš” for me').click();
    await expect.element(page.getByText('“tátoš” will be accepted from now on.')).toBeVisible();
    const own = { row_id: 102, column: 2, answer: 'tátoš' };
    expect(requests.filter(({ name }) => name.startsWith('PUT')).map(({ body }) => body)).toEqual([own]);
    await userEvent.keyboard('{Control>}z{/Control}');
    await page.getByRole('textbox').fill('tátoš');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Correct')).toBeVisible();
    await button('Undo').click();
    await waitFor(() =>
      expect(requests.filter(({ name }) => name.startsWith('DELETE')).map(({ body }) => body)).toEqual([own]),
    );
  });

  test('a box for each letter, where the person wants it: wrong letters are marked, and the whole cell is asked', async () => {
    useBoxes.setState({ boxes: true });
    await practise([queued(3, 'type')]);
    const boxes = page.getByRole('textbox');
    await expect.element(boxes.first()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(log()).toEqual([]);
    await userEvent.keyboard('krava{Enter}');
    await expect.element(page.getByText('Correct')).toBeVisible();
    expect(ratings()).toEqual([3]);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(boxes.first()).toHaveFocus();
    await userEvent.keyboard('kxxxa{Enter}');
    await expect.element(page.getByText('Wrong', { exact: true })).toBeVisible();
    const marks = boxes.elements().map((box) => box.getAttribute('data-verdict'));
    expect(marks).toEqual(['correct', 'wrong', 'wrong', 'wrong', 'correct']);
    await expectAccessible();
  });

  test('a word that is only played is typed, and shown once it is answered', async () => {
    const requests = await practise([queued(0, 'listen')], {
      'GET /api/listen/languages': { languages: ['de'] },
      'POST /api/listen/:cluster_id': new Blob(['sound'], { type: 'audio/mpeg' }),
    });
    await expect.element(page.getByText('Listen, then type the answer')).toBeVisible();
    expect(document.body.textContent).not.toContain('Hund');
    await waitFor(() => expect(requests.map(({ name }) => name)).toContain('POST /api/listen/:cluster_id'));
    await expectAccessible();
    await page.getByRole('textbox').fill('pes');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Hund')).toBeVisible();
    expect(log()).toMatchObject([{ way: 'listen', rating: 3 }]);
  });

  // Specification: S0-1.237
  test('shows the picture of a word with the question, or only after the answer', async () => {
    const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==';
    const rows = ROWS.map((row) => ({ ...row, picture }));
    const shown = () =>
      [...document.querySelectorAll('img')].filter((image) => getComputedStyle(image).visibility === 'visible').length;
    await practise([queued(0, 'type'), queued(1, 'type')], { 'GET /api/clusters/:cluster_id/clusterRows': rows });
    await expect.element(page.getByText('Hund')).toBeVisible();
    await waitFor(() => expect(shown()).toBe(1));
    choosePicturesAfterAnswer(true);
    await waitFor(() => expect(shown()).toBe(0));
    await page.getByRole('textbox').fill('pes');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(shown()).toBe(1));
    choosePicturesAfterAnswer(false);
  });

  test('says on each rating when the word would come back', async () => {
    await practise([queued(0, 'flashcard')]);
    await expect.element(page.getByText('Hund')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('button', { name: /^Again ?10 mins?$/ })).toBeVisible();
    const days = (name: string) => {
      const [, count] = new RegExp(`^${name} ?([\\d.]+) (?:day|mth)`).exec(
        page.getByRole('button', { name: new RegExp(`^${name}`) }).element().textContent,
      ) ?? [''];
      return Number(count);
    };
    expect(days('Hard')).toBeGreaterThan(0);
    await userEvent.keyboard('3');
    await expect.element(page.getByRole('heading', { name: '1 word practised' })).toBeVisible();
  });

  test('a leech shows confusable words, and can be paused there', async () => {
    const rows = [
      ...ROWS,
      {
        id: 104,
        cluster_id: ANIMALS.id,
        row_number: 5,
        col_1_value: 'Kralle',
        col_2_value: 'kravata',
        col_3_value: null,
        tags: [],
        ...NO_MEDIA,
      },
    ];
    await practise([queued(3, 'type', 'review', { leech: true, lapses: 8 }), queued(0, 'type')], {
      'GET /api/clusters/:cluster_id/clusterRows': rows,
    });
    await button('I don’t know').click();
    await expect.element(page.getByText('You keep forgetting this word.', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('listitem').filter({ hasText: 'kravata' })).toHaveTextContent('kravataKralle');
    await expectAccessible();
    await button('Pause').click();
    expect(log().map(({ kind }) => kind)).toEqual(['answer', 'pause']);
  });

  test('a paused word that was chosen is taken up again from its menu', async () => {
    await practise([queued(0, 'type', 'review', { paused: true })], {}, `/review?rows=${ROWS[0]?.id}`);
    await button('More for this word').click();
    await page.getByRole('menuitem', { name: 'Resume this word' }).click();
    expect(log().map(({ kind }) => kind)).toEqual(['resume']);
    await button('More for this word').click();
    await expect.element(page.getByRole('menuitem', { name: 'Pause this word' })).toBeVisible();
  });

  test('hints reveal letters, an empty Enter nothing; the solution is a key away', async () => {
    await practise([queued(3, 'type')]);
    await expect.element(page.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(log()).toEqual([]);
    await button('Hint').click();
    await expect.element(page.getByText('k…')).toBeVisible();
    await button('I don’t know').click();
    await expect.element(page.getByText('krava', { exact: true })).toBeVisible();
    expect(ratings()).toEqual([1]);
  });

  test('flashcards are turned, then rated by key; Ctrl+Z brings the last one back', async () => {
    await practise([queued(0, 'flashcard'), queued(1, 'flashcard')]);
    await expect.element(page.getByText('Hund')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect.element(page.getByText('pes')).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard('4');
    await expect.element(page.getByText('Katze')).toBeVisible();
    expect(ratings()).toEqual([4]);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(page.getByText('Hund')).toBeVisible();
    expect(ratings()).toEqual([]);
    expect(log().map(({ kind }) => kind)).toEqual(['answer', 'undo']);
  });

  test('a card swiped to the left comes again, to the right it was good', async () => {
    await practise([queued(0, 'flashcard'), queued(1, 'flashcard')]);
    const card = page.getByRole('group', { name: 'Flashcard' });
    const swipe = async (by: number) => {
      await button('Show answer').click();
      const pointer = { pointerId: 3, pointerType: 'touch', bubbles: true };
      const element = card.element();
      element.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, clientX: 200 }));
      element.dispatchEvent(new PointerEvent('pointermove', { ...pointer, clientX: 200 + by }));
      await waitFor(() => expect(getComputedStyle(element).transform).not.toBe('none'));
      element.dispatchEvent(new PointerEvent('pointerup', { ...pointer, clientX: 200 + by }));
    };
    await expect.element(card).toBeVisible();
    await swipe(150);
    await waitFor(() => expect(ratings()).toEqual([3]));
    await swipe(-150);
    await waitFor(() => expect(ratings()).toEqual([3, 1]));
  });

  test('a word is paused from its menu, and what was sent to the server is the log', async () => {
    const requests = await practise([queued(0, 'type'), queued(1, 'type')]);
    await button('More for this word').click();
    await page.getByRole('menuitem', { name: 'Pause this word' }).click();
    await expect.element(page.getByText('Katze')).toBeVisible();
    await page.getByRole('textbox').fill('mačka');
    await userEvent.keyboard('{Enter}');
    const sent = () =>
      requests.flatMap(({ name, body }) =>
        name === 'POST /api/reviews' ? (body as { reviews: ReviewEntry[] }).reviews : [],
      );
    await waitFor(() => expect(sent()).toEqual(expect.arrayContaining([...log()])));
    expect(log()).toMatchObject([
      { kind: 'pause', row_id: 100 },
      { rating: 3, verdict: 'right', way: 'type' },
    ]);
  });

  test('the menu of a word has undo, skip, pause, start over and the way to its row', async () => {
    await practise([queued(0, 'type'), queued(1, 'type')]);
    const choose = async (name: string) => {
      await button('More for this word').click();
      await page.getByRole('menuitem', { name }).click();
    };
    await button('More for this word').click();
    const items = page.getByRole('menuitem').elements();
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Undo last answer',
      'Skip until tomorrow',
      'Pause this word',
      'Start this word over',
      'Edit this row',
    ]);
    await expect.element(page.getByRole('menuitem', { name: 'Undo last answer' })).toHaveAttribute('aria-disabled');
    await expect.element(page.getByRole('menuitem', { name: 'Edit this row' })).toHaveAttribute('href', '/clusters/5/');
    await userEvent.keyboard('{Escape}');
    await choose('Skip until tomorrow');
    await expect.element(page.getByText('Katze')).toBeVisible();
    await choose('Start this word over');
    await expect.element(page.getByText('New word')).toBeVisible();
    expect(log().map(({ kind }) => kind)).toEqual(['bury', 'reset']);
    await choose('Undo last answer');
    await expect.element(page.getByRole('textbox')).toBeVisible();
    expect(effectiveEntries(log()).map(({ kind }) => kind)).toEqual(['bury']);
  });

  test('ends with the mistakes, to practise them again', async () => {
    await practise([queued(0, 'type')]);
    await button('I don’t know').click();
    await userEvent.keyboard('{Enter}');
    await page.getByRole('textbox').fill('pes');
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(page.getByRole('list', { name: 'Words to look at again' })).toHaveTextContent('Hundpes');
    await expectAccessible();
    await button('Repeat today’s mistakes').click();
    await expect.element(page.getByRole('textbox')).toHaveFocus();
  });

  test('says that nothing is due, and what failed, with a way on', async () => {
    await practise([]);
    await expect.element(page.getByText('Nothing is due now')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Go to Today' })).toBeVisible();
  });

  test('right-to-left answers are typed from the right', async () => {
    const cluster = { ...ANIMALS, col_2_language: 'ar' };
    await practise([queued(0, 'type')], { 'GET /api/clusters': [cluster] });
    await expect.element(page.getByRole('textbox')).toHaveAttribute('dir', 'rtl');
  });
});
