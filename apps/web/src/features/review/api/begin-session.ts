import { choicePicker } from '@wordcluster/domain/practice/choices';
import { columnLanguage, type ClusterRow, type ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { personClock } from '@wordcluster/domain/schedule/person-clock';
import { standing, type ReviewEntry } from '@wordcluster/domain/review-session/entries';
import { sessionWord, wordKey, type QueuedWord, type SessionWord } from '@wordcluster/domain/review-session/words';
import { call } from '../../../platform/http/api.ts';
import type { AnswerOf } from '../../../platform/http/api-types.ts';
import { useConnection } from '../../../platform/http/connection.ts';
import { queryClient } from '../../../platform/http/query-client.ts';
import { clustersQuery, rowsQuery, type Cluster } from '../../../platform/queries/clusters.ts';
import { reviewSettingsQuery, todayQuery } from '../../../platform/queries/reviews.ts';
import { keptEntries } from '../state/kept-entries.ts';
import { entriesSince, sendWaiting } from '../state/outbox.ts';
import type { Material } from '../state/session-store.ts';

type Queued = AnswerOf<'GET /api/reviews/queue'>['queue'][number] & Pick<QueuedWord, 'source_col' | 'target_col'>;

const isColumn = (column: number): column is ColumnNumber => column === 1 || column === 2 || column === 3;
const isQueued = (word: AnswerOf<'GET /api/reviews/queue'>['queue'][number]): word is Queued =>
  isColumn(word.source_col) && isColumn(word.target_col);

/** What is practised: all that is due, of one cluster alone, or these rows whether they are due or not. */
export interface Wanted {
  readonly clusterId: number | null;
  readonly rowIds: readonly number[] | null;
  /** Words, or null for all that are due. */
  readonly size: number | null;
}

/** Days for which the device can go without the server, and words kept for them. */
const AHEAD = { ahead_days: '3', limit: '500' } as const;
/** Larger clusters give only the rows that are asked: a phone would load them for minutes. */
const MOST_ROWS = 5000;

/** The queue of the days ahead; kept for the time without the server, which counts from then on. */
export async function loadAhead(person: number): Promise<Queued[]> {
  const { queue } = await call('GET /api/reviews/queue', { query: AHEAD });
  if (useConnection.getState().reachable) await (await keptEntries()).forgetSent(person);
  return queue.filter(isQueued);
}

async function loadQueue(person: number, { clusterId, rowIds }: Wanted): Promise<Queued[]> {
  // Without the server the days ahead are what is there; one cluster's words are among them.
  if (!useConnection.getState().reachable || (clusterId === null && rowIds === null)) {
    const ahead = await loadAhead(person);
    return ahead.filter(
      (word) =>
        (clusterId === null || word.cluster_id === clusterId) && (rowIds === null || rowIds.includes(word.row_id)),
    );
  }
  const query = rowIds === null ? { cluster_id: String(clusterId), limit: AHEAD.limit } : { row_ids: rowIds.join(',') };
  return (await call('GET /api/reviews/queue', { query })).queue.filter(isQueued);
}

/** Words that are done for today by answers which the queue does not know. */
function settled(queue: readonly Queued[], since: readonly ReviewEntry[]): ReadonlySet<string> {
  const entries = standing(since);
  const isSettled = (word: Queued) => {
    const own = entries.filter((entry) => wordKey(entry) === wordKey(word));
    const last = own.at(-1);
    if (last?.kind !== 'answer') return last !== undefined && last.kind !== 'reset';
    const failed = own.some((entry) => entry.kind === 'answer' && entry.rating === 1);
    return last.rating >= 3 || (last.rating === 2 && word.state.state === 'review' && !failed);
  };
  return new Set(queue.filter(isSettled).map(wordKey));
}

/** The rows of the clusters that are asked, and the clusters themselves. */
export async function loadMaterial(queue: readonly Queued[]): Promise<Material> {
  const [clusters, settings] = await Promise.all([
    queryClient.ensureQueryData(clustersQuery),
    queryClient.ensureQueryData(reviewSettingsQuery),
  ]);
  const asked = clusters.filter(({ id, disabled }) => !disabled && queue.some(({ cluster_id }) => cluster_id === id));
  const rows = await Promise.all(asked.map(async (cluster) => [cluster.id, await rowsOf(cluster, queue)] as const));
  return { clusters: new Map(asked.map((one) => [one.id, one])), rows: new Map(rows), settings };
}

async function rowsOf(cluster: Cluster, queue: readonly Queued[]): Promise<readonly ClusterRow[]> {
  const asked = queue
    .filter(({ cluster_id }) => cluster_id === cluster.id)
    .map(({ row }, index) => ({ ...row, row_number: index + 1 }));
  if (cluster.row_count > MOST_ROWS) return asked;
  return queryClient.ensureQueryData(rowsQuery(cluster.id)).catch(() => asked);
}

/** What a new session asks. Answers that wait are sent first, so that the queue knows them. */
export async function prepareSession(
  person: number,
  wanted: Wanted,
  reads: (language: string | null) => boolean,
): Promise<{ words: SessionWord[]; material: Material }> {
  await sendWaiting(person);
  const queue = await loadQueue(person, wanted);
  const waiting = await entriesSince(person, !useConnection.getState().reachable);
  const done = settled(queue, waiting);
  const open = queue.filter((word) => !done.has(wordKey(word)));
  const [material, today] = await Promise.all([loadMaterial(open), queryClient.fetchQuery(todayQuery)]);
  const begun = new Set(waiting.flatMap((entry) => (entry.kind === 'undo' ? [] : [wordKey(entry)])));
  const counts = wanted.clusterId === null ? today : today.clusters.find((one) => one.cluster_id === wanted.clusterId);
  const used = queue.filter((word) => word.state.state === 'new' && begun.has(wordKey(word))).length;
  const dueNow = dueToday(material.settings, Date.now());
  const mayBegin = allowance((counts?.new ?? 0) - used, begun);
  const isToday = (word: Queued) => wanted.rowIds !== null || (dueNow(word) && mayBegin(word));
  const words = open
    .filter((word) => material.clusters.has(word.cluster_id) && isToday(word))
    .slice(0, wanted.size ?? open.length)
    .map((queued) => sessionWord(queued, abilities(queued, material, reads)));
  return { words, material };
}

/** New words are begun as long as the day's allowance lasts; those that were begun go on. */
function allowance(most: number, begun: ReadonlySet<string>): (word: Queued) => boolean {
  let left = most;
  return (word) => word.state.state !== 'new' || begun.has(wordKey(word)) || (left -= 1) >= 0;
}

/** Words of the queue that come due before the person's day ends; steps of minutes when they have come. */
function dueToday({ time_zone, day_starts_at }: Material['settings'], now: number): (word: Queued) => boolean {
  const clock = personClock({ timeZone: time_zone, dayStartsAt: day_starts_at });
  const end = clock.dayEnd(clock.day(now));
  return ({ state }) => state.due === null || Date.parse(state.due) < (state.state === 'review' ? end : now);
}

function abilities(queued: Queued, { clusters, rows }: Material, reads: (language: string | null) => boolean) {
  const { cluster_id, source_col, target_col, row } = queued;
  const cluster = clusters.get(cluster_id);
  const { choices } = choicePicker(rows.get(cluster_id) ?? [], source_col, target_col)({ ...row, row_number: 1 }, 1);
  return { choose: choices.length > 1, listen: cluster !== undefined && reads(columnLanguage(cluster, source_col)) };
}
