import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../http/api.ts';
import type { ResponseOf } from '../http/api-types.ts';
import { queryClient } from '../http/query-client.ts';
import { refreshReviews } from './reviews.ts';

export type Goal = ResponseOf<'GET /api/goals'>['goals'][number];

export const goalsQuery = queryOptions({
  queryKey: ['goals'],
  queryFn: async ({ signal }) => (await call('GET /api/goals', { signal })).goals,
});

/** The user's goals, the earliest date first. */
export const useGoals = () => useQuery(goalsQuery);

/** After a goal was made, changed or removed: today follows it. */
export async function refreshGoals(): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: goalsQuery.queryKey }), refreshReviews()]);
}
