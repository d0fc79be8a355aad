import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { route } from '../../http/contract-route.ts';
import { knownWords } from './known-words.ts';

const compress = promisify(gzip);

/** Known words of a language, for readers and dictionaries in other origins: they send a token, cookies are ignored. */
async function knownRoutes(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      void reply.headers({
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'authorization, if-none-match',
        'access-control-expose-headers': 'etag',
      });
    });
    scope.options('/api/known', { config: { withoutAntiForgery: true } }, async (_request, reply) =>
      reply.code(204).send(),
    );
    route(scope, 'GET /api/known', async ({ viewer, query, request, reply }) => {
      const { etag, read } = await knownWords(context, viewer, query.language);
      void reply.headers({ 'cache-control': 'private, no-cache', vary: 'accept-encoding, authorization', etag });
      if (request.headers['if-none-match']?.replace(/^W\//, '') === etag) return reply.code(304).send();
      const body = await read();
      void reply.type('application/x-ndjson; charset=utf-8');
      if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(body);
      return reply.header('content-encoding', 'gzip').send(await compress(body, { level: 1 }));
    });
  });
}

export const known: Feature = { routes: knownRoutes };
