import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { route } from '../../http/contract-route.ts';
import { changePreferences, getPreferences } from './preferences.ts';

function preferenceRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /api/user/preferences', ({ viewer }) => getPreferences(context, viewer));
  route(app, 'PATCH /api/user/preferences', ({ viewer, body }) => changePreferences(context, viewer, body));
}

export const preferences: Feature = { routes: preferenceRoutes };
