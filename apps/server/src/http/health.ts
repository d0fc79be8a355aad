import fp from 'fastify-plugin';
import { sql } from 'kysely';
import type { Context } from '../context.ts';

/** `/healthz`: the process answers. `/readyz`: the database answers too, and the server is not stopping. */
export const health = fp<{ context: Context; isStopping: () => boolean }>(
  async (app, { context, isStopping }) => {
    app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
    app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
      if (isStopping()) return reply.code(503).send({ status: 'stopping' });
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
