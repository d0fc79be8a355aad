import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../http/api.ts';
import type { ResponseOf } from '../http/api-types.ts';
import { useConnection } from '../http/connection.ts';
import { queryClient } from '../http/query-client.ts';

export type Today = ResponseOf<'GET /api/reviews/today'>;
export type ReviewSettings = ResponseOf<'GET /api/reviews/settings'>;

/** Polling interval in milliseconds for words that become due, while the page is visible. */
const REFETCH_MS = 60_000;

const reviewsKey = ['reviews'] as const;
export const reviewSettingsKey = [...reviewsKey, 'settings'] as const;

let countHere: (() => Promise<Today>) | null = null;

export const todayQuery = queryOptions({
  queryKey: [...reviewsKey, 'today'],
  queryFn: async ({ signal }): Promise<Today> => {
    const today = await call('GET /api/reviews/today', { signal });
    return countHere === null || useConnection.getState().reachable ? today : countHere();
  },
});

/** Offline the cached numbers are outdated: the offline queue counts better. */
export function countTodayBy(count: () => Promise<Today>): void {
  countHere = count;
  if (!useConnection.getState().reachable) void recountToday();
}

export const recountToday = (): Promise<void> => queryClient.invalidateQueries({ queryKey: todayQuery.queryKey });

/** Words due today, in total and by cluster: list, drawer and Today share the cache. */
export function useToday() {
  return useQuery({ ...todayQuery, refetchInterval: REFETCH_MS, refetchIntervalInBackground: false });
}

export type Learned = ResponseOf<'GET /api/reviews/clusters'>['clusters'][number];

/** The user's progress in each cluster. */
export function useLearned() {
  return useQuery({
    queryKey: [...reviewsKey, 'clusters'],
    queryFn: async ({ signal }) => (await call('GET /api/reviews/clusters', { signal })).clusters,
  });
}

export type ReviewState = ResponseOf<'GET /api/reviews/states'>['states'][number];

/** Memory states of a cluster's rows, in each practised direction. */
export const reviewStatesQuery = (clusterId: number) =>
  queryOptions({
    queryKey: [...reviewsKey, 'states', clusterId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/reviews/states', { query: { cluster_id: String(clusterId) }, signal })).states,
  });

export const reviewSettingsQuery = queryOptions({
  queryKey: reviewSettingsKey,
  queryFn: ({ signal }) => call('GET /api/reviews/settings', { signal }),
  staleTime: 5 * 60_000,
});

/** Further practice: today's mistakes and the hardest words. */
export const againQuery = queryOptions({
  queryKey: [...reviewsKey, 'again'],
  queryFn: ({ signal }) => call('GET /api/reviews/again', { signal }),
});

/** The streak and upcoming words, for the end of a session. */
export const outlookQuery = queryOptions({
  queryKey: [...reviewsKey, 'outlook'],
  queryFn: ({ signal }) => call('GET /api/progress', { signal }),
});

/** Reloads due words: after answers were sent and after a change of settings. */
export async function refreshReviews(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: reviewsKey });
}
