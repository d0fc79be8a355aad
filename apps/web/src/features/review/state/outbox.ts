import type { ReviewEntry } from '@wordcluster/domain/review-session/entries';
import { call } from '../../../platform/http/api.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { publishUnsentCount } from '../../../platform/storage/unsent-answers.ts';
import { recountToday, refreshReviews } from '../../../platform/queries/reviews.ts';
import { currentUser } from '../../../platform/session/session.ts';
import { openOutbox } from './outbox-store.ts';
import { tellRefused, type Sent } from './refused-answers.ts';

/** Batch size of entries: far below the server's limit. */
const MAX_AT_ONCE = 500;
/** Debounce in milliseconds, in which further answers join a request. */
const GATHER_MS = 1500;

let onSent: (sent: readonly Sent[]) => void = () => {};

/** Registers a listener of the server's results. */
export function onResults(callback: (sent: readonly Sent[]) => void): void {
  onSent = callback;
}

/** Lock: one tab sends at a time. Without the Web Locks API two may, and the server is idempotent. */
const alone = async (work: () => Promise<void>): Promise<void> => {
  if ('locks' in navigator) await navigator.locks.request('wordcluster-answers', work);
  else await work();
};

async function sendOnce(person: number): Promise<void> {
  const store = await openOutbox();
  for (;;) {
    const unsent = (await store.list(person, 'waiting')).slice(0, MAX_AT_ONCE);
    // Another user may have logged in since: with their token the answers would be refused, and lost.
    if (unsent.length === 0 || currentUser()?.id !== person) return;
    const { results } = await call('POST /api/reviews', { body: { reviews: unsent.map(({ entry }) => entry) } });
    // The server's result of an entry would be the same on a retry.
    await store.markSent(unsent.map(({ key }) => key));
    publishUnsentCount(person, await store.countUnsent(person));
    const sent = results.flatMap((result, index) => {
      const entry = unsent[index]?.entry;
      return entry ? [{ ...result, entry }] : [];
    });
    tellRefused(sent);
    onSent(sent);
    await refreshReviews();
  }
}

/** Sends unsent entries. Offline they stay unsent; nothing is thrown. */
export async function flushOutbox(person: number): Promise<void> {
  try {
    await alone(() => sendOnce(person));
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    await recountToday();
  }
}

let gathering: ReturnType<typeof setTimeout> | undefined;

/** Stores entries on the device at once and sends them soon. */
export async function storeAndSend(person: number, entries: readonly ReviewEntry[]): Promise<void> {
  const store = await openOutbox();
  await store.add(person, entries);
  publishUnsentCount(person, await store.countUnsent(person));
  gathering ??= setTimeout(() => {
    gathering = undefined;
    void flushOutbox(person);
  }, GATHER_MS);
}

/** Cancels the timer, for tests that share this module: answers of one must not be sent in the next. */
export function resetOutbox(): void {
  clearTimeout(gathering);
  gathering = undefined;
}

/** Unsent entries; with `sent`, also those that the cached offline queue does not include. */
export async function entriesSince(person: number, sent: boolean): Promise<ReviewEntry[]> {
  const store = await openOutbox();
  const lists = [...(sent ? await store.list(person, 'sent') : []), ...(await store.list(person, 'waiting'))];
  return lists.map(({ entry }) => entry);
}
