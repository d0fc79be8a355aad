import type { FastifyReply } from 'fastify';
import type { Speech } from '../../ports/speaker.ts';

/** The browser keeps what it heard for a day. */
export function sendSpeech(reply: FastifyReply, { mime, bytes }: Speech): FastifyReply {
  return reply.type(mime).header('cache-control', 'private, max-age=86400').send(bytes);
}
