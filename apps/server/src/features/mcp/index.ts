import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { message } from '@wordcluster/domain/messages/all';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context, Viewer } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { Failure } from '../../failure.ts';
import { bearerOf } from '../../http/authentication.ts';
import { bearerChallenge } from '../oauth/metadata.ts';
import { recordReviews } from '../reviews/record-reviews.ts';
import { toolsFor } from './tools.ts';

async function identified(request: FastifyRequest): Promise<Viewer> {
  const viewer = await request.identify();
  if (!viewer) throw new Failure('unauthenticated', message('request.not_logged_in'));
  return viewer;
}

/** The Model Context Protocol for assistants, stateless: one request, one response. */
function assistantRoutes(app: FastifyInstance, context: Context): void {
  const takeReviews = recordReviews(context);
  app.post('/mcp', { config: { checksCaller: true, forAssistants: true } }, async (request, reply) => {
    void reply.header('www-authenticate', bearerChallenge(context.config, bearerOf(request) !== null));
    const viewer = await identified(request);
    void reply.removeHeader('www-authenticate');
    // Batches left the protocol with version 2025-06-18: a request is one call.
    if (Array.isArray(request.body)) throw new Failure('malformed', message('request.no_lists'));
    const server = toolsFor(context, viewer, takeReviews);
    // Without a session id generator there are no sessions.
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
    reply.raw.once('close', () => {
      server.close().catch((error: unknown) => context.log.warn({ err: error }, 'an assistant was not let go'));
    });
    await server.connect(transport);
    void reply.hijack();
    await transport.handleRequest(request.raw, reply.raw, request.body);
  });
  for (const method of ['GET', 'DELETE'] as const)
    app.route({
      method,
      url: '/mcp',
      handler: async (_request, reply) => {
        void reply.header('allow', 'POST');
        return reply.code(405).send({ error: new Failure('malformed', message('request.no_such_address')).message });
      },
    });
}

export const mcp: Feature = { routes: assistantRoutes };
