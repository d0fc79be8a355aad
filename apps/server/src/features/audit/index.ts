import { networkOf } from '@wordcluster/domain/accounts/network';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { DAY, type Feature } from '../../feature.ts';
import { route } from '../../http/contract-route.ts';
import { allEvents, ownEvents } from './list-events.ts';
import { sql } from 'kysely';

/** The audit log, for the person and for the administrator. */
function auditRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /api/user/events', ({ viewer, query }) => ownEvents(context, viewer, query.page));
  route(app, 'GET /api/events', ({ viewer, query, request }) =>
    allEvents(context, viewer, query, networkOf(request.ip)),
  );
}

export const audit: Feature = {
  routes: auditRoutes,
  cleanUp: [({ db }, ago) => sql`delete from audit_events where at < ${ago(365 * DAY)}`.execute(db)],
};
