import type { ReviewEntry } from '@wordcluster/domain/review-session/entries';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import ReviewPage from '../../src/app/pages/ReviewPage.tsx';
import { useSession } from '../../src/features/review/state/session-store.ts';
import { message, type Responses } from '../support/fake-server.ts';
import { ANIMALS, NINA } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';
import { queued, reviewResponses } from './scene.ts';

afterEach(() => useSession.setState({ practising: null }));

const NOT_FOUND = message('review.row_not_found');
const MOMENT_WRONG = message('review.moment_wrong');

/** A server that refuses the answers to the first row, and takes all others. */
const refusing = (
  status: 404 | 422,
  { id, values, text }: typeof NOT_FOUND | typeof MOMENT_WRONG = NOT_FOUND,
): Responses => ({
  'POST /api/reviews': ({ reviews }) => ({
    results: (reviews as ReviewEntry[]).map((entry) =>
      entry.kind !== 'undo' && entry.row_id === 100
        ? { id: entry.id, status, error: { message: text, message_id: id, values } }
        : { id: entry.id, status: 201 as const },
    ),
  }),
});

const practise = (responses: Responses) =>
  show(<ReviewPage />, {
    path: '/review',
    user: NINA,
    responses: reviewResponses([queued(0, 'type'), queued(1, 'type'), queued(2, 'type')], responses),
    width: 390,
  });

async function answerWrong(question: string): Promise<void> {
  await expect.element(page.getByText(question, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'I don’t know', exact: true }).click();
}

describe('answers that the server does not take', () => {
  test('are reported, and a word that no longer exists leaves the session, which goes on', async () => {
    await practise(refusing(404));
    await answerWrong('Hund');
    await expect
      .element(page.getByText('1 answer was skipped because you no longer have access to its word.'))
      .toBeVisible();
    // Neither asked again nor restored.
    await expect.element(page.getByText('Katze', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/^0 of 2 words/)).toBeVisible();
    await page.getByRole('button', { name: 'More for this word' }).click();
    const undo = page.getByRole('menuitem', { name: 'Undo last answer' });
    await expect.element(undo).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(undo).not.toBeInTheDocument();
    await expectAccessible();
    await page.getByRole('textbox').fill('mačka');
    await userEvent.keyboard('{Enter}{Enter}');
    await page.getByRole('textbox').fill('kôň');
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(page.getByRole('heading', { name: '2 words practised' })).toBeVisible();
  });

  test('because their cluster is there no more: no other word of it is asked', async () => {
    let clusters = [ANIMALS];
    await practise({ ...refusing(404), 'GET /api/clusters': () => clusters });
    await expect.element(page.getByText('Hund', { exact: true })).toBeVisible();
    clusters = [];
    await answerWrong('Hund');
    await expect
      .element(page.getByText('1 answer was skipped because you no longer have access to its word.'))
      .toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Nothing was answered' })).toBeVisible();
  });

  test('for another reason: the reason is shown', async () => {
    await practise(refusing(422, MOMENT_WRONG));
    await answerWrong('Hund');
    await expect.element(page.getByText(`1 answer was skipped. ${MOMENT_WRONG.text}`)).toBeVisible();
  });
});
