import type { AnswerOf, BodyOf } from '@wordcluster/contract/types';
import { CELL_TOO_SHORT } from '@wordcluster/domain/clusters/cells';
import { FREE_ROWS, UPGRADE_ROWS } from '@wordcluster/domain/clusters/free-plan';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import { Failure, invalidField } from '../../failure.ts';
import { openForOwner } from '../clusters/readable.ts';
import { cellValues } from './cell-values.ts';
import { lockCluster } from './lock-cluster.ts';
import { closeTailIfFull } from './row-order.ts';

type Row = AnswerOf<'POST /api/clusters/:cluster_id/clusterRows'>;

const NO_LIMIT = 2_147_483_647;

/**
 * Adds a row at the end. One statement takes the place, counts it and checks the plan's limit: the update locks
 * the cluster and sees its newest count, so that parallel requests cannot pass the limit.
 */
export async function addRow(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  input: BodyOf<'POST /api/clusters/:cluster_id/clusterRows'>,
): Promise<Row> {
  if (input.col_1_value == null) throw invalidField('col_1_value', CELL_TOO_SHORT);
  const cells = cellValues(input);
  const limit = viewer.tier === null ? FREE_ROWS : NO_LIMIT;
  const values = [cells.col_1_value ?? null, cells.col_2_value ?? null, cells.col_3_value ?? null] as const;
  const { rows } = await sql<Row>`
    with place as (
      update clusters c
      set row_count = c.row_count + 1, last_position = c.last_position + 1, updated_at = ${context.clock.now()}
      where c.id = ${clusterId} and c.user_id = ${viewer.id} and c.removed_at is null
        and c.row_count < ${limit} and ${openForOwner(viewer)}
      returning c.id, c.row_count, c.last_position),
    added as (
      insert into cluster_rows (cluster_id, position, col_1_value, col_2_value, col_3_value)
      select id, last_position, ${values[0]}, ${values[1]}, ${values[2]} from place
      returning id, cluster_id, col_1_value, col_2_value, col_3_value)
    select added.*, place.row_count as row_number from added, place`.execute(context.db);
  const added = rows[0];
  if (!added) return refuse(context, viewer, clusterId);
  await closeTailIfFull(context, clusterId, added.row_number);
  return added;
}

/** Says why a row could not be added. */
async function refuse(context: Context, viewer: Viewer, clusterId: number): Promise<never> {
  await context.db.transaction().execute((trx) => lockCluster(context, trx, viewer, clusterId));
  throw new Failure('plan_limit', UPGRADE_ROWS);
}
