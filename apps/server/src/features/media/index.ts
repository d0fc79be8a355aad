import { buffer } from 'node:stream/consumers';
import { PICTURE_BYTES, SOUND_BYTES, type MediaSlot } from '@wordcluster/domain/clusters/media';
import type { FastifyInstance, FastifyRequest, FastifyReply } from 'fastify';
import { throttle } from '../../access/throttle.ts';
import type { Context, Viewer } from '../../context.ts';
import { DAY, type Feature } from '../../feature.ts';
import { callSignal, route } from '../../http/contract-route.ts';
import { receiveUpload, uploadRoutes } from '../../http/receive-upload.ts';
import { assertRow, removeMedia, restoreMedia, setMedia, type Target } from './change-media.ts';
import { mediaFile, tooLarge, withStorage } from './store-file.ts';
import { collectOrphans } from './gc-orphans.ts';
import { deleteDeletedRows } from './purge-deleted.ts';
import { message } from '@wordcluster/domain/messages/all';
import { isSignedAddress } from '../../access/signed-address.ts';
import { Failure, notFound } from '../../failure.ts';
import { mediaPath } from '../rows/row-media.ts';

interface MediaRequest {
  params: { owner_id: number; hash: string };
  query: { expires: string; signature: string };
  request: FastifyRequest;
  reply: FastifyReply;
}

/** HTTP range of a file (Safari's player always requests one); null for all of it or an invalid range. */
function partOf(range: string | undefined, size: number): { from: number; to: number } | null {
  const match = /^bytes=(\d{1,10})-(\d{0,10})$/.exec(range ?? '');
  if (!match) return null;
  const from = Number(match[1]);
  const to = match[2] ? Math.min(Number(match[2]), size - 1) : size - 1;
  return from <= to ? { from, to } : null;
}

/** A picture or recording at a signed address. Strict headers: it is another user's file. */
async function serveFile(context: Context, { params, query, request, reply }: MediaRequest): Promise<FastifyReply> {
  const { owner_id: ownerId, hash } = params;
  // The same response as for a missing file, so that existing files cannot be probed.
  if (!(await isSignedAddress(context, mediaPath(ownerId, hash), query))) throw notFound('The picture or recording');
  const file = await context.db
    .selectFrom('media_files')
    .select('type')
    .where('user_id', '=', ownerId)
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (!file) throw notFound('The picture or recording');
  const etag = `"${hash}"`;
  void reply.headers({
    // The address changes with the content: cached responses stay valid.
    'cache-control': 'private, max-age=604800, immutable',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'content-disposition': 'inline',
    'accept-ranges': 'bytes',
    etag,
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const content = await withStorage(() => context.mediaStore.get({ ownerId, hash }));
  if (!content) {
    context.log.error({ owner: ownerId, hash }, 'a picture or recording is not where it was put');
    throw new Failure('unavailable', message('media.away'));
  }
  void reply.header('content-type', file.type);
  const part = partOf(request.headers.range, content.length);
  if (!part) return reply.send(content);
  return reply
    .code(206)
    .header('content-range', `bytes ${part.from}-${part.to}/${content.length}`)
    .send(content.subarray(part.from, part.to + 1));
}

/** Each picture is unpacked and made anew. */
const SENT = { times: 120, seconds: 60 };

const targetOf = (params: { cluster_id: number; row_id: number }, slot: MediaSlot): Target => ({
  clusterId: params.cluster_id,
  rowId: params.row_id,
  slot,
});

/** Pictures and recordings of rows over HTTP. */
async function mediaRoutes(app: FastifyInstance, context: Context): Promise<void> {
  async function take(viewer: Viewer, target: Target, request: FastifyRequest, signal: AbortSignal) {
    await assertRow(context, viewer, target);
    await throttle(context, `media:${viewer.id}`, SENT);
    const bytes = target.slot === 0 ? PICTURE_BYTES : SOUND_BYTES;
    const { content } = await receiveUpload(request, {
      field: 'media_file',
      bytes,
      tooLarge: tooLarge(bytes).reason,
    });
    const sent = await buffer(content);
    return setMedia(context, viewer, target, await mediaFile(target.slot, sent, { id: viewer.id, signal }));
  }

  await uploadRoutes(app, (uploads) => {
    route(
      uploads,
      'POST /api/clusters/:cluster_id/clusterRows/:row_id/picture',
      async ({ viewer, params, request, reply }) => take(viewer, targetOf(params, 0), request, callSignal(reply)),
    );
    route(
      uploads,
      'POST /api/clusters/:cluster_id/clusterRows/:row_id/sound/:column',
      async ({ viewer, params, request, reply }) =>
        take(viewer, targetOf(params, params.column), request, callSignal(reply)),
    );
  });
  route(app, 'DELETE /api/clusters/:cluster_id/clusterRows/:row_id/picture', ({ viewer, params }) =>
    removeMedia(context, viewer, targetOf(params, 0)),
  );
  route(app, 'DELETE /api/clusters/:cluster_id/clusterRows/:row_id/sound/:column', ({ viewer, params }) =>
    removeMedia(context, viewer, targetOf(params, params.column)),
  );
  route(app, 'POST /api/clusters/:cluster_id/clusterRows/:row_id/picture/restore', ({ viewer, params }) =>
    restoreMedia(context, viewer, targetOf(params, 0)),
  );
  route(app, 'POST /api/clusters/:cluster_id/clusterRows/:row_id/sound/:column/restore', ({ viewer, params }) =>
    restoreMedia(context, viewer, targetOf(params, params.column)),
  );
  route(app, 'GET /api/media/:owner_id/:hash', (call) => serveFile(context, call));
}

export const media: Feature = {
  routes: mediaRoutes,
  // Files last: they are checked after their last reference is deleted.
  cleanUp: [({ db }, ago) => deleteDeletedRows(db, ago(DAY)), (context) => collectOrphans(context)],
};
