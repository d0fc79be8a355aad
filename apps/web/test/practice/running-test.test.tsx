import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Route, Routes } from 'react-router';
import TestPage from '../../src/app/pages/TestPage.tsx';
import { dispatch, usePractice } from '../../src/features/practice/state/practice-store.ts';
import { choosePicturesAfterAnswer } from '../../src/platform/storage/pictures-after-answer.ts';
import { ANIMALS, NINA, rowsOf } from '../support/samples.ts';
import { activateLanguage } from '../../src/app/language.ts';
import { expectAccessible, show } from '../support/show.tsx';
import { waitFor } from '../support/wait-for.ts';

const ROWS = rowsOf([
  ['Hund', 'pes'],
  ['Katze', 'mačka'],
]);

interface Start {
  test_type: 'text' | 'choice';
  time?: number;
  boxes?: boolean;
  rows?: typeof ROWS;
}

async function start({ test_type, time, boxes = false, rows = ROWS }: Start) {
  dispatch({ type: 'cancel' });
  const { settings } = usePractice.getState();
  dispatch({
    type: 'settings-changed',
    settings: {
      ...settings,
      test_type,
      source_col: 1,
      target_col: 2,
      visible_character_boxes: boxes,
      randomize_row_order: false,
      time_for_answer: time ?? null,
    },
  });
  dispatch({
    type: 'start',
    now: Date.now(),
    seed: 1,
    clusterId: ANIMALS.id,
    rows,
    colNames: ['Tier', 'Zviera', null],
    colLanguages: ['de', 'sk', null],
    fromLastAnswers: false,
  });
  await show(
    <Routes>
      <Route path="/clusters/:cluster_id/test" element={<TestPage />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    {
      user: NINA,
      path: '/clusters/5/test',
      responses: {
        'GET /api/clusters': [ANIMALS],
        'GET /api/clusters/:cluster_id/clusterRows': rows,
        'GET /api/listen/languages': { languages: ['de'] },
      },
    },
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('a running test', () => {
  test('says which question it is, and has Cancel, Pause and Next question', async () => {
    await start({ test_type: 'choice' });
    await expect.element(page.getByText('Question 1/2')).toBeVisible();
    for (const name of ['Cancel', 'Pause', 'Next question']) await expect.element(button(name)).toBeVisible();
    await expect.element(page.getByRole('progressbar', { name: 'Progress of the test' })).toBeVisible();
    expect(page.getByRole('timer').elements()).toHaveLength(0);
    await expectAccessible();
  });

  test.each(['text', 'choice'] as const)('lets the question be played at its word (%s)', async (test_type) => {
    await start({ test_type });
    const box = (element: Element) => element.getBoundingClientRect();
    await expect.element(button('Play Hund')).toBeVisible();
    const word = box(page.getByText('Hund', { exact: true }).element());
    const play = box(button('Play Hund').element());
    expect(Math.abs(play.left + play.width / 2 - (word.left + word.width / 2))).toBeLessThan(1);
    expect(play.top - word.bottom).toBeGreaterThanOrEqual(0);
    expect(play.top - word.bottom).toBeLessThan(12);
    // A phone on its side has no line to spare.
    await page.viewport(844, 390);
    const lying = box(button('Play Hund').element());
    expect(lying.top).toBeLessThan(box(page.getByText('Hund', { exact: true }).element()).bottom);
  });

  // Specification: S0-1.243
  test('shows the picture of a word, or reserves its space until the answer', async () => {
    const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==';
    const [first, ...others] = ROWS.map((row) => ({ ...row, picture }));
    choosePicturesAfterAnswer(true);
    await start({ test_type: 'text', rows: first ? [first, ...others] : [] });
    const image = page.getByAltText('', { exact: true });
    await expect.element(image).not.toBeVisible();
    await page.getByRole('textbox').fill('pes');
    await userEvent.keyboard('{Enter}');
    await expect.element(image).toBeVisible();
    choosePicturesAfterAnswer(false);
  });

  // Specification: S0-1.292
  test('fits a phone in landscape without scrolling, with four choices', async () => {
    const rows = rowsOf([
      ['Hund', 'pes'],
      ['Katze', 'mačka'],
      ['Kuh', 'krava'],
      ['Schmetterling', 'motýľ'],
    ]);
    await start({ test_type: 'choice', rows });
    // 390 less the page's top bar.
    await page.viewport(844, 329);
    await expect.element(button('Play Hund')).toBeVisible();
    const choices = page
      .getByRole('group')
      .getByRole('button')
      .elements()
      .filter((element) => element.hasAttribute('aria-keyshortcuts'));
    expect(choices).toHaveLength(4);
    const { top: bar } = button('Pause').element().getBoundingClientRect();
    for (const choice of choices) {
      const { bottom, height } = choice.getBoundingClientRect();
      expect(bottom).toBeLessThan(bar);
      expect(height).toBeGreaterThanOrEqual(44);
    }
    expect(page.getByText('Question 1/4').element().getBoundingClientRect().top).toBeGreaterThan(0);
    await page.viewport(1280, 800);
  });

  // Specification: S1-2.90
  test('counts the time for an answer down, twice a second', async () => {
    await start({ test_type: 'text', time: 20 });
    await expect.element(page.getByRole('timer')).toMatchTextContent(/^Time left: (20|19) seconds$/);
    let changes = 0;
    const bar = page.getByRole('timer').element().nextElementSibling?.firstElementChild;
    if (!bar) throw new Error('There is no bar that runs out.');
    const observer = new MutationObserver(() => (changes += 1));
    observer.observe(bar, { attributes: true, attributeFilter: ['style'] });
    await new Promise((resolve) => setTimeout(resolve, 3000));
    observer.disconnect();
    expect(changes).toBeGreaterThanOrEqual(4);
    expect(changes).toBeLessThanOrEqual(8);
    await expect.element(page.getByRole('timer')).toMatchTextContent(/^Time left: 1[67] seconds$/);
  });

  test('ends with what was achieved and the way out', async () => {
    await start({ test_type: 'text' });
    for (const answer of ['pes', 'mačka']) {
      await page.getByRole('textbox').fill(answer);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(usePractice.getState().test.evaluating).toBe(false));
    }
    await expect.element(page.getByRole('heading', { name: 'You achieved 100.00 %' })).toHaveFocus();
    await activateLanguage('de');
    await expect.element(page.getByRole('heading', { name: 'Du hast 100,00 % erreicht' })).toBeVisible();
    await activateLanguage('en');
    await button('Exit').click();
    await expect.poll(() => window.location.pathname).toMatch(/^\/clusters\/5\/?$/);
  });

  test('is left by Pause, and nothing of it is lost', async () => {
    await start({ test_type: 'choice' });
    await button('Pause').click();
    await expect.element(page.getByText('Elsewhere')).toBeVisible();
    expect(usePractice.getState().test.cluster_id).toBe(5);
  });
});

describe('letter boxes', () => {
  const box = (number: number) => page.getByRole('textbox', { name: new RegExp(`^Letter ${number} of `) });

  test('are one stop for Tab; letters, arrows and Backspace go from box to box', async () => {
    await start({ test_type: 'text', boxes: true });
    await expect.element(box(1)).toHaveFocus();
    await userEvent.keyboard('pa');
    await expect.element(box(3)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}e');
    await expect.element(box(2)).toHaveValue('e');
    await userEvent.keyboard('s{Backspace}');
    await expect.element(box(3)).toHaveValue('');
    const stops = page
      .getByRole('textbox', { name: /^Letter/ })
      .elements()
      .filter((one) => one.getAttribute('tabindex') === '0');
    expect(stops).toHaveLength(1);
    await expectAccessible();
  });
});
