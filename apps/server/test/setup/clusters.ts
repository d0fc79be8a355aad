import type { ResponseOf } from '@wordcluster/contract/types';
import type { Caller } from './server.ts';

type Cluster = ResponseOf<'POST /api/clusters'>;
type Row = ResponseOf<'GET /api/clusters/:cluster_id/clusterRows'>[number];

/** Creates a cluster of three columns without languages, unless `fields` say otherwise; `export` is its export's link. */
export async function newCluster(
  user: Caller,
  fields: Record<string, unknown> = {},
): Promise<{ id: number; export: string }> {
  const input = { title: 'Words', col_1_name: 'Word', col_2_name: 'Meaning', col_3_name: 'Example', ...fields };
  const { id, export: link } = (await user.call<Cluster>('POST', '/api/clusters', input)).body;
  if (link === null) throw new Error('The new cluster has no export.');
  return { id, export: link };
}

export const rowsOf = async (user: Caller, cluster: number) =>
  (await user.call<Row[]>('GET', `/api/clusters/${cluster}/clusterRows`)).body;

export const wordsOf = async (user: Caller, cluster: number) =>
  (await rowsOf(user, cluster)).map((row) => row.col_1_value);
