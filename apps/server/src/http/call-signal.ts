import type { FastifyRequest } from 'fastify';

/** Aborts when the caller goes away before the answer: outside services then stop working for nobody. */
export function callSignal(request: FastifyRequest): AbortSignal {
  const controller = new AbortController();
  request.raw.socket.once('close', () => controller.abort(new Error('The caller went away.')));
  return controller.signal;
}
