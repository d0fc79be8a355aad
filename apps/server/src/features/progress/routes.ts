import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/contract-route.ts';
import { getParameters } from './get-parameters.ts';
import { getProgress } from './get-progress.ts';

/** What a person has learned, and how their memory is measured. */
export function progressRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /api/progress', ({ viewer }) => getProgress(context, viewer));
  route(app, 'GET /api/reviews/parameters', ({ viewer }) => getParameters(context, viewer));
}
