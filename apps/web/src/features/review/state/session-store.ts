import { queryClient } from '../../../platform/http/query-client.ts';
import { clustersQuery, type Cluster } from '../../../platform/queries/clusters.ts';
import type { ReviewSettings } from '../../../platform/queries/reviews.ts';
import type { ClusterRow } from '@wordcluster/domain/clusters/cluster';
import type { DayRules, KnownWord } from '@wordcluster/domain/review-session/offline-queue';
import type { ReviewEntry } from '@wordcluster/domain/review-session/entries';
import {
  beginSession,
  reduceSession,
  type Session,
  type SessionEvent,
} from '@wordcluster/domain/review-session/session';
import { summaryOf } from '@wordcluster/domain/review-session/summary';
import { retryWord, wordKey, type SessionWord, type Way } from '@wordcluster/domain/review-session/words';
import { create } from 'zustand';
import { newId } from '../../../platform/browser/new-id.ts';
import { onResults } from './outbox.ts';
import { wordsGone } from './refused-answers.ts';

/** Data of the questions, as of the start of the session. */
export interface Material {
  readonly clusters: ReadonlyMap<number, Cluster>;
  /** For choices, and for words that a slip must not turn into; for very large clusters only the asked rows. */
  readonly rows: ReadonlyMap<number, readonly ClusterRow[]>;
  readonly settings: ReviewSettings;
  /** Initial states of the words, answers of earlier sessions with this material, and the schedule rules. */
  readonly queue: readonly KnownWord[];
  readonly since: readonly ReviewEntry[];
  readonly rules: DayRules;
}

/** Sink of a session's answers. */
export type StoreEntries = (entries: readonly ReviewEntry[]) => void;

export interface ReviewSessionHandle {
  store: StoreEntries;
  session: Session;
  material: Material;
}

export const useSession = create<{ practising: ReviewSessionHandle | null }>(() => ({ practising: null }));

export function begin(store: StoreEntries, words: readonly SessionWord[], material: Material): void {
  const ways: readonly Way[] = material.settings.ways;
  const session = beginSession(words, ways, Date.now(), Math.floor(Math.random() * 2 ** 32));
  useSession.setState({ practising: { store, session, material } });
}

/** Repeats the words answered wrong. */
export function beginMistakes(): void {
  const { practising } = useSession.getState();
  if (practising === null) return;
  const { store, session, material } = practising;
  const since = [...material.since, ...session.log];
  begin(store, summaryOf(session).mistakes.map(retryWord), { ...material, since });
}

export const leave = (): void => useSession.setState({ practising: null });

/** Reduces an event, updates the store, and stores new entries of the log. */
export function dispatch(event: SessionEvent): void {
  const { practising } = useSession.getState();
  if (practising === null) return;
  const { store, session } = practising;
  const after = reduceSession(session, event);
  if (after === session) return;
  useSession.setState({ practising: { ...practising, session: after } });
  const fresh = after.log.slice(session.log.length);
  if (fresh.length > 0) store(fresh);
}

/** Moment and id of an entry. */
export const stamp = () => ({ now: Date.now(), id: newId() });

/** Removes words that no longer exist; with their cluster, all of its words. */
async function leaveOut(rowIds: readonly number[]): Promise<void> {
  const clusters = await queryClient.fetchQuery({ ...clustersQuery, staleTime: 0 }).catch(() => null);
  const there = clusters && new Set(clusters.map(({ id }) => id));
  const words = Object.values(useSession.getState().practising?.session.words ?? {});
  const gone = words.filter(
    ({ row_id, cluster_id }) => rowIds.includes(row_id) || (there !== null && !there.has(cluster_id)),
  );
  dispatch({ type: 'rows-removed', keys: gone.map(({ key }) => key), now: Date.now() });
}

onResults((sent) => {
  const leeches = sent.flatMap(({ state }) => (state?.leech === true ? [wordKey(state)] : []));
  if (leeches.length > 0) dispatch({ type: 'leeches-reported', leeches });
  const gone = wordsGone(sent);
  if (gone.length > 0) void leaveOut(gone);
});
