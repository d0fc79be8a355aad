import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { route } from '../../http/contract-route.ts';
import { readHealth } from './read-health.ts';

/** How the product is, for the administrator. */
function healthRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /api/admin/health', () => readHealth(context));
}

export const health: Feature = { routes: healthRoutes };
