import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/http/api.ts';
import { queryClient } from '../../../platform/http/query-client.ts';
import { refreshReviews, reviewSettingsKey, type ReviewSettings } from '../../../platform/queries/reviews.ts';

/** Saves some settings; due words are counted again. */
export async function saveReviewSettings(changes: Partial<ReviewSettings>): Promise<void> {
  const settings = await call('PATCH /api/reviews/settings', { body: changes });
  queryClient.setQueryData<ReviewSettings>(reviewSettingsKey, settings);
  await refreshReviews();
}

export interface Direction {
  readonly source_col: number;
  readonly target_col: number;
}

const directionsKey = (clusterId: number) => [...reviewSettingsKey, clusterId] as const;

/** The user's practised directions of a cluster. */
export const directionsQuery = (clusterId: number) =>
  queryOptions({
    queryKey: directionsKey(clusterId),
    queryFn: async ({ signal }): Promise<readonly Direction[]> =>
      (await call('GET /api/reviews/clusters/:cluster_id', { params: { cluster_id: clusterId }, signal })).directions,
  });

/** Optimistic update; rolled back if the server refuses. */
export async function saveDirections(clusterId: number, directions: readonly Direction[]): Promise<void> {
  queryClient.setQueryData(directionsKey(clusterId), directions);
  try {
    await call('PATCH /api/reviews/clusters/:cluster_id', {
      params: { cluster_id: clusterId },
      body: { directions: [...directions] },
    });
  } finally {
    await refreshReviews();
  }
}
