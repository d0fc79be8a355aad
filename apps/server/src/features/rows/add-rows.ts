import { rowsLeft, UPGRADE_ROWS } from '@wordcluster/domain/clusters/free-plan';
import { normalizeTags, tagsProblem } from '@wordcluster/domain/clusters/tags';
import { hasErrors } from '@wordcluster/domain/validation';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import { assertNoErrors, Failure } from '../../failure.ts';
import type { Db } from '../../database/client.ts';
import { normalizedTags, newRowCells, type CellInput, type Cells } from './cell-values.ts';
import { lockForRows, type LockedCluster } from './lock-cluster.ts';
import { noteRows } from './row-changes.ts';
import { countChange, rowBytes } from './row-counts.ts';
import { closeBlocks } from './row-order.ts';

export type CheckedRow = Cells & { tags: string[] | null };
export type RowInput = CellInput & { tags?: readonly string[] };

/** Whether a row is valid as it is. */
export const isStorable = (input: RowInput): boolean =>
  !hasErrors(newRowCells(input).errors) && tagsProblem(normalizeTags(input.tags ?? [])) === null;

/**
 * Adds rows at the end of a cluster: all, or none if one is invalid or the plan's limit is reached; `partly` adds the
 * first ones up to that limit. Returns their ids.
 */
export async function addRows(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  inputs: readonly RowInput[],
  { partly = false } = {},
): Promise<number[]> {
  const all = inputs.map((input) => {
    const { cells, errors } = newRowCells(input);
    assertNoErrors(errors);
    const tags = normalizedTags(input.tags);
    return { ...cells, tags };
  });
  return context.db.transaction().execute(async (trx) => {
    const cluster = await lockForRows(context, trx, viewer, clusterId);
    const left = rowsLeft({ premium: cluster.premium, rows: cluster.row_count });
    const rows = partly ? all.slice(0, left) : all;
    if (rows.length > left || rows.length === 0) throw new Failure('plan_limit', UPGRADE_ROWS);
    return insertRows(context, trx, viewer, cluster, rows);
  });
}

/** Adds validated rows at the end of a locked cluster; throws 413 if that exceeds a ceiling. */
export async function insertRows(
  context: Context,
  trx: Db,
  viewer: Viewer,
  cluster: LockedCluster,
  rows: readonly CheckedRow[],
): Promise<number[]> {
  const ids = await appendRows(context, trx, cluster, rows);
  await noteRows(context, trx, viewer, cluster, 'added', ids);
  return ids;
}

/** The same without a history entry, which the caller writes. */
export async function appendRows(
  context: Context,
  trx: Db,
  cluster: LockedCluster,
  rows: readonly CheckedRow[],
): Promise<number[]> {
  const added = await sql<{ id: number; position: string }>`
    insert into cluster_rows as r (user_id, cluster_id, position, col_1_value, col_2_value, col_3_value, tags)
    select ${cluster.ownerId}::bigint, ${cluster.id}::bigint, ${cluster.last_position}::numeric + s.place, s.col_1, s.col_2, s.col_3,
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
  return added.rows.map(({ id }) => id);
}
