import { STANDARD_PREFERENCES, STANDARD_REMINDERS } from '@wordcluster/domain/accounts/preferences';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import TestDialog from '../../src/features/practice/components/TestDialog.tsx';
import { dispatch, usePractice } from '../../src/features/practice/state/practice-store.ts';
import { choosePicturesAfterAnswer, usePicturesAfterAnswer } from '../../src/platform/storage/pictures-after-answer.ts';
import { message, Refusal, type Responses } from '../support/fake-server.ts';
import { ANIMALS, NINA, rowsOf, type Cluster } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';
import { waitFor } from '../support/wait-for.ts';

const ROWS = rowsOf([
  ['Hund', 'pes', 'Der Hund bellt.'],
  ['Katze', 'mačka'],
  ['Kuh', 'krava'],
]);

async function open(responses: Responses = {}, cluster: Cluster = ANIMALS) {
  dispatch({ type: 'cancel' });
  const closed = vi.fn<() => void>();
  await show(<TestDialog cluster={cluster} onClose={closed} />, {
    user: NINA,
    path: '/clusters/5/',
    responses: {
      'GET /api/clusters/:cluster_id/clusterRows': ROWS,
      'GET /api/reviews/accepted': { accepted: [] },
      ...responses,
    },
  });
  return { closed };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const select = (name: string) => page.getByRole('combobox', { name, exact: true });
const option = (name: string) => page.getByRole('checkbox', { name });
const choose = async (selector: string, column: string) => {
  await select(selector).click();
  await page.getByRole('option', { name: column }).click();
};

describe('LEARNING & PRACTICE', () => {
  // Specification: S1-2.63-64, S1-2.67
  test('offers typing with its three options, or choices without them', async () => {
    await open();
    await expect.element(page.getByRole('dialog', { name: 'LEARNING & PRACTICE' })).toBeVisible();
    await button('Text input').click();
    for (const name of ['Number of letters recognition', 'Random content selection', 'Capital letters recognition'])
      await expect.element(option(name)).toBeVisible();
    await expect.element(page.getByLabelText('Time-limit counter (seconds)')).toBeVisible();
    await expectAccessible();
    await button('Choices').click();
    await expect.element(button('Choices')).toHaveAttribute('aria-pressed', 'true');
    expect(page.getByRole('checkbox').elements()).toHaveLength(0);
    await expect.element(select('Second answer column')).not.toBeInTheDocument();
    // Pressed again it stays chosen.
    await button('Choices').click();
    await expect.element(button('Choices')).toHaveAttribute('aria-pressed', 'true');
  });

  // Specification: S0-1.243
  test('asks where there are pictures whether they show only after the answer', async () => {
    await open({ 'GET /api/clusters/:cluster_id/clusterRows': ROWS.map((row) => ({ ...row, picture: '/none.webp' })) });
    await page.getByRole('switch', { name: 'Show pictures only after the answer' }).click();
    expect(usePicturesAfterAnswer.getState().late).toBe(false);
    await button('Start').click();
    await waitFor(() => expect(usePicturesAfterAnswer.getState().late).toBe(true));
    choosePicturesAfterAnswer(false);
  });

  test('begins a test that knows which answers the learner keeps', async () => {
    const accepted = [{ row_id: ROWS[0]?.id ?? 0, column: 2, answers: ['hafan'] }];
    await open({ 'GET /api/reviews/accepted': { accepted } });
    await button('Text input').click();
    await expect.element(button('Start')).toBeEnabled();
    await button('Start').click();
    const alternatives = usePractice.getState().test.questions.map((question) => question.accepted?.[2] ?? []);
    expect(alternatives.filter((answers) => answers.length > 0)).toEqual([['hafan']]);
  });

  test.for([
    ['strict until a person has chosen in their preferences', false, 'strict'],
    ['as they have chosen there', true, 'helpful'],
  ] as const)('grading begins %s; the switch is for one test', async ([, grading_chosen, begins]) => {
    dispatch({ type: 'settings-changed', settings: { grading: 'helpful' } });
    const own = { language: null, grading: 'helpful', grading_chosen, voice_autoplay: false } as const;
    await open({ 'GET /api/user/preferences': { ...STANDARD_PREFERENCES, ...STANDARD_REMINDERS, ...own } });
    await button('Text input').click();
    const grading = page.getByRole('combobox', { name: 'Grading' });
    await expect.element(grading).toHaveValue(begins);
    const settings = page.getByRole('link', { name: 'Practice settings' });
    await expect.element(settings).toHaveAttribute('href', '/preferences#practice');
    const other = begins === 'strict' ? 'helpful' : 'strict';
    await userEvent.selectOptions(grading, other);
    await button('Start').click();
    expect(usePractice.getState().settings.grading).toBe(other);
  });

  // Specification: S1-2.65
  test('asks each column for one thing only, and swaps question and answer', async () => {
    await open();
    await button('Text input').click();
    await expect.element(select('Question column')).toMatchTextContent(/^Tier/);
    await expect.element(select('Answer column')).toMatchTextContent(/^Zviera/);
    await select('Second answer column').click();
    expect(
      page
        .getByRole('option')
        .elements()
        .map((one) => one.textContent),
    ).toEqual(['None', 'Example']);
    await userEvent.keyboard('{Escape}');
    await button('Swap question and answer').click();
    await expect.element(select('Question column')).toMatchTextContent(/^Zviera/);
    await expect.element(select('Answer column')).toMatchTextContent(/^Tier/);
  });

  test('shows the number of questions, and is disabled without any', async () => {
    await open();
    await button('Text input').click();
    await expect.element(page.getByText('3 questions')).toBeVisible();
    await choose('Second answer column', 'Example');
    await expect.element(page.getByText('1 question', { exact: true })).toBeVisible();
    await expect.element(button('Start')).toBeEnabled();
  });

  test.each([
    [
      'no row has a value in every column',
      { 'GET /api/clusters/:cluster_id/clusterRows': [] },
      ANIMALS,
      /There is nothing to practise/,
    ],
    [
      'the cluster has one column',
      {},
      { ...ANIMALS, col_2_name: null, col_3_name: null },
      /A practice test needs two columns/,
    ],
  ] as const)('says so when %s, and does not start', async (_what, responses, cluster, text) => {
    await open(responses as Responses, cluster);
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(button('Start')).toBeDisabled();
  });

  test('says why rows cannot be loaded and tries again', async () => {
    let away = true;
    await open({
      'GET /api/clusters/:cluster_id/clusterRows': () =>
        away ? new Refusal('forbidden', message('cluster.disabled')) : ROWS,
    });
    await expect.element(page.getByRole('alert')).toMatchTextContent(/This cluster is disabled/);
    away = false;
    await page.getByRole('button', { name: /again/i }).click();
    await expect.element(page.getByText('3 questions')).toBeVisible();
  });

  test.each(['-1', '251', '1.5', 'ten'])('refuses a limit of %s seconds under its field', async (typed) => {
    await open();
    const field = page.getByLabelText('Time-limit counter (seconds)');
    await field.fill(typed);
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(button('Start')).toBeDisabled();
    await field.fill('250');
    await expect.element(button('Start')).toBeEnabled();
  });

  // Specification: S1-2.70
  test('starts by Enter with what was chosen, on the address of the test', async () => {
    await open();
    await button('Text input').click();
    await option('Random content selection').click();
    const random = usePractice.getState().settings.randomize_row_order;
    await page.getByLabelText('Time-limit counter (seconds)').fill('30');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => window.location.pathname).toBe('/clusters/5/test');
    const { settings, test: running } = usePractice.getState();
    expect(settings).toMatchObject({ test_type: 'text', time_for_answer: 30, randomize_row_order: !random });
    expect(running.cluster_id).toBe(5);
  });

  // Specification: S1-2.70
  test('Cancel keeps the settings as they were', async () => {
    const { closed } = await open();
    const before = usePractice.getState().settings;
    await page.getByLabelText('Time-limit counter (seconds)').fill('77');
    await button('Cancel').click();
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    expect(usePractice.getState().settings).toEqual(before);
  });
});
