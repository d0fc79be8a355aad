import { networkOf } from '@wordcluster/domain/accounts/network';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/contract-route.ts';
import { allEvents, ownEvents } from './list-events.ts';

/** The audit log, for the person and for the administrator. */
export function auditRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /api/user/events', ({ viewer, query }) => ownEvents(context, viewer, query.page));
  route(app, 'GET /api/events', ({ viewer, query, request }) =>
    allEvents(context, viewer, query, networkOf(request.ip)),
  );
}
