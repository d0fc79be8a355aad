import { message } from '@wordcluster/domain/messages/all';
import { answerMessage } from '../../http/response-messages.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '../../context.ts';
import { DAY, type Feature } from '../../feature.ts';
import { callSignal, route } from '../../http/contract-route.ts';
import { uploadRoutes } from '../../http/receive-upload.ts';
import { throttle } from '../../access/throttle.ts';
import { assertWritable } from '../clusters/policy.ts';
import { exportCluster, exportClusters, exportLink } from './export/export-cluster.ts';
import { receiveAnyFile, receiveFile } from './receive-file.ts';
import { listSnapshots, restoreSnapshot } from './snapshots.ts';
import { cancelImport, rereadImport, stageImport, stagePasted } from './staging/stage-import.ts';
import { analyzeAfterImport } from './analyze-tables.ts';
import { startImport } from './start-import.ts';
import { startWords } from './words/start-words.ts';
import { rereadWords, uploadWords } from './words/upload-words.ts';
import { startImportReaders } from './worker/import-readers.ts';
import { copyRows } from './copy-rows.ts';
import { sql } from 'kysely';
import { deleteExpiredSnapshots } from './snapshots.ts';
import { deleteExpiredStaged } from './staging/repository.ts';
import { removeAbandonedFiles } from './staging/temporary-file.ts';

/** Each file that is read costs the processor and the disk: an exception to what ordinary calls may. */
const STAGING = { times: 60, seconds: 60 };

/** Import and export over HTTP. Only these routes understand multipart bodies. */
async function transferRoutes(app: FastifyInstance, serverContext: Context): Promise<void> {
  const readers = startImportReaders();
  const context = { ...serverContext, db: serverContext.longRunning, readers };
  app.addHook('onClose', () => readers.stop());

  await uploadRoutes(app, (uploads) => {
    route(uploads, 'POST /api/clusters/:cluster_id/upload-import', async ({ viewer, params, request }) => {
      await assertWritable(context, viewer, params.cluster_id);
      await throttle(context, `staging:${viewer.id}`, STAGING);
      return stageImport(context, viewer, params.cluster_id, await receiveFile(request));
    });
    route(uploads, 'POST /api/upload-import', async ({ viewer, query, request }) => {
      await throttle(context, `staging:${viewer.id}`, STAGING);
      return uploadWords(context, viewer, await receiveAnyFile(request), query.cluster_id);
    });
  });
  const send = (reply: FastifyReply, file: Awaited<ReturnType<typeof exportClusters>>) =>
    reply
      .header('content-type', file.type)
      .header('content-disposition', file.disposition)
      .header('cache-control', 'private, no-store')
      .send(file.content);
  route(app, 'GET /api/clusters/:cluster_id/export', async ({ params, query, reply }) =>
    send(reply, await exportCluster(context, params.cluster_id, query)),
  );
  route(app, 'POST /api/clusters/:cluster_id/clusterRows/copy', async ({ viewer, params, body }) => ({
    row_ids: await copyRows(context, viewer, {
      rowIds: body.row_ids,
      from: params.cluster_id,
      to: body.to_cluster_id,
      move: body.move ?? false,
    }),
  }));
  route(app, 'POST /api/export', ({ viewer, body }) => exportLink(context, viewer, body));
  route(app, 'GET /api/export/:cluster_ids', async ({ params, query, reply }) =>
    send(reply, await exportClusters(context, params.cluster_ids, query)),
  );
  route(app, 'POST /api/clusters/:cluster_id/upload-import/reread', async ({ viewer, params, body }) => {
    await throttle(context, `staging:${viewer.id}`, STAGING);
    return rereadImport(context, viewer, params.cluster_id, body);
  });
  route(app, 'POST /api/upload-import/reread', async ({ viewer, body }) => {
    await throttle(context, `staging:${viewer.id}`, STAGING);
    return rereadWords(context, viewer, body);
  });
  route(app, 'DELETE /api/clusters/:cluster_id/upload-import', async ({ viewer, params }) => {
    await cancelImport(context, viewer, params.cluster_id);
    return answerMessage(message('import.cancelled'));
  });
  route(app, 'POST /api/clusters/:cluster_id/paste-import', async ({ viewer, params, body }) => {
    await throttle(context, `staging:${viewer.id}`, STAGING);
    return stagePasted(context, viewer, params.cluster_id, body);
  });
  route(app, 'POST /api/clusters/:cluster_id/start-import', async ({ viewer, params, body }) => {
    const done = await startImport(context, viewer, params.cluster_id, body);
    await analyzeAfterImport(context, done.imported_rows);
    return done;
  });
  route(app, 'POST /api/start-import', async ({ viewer, body, reply }) => {
    await throttle(context, `staging:${viewer.id}`, STAGING);
    const done = await startWords(context, viewer, body, callSignal(reply));
    await analyzeAfterImport(context, done.imported_rows + done.imported_reviews);
    return done;
  });
  route(app, 'GET /api/clusters/:cluster_id/snapshots', ({ viewer, params }) =>
    listSnapshots(context, viewer, params.cluster_id),
  );
  route(app, 'POST /api/clusters/:cluster_id/snapshots/:snapshot_id/restore', ({ viewer, params }) =>
    restoreSnapshot(context, viewer, params.cluster_id, params.snapshot_id),
  );
}

export const transfer: Feature = {
  routes: transferRoutes,
  start: removeAbandonedFiles,
  cleanUp: [
    ({ db }, ago) => deleteExpiredStaged(db, ago(0)),
    ({ db }, ago) => sql`delete from word_batches where created_at < ${ago(DAY)}`.execute(db),
    ({ db }, ago) => deleteExpiredSnapshots(db, ago(0)),
  ],
};
