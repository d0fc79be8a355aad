import { message } from '@wordcluster/domain/messages/all';
import fp from 'fastify-plugin';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { Failure } from '../failure.ts';

/**
 * `/healthz` is the liveness probe: the process responds. `/readyz` is the readiness probe: the database responds too,
 * and the server is not stopping. While it stops, calls on open connections get a 503 with Retry-After: by then other
 * servers have replaced it.
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
