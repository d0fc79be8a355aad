import { rowsLeft, UPGRADE_ROWS } from '@wordcluster/domain/clusters/free-plan';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import { assertNoErrors, Failure } from '../../failure.ts';
import { keptTags, newRowCells, type CellInput } from './cell-values.ts';
import { lockForRows } from './lock-cluster.ts';
import { noteRows } from './row-changes.ts';
import { countChange, rowBytes } from './row-counts.ts';
import { closeBlocks } from './row-order.ts';

/** Adds rows at the end of a cluster, all of them or, where one cannot be kept or the plan has no room for all, none. Returns their ids. */
export async function addRows(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  inputs: readonly (CellInput & { tags?: readonly string[] })[],
): Promise<number[]> {
  const rows = inputs.map((input) => {
    const { cells, errors } = newRowCells(input);
    assertNoErrors(errors);
    const tags = keptTags(input.tags);
    return { ...cells, tags };
  });
  return context.db.transaction().execute(async (trx) => {
    const cluster = await lockForRows(context, trx, viewer, clusterId);
    if (rows.length > rowsLeft({ premium: cluster.premium, rows: cluster.row_count }))
      throw new Failure('plan_limit', UPGRADE_ROWS);
    const added = await sql<{ id: number; position: string }>`
      insert into cluster_rows as r (user_id, cluster_id, position, col_1_value, col_2_value, col_3_value, tags)
      select ${cluster.ownerId}::bigint, ${clusterId}::bigint, ${cluster.last_position}::numeric + s.place, s.col_1, s.col_2, s.col_3,
        case when s.tags is not null then array(select json_array_elements_text(s.tags::json)) end
      from unnest(${rows.map((row) => row.col_1_value)}::text[], ${rows.map((row) => row.col_2_value)}::text[],
        ${rows.map((row) => row.col_3_value)}::text[], ${rows.map(({ tags }) => tags && JSON.stringify(tags))}::text[])
        with ordinality as s (col_1, col_2, col_3, tags, place)
      order by s.place
      returning r.id, r.position`.execute(trx);
    const bytes = rows.reduce((sum, row) => sum + rowBytes(row), 0);
    await countChange(context, trx, cluster, {
      rows: rows.length,
      bytes,
      position: added.rows.at(-1)?.position ?? null,
    });
    await closeBlocks(trx, cluster);
    const ids = added.rows.map(({ id }) => id);
    await noteRows(context, trx, viewer, cluster, 'added', ids);
    return ids;
  });
}
