import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../http/api.ts';
import type { AnswerOf } from '../http/api-types.ts';
import { useConnection } from '../http/connection.ts';
import { queryClient } from '../http/query-client.ts';

export type Today = AnswerOf<'GET /api/reviews/today'>;
export type ReviewSettings = AnswerOf<'GET /api/reviews/settings'>;

/** A word comes due within this time (milliseconds) without anything being done, while the page is visible. */
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

/** Without the server the numbers are those of the day on which it said them: the offline queue counts better. */
export function countTodayBy(count: () => Promise<Today>): void {
  countHere = count;
  if (!useConnection.getState().reachable) void recountToday();
}

export const recountToday = (): Promise<void> => queryClient.invalidateQueries({ queryKey: todayQuery.queryKey });

/** What today still asks for, in all and by cluster: the list, the drawer and the page of the day read the same cache. */
export function useToday() {
  return useQuery({ ...todayQuery, refetchInterval: REFETCH_MS, refetchIntervalInBackground: false });
}

export type Learned = AnswerOf<'GET /api/reviews/clusters'>['clusters'][number];

/** How far the person is with each cluster. */
export function useLearned() {
  return useQuery({
    queryKey: [...reviewsKey, 'clusters'],
    queryFn: async ({ signal }) => (await call('GET /api/reviews/clusters', { signal })).clusters,
  });
}

export type ReviewState = AnswerOf<'GET /api/reviews/states'>['states'][number];

/** How well the person remembers the rows of a cluster, in each direction that they practised. */
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

/** What may be practised again once all is done: today's mistakes and the hardest words. */
export const againQuery = queryOptions({
  queryKey: [...reviewsKey, 'again'],
  queryFn: ({ signal }) => call('GET /api/reviews/again', { signal }),
});

/** The streak and what comes due, as the end of a session tells them. */
export const outlookQuery = queryOptions({
  queryKey: [...reviewsKey, 'outlook'],
  queryFn: ({ signal }) => call('GET /api/progress', { signal }),
});

/** Counts again what is due: after answers were sent and after a change of settings. */
export async function refreshReviews(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: reviewsKey });
}
