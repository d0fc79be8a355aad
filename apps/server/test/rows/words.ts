import type { ResponseOf } from '@wordcluster/contract/types';
import type { Caller } from '../setup/server.ts';

export type Row = ResponseOf<'GET /api/clusters/:cluster_id/clusterRows'>[number];

/** Creates a cluster of one column; returns the path of its rows. */
export async function clusterOf(user: Caller): Promise<string> {
  const { body } = await user.call<{ id: number }>('POST', '/api/clusters', { title: 'Words', col_1_name: 'Word' });
  return `/api/clusters/${body.id}/clusterRows`;
}

/** The rows at such a path, in their order. */
export const rowsOf = async (user: Caller, path: string) => (await user.call<Row[]>('GET', path)).body;
