import { buffer } from 'node:stream/consumers';
import { PICTURE_BYTES, SOUND_BYTES, type MediaSlot } from '@wordcluster/domain/clusters/media';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { throttle } from '../../access/throttle.ts';
import type { Context, Viewer } from '../../context.ts';
import { DAY, type Feature } from '../../feature.ts';
import { callSignal, route } from '../../http/contract-route.ts';
import { receiveUpload, uploadRoutes } from '../../http/receive-upload.ts';
import { assertRow, removeMedia, restoreMedia, setMedia, type Target } from './change-media.ts';
import { mediaFile, tooLarge } from './store-file.ts';
import { serveFile } from './serve-file.ts';
import { collectOrphans } from './gc-orphans.ts';
import { deleteDeletedRows } from './purge-deleted.ts';

/** Each picture is unpacked and made anew. */
const SENT = { times: 120, seconds: 60 };

const target = (params: { cluster_id: number; row_id: number }, slot: MediaSlot): Target => ({
  clusterId: params.cluster_id,
  rowId: params.row_id,
  slot,
});

/** Pictures and recordings of rows over HTTP. */
async function mediaRoutes(app: FastifyInstance, context: Context): Promise<void> {
  async function take(viewer: Viewer, place: Target, request: FastifyRequest, signal: AbortSignal) {
    await assertRow(context, viewer, place);
    await throttle(context, `media:${viewer.id}`, SENT);
    const bytes = place.slot === 0 ? PICTURE_BYTES : SOUND_BYTES;
    const { content } = await receiveUpload(request, {
      field: 'media_file',
      bytes,
      tooLarge: tooLarge(bytes).reason,
    });
    const sent = await buffer(content);
    return setMedia(context, viewer, place, await mediaFile(place.slot, sent, { id: viewer.id, signal }));
  }

  await uploadRoutes(app, (uploads) => {
    route(
      uploads,
      'POST /api/clusters/:cluster_id/clusterRows/:row_id/picture',
      async ({ viewer, params, request, reply }) => take(viewer, target(params, 0), request, callSignal(reply)),
    );
    route(
      uploads,
      'POST /api/clusters/:cluster_id/clusterRows/:row_id/sound/:column',
      async ({ viewer, params, request, reply }) =>
        take(viewer, target(params, params.column), request, callSignal(reply)),
    );
  });
  route(app, 'DELETE /api/clusters/:cluster_id/clusterRows/:row_id/picture', ({ viewer, params }) =>
    removeMedia(context, viewer, target(params, 0)),
  );
  route(app, 'DELETE /api/clusters/:cluster_id/clusterRows/:row_id/sound/:column', ({ viewer, params }) =>
    removeMedia(context, viewer, target(params, params.column)),
  );
  route(app, 'POST /api/clusters/:cluster_id/clusterRows/:row_id/picture/restore', ({ viewer, params }) =>
    restoreMedia(context, viewer, target(params, 0)),
  );
  route(app, 'POST /api/clusters/:cluster_id/clusterRows/:row_id/sound/:column/restore', ({ viewer, params }) =>
    restoreMedia(context, viewer, target(params, params.column)),
  );
  route(app, 'GET /api/media/:owner_id/:hash', (call) => serveFile(context, call));
}

export const media: Feature = {
  routes: mediaRoutes,
  // Files last: they are looked at once nothing names them any more.
  cleanUp: [({ db }, ago) => deleteDeletedRows(db, ago(DAY)), (context) => collectOrphans(context)],
};
