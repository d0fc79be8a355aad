import type { FastifyReply } from 'fastify';

/** Aborts when the caller goes away before the whole answer was sent: outside services then stop working for nobody. */
export function callSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort(new Error('The caller went away.'));
  });
  return controller.signal;
}
