import { message } from '@wordcluster/domain/messages/all';
import fp from 'fastify-plugin';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { Failure } from '../failure.ts';

/**
 * `/healthz`: the process answers. `/readyz`: the database answers too, and the server is not stopping. While it stops, calls that come
 * on connections which are still open are told to come again: by then others have taken its place.
 */
export const health = fp<{ context: Context }>(
  async (app, { context }) => {
    let stopping = false;
    app.addHook('preClose', (done) => {
      stopping = true;
      done();
    });
    app.addHook('onRequest', (request, _reply, done) => {
      const isProbe = request.url === '/healthz' || request.url === '/readyz';
      if (!stopping || isProbe) return done();
      return done(new Failure('unavailable', message('server.busy'), { retryAfter: 2 }));
    });
    app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
    app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
      if (stopping) return reply.code(503).send({ status: 'stopping' });
      try {
        await sql`select 1`.execute(context.db);
        return { status: 'ok' };
      } catch {
        return reply.code(503).send({ status: 'database unavailable' });
      }
    });
  },
  { name: 'health' },
);
