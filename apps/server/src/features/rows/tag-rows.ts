import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import { inCluster } from '../clusters/cluster-key.ts';
import { normalizedTags } from './cell-values.ts';
import { lockForRows } from './lock-cluster.ts';
import { noteEdits } from './row-changes.ts';
import { countChange } from './row-counts.ts';

const bytesOf = (tags: readonly string[] | null) => Buffer.byteLength((tags ?? []).join(''));

/** Changes tags of rows in one transaction; throws 422 without any change if one is invalid. */
export async function tagRows(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  rowIds: readonly number[],
  change: (tags: string[]) => string[],
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const cluster = await lockForRows(context, trx, viewer, clusterId);
    const { rows } = await sql<{ id: number; tags: string[] | null }>`
      select r.id, r.tags from cluster_rows r where ${inCluster(cluster, 'r')} and r.id = any(${[...rowIds]}::bigint[])
      order by r.id`.execute(trx);
    const changed = rows
      .map(({ id, tags }) => ({ id, before: tags, after: normalizedTags(change(tags ?? [])) }))
      .filter(({ before, after }) => (before ?? []).join('\n') !== (after ?? []).join('\n'));
    if (changed.length === 0) return;
    const sent = JSON.stringify(changed.map(({ id, after }) => ({ id, tags: after })));
    await sql`
      update cluster_rows r set tags = u.tags, edited_at = ${context.clock.now()}
      from json_to_recordset(${sent}::json) as u (id bigint, tags text[])
      where ${inCluster(cluster, 'r')} and r.id = u.id`.execute(trx);
    const growth = changed.reduce((sum, { before, after }) => sum + bytesOf(after) - bytesOf(before), 0);
    if (growth !== 0) await countChange(context, trx, cluster, { rows: 0, bytes: growth });
    await noteEdits(
      context,
      trx,
      viewer,
      cluster,
      changed.map(({ id, before, after }) => ({ rowId: id, before: { tags: before }, after: { tags: after } })),
    );
  });
}
