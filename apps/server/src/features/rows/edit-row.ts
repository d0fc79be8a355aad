import type { ResponseOf } from '@wordcluster/contract/types';
import { message } from '@wordcluster/domain/messages/all';
import type { RowMedia } from '@wordcluster/domain/clusters/media';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import { namedStatement } from '../../database/named-statement.ts';
import { Failure, notFound } from '../../failure.ts';
import { editedCells, normalizedTags, type CellInput } from './cell-values.ts';
import { lockForRows } from './lock-cluster.ts';
import { noteChange, type ChangedValues } from './row-changes.ts';
import { bytesOf, countChange, rowBytes } from './row-counts.ts';
import { mediaOfRows } from './row-media.ts';
import { numberOfPosition } from './row-order.ts';
import { inCluster } from '../clusters/cluster-key.ts';

type Row = ResponseOf<'POST /api/clusters/:cluster_id/clusterRows'>;

/** Changes the cells that were sent. Optimistic locking: throws 409 if `expected` cells have other values by now. */
export async function editRow(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  rowId: number,
  input: CellInput & { tags?: string[] | null | undefined },
  expected: ChangedValues = {},
): Promise<Row> {
  const cells = { ...editedCells(input), ...(input.tags !== undefined && { tags: normalizedTags(input.tags) }) };
  return context.db.transaction().execute(async (trx) => {
    const cluster = await lockForRows(context, trx, viewer, clusterId);
    const unchanged = sql`cluster_id = cluster_id`;
    const changes = [
      unchanged,
      sql`edited_at = ${context.clock.now()}`,
      ...Object.entries(cells).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    ];
    const { rows } = await namedStatement(
      'edit-row',
      sql<Omit<Row, 'row_number' | keyof RowMedia> & { position: string; bytes_before: number } & Before>`
      with before as (
        select r.id, r.col_1_value, r.col_2_value, r.col_3_value, r.tags, ${bytesOf()} as bytes from cluster_rows r where r.id = ${rowId} and ${inCluster(cluster, 'r')})
      update cluster_rows r set ${sql.join(changes)} from before
      where ${inCluster(cluster, 'r')} and r.id = before.id
      returning r.id, r.cluster_id, r.position, r.col_1_value, r.col_2_value, r.col_3_value, coalesce(r.tags, '{}') as tags, before.bytes as bytes_before,
        before.col_1_value as before_1, before.col_2_value as before_2, before.col_3_value as before_3, before.tags as before_tags`,
    ).execute(trx);
    const found = rows[0];
    if (!found) throw notFound('The row');
    const { bytes_before, position, before_1, before_2, before_3, before_tags, ...edited } = found;
    const before = { col_1_value: before_1, col_2_value: before_2, col_3_value: before_3, tags: before_tags };
    const growth = rowBytes(edited) - bytes_before;
    if (growth !== 0) await countChange(context, trx, cluster, { rows: 0, bytes: growth });
    if (changedOnly(before, expected)) throw new Failure('conflict', message('history.changed_since'));
    const changed = changedOnly(before, cells);
    if (changed) await noteChange(context, trx, viewer, cluster, { rowId, kind: 'edited', ...changed });
    const media = await mediaOfRows(context, trx, cluster, [rowId]);
    return { ...edited, ...media(rowId), row_number: await numberOfPosition(trx, cluster, position) };
  });
}

/** A row's values as they were. */
interface Before {
  before_1: string | null;
  before_2: string | null;
  before_3: string | null;
  before_tags: string[] | null;
}

const FIELDS = ['col_1_value', 'col_2_value', 'col_3_value', 'tags'] as const;

/** Old and new values of an edit, without unchanged cells; null if there are none. */
export function changedOnly(
  before: ChangedValues,
  after: ChangedValues,
): { before: ChangedValues; after: ChangedValues } | null {
  const fields = FIELDS.filter((field) => field in after && String(after[field] ?? '') !== String(before[field] ?? ''));
  if (fields.length === 0) return null;
  const of = (values: ChangedValues) => Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));
  return { before: of(before), after: of(after) };
}
