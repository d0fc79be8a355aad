import type { ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { countToday, type DayAhead, type DayRules, type Told } from '@wordcluster/domain/review-session/days-ahead';
import { call } from '../../../platform/http/api.ts';
import type { AnswerOf } from '../../../platform/http/api-types.ts';
import { useConnection } from '../../../platform/http/connection.ts';
import { loadFresh, queryClient } from '../../../platform/http/query-client.ts';
import {
  countTodayBy,
  reviewSettingsQuery,
  todayQuery,
  type ReviewSettings,
} from '../../../platform/queries/reviews.ts';
import { readJson, writeJson } from '../../../platform/storage/storage.ts';
import { keptEntries } from '../state/kept-entries.ts';
import { entriesSince } from '../state/outbox.ts';

type Answered = AnswerOf<'GET /api/reviews/queue'>['queue'][number];
export type Queued = Answered & { readonly source_col: ColumnNumber; readonly target_col: ColumnNumber };

const isColumn = (column: number): column is ColumnNumber => column === 1 || column === 2 || column === 3;
const isQueued = (word: Answered): word is Queued => isColumn(word.source_col) && isColumn(word.target_col);

/** Days for which the device can go without the server, and words kept for them: as many as the server gives at once. */
const AHEAD = { ahead_days: '3', limit: '1000' } as const;
/** When the days ahead were loaded last, and what was said of that day. */
const TOLD = 'days_ahead_told';

function storedTold(): Told {
  const value = readJson(TOLD);
  const { at, due, fresh } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const isNumber = (one: unknown) => typeof one === 'number';
  return isNumber(at) && isNumber(due) && isNumber(fresh) ? { at, due, fresh } : { at: 0, due: 0, fresh: 0 };
}

/** How the person practises, with the parameters that were fitted to them. */
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
  readonly told: Told;
}

const isReachable = (): boolean => useConnection.getState().reachable;

/** The queue of the days ahead; kept for the time without the server, which counts from then on. */
async function daysAhead(person: number): Promise<Loaded> {
  const { queue } = await call('GET /api/reviews/queue', { query: AHEAD });
  if (!isReachable()) return { queue, told: storedTold() };
  const today = await call('GET /api/reviews/today');
  if (!isReachable()) return { queue, told: storedTold() };
  const told = { at: Date.now(), due: today.due, fresh: today.new };
  writeJson(TOLD, told);
  queryClient.setQueryData(todayQuery.queryKey, today);
  await (await keptEntries()).forgetSent(person);
  return { queue, told };
}

/** Exactly what is wanted, from the server; null where it is not there. */
async function chosen(clusterId: number | null, rowIds: readonly number[] | null): Promise<Loaded | null> {
  const query = rowIds ? { row_ids: rowIds.join(',') } : { cluster_id: String(clusterId), limit: AHEAD.limit };
  try {
    const { queue } = await call('GET /api/reviews/queue', { query });
    // Its allowances are taken off already.
    return isReachable() ? { queue, told: { at: Date.now(), due: Infinity, fresh: Infinity } } : null;
  } catch (error) {
    if (isReachable()) throw error;
    return null;
  }
}

/**
 * What may be asked, and what was answered since. Without the server, a cluster's words or these rows are found among those of the
 * days ahead.
 */
export async function loadAhead(
  person: number,
  clusterId: number | null = null,
  rowIds: readonly number[] | null = null,
): Promise<DayAhead<Queued>> {
  const isAll = clusterId === null && rowIds === null;
  const { queue, told } = (isReachable() && !isAll && (await chosen(clusterId, rowIds))) || (await daysAhead(person));
  // What the server took since the days ahead were loaded is unknown to them, as long as they cannot be loaded anew.
  const since = await entriesSince(person, !isReachable());
  return { queue: queue.filter(isQueued), since, told, rules: await rules(), now: Date.now() };
}

/** Without the server, today is counted from the days ahead. */
export function countTodayHere(person: number): void {
  countTodayBy(async () => countToday(await loadAhead(person)));
}
