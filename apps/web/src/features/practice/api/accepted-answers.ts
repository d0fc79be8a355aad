import { queryOptions } from '@tanstack/react-query';
import type { ClusterRow } from '@wordcluster/domain/clusters/cluster';
import { call } from '../../../platform/http/api.ts';
import type { ResponseOf } from '../../../platform/http/api-types.ts';

type Accepted = ResponseOf<'GET /api/reviews/accepted'>['accepted'];

/** Answers accepted by the user. */
export const acceptedQuery = (clusterId: number) =>
  queryOptions({
    queryKey: ['reviews', 'accepted', clusterId],
    queryFn: async ({ signal }): Promise<Accepted> =>
      (await call('GET /api/reviews/accepted', { query: { cluster_id: String(clusterId) }, signal })).accepted,
  });

/** Rows of a test with their accepted answers. */
export function withAccepted(rows: readonly ClusterRow[], accepted: Accepted): ClusterRow[] {
  const byRow = new Map<number, Record<number, readonly string[]>>();
  for (const { row_id, column, answers } of accepted) byRow.set(row_id, { ...byRow.get(row_id), [column]: answers });
  return rows.map((row) => {
    const own = byRow.get(row.id);
    return own === undefined ? row : { ...row, accepted: own };
  });
}
