import { choicePicker } from '@wordcluster/domain/practice/choices';
import { columnLanguage, type ClusterRow } from '@wordcluster/domain/clusters/cluster';
import { settledOffline, wordsNow, type DayAhead } from '@wordcluster/domain/review-session/offline-queue';
import { wordsOfMinutes } from '@wordcluster/domain/review-session/few-minutes';
import { sessionWord, type SessionWord } from '@wordcluster/domain/review-session/words';
import { loadFresh } from '../../../platform/http/query-client.ts';
import { loadWords } from '../../../platform/browser/word-lists.ts';
import { clustersQuery, rowsQuery, type Cluster } from '../../../platform/queries/clusters.ts';
import { reviewSettingsQuery } from '../../../platform/queries/reviews.ts';
import { flushOutbox } from '../state/outbox.ts';
import type { Material } from '../state/session-store.ts';
import { countTodayHere, loadAhead, type Part, type Queued } from './offline-queue.ts';

/** Selection of a session: all due words, one cluster, chosen rows due or not, or the best of some minutes. */
export interface Wanted extends Part {
  /** Words, or null for all that are due. */
  readonly size: number | null;
}

/** For larger clusters only the asked rows are loaded: a phone would take minutes for all. */
const MAX_ROWS = 5000;

/** The rows of the asked clusters, and the clusters themselves. */
export async function loadMaterial({ queue, rules }: Pick<DayAhead<Queued>, 'queue' | 'rules'>): Promise<Material> {
  const [clusters, settings] = await Promise.all([loadFresh(clustersQuery), loadFresh(reviewSettingsQuery)]);
  const asked = clusters.filter(({ id, disabled }) => !disabled && queue.some(({ cluster_id }) => cluster_id === id));
  const languages = asked.flatMap((one) => [one.col_1_language, one.col_2_language, one.col_3_language]);
  const [rows] = await Promise.all([
    Promise.all(asked.map(async (cluster) => [cluster.id, await rowsOf(cluster, queue)] as const)),
    // Without them, which is without a network, a slip into another word is forgiven.
    loadWords(languages),
  ]);
  return {
    clusters: new Map(asked.map((one) => [one.id, one])),
    rows: new Map(rows),
    settings,
    queue,
    since: [],
    rules,
  };
}

async function rowsOf(cluster: Cluster, queue: readonly Queued[]): Promise<readonly ClusterRow[]> {
  const asked = queue
    .filter(({ cluster_id }) => cluster_id === cluster.id)
    .map(({ row }, index) => ({ ...row, row_number: index + 1 }));
  if (cluster.row_count > MAX_ROWS) return asked;
  // Asked words come with the queue: slightly outdated rows suffice besides, and are not loaded for each session.
  return loadFresh({ ...rowsQuery(cluster.id), staleTime: Infinity }).catch(() => asked);
}

/** Queue of a new session. Pending answers are sent first, so that the queue includes them. */
export async function prepareSession(
  person: number,
  { clusterId, rowIds, minutes, size }: Wanted,
  reads: (language: string | null) => boolean,
): Promise<{ words: SessionWord[]; material: Material }> {
  countTodayHere(person);
  await flushOutbox(person);
  const isWanted = (word: Queued) =>
    (clusterId === null || word.cluster_id === clusterId) && (rowIds === null || rowIds.includes(word.row_id));
  const ahead = await loadAhead(person, { clusterId, rowIds, minutes });
  const mine = { ...ahead, queue: ahead.queue.filter(isWanted) };
  const asked = askedOf(mine, { rowIds, minutes });
  const material = await loadMaterial({ ...ahead, queue: asked });
  const words = asked
    .filter((word) => material.clusters.has(word.cluster_id))
    .slice(0, (rowIds === null && minutes === null ? size : null) ?? asked.length)
    .map((queued) => sessionWord(queued, abilities(queued, material, reads)));
  return { words, material };
}

function askedOf(
  ahead: Awaited<ReturnType<typeof loadAhead>>,
  { rowIds, minutes }: Pick<Wanted, 'rowIds' | 'minutes'>,
): Queued[] {
  if (minutes !== null) return ahead.isChosen ? settledOffline(ahead) : wordsOfMinutes(ahead, minutes);
  return rowIds === null ? wordsNow(ahead) : settledOffline(ahead);
}

function abilities(queued: Queued, { clusters, rows }: Material, reads: (language: string | null) => boolean) {
  const { cluster_id, source_col, target_col, row } = queued;
  const cluster = clusters.get(cluster_id);
  const { choices } = choicePicker(rows.get(cluster_id) ?? [], source_col, target_col)({ ...row, row_number: 1 }, 1);
  const listenable =
    Boolean(row[`sound_${source_col}`]) || (cluster && reads(columnLanguage(cluster, source_col))) === true;
  return { choose: choices.length > 1, listen: listenable };
}
