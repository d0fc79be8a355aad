import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { route } from '../../http/contract-route.ts';
import { forgetPausedTest, keepPausedTest, pausedTest } from './paused-test.ts';

/** The practice test runs in the browser; the server keeps one that is paused for the person's other devices. */
function practiceRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /api/practice/paused-test', ({ viewer }) => pausedTest(context, viewer));
  route(app, 'PUT /api/practice/paused-test', ({ viewer, body }) => keepPausedTest(context, viewer, body.test));
  route(app, 'DELETE /api/practice/paused-test', ({ viewer }) => forgetPausedTest(context, viewer));
}

export const practice: Feature = { routes: practiceRoutes };
