import type { FastifyInstance } from 'fastify';
import type { Context, Viewer } from '../../context.ts';
import { DEADLINES } from '../../database/deadline.ts';
import { onOneDatabase, route } from '../../http/contract-route.ts';
import { addRow, addRowBatched } from './add-row.ts';
import { deleteRow, restoreRow } from './delete-row.ts';
import { deleteRows, restoreRows } from './delete-rows.ts';
import { editRow } from './edit-row.ts';
import { keyedQueue } from '../../keyed-queue.ts';
import { rowLists } from './list-rows.ts';
import { moveRow } from './move-row.ts';

const wantsMinimal = (prefer: unknown) => typeof prefer === 'string' && /\breturn=minimal\b/.test(prefer);

export function rowRoutes(app: FastifyInstance, context: Context): void {
  const queue = keyedQueue(1, DEADLINES.calls);
  // Also by person: a stranger's calls must not stand before the owner's.
  const change = <Answer>(viewer: Viewer, clusterId: number, work: () => Promise<Answer>) =>
    queue(`${viewer.id} ${clusterId}`, work);
  const lists = rowLists(context);
  route(
    app,
    'GET /api/clusters/:cluster_id/clusterRows',
    ({ viewer, params }) => lists.ofViewer(viewer, params.cluster_id),
    onOneDatabase(context, lists.ofToken),
  );
  route(
    app,
    'POST /api/clusters/:cluster_id/clusterRows',
    ({ viewer, params, body }) =>
      change(viewer, params.cluster_id, () => addRow(context, viewer, params.cluster_id, body)),
    onOneDatabase(context, addRowBatched(context)),
  );
  route(
    app,
    'PATCH /api/clusters/:cluster_id/clusterRows/:row_id',
    async ({ viewer, params, body, request, reply }) => {
      const { cluster_id, row_id } = params;
      if (!('row_number' in body))
        return change(viewer, cluster_id, () => editRow(context, viewer, cluster_id, row_id, body));
      const { row_number } = body;
      const moved = await change(viewer, cluster_id, () => moveRow(context, viewer, cluster_id, row_id, row_number));
      if (!wantsMinimal(request.headers.prefer)) return lists.ofViewer(viewer, cluster_id);
      void reply.header('preference-applied', 'return=minimal');
      return moved;
    },
  );
  route(app, 'DELETE /api/clusters/:cluster_id/clusterRows/:row_id', async ({ viewer, params }) => {
    await change(viewer, params.cluster_id, () => deleteRow(context, viewer, params.cluster_id, params.row_id));
    return {};
  });
  route(app, 'POST /api/clusters/:cluster_id/clusterRows/:row_id/restore', ({ viewer, params }) =>
    change(viewer, params.cluster_id, () => restoreRow(context, viewer, params.cluster_id, params.row_id)),
  );
  route(app, 'POST /api/clusters/:cluster_id/clusterRows/delete', async ({ viewer, params, body }) => ({
    deleted: await change(viewer, params.cluster_id, () =>
      deleteRows(context, viewer, params.cluster_id, body.row_ids),
    ),
  }));
  route(app, 'POST /api/clusters/:cluster_id/clusterRows/restore', async ({ viewer, params, body }) => ({
    restored: await change(viewer, params.cluster_id, () =>
      restoreRows(context, viewer, params.cluster_id, body.row_ids),
    ),
  }));
}
