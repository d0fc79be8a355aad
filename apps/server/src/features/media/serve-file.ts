import { message } from '@wordcluster/domain/messages/all';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSignedAddress } from '../../access/signed-address.ts';
import type { Context } from '../../context.ts';
import { Failure, notFound } from '../../failure.ts';
import { mediaPath } from '../rows/row-media.ts';
import { withStorage } from './store-file.ts';

interface Asked {
  params: { owner_id: number; hash: string };
  query: { expires: string; signature: string };
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The part of a file that a player asks for (Safari asks for nothing else); null for all of it or what is no part. */
function partOf(range: string | undefined, size: number): { from: number; to: number } | null {
  const asked = /^bytes=(\d{1,10})-(\d{0,10})$/.exec(range ?? '');
  if (!asked) return null;
  const from = Number(asked[1]);
  const to = asked[2] ? Math.min(Number(asked[2]), size - 1) : size - 1;
  return from <= to ? { from, to } : null;
}

/** A picture or recording behind an address that was signed. What it may be is said strictly: it is somebody else's file. */
export async function serveFile(context: Context, { params, query, request, reply }: Asked): Promise<FastifyReply> {
  const { owner_id: ownerId, hash } = params;
  // Exactly as for what does not exist: nobody learns which files there are.
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
    // The address changes with the content: what was fetched once stays right.
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
