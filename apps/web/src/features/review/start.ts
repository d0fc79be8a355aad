import { useConnection } from '../../platform/http/connection.ts';
import { cacheFiles } from '../../platform/http/offline-files.ts';
import { publishUnsentCount } from '../../platform/storage/unsent-answers.ts';
import { loadMaterial } from './api/begin-session.ts';
import { countTodayHere, loadAhead } from './api/offline-queue.ts';
import { reportTimeZone } from './api/time-zone.ts';
import { flushOutbox } from './state/outbox.ts';
import { openOutbox } from './state/outbox-store.ts';

/** Milliseconds until unsent answers are retried, and until the offline queue is loaded again. */
const TRY_AGAIN_MS = 30_000;
const AHEAD_MS = 15 * 60_000;

/** Caches words of the next days with all their data, pictures and recordings included, for offline use. */
async function prefetch(person: number): Promise<void> {
  const ahead = await loadAhead(person);
  await loadMaterial(ahead);
  const files = ahead.queue.flatMap(({ row }) => [row.sound_1, row.sound_2, row.sound_3, row.picture]);
  await cacheFiles(files.filter((address) => address !== null));
}

/**
 * Sends answers left by an earlier visit whenever the server may be reachable, reports the time zone if unknown, and
 * caches the offline queue. Called when the page is idle; returns a clean-up function.
 */
export function followReviews(person: number): () => void {
  let keptAt = 0;
  countTodayHere(person);
  const follow = async (): Promise<void> => {
    const store = await openOutbox();
    publishUnsentCount(person, await store.countUnsent(person));
    if (!useConnection.getState().reachable && !navigator.onLine) return;
    // The next requests depend on the user's day. Without the zone it stays as it was.
    await reportTimeZone(person).catch(() => null);
    await flushOutbox(person);
    if (document.hidden || Date.now() - keptAt < AHEAD_MS) return;
    keptAt = Date.now();
    await prefetch(person);
  };
  // Failures are retried; the page goes on without.
  const again = () => void follow().catch(() => null);
  const ifUnsent = async () => {
    if ((await (await openOutbox()).countUnsent(person)) > 0) again();
  };
  again();
  const timer = setInterval(() => void ifUnsent(), TRY_AGAIN_MS);
  const stop = useConnection.subscribe(({ reachable }, before) => {
    if (reachable && !before.reachable) again();
  });
  window.addEventListener('online', again);
  document.addEventListener('visibilitychange', again);
  return () => {
    clearInterval(timer);
    stop();
    window.removeEventListener('online', again);
    document.removeEventListener('visibilitychange', again);
  };
}
