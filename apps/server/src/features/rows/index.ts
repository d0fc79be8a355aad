import { trimRetained } from './retained-bytes.ts';
import { storedBytes } from './stored-bytes.ts';
import type { FastifyInstance } from 'fastify';
import type { Context, Viewer } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { DEADLINES } from '../../database/deadline.ts';
import { route } from '../../http/contract-route.ts';
import { addOwnRow, addRow } from './add-row.ts';
import { deleteRow, restoreRow } from './delete-row.ts';
import { deleteRows, restoreRows } from './delete-rows.ts';
import { editRow } from './edit-row.ts';
import { editRows } from './edit-rows.ts';
import { keyedQueue } from '../../keyed-queue.ts';
import { rowLists } from './list-rows.ts';
import { moveRow } from './move-row.ts';

const wantsMinimal = (prefer: unknown) => typeof prefer === 'string' && /\breturn=minimal\b/.test(prefer);

function rowRoutes(app: FastifyInstance, context: Context): void {
  const queue = keyedQueue(1, DEADLINES.calls);
  // Queue per user too: a stranger's calls must not delay the owner's.
  const change = <Answer>(viewer: Viewer, clusterId: number, work: () => Promise<Answer>) =>
    queue(`${viewer.id} ${clusterId}`, work);
  const lists = rowLists(context);
  route(
    app,
    'GET /api/clusters/:cluster_id/clusterRows',
    ({ viewer, params }) => lists.ofViewer(viewer, params.cluster_id),
    lists.ofToken,
  );
  route(
    app,
    'POST /api/clusters/:cluster_id/clusterRows',
    ({ viewer, params, body }) =>
      change(viewer, params.cluster_id, () => addRow(context, viewer, params.cluster_id, body)),
    addOwnRow(context, queue),
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
  route(app, 'PATCH /api/clusters/:cluster_id/clusterRows', async ({ viewer, params, body }) => ({
    changed: await change(viewer, params.cluster_id, async () => {
      const edited = await editRows(context, viewer, params.cluster_id, body.edits);
      return edited.length;
    }),
  }));
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
  route(app, 'GET /api/user/storage', ({ viewer }) => storedBytes(context, viewer));
}

export const rows: Feature = { routes: rowRoutes, cleanUp: [trimRetained] };
