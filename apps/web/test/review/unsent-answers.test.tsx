import { answerEntry } from '@wordcluster/domain/review-session/entries';
import { sessionWord } from '@wordcluster/domain/review-session/words';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LogoutPage } from '../../src/app/pages/AccountPages.tsx';
import { openOutbox } from '../../src/features/review/state/outbox-store.ts';
import { storeAndSend, flushOutbox } from '../../src/features/review/state/outbox.ts';
import { UnsentCount } from '../../src/features/review/components/UnsentCount.tsx';
import { publishConnection } from '../../src/platform/http/connection.ts';
import { publishUnsentCount } from '../../src/platform/storage/unsent-answers.ts';
import { message, Refusal, saying } from '../support/fake-server.ts';
import { NINA } from '../support/samples.ts';
import { show } from '../support/show.tsx';
import { queued, reviewResponses } from './scene.ts';
import { waitFor } from '../support/wait-for.ts';

const OTHER = NINA.id + 1;
const LOGOUT = { 'POST /api/user/logout': saying(message('account.logged_out')) };

function anAnswer(id: string) {
  const { source_col: _source, target_col: _target, ...one } = queued(0, 'type');
  const word = sessionWord({ ...one, source_col: 1, target_col: 2 }, { choose: false, listen: false });
  const now = Date.now();
  return answerEntry(word, { id, now, shownAt: now, way: 'type', rating: 3, verdict: 'right' });
}

/** Stores unsent answers on the device, as an earlier visit left them. */
async function leave(person: number, count: number): Promise<void> {
  const store = await openOutbox();
  const before = await store.list(person, 'waiting');
  await store.markSent(before.map(({ key }) => key));
  await store.add(
    person,
    Array.from({ length: count }, () => anAnswer(crypto.randomUUID())),
  );
  publishUnsentCount(person, count);
}

const unsentOf = async (person: number) => (await openOutbox()).countUnsent(person);

/** The page on which a person logs out, once they go there. */
function Leaving() {
  const [left, setLeft] = useState(false);
  return left ? <LogoutPage /> : <button onClick={() => setLeft(true)}>Leave</button>;
}

const sentBy = (requests: readonly { name: string }[]) =>
  requests.filter(({ name }) => name === 'POST /api/reviews').length;

describe('unsent answers on the device', () => {
  test('of another user are not sent by a logout, and delay no one', async () => {
    const requests = await show(<Leaving />, { user: NINA, responses: reviewResponses([], LOGOUT) });
    await leave(OTHER, 2);
    await page.getByRole('button', { name: 'Leave' }).click();
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    expect(sentBy(requests)).toBe(0);
    expect(await unsentOf(OTHER)).toBe(2);
  });

  test('are never sent with the token of another person, by no caller', async () => {
    const requests = await show(null, { user: NINA, responses: reviewResponses([]) });
    await leave(OTHER, 1);
    await flushOutbox(OTHER);
    await storeAndSend(NINA.id, [anAnswer(crypto.randomUUID())]);
    await waitFor(async () => expect(await unsentOf(NINA.id)).toBe(0));
    expect(await unsentOf(OTHER)).toBe(1);
    expect(sentBy(requests)).toBe(1);
  });

  test('of the person are sent before they log out', async () => {
    const requests = await show(<Leaving />, { user: NINA, responses: reviewResponses([], LOGOUT) });
    await leave(NINA.id, 2);
    await page.getByRole('button', { name: 'Leave' }).click();
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    expect(sentBy(requests)).toBe(1);
    expect(await unsentOf(NINA.id)).toBe(0);
  });

  test('of the person that cannot be sent are shown before logout', async () => {
    await show(<Leaving />, {
      user: NINA,
      responses: reviewResponses([], {
        ...LOGOUT,
        'POST /api/reviews': new Refusal('internal', message('server.busy')),
      }),
    });
    await leave(NINA.id, 2);
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Answers not synced yet' })).toBeVisible();
    await page.getByRole('button', { name: 'Log out' }).click();
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    expect(await unsentOf(NINA.id)).toBe(2);
  });

  test('are not reported to others', async () => {
    await show(<UnsentCount />, { user: NINA, responses: reviewResponses([]) });
    publishConnection(false);
    publishUnsentCount(OTHER, 2);
    publishUnsentCount(NINA.id, 3);
    await expect.element(page.getByText('3 answers will sync when you’re online')).toBeVisible();
    publishUnsentCount(OTHER, 2);
    await expect.element(page.getByText(/will sync when/)).not.toBeInTheDocument();
    publishConnection(true);
  });
});
