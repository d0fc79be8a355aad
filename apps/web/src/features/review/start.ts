import { useConnection } from '../../platform/http/connection.ts';
import { keepFiles } from '../../platform/http/offline-files.ts';
import { publishUnsentCount } from '../../platform/storage/unsent-answers.ts';
import { loadMaterial } from './api/begin-session.ts';
import { countTodayHere, loadAhead } from './api/offline-queue.ts';
import { tellTimeZone } from './api/time-zone.ts';
import { sendWaiting } from './state/outbox.ts';
import { keptEntries } from './state/outbox-store.ts';

/** Milliseconds after which answers that wait are tried again, and after which the days ahead are asked for anew. */
const TRY_AGAIN_MS = 30_000;
const AHEAD_MS = 15 * 60_000;

/** Words of the days ahead with all that asking them needs, their pictures and recordings too: what is loaded is kept for the time without the server. */
async function keepAhead(person: number): Promise<void> {
  const ahead = await loadAhead(person);
  await loadMaterial(ahead);
  const files = ahead.queue.flatMap(({ row }) => [row.sound_1, row.sound_2, row.sound_3, row.picture]);
  await keepFiles(files.filter((address) => address !== null));
}

/**
 * Sends answers that an earlier visit left, whenever the server may be there, tells the server where the person is if it does not
 * know, and keeps the days ahead on the device. Called when the page has nothing else to do; returns what ends it.
 */
export function followReviews(person: number): () => void {
  let keptAt = 0;
  countTodayHere(person);
  const follow = async (): Promise<void> => {
    const store = await keptEntries();
    publishUnsentCount(person, await store.countWaiting(person));
    if (!useConnection.getState().reachable && !navigator.onLine) return;
    // What is sent and kept next is of the person's day. Without the zone it is as before.
    await tellTimeZone(person).catch(() => null);
    await sendWaiting(person);
    if (document.hidden || Date.now() - keptAt < AHEAD_MS) return;
    keptAt = Date.now();
    await keepAhead(person);
  };
  // What cannot be kept or sent now is tried again; the page goes on without.
  const again = () => void follow().catch(() => null);
  const whenWaiting = async () => {
    if ((await (await keptEntries()).countWaiting(person)) > 0) again();
  };
  again();
  const timer = setInterval(() => void whenWaiting(), TRY_AGAIN_MS);
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
