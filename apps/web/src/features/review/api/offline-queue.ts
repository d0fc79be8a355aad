import type { ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import {
  countToday,
  type DayAhead,
  type DayRules,
  type ServerCounts,
} from '@wordcluster/domain/review-session/offline-queue';
import { call } from '../../../platform/http/api.ts';
import type { ResponseOf } from '../../../platform/http/api-types.ts';
import { useConnection } from '../../../platform/http/connection.ts';
import { loadFresh, queryClient } from '../../../platform/http/query-client.ts';
import {
  countTodayBy,
  reviewSettingsQuery,
  todayQuery,
  type ReviewSettings,
} from '../../../platform/queries/reviews.ts';
import { readJson, writeJson } from '../../../platform/storage/storage.ts';
import { openOutbox } from '../state/outbox-store.ts';
import { entriesSince } from '../state/outbox.ts';

type Answered = ResponseOf<'GET /api/reviews/queue'>['queue'][number];
export type Queued = Answered & { readonly source_col: ColumnNumber; readonly target_col: ColumnNumber };

const isColumn = (column: number): column is ColumnNumber => column === 1 || column === 2 || column === 3;
const isQueued = (word: Answered): word is Queued => isColumn(word.source_col) && isColumn(word.target_col);

/** Offline queue: number of days, and of words, the maximum of one response. */
const AHEAD = { ahead_days: '3', limit: '1000' } as const;
/** Server counts of a day, with the time of loading. */
const SERVER_COUNTS = 'days_ahead_told';

function storedServerCounts(): ServerCounts {
  const value = readJson(SERVER_COUNTS);
  const { at, due, fresh } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const isNumber = (one: unknown) => typeof one === 'number';
  return isNumber(at) && isNumber(due) && isNumber(fresh) ? { at, due, fresh } : { at: 0, due: 0, fresh: 0 };
}

/** The user's practice settings, with fitted parameters. */
async function rules(): Promise<DayRules> {
  const [settings, fitted] = await Promise.all([
    loadFresh(reviewSettingsQuery),
    call('GET /api/reviews/parameters').catch(() => null),
  ]);
  return { ...rulesOf(settings), parameters: fitted?.fitted ? fitted.parameters : null };
}

const rulesOf = (settings: ReviewSettings) => ({
  timeZone: settings.time_zone,
  dayStartsAt: settings.day_starts_at,
  retention: settings.retention,
  busyDays: settings.busy_days,
  testAnswers: settings.test_answers,
  newPerDay: settings.new_per_day,
  reviewsPerDay: settings.reviews_per_day,
  ways: settings.ways,
});

interface Loaded {
  readonly queue: readonly Answered[];
  readonly serverCounts: ServerCounts;
  /** The server chose exactly these words. */
  readonly isChosen?: boolean;
}

const isReachable = (): boolean => useConnection.getState().reachable;

/** The queue of the next days; cached for offline use, when today is computed from it. */
async function offlineQueue(person: number): Promise<Loaded> {
  const { queue } = await call('GET /api/reviews/queue', { query: AHEAD });
  if (!isReachable()) return { queue, serverCounts: storedServerCounts() };
  const today = await call('GET /api/reviews/today');
  if (!isReachable()) return { queue, serverCounts: storedServerCounts() };
  const serverCounts = { at: Date.now(), due: today.due, fresh: today.new };
  writeJson(SERVER_COUNTS, serverCounts);
  queryClient.setQueryData(todayQuery.queryKey, today);
  await (await openOutbox()).forgetSent(person);
  return { queue, serverCounts };
}

/** Restriction of a session: one cluster, chosen rows, or the best of so many minutes. */
export interface Part {
  readonly clusterId: number | null;
  readonly rowIds: readonly number[] | null;
  readonly minutes: number | null;
}

export const ALL: Part = { clusterId: null, rowIds: null, minutes: null };

function queryOf({ clusterId, rowIds, minutes }: Part) {
  if (rowIds) return { row_ids: rowIds.join(',') };
  if (minutes !== null) return { minutes: String(minutes) };
  return { cluster_id: String(clusterId), limit: AHEAD.limit };
}

/** The requested queue from the server; null if offline. */
async function chosen(part: Part): Promise<Loaded | null> {
  const query = queryOf(part);
  try {
    const { queue } = await call('GET /api/reviews/queue', { query });
    // Its allowances are subtracted already.
    const serverCounts = { at: Date.now(), due: Infinity, fresh: Infinity };
    return isReachable() ? { queue, serverCounts, isChosen: true } : null;
  } catch (error) {
    if (isReachable()) throw error;
    return null;
  }
}

/** Askable words, and the answers since. Offline, a cluster's words or chosen rows are taken from the offline queue. */
export async function loadAhead(
  person: number,
  part: Part = ALL,
): Promise<DayAhead<Queued> & { readonly isChosen: boolean }> {
  const isAll = part.clusterId === null && part.rowIds === null && part.minutes === null;
  const found = isReachable() && !isAll ? await chosen(part) : null;
  const { queue, serverCounts, isChosen = false } = found ?? (await offlineQueue(person));
  // Answers sent since the offline queue was loaded are not included in it, until it is loaded again.
  const since = await entriesSince(person, !isReachable());
  return { queue: queue.filter(isQueued), since, serverCounts, rules: await rules(), now: Date.now(), isChosen };
}

/** Without the server, today is counted from the days ahead. */
export function countTodayHere(person: number): void {
  countTodayBy(async () => countToday(await loadAhead(person)));
}
