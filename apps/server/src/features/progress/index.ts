import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { route } from '../../http/contract-route.ts';
import { getAgain } from './get-again.ts';
import { getParameters } from './get-parameters.ts';
import { getProgress } from './get-progress.ts';
import { startFitJob } from './fit/fit-job.ts';

/** What a person has learned, and how their memory is measured. */
function progressRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /api/progress', ({ viewer }) => getProgress(context, viewer));
  route(app, 'GET /api/reviews/again', ({ viewer }) => getAgain(context, viewer));
  route(app, 'GET /api/reviews/parameters', ({ viewer }) => getParameters(context, viewer));
}

export const progress: Feature = {
  routes: progressRoutes,
  jobs: [startFitJob],
};
