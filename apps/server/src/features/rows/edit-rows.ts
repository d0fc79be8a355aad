import type { BodyOf } from '@wordcluster/contract/types';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import { notFound } from '../../failure.ts';
import { inCluster } from '../clusters/cluster-key.ts';
import { editedCells, normalizedTags, type Cells } from './cell-values.ts';
import { changedOnly } from './edit-row.ts';
import { lockForRows } from './lock-cluster.ts';
import { noteChange, MAX_NOTED, type ChangedValues } from './row-changes.ts';
import { bytesOf, countChange, rowBytes } from './row-counts.ts';

type Edit = BodyOf<'PATCH /api/clusters/:cluster_id/clusterRows'>['edits'][number];

interface EditedRow extends Cells {
  id: number;
  tags: string[] | null;
}

interface Edited extends EditedRow {
  bytes_before: number;
  before: ChangedValues;
}

/** The sent cells and tags in their stored form; throws 422 if one is invalid. */
export const normalizedEdit = ({ row_id: _row, tags, ...cells }: Edit) => ({
  ...editedCells(cells),
  ...(tags !== undefined && { tags: normalizedTags(tags) }),
});

/** By their names in the statement; of a row named twice the last edit counts. */
function givenEdits(edits: readonly Edit[]): { row_id: number; cells: ReturnType<typeof normalizedEdit> }[] {
  const byRow = new Map(edits.map((edit) => [edit.row_id, normalizedEdit(edit)]));
  return [...byRow].map(([row_id, cells]) => ({ row_id, cells }));
}

/** Edits many rows in one transaction; returns those that exist. Throws 422 if a cell is invalid: then none changes. */
export async function editRows(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  edits: readonly Edit[],
): Promise<EditedRow[]> {
  const given = givenEdits(edits);
  return context.db.transaction().execute(async (trx) => {
    const cluster = await lockForRows(context, trx, viewer, clusterId);
    const cell = (column: 1 | 2 | 3) => {
      const field = `col_${column}_value`;
      return sql`${sql.ref(field)} = case when g.cells ? ${sql.lit(field)} then g.cells ->> ${sql.lit(field)} else ${sql.ref(`r.${field}`)} end`;
    };
    const { rows } = await sql<Edited>`
      with given as (
        select row_id, cells from json_to_recordset(${JSON.stringify(given)}::json) as g (row_id bigint, cells jsonb)),
      before as (
        select r.id, ${bytesOf()} as bytes, json_build_object('col_1_value', r.col_1_value, 'col_2_value', r.col_2_value,
          'col_3_value', r.col_3_value, 'tags', r.tags) as cells
        from cluster_rows r where ${inCluster(cluster, 'r')} and r.id in (select row_id from given))
      update cluster_rows r set edited_at = ${context.clock.now()}, ${sql.join([cell(1), cell(2), cell(3)])},
        tags = case when not g.cells ? 'tags' then r.tags
          when jsonb_typeof(g.cells -> 'tags') = 'array' then array(select jsonb_array_elements_text(g.cells -> 'tags')) end
      from given g join before b on b.id = g.row_id
      where ${inCluster(cluster, 'r')} and r.id = g.row_id
      returning r.id, r.col_1_value, r.col_2_value, r.col_3_value, r.tags, b.bytes as bytes_before, b.cells as before`.execute(
      trx,
    );
    if (rows.length === 0) throw notFound('The row');
    const growth = rows.reduce((sum, row) => sum + rowBytes(row) - row.bytes_before, 0);
    if (growth !== 0) await countChange(context, trx, cluster, { rows: 0, bytes: growth });
    const changed = rows.flatMap(({ id, before, bytes_before: _bytes, ...after }) => {
      const of = changedOnly(before, after);
      return of ? { rowId: id, kind: 'edited' as const, ...of } : [];
    });
    if (changed.length > MAX_NOTED) await noteChange(context, trx, viewer, cluster, { rowId: null, kind: 'many' });
    else for (const one of changed) await noteChange(context, trx, viewer, cluster, one);
    return rows;
  });
}
