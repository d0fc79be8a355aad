import { DEFAULT_SETTINGS, type TestSettings } from '@wordcluster/domain/practice/settings';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import TestPage from '../../src/app/pages/TestPage.tsx';
import PausedElsewhere from '../../src/features/practice/components/PausedElsewhere.tsx';
import TestDialog from '../../src/features/practice/components/TestDialog.tsx';
import { dispatch, usePractice } from '../../src/features/practice/state/practice-store.ts';
import type { Responses } from '../support/fake-server.ts';
import { ANIMALS, NINA, REVIEW_SETTINGS, rowsOf, type Cluster } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';
import { waitFor } from '../support/wait-for.ts';

const ROWS = rowsOf([
  ['Hund', 'pes'],
  ['Katze', 'mačka'],
]);
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const scores = () => usePractice.getState().test.scores;

interface Scene {
  settings?: Partial<TestSettings>;
  cluster?: Cluster;
  responses?: Responses;
  width?: number;
}

async function start({ settings = {}, cluster = ANIMALS, responses = {}, width = 1280 }: Scene = {}) {
  dispatch({ type: 'cancel' });
  const chosen: TestSettings = {
    ...DEFAULT_SETTINGS,
    test_type: 'text',
    grading: 'helpful',
    randomize_row_order: false,
    ...settings,
  };
  dispatch({ type: 'settings-changed', settings: chosen });
  dispatch({
    type: 'start',
    now: Date.now(),
    seed: 1,
    clusterId: cluster.id,
    rows: ROWS,
    colNames: ['Tier', 'Zviera', null],
    colLanguages: ['de', 'sk', null],
    fromLastAnswers: false,
  });
  return show(
    <Routes>
      <Route path="/clusters/:cluster_id/test" element={<TestPage />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    {
      user: NINA,
      path: '/clusters/5/test',
      width,
      responses: {
        'GET /api/clusters': [cluster],
        'GET /api/clusters/:cluster_id/clusterRows': ROWS,
        'GET /api/listen/languages': { languages: ['de'] },
        ...responses,
      },
    },
  );
}

// Stored data is there for the next file too.
afterEach(() => {
  dispatch({ type: 'cluster-removed', clusterId: ANIMALS.id });
  localStorage.clear();
});

const type = async (text: string) => {
  await page.getByRole('textbox').fill(text);
  await userEvent.keyboard('{Enter}');
};
const finish = () => {
  while (usePractice.getState().test.state === 1) {
    const { evaluating } = usePractice.getState().test;
    dispatch(evaluating ? { type: 'advance', now: Date.now() } : { type: 'score', now: Date.now(), answer: 'nič' });
  }
};

describe('helpful grading', () => {
  test('counts an answer with a note, says what the note is and shows the letters', async () => {
    await start();
    await type('Pes');
    await expect.element(page.getByText('Correct', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Mind capital and small letters.')).toBeVisible();
    expect([...document.querySelectorAll('del, ins')].map(({ textContent }) => textContent)).toEqual(['P', 'p']);
    expect(scores()).toEqual([1]);
    await expectAccessible();
  });

  test('“I was right” and “I was wrong” count, and can be undone', async () => {
    await start();
    await type('hafan');
    await expect.element(page.getByText('Wrong', { exact: true })).toBeVisible();
    await button('I was right').click();
    expect(scores()).toEqual([1]);
    await button('Undo').click();
    expect(scores()).toEqual([0]);
    await waitFor(() => expect(usePractice.getState().test.evaluating).toBe(false));
    await type('macka');
    await expect.element(page.getByText('Mind the accents.')).toBeVisible();
    await button('I was wrong').click();
    expect(scores()).toEqual([0, 0]);
    await button('I was right').click();
    expect(scores()).toEqual([0, 1]);
  });

  test('an Enter after “I was right” does not take it back', async () => {
    await start();
    await type('hafan');
    (button('I was right').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(scores()).toEqual([1]);
    await userEvent.keyboard('{Enter}');
    expect(scores()).toEqual([1]);
  });

  test('keeps a right answer in the cell of its owner, and takes it out again', async () => {
    const changes: unknown[] = [];
    const row = ROWS[0] as (typeof ROWS)[number];
    const responses: Responses = {
      'PATCH /api/clusters/:cluster_id/clusterRows/:row_id': (body) => {
        changes.push(body);
        return { ...row, col_2_value: 'pes' };
      },
    };
    await start({ responses });
    await type('hafan');
    await button('I was right').click();
    await button('Also accept “hafan”').click();
    await expect.element(page.getByText('“hafan” is now accepted for this row.')).toBeVisible();
    await button('Undo').click();
    await expect.poll(() => changes).toEqual([{ col_2_value: 'pes / hafan' }, { col_2_value: 'pes' }]);
  });

  test('keeps it for those alone with whom the cluster is shared, and lets it go again', async () => {
    const shared_by = { id: 1, first_name: 'Ada', last_name: 'Min', email: 'ada@example.com' };
    const cell = { row_id: ROWS[0]?.id ?? 0, column: 2 };
    const recorded: string[] = [];
    const record = (what: string) => (body: { answer: string }) => {
      recorded.push(`${what} ${body.answer}`);
      return { ...cell, answers: [] };
    };
    await start({
      cluster: { ...ANIMALS, shared_by },
      responses: { 'PUT /api/reviews/accepted': record('keep'), 'DELETE /api/reviews/accepted': record('drop') },
    });
    await type('hafan');
    await button('I was right').click();
    await button('Also accept “hafan” for me').click();
    await expect.element(page.getByText('“hafan” will be accepted from now on.')).toBeVisible();
    await button('Undo').click();
    await expect.poll(() => recorded).toEqual(['keep hafan', 'drop hafan']);
  });

  test('strict stays strict', async () => {
    await start({ settings: { grading: 'strict' } });
    await type('Pes');
    await expect.element(page.getByText('Wrong', { exact: true })).toBeVisible();
    await expect.element(page.getByText('(pes)')).toBeVisible();
    expect(page.getByRole('button', { name: /^I was/ }).elements()).toHaveLength(0);
  });
});

describe('options of the practice test', () => {
  test('the dialog has grading, number of questions and reading aloud; Enter starts with them', async () => {
    dispatch({ type: 'cancel' });
    dispatch({ type: 'settings-changed', settings: { ...DEFAULT_SETTINGS, test_type: 'text' } });
    const many = rowsOf(Array.from({ length: 30 }, (_, index) => [`Wort ${index}`, `slovo ${index}`] as const));
    await show(<TestDialog cluster={ANIMALS} onClose={() => undefined} />, {
      user: NINA,
      path: '/clusters/5/',
      responses: { 'GET /api/clusters/:cluster_id/clusterRows': many },
    });
    await expect.element(page.getByText('30 questions')).toBeVisible();
    await page.getByRole('combobox', { name: 'Number of questions' }).selectOptions('20');
    await expect.element(page.getByText('20 questions')).toBeVisible();
    await page.getByRole('combobox', { name: 'Grading' }).selectOptions('Forgiving');
    await page.getByRole('switch', { name: 'Read each question aloud' }).click();
    await expectAccessible();
    (page.getByRole('dialog').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => window.location.pathname).toBe('/clusters/5/test');
    const { settings, test: running } = usePractice.getState();
    expect(settings).toMatchObject({ grading: 'helpful', question_limit: 20, autoplay: true });
    expect(running.questions).toHaveLength(20);
  });

  test('letter boxes say which letters are wrong', async () => {
    await start({ settings: { visible_character_boxes: true, grading: 'strict' } });
    await expect.poll(() => document.activeElement?.tagName).toBe('INPUT');
    await userEvent.keyboard('pas{Enter}');
    await expect.element(page.getByText('Wrong', { exact: true })).toBeVisible();
    const boxes = [...document.querySelectorAll('input[data-verdict]')];
    expect(boxes.map((one) => one.getAttribute('data-verdict'))).toEqual(['correct', 'wrong', 'correct']);
    expect(boxes.map((one) => one.getAttribute('aria-invalid'))).toEqual([null, 'true', null]);
    await expectAccessible();
  });

  test('a cancelled test is taken back within ten seconds, where it was', async () => {
    await start();
    await page.getByRole('textbox').fill('pe');
    await button('Cancel').click();
    await expect.element(page.getByText('Elsewhere')).toBeVisible();
    await button('Undo').click();
    await expect.element(page.getByRole('textbox')).toHaveValue('pe');
    expect(window.location.pathname).toBe('/clusters/5/test');
  });

  test.each([1280, 390])('ends with its mistakes to read and to practise, %i px wide', async (width) => {
    await start({ width });
    finish();
    await expect.element(page.getByRole('heading', { name: 'Your mistakes' })).toBeVisible();
    const list = page.getByRole('list', { name: 'Your mistakes' }).getByRole('listitem');
    await expect.element(list.first()).toMatchTextContent(/Hund.*pes.*3 mistakes/);
    expect(list.elements()).toHaveLength(2);
    await expectAccessible();
    await button('Practise these 2 mistakes').click();
    await expect.element(page.getByText('Question 1/2')).toBeVisible();
    expect(usePractice.getState().test.from_last_answers).toBe(true);
  });

  test.each([true, false])(
    'says why its words come back in Today, where its answers count: %s',
    async (test_answers) => {
      await start({ responses: { 'GET /api/reviews/settings': { ...REVIEW_SETTINGS, test_answers } } });
      finish();
      await expect.element(page.getByRole('heading', { name: 'Your mistakes' })).toBeVisible();
      const why = page.getByText(
        /^Your first answer to each word counts as a review, so these words come back in Today/,
      );
      if (test_answers) await expect.element(why).toBeVisible();
      else await expect.element(why).not.toBeInTheDocument();
    },
  );

  test('the cloud has its hardest word in the middle and each translation on focus', async () => {
    await start({ settings: { grading: 'strict' } });
    await type('pes');
    await waitFor(() => expect(usePractice.getState().test.evaluating).toBe(false));
    finish();
    const hardest = page.getByRole('img', { name: 'Katze: mačka' });
    await expect.element(hardest).toBeVisible();
    const middle = (element: Element) => {
      const { x, width, y, height } = element.getBoundingClientRect();
      return [x + width / 2, y + height / 2] as const;
    };
    const svg = hardest.element().closest('svg');
    if (svg === null) throw new Error('The word stands in no picture.');
    const [x, y] = middle(hardest.element());
    // Width of the window, not only of the picture: the list of mistakes is below, not beside.
    expect(Math.abs(x - window.innerWidth / 2)).toBeLessThan(40);
    expect(Math.abs(y - middle(svg)[1])).toBeLessThan(40);
    const mistakes = page.getByRole('region', { name: 'Your mistakes' }).element().getBoundingClientRect();
    expect(mistakes.top).toBeGreaterThan(svg.getBoundingClientRect().bottom);
    await userEvent.hover(page.getByRole('region', { name: 'Your mistakes' }));
    (hardest.element() as SVGElement).focus();
    // By its name: the pointer may rest on another word, which then has its own.
    await expect.element(page.getByRole('tooltip', { name: 'mačka' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('img', { name: 'Hund: pes' })).toHaveFocus();
    await expectAccessible();
  });
});

test('a tap on a word of the cloud opens its translation and keeps it open, until the next tap', async () => {
  await start({ settings: { grading: 'strict' }, width: 390 });
  finish();
  const [hound, cat] = [page.getByRole('img', { name: 'Hund: pes' }), page.getByRole('img', { name: 'Katze: mačka' })];
  await expect.element(hound).toBeVisible();
  await userEvent.hover(page.getByRole('region', { name: 'Your mistakes' }));
  const tap = (word: Element) => {
    const touch = { bubbles: true, pointerType: 'touch', isPrimary: true } as const;
    word.dispatchEvent(new PointerEvent('pointerdown', touch));
    word.dispatchEvent(new PointerEvent('pointerup', touch));
    word.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  };
  tap(hound.element());
  await expect.element(page.getByRole('tooltip', { name: 'pes' })).toBeVisible();
  // Nothing of time or of the finger that leaves closes it.
  hound.element().dispatchEvent(new PointerEvent('pointerleave', { bubbles: true, pointerType: 'touch' }));
  hound.element().dispatchEvent(new MouseEvent('mouseout', { bubbles: true }));
  await expect.element(page.getByRole('tooltip', { name: 'pes' })).toBeVisible();
  tap(cat.element());
  await expect.element(page.getByRole('tooltip', { name: 'mačka' })).toBeVisible();
  tap(document.body);
  await expect.element(page.getByRole('tooltip', { name: 'mačka' })).not.toBeInTheDocument();
});

describe('a test on two devices', () => {
  const storing = (stored: unknown[]): Responses => ({
    'PUT /api/practice/paused-test': (body) => {
      stored.push(body.test);
      return body;
    },
  });

  test('the server learns of a pause', async () => {
    const stored: unknown[] = [];
    await start({ responses: storing(stored) });
    await page.getByRole('textbox').fill('pe');
    await button('Pause').click();
    await expect.poll(() => stored.at(-1)).toMatchObject({ test: { state: 3, cluster_id: 5, answer: 'pe' } });
  });

  test('the server learns of the mistakes at the end', async () => {
    const stored: unknown[] = [];
    await start({ responses: storing(stored) });
    await expect.element(page.getByText('Question 1/2')).toBeVisible();
    finish();
    const mistakes = { settings: { last_wrong_answers: { 5: [100, 101] } }, test: { state: 0 } };
    await expect.poll(() => stored.at(-1)).toMatchObject(mistakes);
  });

  test('another device offers to go on', async () => {
    dispatch({ type: 'cancel' });
    dispatch({ type: 'settings-changed', settings: { ...DEFAULT_SETTINGS, test_type: 'text' } });
    dispatch({
      type: 'start',
      now: 1,
      seed: 1,
      clusterId: 5,
      rows: ROWS,
      colNames: ['Tier', 'Zviera', null],
      colLanguages: ['de', 'sk', null],
      fromLastAnswers: false,
    });
    dispatch({ type: 'pause', now: 2 });
    const paused = { ...usePractice.getState() };
    dispatch({ type: 'cancel' });
    await show(<PausedElsewhere clusters={[ANIMALS]} />, {
      user: NINA,
      path: '/clusters',
      responses: { 'GET /api/practice/paused-test': { test: paused } },
    });
    await expect.element(page.getByText('You paused a test of “Animals” on another device.')).toBeVisible();
    await expectAccessible();
    await button('Continue').click();
    await expect.poll(() => window.location.pathname).toBe('/clusters/5/test');
    expect(usePractice.getState()).toEqual(paused);
  });
});

describe('answers of the test', () => {
  test('the first to each row is sent to the review log, and replaced by another verdict', async () => {
    const sent: {
      kind?: string;
      id: string;
      undoes?: string;
      rating?: number;
      row_id?: number;
      way?: string;
      happened_at: string;
    }[] = [];
    // Unsent answers of earlier tests are sent too.
    const began = new Date().toISOString();
    await start({
      responses: {
        'POST /api/reviews': ({ reviews }) => {
          sent.push(...(reviews as typeof sent).filter(({ happened_at }) => happened_at >= began));
          return { results: reviews.map((entry) => ({ id: (entry as { id: string }).id, status: 201 as const })) };
        },
      },
    });
    await type('hafan');
    await button('I was right').click();
    await expect.poll(() => sent.length).toBe(3);
    const [first, undo, second] = sent;
    expect(first).toMatchObject({
      way: 'test',
      row_id: 100,
      source_col: 1,
      target_col: 2,
      rating: 1,
      verdict: 'wrong',
    });
    expect(undo).toMatchObject({ kind: 'undo', undoes: first?.id });
    expect(second).toMatchObject({ row_id: 100, rating: 3, verdict: 'right' });
    await waitFor(() => expect(usePractice.getState().test.evaluating).toBe(false));
    finish();
    // The other row once, however often it was repeated.
    await expect.poll(() => sent.slice(3).map(({ row_id, rating }) => [row_id, rating])).toEqual([[101, 1]]);
  });
});
