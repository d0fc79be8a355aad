import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { message } from '@wordcluster/domain/messages/all';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context, Viewer } from '../../context.ts';
import { Failure } from '../../failure.ts';
import { reviewTaker } from '../reviews/take-reviews.ts';
import { toolsFor } from './tools.ts';

async function identified(request: FastifyRequest): Promise<Viewer> {
  const viewer = await request.identify();
  if (!viewer) throw new Failure('unauthenticated', message('request.not_logged_in'));
  return viewer;
}

/** The Model Context Protocol for assistants: one request, one answer, nothing is kept between them. */
export function assistantRoutes(app: FastifyInstance, context: Context): void {
  const takeReviews = reviewTaker(context);
  app.post('/mcp', async (request, reply) => {
    void reply.header('www-authenticate', 'Bearer');
    const viewer = await identified(request);
    void reply.removeHeader('www-authenticate');
    const server = toolsFor(context, viewer, takeReviews);
    // Without a generator of session ids there are no sessions.
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
